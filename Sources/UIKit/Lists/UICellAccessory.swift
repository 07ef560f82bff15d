import QuartzCore

/// A sign at the side of a list's cell.
@preconcurrency @MainActor
public struct UICellAccessory {
  public enum DisplayedState: Int, Sendable { case always = 0, whenEditing, whenNotEditing }
  public enum Placement {
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })
    public typealias Position = ([UICellAccessory]) -> Int
  }
  public enum LayoutDimension {
    case actual, standard
    case custom(CGFloat)
  }

  let isLeading: Bool
  let displayed: DisplayedState
  let make: (UICollectionViewListCell) -> UIView?
  var opensBranch = false

  init(
    isLeading: Bool = false, _ displayed: DisplayedState = .always,
    _ make: @escaping (UICollectionViewListCell) -> UIView?
  ) { (self.isLeading, self.displayed, self.make) = (isLeading, displayed, make) }

  private static func symbol(
    _ name: String, _ color: UIColor?, _ points: CGFloat = 15, isLeading: Bool = false,
    _ displayed: DisplayedState, action: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(isLeading: isLeading, displayed) { cell in
      let image = UIImage(
        systemName: name,
        withConfiguration: UIImage.SymbolConfiguration(pointSize: points, weight: .semibold))
      guard let action else {
        let view = UIImageView(image: image)
        view.tintColor = color ?? cell.tintColor
        view.sizeToFit()
        return view
      }
      let button = UIButton(type: .system)
      button.setImage(image, for: .normal)
      if let color { button.tintColor = color }
      button.addAction(UIAction { _ in action() }, for: .touchUpInside)
      button.sizeToFit()
      return button
    }
  }

  /// Options that have a tint and leave room.
  @preconcurrency @MainActor
  public struct Options {
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      (self.isHidden, self.tintColor) = (isHidden, tintColor)
      self.reservedLayoutWidth = reservedLayoutWidth
    }
  }
  public typealias DisclosureIndicatorOptions = Options
  public typealias CheckmarkOptions = Options
  public typealias DetailOptions = Options
  public typealias DeleteOptions = Options
  public typealias InsertOptions = Options

  /// How a branch's sign looks and what of the cell opens it.
  @preconcurrency @MainActor
  public struct OutlineDisclosureOptions {
    public enum Style: Int, Sendable { case automatic = 0, header, cell }
    public var style: Style
    public var tintColor: UIColor?
    public init(
      style: Style = .automatic, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) { (self.style, self.tintColor) = (style, tintColor) }
  }

  /// How a grip looks.
  @preconcurrency @MainActor
  public struct ReorderOptions {
    public var tintColor: UIColor?
    public var showsVerticalSeparator: Bool?
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, showsVerticalSeparator: Bool? = nil
    ) { (self.tintColor, self.showsVerticalSeparator) = (tintColor, showsVerticalSeparator) }
  }

  /// How words look.
  @preconcurrency @MainActor
  public struct LabelOptions {
    public var font: UIFont
    public var tintColor: UIColor?
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, font: UIFont = .preferredFont(forTextStyle: .body),
      adjustsFontForContentSizeCategory: Bool = true
    ) { (self.tintColor, self.font) = (tintColor, font) }
  }

  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory {
    symbol("chevron.forward", options.tintColor ?? .tertiaryLabel, 13, displayed)
  }

  public static func checkmark(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory { symbol("checkmark", options.tintColor, 15, displayed) }

  public static func detail(
    displayed: DisplayedState = .always, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    symbol("info.circle", options.tintColor, 20, displayed, action: actionHandler ?? {})
  }

  public static func delete(
    displayed: DisplayedState = .whenEditing, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    symbol(
      "minus.circle.fill", options.tintColor ?? .systemRed, 20, isLeading: true, displayed,
      action: actionHandler ?? {})
  }

  public static func insert(
    displayed: DisplayedState = .whenEditing, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    symbol(
      "plus.circle.fill", options.tintColor ?? .systemGreen, 20, isLeading: true, displayed,
      action: actionHandler ?? {})
  }

  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    symbol("line.3.horizontal", options.tintColor ?? .tertiaryLabel, 15, displayed)
  }

  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: Options = Options()
  ) -> UICellAccessory {
    symbol("circle", options.tintColor ?? .tertiaryLabel, 20, isLeading: true, displayed)
  }

  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    UICellAccessory(displayed) { _ in
      let label = UILabel()
      label.text = text
      label.font = options.font
      label.textColor = options.tintColor ?? .secondaryLabel
      label.sizeToFit()
      return label
    }
  }

  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var result = UICellAccessory(displayed) { cell in
      let button = UIButton(type: .system)
      button.setImage(
        UIImage(
          systemName: cell.branchIsOpen ? "chevron.down" : "chevron.forward",
          withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)),
        for: .normal)
      if let tint = options.tintColor { button.tintColor = tint }
      button.addAction(
        UIAction { [weak cell] _ in
          if let actionHandler { actionHandler() } else { cell?.toggleBranch() }
        }, for: .touchUpInside)
      button.sizeToFit()
      return button
    }
    result.opensBranch = options.style != .cell && actionHandler == nil
    return result
  }

  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: Options = Options(),
    selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(displayed) { _ in
      let button = UIButton(type: .system)
      button.menu = menu
      button.showsMenuAsPrimaryAction = true
      button.changesSelectionAsPrimaryAction = true
      button.sizeToFit()
      return button
    }
  }

  /// A view of an application's own.
  @preconcurrency @MainActor
  public struct CustomViewConfiguration {
    let view: UIView
    let placement: Placement
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) { (view, self.placement) = (customView, placement) }
  }

  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    switch configuration.placement {
    case .leading(let displayed, _):
      UICellAccessory(isLeading: true, displayed) { _ in configuration.view }
    case .trailing(let displayed, _):
      UICellAccessory(displayed) { _ in configuration.view }
    }
  }
}
