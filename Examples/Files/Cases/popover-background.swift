import UIKit
final class Tip: UIViewController {
  override func viewDidLoad() { super.viewDidLoad(); preferredContentSize = CGSize(width: 220, height: 60); view.backgroundColor = .systemYellow }
}
final class Host: UIViewController, UIPopoverPresentationControllerDelegate {
  let anchor = UIView(frame: CGRect(x: 250, y: 300, width: 100, height: 40))
  override func viewDidLoad() { super.viewDidLoad(); view.backgroundColor = .white; anchor.backgroundColor = .systemBlue; view.addSubview(anchor) }
  func showTip() {
    let tip = Tip(); tip.modalPresentationStyle = .popover
    tip.popoverPresentationController?.sourceView = anchor
    tip.popoverPresentationController?.sourceRect = anchor.bounds
    tip.popoverPresentationController?.delegate = self
    tip.popoverPresentationController?.backgroundColor = .systemYellow // this line makes the popover 320x~435 and leave the screen; UIKit: 220x60
    present(tip, animated: true)
  }
  func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }
}
