import UIKit
import MapKit

class DetailViewController: UIViewController, MKMapViewDelegate {
    @IBOutlet var headerView: UIView!
    @IBOutlet weak var nameLabel: UILabel!
    @IBOutlet weak var mapView: MKMapView!
    @IBOutlet weak var headerHeightConstraint: NSLayoutConstraint!
    var place: Place!

    override func viewDidLoad() {
        super.viewDidLoad()
        headerView.backgroundColor = place.color
        nameLabel.text = place.name.uppercased()
        mapView.delegate = self
        mapView.setRegion(MKCoordinateRegion(center: place.coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000), animated: false)
    }

    func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
        return MKPinAnnotationView(annotation: annotation, reuseIdentifier: "pin")
    }
}

class PhotoCell: UICollectionViewCell {
    @IBOutlet weak var colorView: UIView!
    @IBOutlet weak var titleLabel: UILabel!
    override func awakeFromNib() {
        super.awakeFromNib()
        colorView.layer.cornerRadius = 12
    }
}
