import UIKit
final class CloseHost: UIViewController {
  override func viewDidLoad() { super.viewDidLoad(); view.backgroundColor = .systemIndigo
    let close = UIButton(type: .close); close.translatesAutoresizingMaskIntoConstraints = false; view.addSubview(close)
    NSLayoutConstraint.activate([close.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16), close.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -16)])
  }
  override func viewDidAppear(_ a: Bool) { super.viewDidAppear(a); print("close button", view.subviews[0].frame) }
}
