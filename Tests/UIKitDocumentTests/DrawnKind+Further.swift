import Foundation
import UIKit

/// More of each kind: the values that documents of ten years set most often.
extension DrawnKind {
  static let further: [DrawnKind] = labels + fields + buttons + values + places

  private static func of<View: UIView>(
    _ name: String, _ attributes: String, _ inside: String = "", label: String,
    _ make: @escaping @MainActor @Sendable () -> View,
    _ set: @escaping @MainActor @Sendable (View) -> Void
  ) -> DrawnKind {
    DrawnKind(name, attributes, inside, label: label) {
      let view = make()
      set(view)
      return view
    }
  }

  private static func label(
    _ label: String, _ attributes: String, _ inside: String = "",
    _ set: @escaping @MainActor @Sendable (UILabel) -> Void
  ) -> DrawnKind {
    of("label", "text=\"Some words\" " + attributes, inside, label: label, { UILabel() }) {
      $0.text = "Some words"
      set($0)
    }
  }

  private static let labels: [DrawnKind] = [
    label("right", "textAlignment=\"right\"") { $0.textAlignment = .right },
    label("disabled", "enabled=\"NO\"") { $0.isEnabled = false },
    label("clipped", "lineBreakMode=\"clip\" numberOfLines=\"1\"") {
      $0.lineBreakMode = .byClipping
    },
    label(
      "shadow", "",
      "<color key=\"shadowColor\" cocoaTouchSystemColor=\"lightGrayColor\"/><size key=\"shadowOffset\" width=\"1\" height=\"2\"/>"
    ) {
      $0.shadowColor = .lightGray
      $0.shadowOffset = CGSize(width: 1, height: 2)
    },
    label(
      "highlighted", "highlighted=\"YES\"",
      "<color key=\"highlightedColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"calibratedRGB\"/>"
    ) {
      $0.highlightedTextColor = .red
      $0.isHighlighted = true
    },
    label(
      "shrunk", "adjustsFontSizeToFit=\"YES\" minimumScaleFactor=\"0.4\"",
      "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"40\"/>"
    ) {
      $0.font = .systemFont(ofSize: 40)
      $0.adjustsFontSizeToFitWidth = true
      $0.minimumScaleFactor = 0.4
    },
    label(
      "weight", "",
      "<fontDescription key=\"fontDescription\" type=\"system\" weight=\"heavy\" pointSize=\"19\"/>"
    ) { $0.font = .systemFont(ofSize: 19, weight: .heavy) },
    label(
      "italic", "",
      "<fontDescription key=\"fontDescription\" type=\"italicSystem\" pointSize=\"19\"/>"
    ) { $0.font = .italicSystemFont(ofSize: 19) },
    label("hidden", "hidden=\"YES\"") { $0.isHidden = true },
    label("dark text", "", "<color key=\"textColor\" cocoaTouchSystemColor=\"darkTextColor\"/>") {
      $0.textColor = .darkText
    },
    label(
      "P3", "",
      "<color key=\"textColor\" red=\"0.2\" green=\"0.6\" blue=\"0.1\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"displayP3\"/>"
    ) { $0.textColor = UIColor(displayP3Red: 0.2, green: 0.6, blue: 0.1, alpha: 1) },
    of(
      "label", "numberOfLines=\"0\"",
      "<attributedString key=\"attributedText\"><fragment content=\"Spaced and struck\"><attributes>"
        + "<color key=\"NSBackgroundColor\" red=\"1\" green=\"1\" blue=\"0\" alpha=\"1\" colorSpace=\"calibratedRGB\"/>"
        + "<font key=\"NSFont\" metaFont=\"system\" size=\"15\"/><real key=\"NSKern\" value=\"2\"/><integer key=\"NSStrikethrough\" value=\"1\"/>"
        + "<paragraphStyle key=\"NSParagraphStyle\" alignment=\"right\" lineBreakMode=\"wordWrapping\"/></attributes></fragment></attributedString>",
      label: "kern, background, strike", { UILabel() }
    ) {
      let style = NSMutableParagraphStyle()
      style.alignment = .right
      style.lineBreakMode = .byWordWrapping
      $0.numberOfLines = 0
      $0.attributedText = NSAttributedString(
        string: "Spaced and struck",
        attributes: [
          .backgroundColor: UIColor(red: 1, green: 1, blue: 0, alpha: 1),
          .font: UIFont.systemFont(ofSize: 15), .kern: 2, .strikethroughStyle: 1,
          .paragraphStyle: style,
        ])
    },
  ]

  private static let fields: [DrawnKind] = [
    of("textField", "borderStyle=\"line\" text=\"A\"", label: "line", { UITextField() }) {
      ($0.borderStyle, $0.text) = (.line, "A")
    },
    of("textField", "borderStyle=\"bezel\" text=\"A\"", label: "bezel", { UITextField() }) {
      ($0.borderStyle, $0.text) = (.bezel, "A")
    },
    of(
      "textField", "text=\"Words\" textAlignment=\"right\"",
      "<color key=\"textColor\" systemColor=\"systemRedColor\"/>", label: "red", { UITextField() }
    ) {
      ($0.text, $0.textAlignment, $0.textColor) = ("Words", .right, .systemRed)
    },
    of(
      "textView", "textAlignment=\"center\"",
      "<string key=\"text\">One\nTwo</string><color key=\"textColor\" systemColor=\"systemBlueColor\"/>"
        + "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"11\"/>",
      label: "lines", { UITextView() }
    ) {
      $0.text = "One\nTwo"
      ($0.textAlignment, $0.textColor, $0.font) = (.center, .systemBlue, .systemFont(ofSize: 11))
    },
    of(
      "searchBar", "searchBarStyle=\"minimal\" text=\"Found\"", label: "minimal", { UISearchBar() }
    ) {
      ($0.searchBarStyle, $0.text) = (.minimal, "Found")
    },
    of(
      "datePicker", "datePickerMode=\"time\" style=\"wheels\"",
      "<date key=\"date\" timeIntervalSinceReferenceDate=\"86400000\"/>", label: "wheels",
      { UIDatePicker() }
    ) {
      ($0.datePickerMode, $0.preferredDatePickerStyle) = (.time, .wheels)
      $0.date = Date(timeIntervalSinceReferenceDate: 86_400_000)
    },
  ]

  private static func button(
    _ label: String, _ attributes: String, _ inside: String,
    type: UIButton.ButtonType = .system, _ set: @escaping @MainActor @Sendable (UIButton) -> Void
  ) -> DrawnKind {
    of("button", attributes, inside, label: label, { UIButton(type: type) }, set)
  }

  private static func configured(
    _ style: String, _ configuration: @escaping @MainActor @Sendable () -> UIButton.Configuration
  ) -> DrawnKind {
    button(
      "configuration \(style)", "buttonType=\"system\"",
      "<state key=\"normal\" title=\"Button\"/><buttonConfiguration key=\"configuration\" style=\"\(style)\" title=\"Go\" subtitle=\"on\" image=\"star\" catalog=\"system\" imagePadding=\"6\"/>"
    ) {
      var value = configuration()
      (value.title, value.subtitle) = ("Go", "on")
      (value.image, value.imagePadding) = (UIImage(systemName: "star"), 6)
      $0.configuration = value
    }
  }

  private static let buttons: [DrawnKind] = [
    button("info", "buttonType=\"infoLight\"", "", type: .infoLight) { _ in },
    button("add", "buttonType=\"contactAdd\"", "", type: .contactAdd) { _ in },
    button("disclosure", "buttonType=\"detailDisclosure\"", "", type: .detailDisclosure) { _ in },
    button("close", "buttonType=\"close\"", "", type: .close) { _ in },
    button(
      "symbol", "buttonType=\"system\"",
      "<state key=\"normal\" image=\"heart.fill\" catalog=\"system\"/><color key=\"tintColor\" systemColor=\"systemPinkColor\"/>"
    ) {
      $0.setImage(UIImage(systemName: "heart.fill"), for: .normal)
      $0.tintColor = .systemPink
    },
    button(
      "colours", "buttonType=\"custom\" selected=\"YES\"",
      "<state key=\"normal\" title=\"A\"><color key=\"titleColor\" white=\"1\" alpha=\"1\" colorSpace=\"calibratedWhite\"/></state>"
        + "<state key=\"selected\" title=\"B\"><color key=\"titleColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"calibratedRGB\"/></state>"
        + orange, type: .custom
    ) {
      $0.setTitle("A", for: .normal)
      $0.setTitle("B", for: .selected)
      $0.setTitleColor(.white, for: .normal)
      $0.setTitleColor(.red, for: .selected)
      $0.backgroundColor = .orange
      $0.isSelected = true
    },
    button(
      "insets",
      "buttonType=\"custom\" contentHorizontalAlignment=\"right\" contentVerticalAlignment=\"top\"",
      "<inset key=\"titleEdgeInsets\" minX=\"0\" minY=\"4\" maxX=\"12\" maxY=\"0\"/><state key=\"normal\" title=\"Edge\"/>\(orange)",
      type: .custom
    ) {
      $0.setTitle("Edge", for: .normal)
      ($0.contentHorizontalAlignment, $0.contentVerticalAlignment) = (.right, .top)
      $0.titleEdgeInsets = UIEdgeInsets(top: 4, left: 0, bottom: 0, right: 12)
      $0.backgroundColor = .orange
    },
    configured("plain") { .plain() }, configured("gray") { .gray() },
    configured("tinted") { .tinted() }, configured("filled") { .filled() },
    configured("bordered") { .bordered() },
    configured("borderedProminent") { .borderedProminent() },
  ]

  private static let values: [DrawnKind] = [
    of(
      "slider", "value=\"0.3\" minValue=\"0.0\" maxValue=\"1\"",
      "<color key=\"minimumTrackTintColor\" systemColor=\"systemRedColor\"/><color key=\"thumbTintColor\" systemColor=\"systemYellowColor\"/>",
      label: "colours", { UISlider() }
    ) {
      ($0.value, $0.minimumTrackTintColor, $0.thumbTintColor) = (0.3, .systemRed, .systemYellow)
    },
    of("switch", "on=\"YES\" enabled=\"NO\"", label: "disabled", { UISwitch() }) {
      ($0.isOn, $0.isEnabled) = (true, false)
    },
    of(
      "progressView", "progressViewStyle=\"bar\" progress=\"0.8\"", label: "bar",
      { UIProgressView(progressViewStyle: .bar) }
    ) {
      $0.progress = 0.8
    },
    of(
      "activityIndicatorView", "style=\"whiteLarge\" animating=\"YES\"", label: "old",
      { UIActivityIndicatorView(style: .large) }
    ) {
      $0.color = .white
      $0.startAnimating()
    },
    of(
      "segmentedControl", "segmentControlStyle=\"plain\" selectedSegmentIndex=\"0\"",
      "<segments><segment title=\"\" image=\"star\" catalog=\"system\"/><segment title=\"Two\" enabled=\"NO\"/></segments><color key=\"selectedSegmentTintColor\" systemColor=\"systemYellowColor\"/>",
      label: "picture", { UISegmentedControl() }
    ) {
      $0.insertSegment(with: UIImage(systemName: "star"), at: 0, animated: false)
      $0.insertSegment(withTitle: "Two", at: 1, animated: false)
      $0.setEnabled(false, forSegmentAt: 1)
      $0.selectedSegmentTintColor = .systemYellow
      $0.selectedSegmentIndex = 0
    },
    of("stepper", "enabled=\"NO\"", label: "disabled", { UIStepper() }) { $0.isEnabled = false },
    of(
      "pageControl", "numberOfPages=\"3\"",
      "<color key=\"currentPageIndicatorTintColor\" systemColor=\"systemRedColor\"/>",
      label: "current", { UIPageControl() }
    ) {
      $0.numberOfPages = 3
      $0.currentPageIndicatorTintColor = .systemRed
    },
    of(
      "imageView", "contentMode=\"scaleToFill\" image=\"moon.fill\" catalog=\"system\"",
      "<preferredSymbolConfiguration key=\"preferredSymbolConfiguration\" configurationType=\"pointSize\" pointSize=\"30\" weight=\"bold\"/>",
      label: "symbol's size", { UIImageView() }
    ) {
      $0.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
        pointSize: 30, weight: .bold, scale: .unspecified)
      $0.image = UIImage(systemName: "moon.fill")
    },
  ]

  @MainActor private static func square(_ colour: UIColor) -> UIView {
    plain {
      $0.frame = CGRect(x: 0, y: 0, width: 30, height: 20)
      $0.backgroundColor = colour
    }
  }

  private static let places: [DrawnKind] = [
    of(
      "view", "contentMode=\"scaleToFill\" tag=\"4\"",
      "<subviews><view id=\"w\" alpha=\"0.5\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"30\" height=\"20\"/><autoresizingMask key=\"autoresizingMask\" flexibleMinX=\"YES\"/>\(orange)</view></subviews>",
      label: "mask", { UIView(frame: frame) }
    ) {
      let inner = square(.orange)
      inner.alpha = 0.5
      inner.autoresizingMask = .flexibleLeftMargin
      $0.addSubview(inner)
    },
    of(
      "view", "overrideUserInterfaceStyle=\"dark\"",
      "<color key=\"backgroundColor\" systemColor=\"systemBackgroundColor\"/>", label: "dark",
      { UIView() }
    ) {
      $0.overrideUserInterfaceStyle = .dark
      $0.backgroundColor = .systemBackground
    },
    of(
      "view", "",
      "<subviews><view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"w\">\(orange)<constraints><constraint firstAttribute=\"width\" secondItem=\"w\" secondAttribute=\"height\" multiplier=\"3:2\" id=\"k\"/><constraint firstAttribute=\"height\" priority=\"750\" constant=\"18\" id=\"l\"/></constraints></view></subviews><constraints><constraint firstItem=\"w\" firstAttribute=\"centerX\" secondItem=\"v\" secondAttribute=\"centerX\" multiplier=\"0.5\" id=\"m\"/><constraint firstItem=\"w\" firstAttribute=\"top\" secondItem=\"v\" secondAttribute=\"topMargin\" id=\"n\"/></constraints><edgeInsets key=\"layoutMargins\" top=\"11\" left=\"8\" bottom=\"8\" right=\"8\"/>",
      label: "ratios and margins", { UIView() }
    ) { view in
      view.layoutMargins = UIEdgeInsets(top: 11, left: 8, bottom: 8, right: 8)
      let inner = square(.orange)
      inner.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(inner)
      let height = inner.heightAnchor.constraint(equalToConstant: 18)
      height.priority = .defaultHigh
      NSLayoutConstraint.activate([
        inner.widthAnchor.constraint(equalTo: inner.heightAnchor, multiplier: 1.5), height,
        NSLayoutConstraint(
          item: inner, attribute: .centerX, relatedBy: .equal, toItem: view, attribute: .centerX,
          multiplier: 0.5, constant: 0),
        inner.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
      ])
    },
    of(
      "stackView", "axis=\"vertical\" alignment=\"trailing\" distribution=\"equalSpacing\"",
      "<subviews><label text=\"One\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"l\"/><label hidden=\"YES\" text=\"Gone\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"m\"/></subviews>",
      label: "hidden", { UIStackView() }
    ) { stack in
      (stack.axis, stack.alignment, stack.distribution) = (.vertical, .trailing, .equalSpacing)
      for (words, isHidden) in [("One", false), ("Gone", true)] {
        let label = UILabel()
        (label.text, label.isHidden) = (words, isHidden)
        stack.addArrangedSubview(label)
      }
    },
    of(
      "visualEffectView", "", "<vibrancyEffect><blurEffect style=\"dark\"/></vibrancyEffect>",
      label: "vibrancy", { UIVisualEffectView() }
    ) {
      $0.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark))
    },
    of(
      "scrollView", "showsVerticalScrollIndicator=\"NO\" pagingEnabled=\"YES\"",
      "\(orange)<inset key=\"contentInset\" minX=\"5\" minY=\"6\" maxX=\"7\" maxY=\"8\"/>",
      label: "insets", { UIScrollView() }
    ) {
      $0.backgroundColor = .orange
      $0.contentInset = UIEdgeInsets(top: 6, left: 5, bottom: 8, right: 7)
      ($0.showsVerticalScrollIndicator, $0.isPagingEnabled) = (false, true)
    },
    of("containerView", "", orange, label: "empty", { UIView() }) { $0.backgroundColor = .orange },
    of(
      "navigationBar", "translucent=\"NO\" barStyle=\"black\"",
      "<color key=\"barTintColor\" systemColor=\"systemRedColor\"/><textAttributes key=\"titleTextAttributes\"><fontDescription key=\"fontDescription\" type=\"boldSystem\" pointSize=\"12\"/><color key=\"textColor\" white=\"1\" alpha=\"1\" colorSpace=\"calibratedWhite\"/></textAttributes><items><navigationItem title=\"Title\" id=\"n\"><barButtonItem key=\"rightBarButtonItem\" systemItem=\"trash\" id=\"b\"/></navigationItem></items>",
      label: "colours", { UINavigationBar() }
    ) { bar in
      (bar.isTranslucent, bar.barStyle, bar.barTintColor) = (false, .black, .systemRed)
      bar.titleTextAttributes = [
        .font: UIFont.boldSystemFont(ofSize: 12), .foregroundColor: UIColor(white: 1, alpha: 1),
      ]
      let item = UINavigationItem(title: "Title")
      item.rightBarButtonItem = UIBarButtonItem(
        barButtonSystemItem: .trash, target: nil, action: nil)
      bar.setItems([item], animated: false)
    },
  ]
}
