import TicketKit

/// The tickets that somebody has bought. UIKit comes with the framework.
class TicketsViewController: UITableViewController {

  private let tickets = Ticket.samples
  private let unfolding = UnfoldTransitioningDelegate()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("Tickets", comment: "")
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Ticket")
    tableView.rowHeight = 72
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return tickets.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Ticket", for: indexPath)
    cell.textLabel?.text = tickets[indexPath.row].title
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let detail = TicketViewController(ticket: tickets[indexPath.row])
    unfolding.origin = tableView.convert(tableView.rectForRow(at: indexPath), to: nil)
    detail.modalPresentationStyle = .custom
    detail.transitioningDelegate = unfolding
    present(detail, animated: true, completion: nil)
  }
}
