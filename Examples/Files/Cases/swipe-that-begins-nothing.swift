import UIKit
final class DragScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemYellow
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(pan(_:))))
  }
  @objc func pan(_ g: UIPanGestureRecognizer) {
    let y = max(0, g.translation(in: view.superview).y)
    switch g.state {
    case .changed: view.transform = CGAffineTransform(translationX: 0, y: y)
    case .ended where y > 200: dismiss(animated: true)
    case .ended, .cancelled: UIView.animate(withDuration: 0.3) { self.view.transform = .identity }
    default: break
    }
  }
}
