import UIKit

/// Its view is in `ClockViewController.xib`, which UIKit finds by the class.
class ClockViewController: UIViewController {

  @IBOutlet var face: ClockFace!
  @IBOutlet var nameLabel: UILabel!
  private let hours: Int
  private let name: String

  init(hours: Int, name: String) {
    self.hours = hours
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    face.hours = hours
    nameLabel.text = name
    nameLabel.translatesAutoresizingMaskIntoConstraints = false
    let views: [String: Any] = ["top": topLayoutGuide, "name": nameLabel]
    view.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:[top]-24-[name]", options: [], metrics: nil, views: views))
    view.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|-20-[name]-20-|", options: [], metrics: nil, views: views))
  }

  override var prefersStatusBarHidden: Bool {
    return true
  }

  @IBAction func close(_ sender: AnyObject) {
    dismiss(animated: true, completion: nil)
  }
}
