import Documents
import QuartzCore

/// Views that hold others.
extension ObjectMaker {
  static let scrollSettings: [Setting<UIScrollView>] = [
    .flag("scrollEnabled", \.isScrollEnabled), .flag("bounces", \.bounces),
    .flag("alwaysBounceVertical", \.alwaysBounceVertical),
    .flag("alwaysBounceHorizontal", \.alwaysBounceHorizontal),
    .flag("pagingEnabled", \.isPagingEnabled),
    .flag("directionalLockEnabled", \.isDirectionalLockEnabled),
    .flag("bouncesZoom", \.bouncesZoom), .flag("delaysContentTouches", \.delaysContentTouches),
    .flag("canCancelContentTouches", \.canCancelContentTouches),
    .flag("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator),
    .flag("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator),
    .number("minimumZoomScale", \.minimumZoomScale),
    .number("maximumZoomScale", \.maximumZoomScale), .insets("contentInset", \.contentInset),
    .word(
      "indicatorStyle", \.indicatorStyle,
      ["default": .default, "black": .black, "white": .white]),
    .word(
      "keyboardDismissMode", \.keyboardDismissMode,
      [
        "none": .none, "onDrag": .onDrag, "interactive": .interactive,
        "onDragWithAccessory": .onDrag, "interactiveWithAccessory": .interactive,
      ]),
    .word(
      "contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior,
      [
        "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never,
        "always": .always,
      ]),
    Setting { scroll, element, _ in
      if let size = element.size("contentSize") { scroll.contentSize = size }
    },
  ]

  func fillStack(_ stack: UIStackView, _ element: Element) {
    apply(Self.stackSettings, to: stack, element)
    for child in element.list("subviews") {
      guard let view = makeView(child) else { continue }
      if child.isInstalled { stack.addArrangedSubview(view) } else { uninstalled.append(view) }
    }
  }

  private static let stackSettings: [Setting<UIStackView>] = [
    .word("axis", \.axis, ["horizontal": .horizontal, "vertical": .vertical]),
    .word(
      "distribution", \.distribution,
      [
        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
        "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
      ]),
    .word(
      "alignment", \.alignment,
      [
        "fill": .fill, "leading": .leading, "top": .top, "center": .center,
        "trailing": .trailing, "bottom": .bottom, "firstBaseline": .firstBaseline,
        "lastBaseline": .lastBaseline,
      ]),
    .number("spacing", \.spacing),
    .flag("baselineRelativeArrangement", \.isBaselineRelativeArrangement),
    .flag("layoutMarginsRelativeArrangement", \.isLayoutMarginsRelativeArrangement),
    Setting { stack, element, _ in
      // A document says what the system's distance is called.
      if element["spacingType"] == "standard" { stack.spacing = 8 }
    },
  ]

  func fillEffect(_ view: UIVisualEffectView, _ element: Element) {
    if let blur = element.child("blurEffect")
      ?? element.child("vibrancyEffect")?.child("blurEffect")
    {
      let effect = UIBlurEffect(style: Self.blurs[blur["style"] ?? ""] ?? .light)
      view.effect =
        element.child("vibrancyEffect") == nil ? effect : UIVibrancyEffect(blurEffect: effect)
    }
    guard let content = element.value("contentView") else { return }
    _ = make(content, is: view.contentView)
  }

  private static let blurs: [String: UIBlurEffect.Style] = {
    var all: [String: UIBlurEffect.Style] = [:]
    for style in UIBlurEffect.Style.allCases { all["\(style)"] = style }
    return all
  }()
}
