import UIKit
final class CVC: UIViewController {
  override func viewDidLoad() { super.viewDidLoad(); view.backgroundColor = .systemMint
    let b = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Open") { [weak self] _ in
      let d = DVC(); d.modalPresentationStyle = .fullScreen; self?.present(d, animated: true) })
    b.frame = CGRect(x: 40, y: 200, width: 150, height: 50); view.addSubview(b) }
}
final class DVC: UIViewController { override func viewDidLoad() { super.viewDidLoad(); view.backgroundColor = .systemYellow } }
