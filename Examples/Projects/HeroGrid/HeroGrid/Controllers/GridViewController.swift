import UIKit
import MapKit

private let reuseIdentifier = "PhotoCell"

class GridViewController: UICollectionViewController {

    fileprivate let sectionInsets = UIEdgeInsets(top: 16.0, left: 16.0, bottom: 16.0, right: 16.0)
    fileprivate let itemsPerRow: CGFloat = 2
    let heroTransition = HeroTransition()
    var items: [Place] = Place.samples
    private(set) var selectedCell: PhotoCell?
    @IBOutlet weak var filterButton: UIBarButtonItem!
    let locationManager = CLLocationManager()

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationController?.delegate = self
        locationManager.requestWhenInUseAuthorization()
        collectionView.contentInset.top = 8
    }

    @IBAction func filterTapped(_ sender: UIBarButtonItem) {
        items.shuffle()
        collectionView.performBatchUpdates({ self.collectionView.reloadSections(IndexSet(integer: 0)) }, completion: nil)
    }

    @IBAction func unwindToGrid(_ segue: UIStoryboardSegue) { }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let detail = segue.destination as? DetailViewController,
              let cell = sender as? PhotoCell,
              let indexPath = collectionView.indexPath(for: cell) else { return }
        selectedCell = cell
        detail.place = items[indexPath.item]
        if segue.identifier == "showDetail" { heroTransition.operation = .push }
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { return 1 }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return items.count
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: reuseIdentifier, for: indexPath) as! PhotoCell
        let place = items[indexPath.item]
        cell.titleLabel.text = place.name
        cell.colorView.backgroundColor = place.color
        return cell
    }
}

extension GridViewController: UICollectionViewDelegateFlowLayout {
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        let paddingSpace = sectionInsets.left * (itemsPerRow + 1)
        let availableWidth = view.frame.width - paddingSpace
        let widthPerItem = availableWidth / itemsPerRow
        return CGSize(width: widthPerItem, height: widthPerItem * 1.2)
    }
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets { return sectionInsets }
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat { return sectionInsets.left }
}

extension GridViewController: UINavigationControllerDelegate {
    func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        heroTransition.operation = operation
        heroTransition.sourceView = selectedCell?.colorView
        return heroTransition
    }
}

struct Place {
    let name: String
    let color: UIColor
    let coordinate: CLLocationCoordinate2D
    static let samples: [Place] = [
        Place(name: "Lisbon", color: .systemOrange, coordinate: CLLocationCoordinate2D(latitude: 38.7, longitude: -9.1)),
        Place(name: "Oslo", color: .systemBlue, coordinate: CLLocationCoordinate2D(latitude: 59.9, longitude: 10.7)),
        Place(name: "Kyoto", color: .systemPink, coordinate: CLLocationCoordinate2D(latitude: 35.0, longitude: 135.7)),
        Place(name: "Quito", color: .systemGreen, coordinate: CLLocationCoordinate2D(latitude: -0.2, longitude: -78.5)),
    ]
}
