import UIKit
final class S: UIViewController { override func viewDidLoad() { super.viewDidLoad(); view.backgroundColor = .white; view.addSubview(UIImageView(image: UIImage(systemName: "gearshape")!)) } }
