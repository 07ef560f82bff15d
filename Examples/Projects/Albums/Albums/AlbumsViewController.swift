import UIKit

class AlbumsViewController: UIViewController {

  @IBOutlet weak var coverView: UIImageView!
  @IBOutlet weak var openButton: UIButton!

  override func viewDidLoad() {
    super.viewDidLoad()
    coverView.layer.cornerRadius = 12
    coverView.layer.masksToBounds = true
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if segue.identifier == "showAlbum",
      let album = segue.destination as? AlbumViewController
    {
      album.albumTitle = openButton.currentTitle ?? ""
    }
  }

  @IBAction func unwindToAlbums(_ segue: UIStoryboardSegue) {}
}
