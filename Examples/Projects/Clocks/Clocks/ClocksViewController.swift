import UIKit

class ClocksViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {

  @IBOutlet weak var tableView: UITableView!
  @IBOutlet weak var noteLabel: UILabel!

  fileprivate let transition = HandTransition()
  private let cities: [(name: String, hours: Int)] = [
    ("Lisbon", 0), ("Vienna", 1), ("Nairobi", 3), ("Osaka", 9),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("Clocks", comment: "The first screen")
    edgesForExtendedLayout = []
    let nib = UINib(nibName: "ClockCell", bundle: nil)
    tableView.register(nib, forCellReuseIdentifier: "ClockCell")
    tableView.rowHeight = 64
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .refresh, target: self, action: #selector(ClocksViewController.refresh(_:)))
  }

  func refresh(_ sender: UIBarButtonItem) {
    tableView.reloadSections(IndexSet(integer: 0), with: .fade)
  }

  @IBAction func toggleNote(_ sender: UIButton) {
    UIView.animate(withDuration: 0.25, animations: {
      self.noteLabel.alpha = self.noteLabel.alpha == 0 ? 1 : 0
    })
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return cities.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "ClockCell", for: indexPath) as! ClockCell
    let city = cities[indexPath.row]
    cell.nameLabel.text = city.name
    cell.face.hours = city.hours
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let city = cities[indexPath.row]
    let screen = ClockViewController(hours: city.hours, name: city.name)
    screen.transitioningDelegate = self
    screen.modalPresentationStyle = .fullScreen
    present(screen, animated: true, completion: nil)
  }
}

extension ClocksViewController: UIViewControllerTransitioningDelegate {

  func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    transition.isPresenting = true
    return transition
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    transition.isPresenting = false
    return transition
  }
}

class ClockCell: UITableViewCell {
  @IBOutlet weak var nameLabel: UILabel!
  @IBOutlet weak var face: ClockFace!
}
