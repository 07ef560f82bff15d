import Documents
import QuartzCore

extension ObjectMaker {
  /// What every view has, then what its kind has.
  func fillView(_ view: UIView, _ element: Element) {
    if let frame = element.rect("frame") {
      view.frame = frame
    } else if let around = view.superview?.bounds.size ?? sizeAround,
      let frame = element.frame("frameInset", within: around)
    {
      view.frame = frame
    }
    if let mask = element.autoresizingMask("autoresizingMask") { view.autoresizingMask = mask }
    fillOwnValues(of: view, element)
    // What is held by its frame says so, and has no constraints.
    if element.flag("fixedFrame") == true { view.translatesAutoresizingMaskIntoConstraints = true }
    setGuides(of: view, element)
    fillKind(view, element)
    setAccessibility(of: view, element)
    if element.tag != "stackView" { addSubviews(of: element, to: Self.container(of: view)) }
    addConstraints(element.list("constraints"), of: view, id: element.id)
  }

  /// The values that every view has.
  func fillOwnValues(of view: UIView, _ element: Element) {
    apply(Self.viewSettings, to: view, element)
    setPriorities(of: view, element)
  }

  /// Where the subviews of an element go.
  static func container(of view: UIView) -> UIView {
    (view as? UIVisualEffectView)?.contentView ?? view
  }

  func addSubviews(of element: Element, to view: UIView) {
    for child in element.list("subviews") {
      sizeAround = view.bounds.size
      guard let subview = self.makeView(child) else { continue }
      if child.isInstalled { view.addSubview(subview) } else { uninstalled.append(subview) }
    }
  }

  private static let viewSettings: [Setting<UIView>] = [
    .word("contentMode", \.contentMode, Words.contentModes),
    .word("semanticContentAttribute", \.semanticContentAttribute, Words.directions),
    // Xcode's templates write it for bars too, whose ground goes on beyond them all the same (F8.18.2).
    Setting { view, element, _ in
      if !(view is UINavigationBar), let clips = element.flag("clipsSubviews") {
        view.clipsToBounds = clips
      } else if view is UIScrollView {
        // Xcode writes YES for each that clips, as all do unless told otherwise.
        view.clipsToBounds = false
      }
    },
    .flag("hidden", \.isHidden),
    .number("alpha", \.alpha), .integer("tag", \.tag),
    .text("restorationIdentifier", \.restorationIdentifier),
    // Xcode writes NO for the labels and pictures that take no touches; where it writes nothing they do.
    Setting { view, element, _ in
      view.isUserInteractionEnabled = element.flag("userInteractionEnabled") ?? true
    },
    .flag("multipleTouchEnabled", \.isMultipleTouchEnabled),
    .flag("autoresizesSubviews", \.autoresizesSubviews),
    .flag("preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins),
    .flag("insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea),
    .flag(
      "translatesAutoresizingMaskIntoConstraints", \.translatesAutoresizingMaskIntoConstraints),
    .word("overrideUserInterfaceStyle", \.overrideUserInterfaceStyle, Words.appearances),
    .insets("layoutMargins", \.layoutMargins),
    .colour("backgroundColor", \.backgroundColor),
    Setting { view, element, maker in
      if let colour = maker.readColour(element.value("tintColor")) { view.tintColor = colour }
      if let margins = element.directionalInsets("directionalLayoutMargins") {
        view.directionalLayoutMargins = margins
      }
    },
  ]

  private func setPriorities(of view: UIView, _ element: Element) {
    func priority(_ name: String) -> UILayoutPriority? {
      element.number(name).map { UILayoutPriority(Float($0)) }
    }
    if let value = priority("horizontalHuggingPriority") {
      view.setContentHuggingPriority(value, for: .horizontal)
    }
    if let value = priority("verticalHuggingPriority") {
      view.setContentHuggingPriority(value, for: .vertical)
    }
    if let value = priority("horizontalCompressionResistancePriority") {
      view.setContentCompressionResistancePriority(value, for: .horizontal)
    }
    if let value = priority("verticalCompressionResistancePriority") {
      view.setContentCompressionResistancePriority(value, for: .vertical)
    }
  }

  private func setGuides(of view: UIView, _ element: Element) {
    for guide in element.children where guide.tag == "viewLayoutGuide" {
      switch guide["key"] {
      case "safeArea": register(view.safeAreaLayoutGuide, as: guide.id)
      case "contentLayoutGuide":
        register(
          (view as? UIScrollView)?.contentLayoutGuide ?? view.safeAreaLayoutGuide, as: guide.id)
      case "frameLayoutGuide":
        register(
          (view as? UIScrollView)?.frameLayoutGuide ?? view.safeAreaLayoutGuide, as: guide.id)
      case "keyboard", "keyboardLayoutGuide": register(view.keyboardLayoutGuide, as: guide.id)
      case "readableContentGuide": register(view.readableContentGuide, as: guide.id)
      default: register(view.layoutMarginsGuide, as: guide.id)
      }
    }
  }

  private func setAccessibility(of view: UIView, _ element: Element) {
    if let identifier = element["accessibilityIdentifier"] {
      view.accessibilityIdentifier = identifier
    }
    guard let words = element.value("accessibilityConfiguration") else { return }
    if let label = words.string("label") { view.accessibilityLabel = label }
    if let hint = words.string("hint") { view.accessibilityHint = hint }
    if let identifier = words.string("identifier") { view.accessibilityIdentifier = identifier }
    if let isElement = words.value("isElement")?.flag("value") {
      view.isAccessibilityElement = isElement
    }
    if let traits = words.value("traits") {
      view.accessibilityTraits = Self.traits.reduce(into: []) { all, trait in
        if traits.flag(trait.key) == true { all.insert(trait.value) }
      }
    }
  }

  private static let traits: [String: UIAccessibilityTraits] = [
    "button": .button, "link": .link, "image": .image, "selected": .selected,
    "playsSound": .playsSound, "keyboardKey": .keyboardKey, "staticText": .staticText,
    "summaryElement": .summaryElement, "notEnabled": .notEnabled,
    "updatesFrequently": .updatesFrequently, "searchField": .searchField,
    "startsMediaSession": .startsMediaSession, "adjustable": .adjustable,
    "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn,
    "header": .header,
  ]

  func fillKind(_ view: UIView, _ element: Element) {
    if let control = view as? UIControl { apply(Self.controlSettings, to: control, element) }
    switch view {
    case let label as UILabel: fillLabel(label, element)
    case let button as UIButton: fillButton(button, element)
    case let picture as UIImageView: fillImageView(picture, element)
    case let field as UITextField: fillTextField(field, element)
    case let bar as UISearchBar: fillSearchBar(bar, element)
    case let picker as UIDatePicker: fillDatePicker(picker, element)
    case let table as UITableView: fillTable(table, element)
    case let collection as UICollectionView: fillCollection(collection, element)
    case let text as UITextView: fillTextView(text, element)
    case let scroll as UIScrollView: apply(Self.scrollSettings, to: scroll, element)
    case let cell as UITableViewCell: fillTableCell(cell, element)
    case let cell as UICollectionReusableView: fillCollectionCell(cell, element)
    case let header as UITableViewHeaderFooterView: fillHeader(header, element)
    case let stack as UIStackView: fillStack(stack, element)
    case let effect as UIVisualEffectView: fillEffect(effect, element)
    case let bar as UINavigationBar: fillNavigationBar(bar, element)
    case let bar as UITabBar: fillTabBar(bar, element)
    case let bar as UIToolbar: fillToolbar(bar, element)
    default: fillValues(view, element)
    }
  }
}
