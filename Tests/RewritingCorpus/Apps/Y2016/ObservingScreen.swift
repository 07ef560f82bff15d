import UIKit

class ObservingScreen: UIViewController {
  static let didChange = Notification.Name("ObservingScreen.didChange")
  private var myContext = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(changed(_:)), name: ObservingScreen.didChange, object: nil)
    view.addObserver(self, forKeyPath: #keyPath(UIView.alpha), options: .new, context: &myContext)
  }

  func stop() {
    NotificationCenter.default.removeObserver(self)
    view.removeObserver(self, forKeyPath: "alpha", context: &myContext)
  }

  @objc private func changed(_ note: Notification) { AppLog.note("changed") }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    AppLog.note("observed \(keyPath ?? "")")
  }

  func fade() {
    UIView.beginAnimations("fade", context: nil)
    UIView.setAnimationDelegate(self)
    UIView.setAnimationDidStop(#selector(animationDidStop(_:finished:context:)))
    view.alpha = 0.5
    UIView.commitAnimations()
  }

  @objc func animationDidStop(
    _ animationID: String?, finished: NSNumber?, context: UnsafeMutableRawPointer?
  ) {
    AppLog.note("stopped \(animationID ?? "")")
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }
}
