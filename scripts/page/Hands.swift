import UIKit

/// Bars that grow with what a hand does: typed letters, a wheel's way, a mouse that rests on something,
/// two fingers that part.
final class HandsViewController: UIViewController, UITextFieldDelegate, UIScrollViewDelegate {
  private let bars = (0..<4).map { UIView(frame: CGRect(x: 0, y: 500 + 20 * $0, width: 10, height: 10)) }
  private let field = UITextField(frame: CGRect(x: 20, y: 80, width: 300, height: 40))
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 140, width: 390, height: 200))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    field.borderStyle = .roundedRect
    field.addTarget(self, action: #selector(typed), for: .editingChanged)
    view.addSubview(field)
    scroll.contentSize = CGSize(width: 390, height: 2000)
    scroll.backgroundColor = .systemGray5
    scroll.delegate = self
    view.addSubview(scroll)
    let pad = UIView(frame: CGRect(x: 0, y: 350, width: 390, height: 140))
    pad.backgroundColor = .systemTeal
    pad.addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: #selector(pinched(_:))))
    pad.addGestureRecognizer(UIHoverGestureRecognizer(target: self, action: #selector(hovered(_:))))
    view.addSubview(pad)
    for (bar, color) in zip(bars, [UIColor.red, .green, .blue, .orange]) {
      bar.backgroundColor = color
      view.addSubview(bar)
    }
    let next = UIButton(type: .system, primaryAction: UIAction(title: "Next") { [unowned self] _ in
      present(UIViewController(), animated: true)
    })
    next.frame = CGRect(x: 100, y: 620, width: 100, height: 44)
    view.addSubview(next)
  }

  @objc private func typed() { bars[0].frame.size.width = 10 + 10 * CGFloat(field.text?.count ?? 0) }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    bars[1].frame.size.width = 10 + scrollView.contentOffset.y
  }

  @objc private func hovered(_ hover: UIHoverGestureRecognizer) {
    bars[2].frame.size.width = hover.state == .ended ? 10 : 50
  }

  @objc private func pinched(_ pinch: UIPinchGestureRecognizer) {
    bars[3].frame.size.width = 10 * pinch.scale
  }
}
