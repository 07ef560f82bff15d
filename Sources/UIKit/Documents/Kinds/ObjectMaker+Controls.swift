import Documents
import QuartzCore

extension ObjectMaker {
  static let controlSettings: [Setting<UIControl>] = [
    .flag("enabled", \.isEnabled), .flag("selected", \.isSelected),
    .flag("highlighted", \.isHighlighted),
    .word(
      "contentHorizontalAlignment", \.contentHorizontalAlignment,
      [
        "left": .left, "center": .center, "right": .right, "fill": .fill, "leading": .leading,
        "trailing": .trailing,
      ]),
    .word(
      "contentVerticalAlignment", \.contentVerticalAlignment,
      ["top": .top, "center": .center, "bottom": .bottom, "fill": .fill]),
  ]

  /// Controls and indicators that show a value.
  func fillValues(_ view: UIView, _ element: Element) {
    switch view {
    case let view as UISwitch: apply(Self.switchSettings, to: view, element)
    case let view as UISlider: apply(Self.sliderSettings, to: view, element)
    case let view as UIStepper: apply(Self.stepperSettings, to: view, element)
    case let view as UIPageControl: apply(Self.pageSettings, to: view, element)
    case let view as UIProgressView: apply(Self.progressSettings, to: view, element)
    case let view as UISegmentedControl: fillSegments(view, element)
    case let view as UIActivityIndicatorView: fillIndicator(view, element)
    default: break
    }
  }

  private static let switchSettings: [Setting<UISwitch>] = [
    .colour("onTintColor", \.onTintColor), .colour("thumbTintColor", \.thumbTintColor),
    // Without a word it is off; documents say `on="YES"` of one that is on.
    .flag("on", \.isOn),
  ]
  private static let sliderSettings: [Setting<UISlider>] = [
    .number("minValue", \.minimumValue), .number("maxValue", \.maximumValue),
    .number("value", \.value), .flag("continuous", \.isContinuous),
    .colour("minimumTrackTintColor", \.minimumTrackTintColor),
    .colour("maximumTrackTintColor", \.maximumTrackTintColor),
    .colour("thumbTintColor", \.thumbTintColor),
  ]
  private static let stepperSettings: [Setting<UIStepper>] = [
    .number("minimumValue", \.minimumValue), .number("maximumValue", \.maximumValue),
    .number("value", \.value), .number("stepValue", \.stepValue), .flag("wraps", \.wraps),
    .flag("autorepeat", \.autorepeat), .flag("continuous", \.isContinuous),
  ]
  private static let pageSettings: [Setting<UIPageControl>] = [
    .integer("numberOfPages", \.numberOfPages), .integer("currentPage", \.currentPage),
    .flag("hidesForSinglePage", \.hidesForSinglePage),
    .colour("pageIndicatorTintColor", \.pageIndicatorTintColor),
    .colour("currentPageIndicatorTintColor", \.currentPageIndicatorTintColor),
  ]
  private static let progressSettings: [Setting<UIProgressView>] = [
    .word("progressViewStyle", \.progressViewStyle, ["default": .default, "bar": .bar]),
    .number("progress", \.progress), .colour("progressTintColor", \.progressTintColor),
    .colour("trackTintColor", \.trackTintColor),
  ]

  private func fillSegments(_ view: UISegmentedControl, _ element: Element) {
    for (number, segment) in element.list("segments").enumerated() {
      if let image = image("image", of: segment) {
        view.insertSegment(with: image, at: number, animated: false)
      } else {
        view.insertSegment(withTitle: segment.string("title"), at: number, animated: false)
      }
      if let width = segment.length("width") { view.setWidth(width, forSegmentAt: number) }
      if segment.flag("enabled") == false { view.setEnabled(false, forSegmentAt: number) }
    }
    if let number = element.integer("selectedSegmentIndex") { view.selectedSegmentIndex = number }
    if let isMomentary = element.flag("momentary") { view.isMomentary = isMomentary }
    if let colour = readColour(element.value("selectedSegmentTintColor")) {
      view.selectedSegmentTintColor = colour
    }
  }

  private func fillIndicator(_ view: UIActivityIndicatorView, _ element: Element) {
    switch element["style"] {
    case "large", "whiteLarge": view.style = .large
    default: view.style = .medium
    }
    if element["style"]?.hasPrefix("white") == true { view.color = .white }
    if let colour = readColour(element.value("color")) { view.color = colour }
    view.hidesWhenStopped = element.flag("hidesWhenStopped") ?? false
    if element.flag("animating") == true { view.startAnimating() }
  }
}
