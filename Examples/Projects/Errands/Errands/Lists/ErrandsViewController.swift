import UIKit

class ErrandsViewController: UITableViewController {
  private var errands = Errand.all
  private let zoom = ZoomTransition()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.delegate = self
    tableView.tableFooterView = UIView()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return errands.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "ErrandCell", for: indexPath) as! ErrandCell
    cell.show(errands[indexPath.row])
    return cell
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "showErrand", let cell = sender as? UITableViewCell,
      let path = tableView.indexPath(for: cell),
      let detail = segue.destination as? ErrandViewController
    else { return }
    detail.errand = errands[path.row]
    zoom.start = cell
  }

  @IBAction func finishErrand(_ segue: UIStoryboardSegue) {
    guard let detail = segue.source as? ErrandViewController,
      let row = errands.firstIndex(where: { $0.title == detail.errand?.title })
    else { return }
    errands[row].isDone = true
    tableView.reloadData()
  }
}

extension ErrandsViewController: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    zoom.isGoingBack = operation == .pop
    return zoom
  }
}
