import UIKit

class ErrandViewController: UIViewController {
  @IBOutlet weak var titleLabel: UILabel!
  @IBOutlet weak var placeLabel: UILabel!
  var errand: Errand?

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = errand?.title
    placeLabel.text = errand?.place
  }
}
