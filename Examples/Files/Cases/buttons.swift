import UIKit
final class ButtonsViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad(); view.backgroundColor = .white
    var y: CGFloat = 80
    func add(_ v: UIView, _ t: String) { let l = UILabel(frame: CGRect(x: 20, y: y, width: 180, height: 30)); l.text = t; l.font = .systemFont(ofSize: 13); view.addSubview(l); v.sizeToFit(); v.frame.origin = CGPoint(x: 210, y: y); view.addSubview(v); y += 46 }
    add(UIButton(type: .close), "type .close")
    add(UIButton(type: .infoLight), ".infoLight"); add(UIButton(type: .contactAdd), ".contactAdd"); add(UIButton(type: .detailDisclosure), ".detailDisclosure")
    for (n, c) in [("plain", UIButton.Configuration.plain()), ("gray", .gray()), ("tinted", .tinted()), ("filled", .filled()), ("bordered", .bordered()), ("prominent", .borderedProminent()), ("borderedTinted", .borderedTinted())] { var c = c; c.title = "Title"; c.image = UIImage(systemName: "star.fill"); c.imagePadding = 4; add(UIButton(configuration: c), n) }
    for n in ["xmark", "chevron.right", "plus", "heart.fill", "gearshape", "house.fill"] { add(UIImageView(image: UIImage(systemName: n)), n) }
  }
}
