/// One ticket, over the whole screen.
open class TicketViewController: UIViewController {

  public let ticket: Ticket

  public init(ticket: Ticket) {
    self.ticket = ticket
    super.init(nibName: nil, bundle: nil)
  }

  required public init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = ticket.color
    let title = UILabel()
    title.text = ticket.title
    title.font = .boldSystemFont(ofSize: 28)
    title.textColor = .white
    let place = UILabel()
    place.text = ticket.place
    place.textColor = .white
    let close = UIButton(type: .system)
    close.setTitle("Close", for: .normal)
    close.tintColor = .white
    close.addTarget(self, action: #selector(closeTapped), for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [title, place, close])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  @objc private func closeTapped() {
    dismiss(animated: true)
  }
}
