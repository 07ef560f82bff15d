import QuartzCore

/// Buttons that tell a target.
extension UIBarButtonItem {
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title, primaryAction: nil)
    self.style = style
    tell(target, action)
  }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(image: image, primaryAction: nil)
    self.style = style
    tell(target, action)
  }

  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(systemItem: systemItem)
    tell(target, action)
  }

  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// The target is not kept alive. Without one the responder chain is asked.
  func tell(_ target: Any?, _ action: Selector?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// A tap tells the target that there is now.
  func retell() {
    guard let action else { return }
    let hasTarget = target != nil
    primaryAction = UIAction { [weak self, weak object = target] _ in
      guard let self, !hasTarget || object != nil else { return }
      UIApplication.shared.sendAction(action, to: object, from: self, for: nil)
    }
  }

  func keep(_ picture: UIImage?, _ metrics: UIBarMetrics, _ what: String) {
    pictures[metrics] = picture
    if let picture, picture.size != .zero { Unsupported.report(what) }
  }
}

/// Buttons of a bar that belong together.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  open var barButtonItems: [UIBarButtonItem] { didSet { claim() } }
  open var representativeItem: UIBarButtonItem?
  open var isHidden = false
  open var menuRepresentation: UIMenuElement?
  /// Whether there is too little room for all of them: never.
  open var isDisplayingRepresentativeItem: Bool { false }

  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
    super.init()
    claim()
  }

  private func claim() { for item in barButtonItems { item.buttonGroup = self } }

  /// One that stays where it is. Nobody moves groups here, so all do.
  open class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }
  open class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }
  /// One that people may leave out: left out where it is not there by default.
  open class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = UIBarButtonItemGroup(
      barButtonItems: items, representativeItem: representativeItem)
    group.isHidden = !isInDefaultCustomization
    return group
  }
}

extension UIBarButtonItem {
  /// A group of this one.
  public final func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }
  public final func creatingMovableGroup(
    customizationIdentifier: String
  ) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }
  public final func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    .optionalGroup(
      customizationIdentifier: customizationIdentifier,
      isInDefaultCustomization: isInDefaultCustomization, items: [self])
  }
}

/// What is kept of where the parts of a button stand.
struct BarItemAdjustments {
  var titles: [UIBarMetrics: UIOffset] = [:]
  var backTitles: [UIBarMetrics: UIOffset] = [:]
  var grounds: [UIBarMetrics: CGFloat] = [:]
  var backGrounds: [UIBarMetrics: CGFloat] = [:]
  var backPictures: [UIBarMetrics: UIImage] = [:]
}

/// Where a bar is.
public enum UIBarPosition: Int, Sendable {
  case any = 0
  case bottom = 1
  case top = 2
  case topAttached = 3
}

/// Something that is in a place of a bar.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  var barPosition: UIBarPosition { get }
}

/// Says in which place a bar is.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
