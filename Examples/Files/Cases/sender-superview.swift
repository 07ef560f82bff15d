import UIKit
final class ListVC: UIViewController {
  override func viewDidLoad() { super.viewDidLoad(); view.backgroundColor = .white
    let b = UIButton(type: .system); b.setTitle("Open", for: .normal); b.frame = CGRect(x: 40, y: 200, width: 100, height: 100)
    b.addTarget(self, action: #selector(openDetail(_:)), for: .touchUpInside); view.addSubview(b) }
  @IBAction func openDetail(_ sender: UIButton) {
    let frame = sender.superview!.convert(sender.frame, to: nil)
    print("from", frame)
    let d = UIViewController(); d.view.backgroundColor = .systemGreen; present(d, animated: true)
  }
}
