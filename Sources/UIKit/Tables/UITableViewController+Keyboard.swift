import QuartzCore

/// The controller's table keeps clear of the keyboard, and shows the row that is written in
/// (documented for table view controllers; other scroll views leave it to the application).
extension UITableViewController {
  func heedKeyboard() {
    NotificationCenter.default.addObserver(
      self, selector: Selector("keyboardChanges:", UITableViewController.keyboardChanges(_:)),
      name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
  }

  func ignoreKeyboard() {
    NotificationCenter.default.removeObserver(
      self as AnyObject, name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    cover(0)
  }

  func keyboardChanges(_ note: Notification) {
    guard let table = viewIfLoaded as? UITableView, let window = table.window,
      let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
    else { return }
    let line = table.convert(CGPoint(x: 0, y: end.minY), from: window).y
    // The safe area's part is in the insets already.
    let covered = table.bounds.maxY - line - table.safeAreaInsets.bottom
    let options = UIView.AnimationOptions(rawValue: UInt(Keyboard.curve) << 16)
    UIView.animate(withDuration: Keyboard.motion, delay: 0, options: options) {
      self.cover(max(covered, 0))
      self.showWritingRow()
    }
  }

  /// So much of the table lies under the keyboard.
  private func cover(_ height: CGFloat) {
    guard let table = viewIfLoaded as? UITableView, height != coveredByKeyboard else { return }
    let change = height - coveredByKeyboard
    coveredByKeyboard = height
    table.contentInset.bottom += change
    table.verticalScrollIndicatorInsets.bottom += change
  }

  private func showWritingRow() {
    guard let table = viewIfLoaded as? UITableView,
      let field = SceneEnvironment.current.focus.responder as? UIView,
      field.isDescendant(of: table)
    else { return }
    table.scrollRectToVisible(field.convert(field.bounds, to: table), animated: false)
  }
}
