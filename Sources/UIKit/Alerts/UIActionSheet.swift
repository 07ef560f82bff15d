import QuartzCore

/// How a sheet of old looks: as today's. Raw values are UIKit's.
public enum UIActionSheetStyle: Int, Sendable {
  case automatic = -1
  case `default`, blackTranslucent, blackOpaque
}

/// Hears what was chosen in a sheet of old. All requirements are optional.
@preconcurrency @MainActor
public protocol UIActionSheetDelegate: NSObjectProtocol {
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
  func actionSheetCancel(_ actionSheet: UIActionSheet)
  func willPresent(_ actionSheet: UIActionSheet)
  func didPresent(_ actionSheet: UIActionSheet)
  func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIActionSheetDelegate {
  public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
  public func actionSheetCancel(_ actionSheet: UIActionSheet) {}
  public func willPresent(_ actionSheet: UIActionSheet) {}
  public func didPresent(_ actionSheet: UIActionSheet) {}
  public func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
  {}
  public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
  {}
}

/// A sheet of before iOS 8. It is shown as an alert controller's over whatever is on top, and kept alive
/// meanwhile.
@preconcurrency @MainActor
open class UIActionSheet: UIView {
  open weak var delegate: (any UIActionSheetDelegate)?
  open var title = ""
  open var actionSheetStyle = UIActionSheetStyle.automatic
  /// −1 for none.
  open var cancelButtonIndex = -1
  open var destructiveButtonIndex = -1
  open private(set) var firstOtherButtonIndex = -1
  private var buttons: [String] = []
  private var shown: UIAlertController?

  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
    destructiveButtonTitle: String?, otherButtonTitles firstButtonTitle: String,
    _ moreButtonTitles: String...
  ) {
    self.init(
      title: title, delegate: delegate, cancelButtonTitle: cancelButtonTitle,
      destructiveButtonTitle: destructiveButtonTitle)
    for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
  }

  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
    destructiveButtonTitle: String?
  ) {
    self.init(frame: .zero)
    (self.title, self.delegate) = (title ?? "", delegate)
    if let destructiveButtonTitle {
      destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle)
    }
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    firstOtherButtonIndex = -1
  }

  /// - Returns: The button's index.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int {
    buttons.append(title ?? "")
    let index = buttons.count - 1
    if firstOtherButtonIndex < 0, index != cancelButtonIndex, index != destructiveButtonIndex {
      firstOtherButtonIndex = index
    }
    return index
  }

  open func buttonTitle(at buttonIndex: Int) -> String? {
    buttons.indices.contains(buttonIndex) ? buttons[buttonIndex] : nil
  }
  open var numberOfButtons: Int { buttons.count }
  open var isVisible: Bool { shown != nil }

  open func show(in view: UIView) { show { _ in } }
  open func show(from view: UIToolbar) { show { _ in } }
  open func show(from view: UITabBar) { show { _ in } }
  open func show(from item: UIBarButtonItem, animated: Bool) { show { $0.barButtonItem = item } }
  open func show(from rect: CGRect, in view: UIView, animated: Bool) {
    show { ($0.sourceView, $0.sourceRect) = (view, rect) }
  }

  private func show(_ place: (UIPopoverPresentationController) -> Void) {
    guard shown == nil, let presenter = UIApplication.shared.keyWindow?.topController else {
      return
    }
    let sheet = UIAlertController(
      title: title.isEmpty ? nil : title, message: nil, preferredStyle: .actionSheet)
    for (index, words) in buttons.enumerated() {
      let style: UIAlertAction.Style =
        index == cancelButtonIndex
        ? .cancel : index == destructiveButtonIndex ? .destructive : .default
      sheet.addAction(UIAlertAction(title: words, style: style) { _ in self.ended(index) })
    }
    if let popover = sheet.popoverPresentationController { place(popover) }
    shown = sheet
    delegate?.willPresent(self)
    presenter.present(sheet, animated: true) { self.delegate?.didPresent(self) }
  }

  private func ended(_ index: Int) {
    shown = nil
    delegate?.actionSheet(self, clickedButtonAt: index)
    delegate?.actionSheet(self, willDismissWithButtonIndex: index)
    delegate?.actionSheet(self, didDismissWithButtonIndex: index)
  }

  /// Takes it away; `clickedButtonAt` is not told.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    guard let sheet = shown else { return }
    shown = nil
    delegate?.actionSheet(self, willDismissWithButtonIndex: buttonIndex)
    sheet.presentingViewController?.dismiss(animated: animated) {
      self.delegate?.actionSheet(self, didDismissWithButtonIndex: buttonIndex)
    }
  }
}
