import UIKit

class AlbumViewController: UIViewController {

  @IBOutlet weak var titleLabel: UILabel!

  var albumTitle = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = albumTitle
  }

  @IBAction func closeTapped(_ sender: Any) {
    dismiss(animated: true, completion: nil)
  }
}
