import UIKit

/// People, and a sheet with a form for one more.
final class PeopleController: UIViewController {
  private enum Section { case people }

  private lazy var list = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
  private lazy var source = makeSource()
  private var people = ["Anna Lindqvist", "Jonas Weber", "Marit Solberg", "Tomás Arrieta", "渡辺 陽子"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "People"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.openForm() })
    navigationItem.rightBarButtonItem?.accessibilityIdentifier = "add"
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    show(animated: false)
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
  }

  private func makeSource() -> UICollectionViewDiffableDataSource<Section, String> {
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      content.image = UIImage(systemName: "person.crop.circle.fill")
      content.imageProperties.tintColor = .systemGray2
      content.imageProperties.preferredSymbolConfiguration = .init(textStyle: .title1)
      cell.contentConfiguration = content
    }
    return UICollectionViewDiffableDataSource(collectionView: list) { list, path, name in
      list.dequeueConfiguredReusableCell(using: cells, for: path, item: name)
    }
  }

  private func show(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections([.people])
    snapshot.appendItems(people)
    source.apply(snapshot, animatingDifferences: animated)
  }

  /// Presents the form.
  func openForm() {
    guard presentedViewController == nil else { return }
    let form = ContactFormController { [weak self] name in self?.add(name) }
    present(UINavigationController(rootViewController: form), animated: true)
  }

  private func add(_ name: String) {
    guard !people.contains(name) else { return }
    let place = people.firstIndex { $0.localizedStandardCompare(name) == .orderedDescending }
    people.insert(name, at: place ?? people.count)
    show(animated: true)
  }
}

/// A form: names, a telephone number with a label from a menu, a switch, and a note.
final class ContactFormController: UITableViewController {
  private let finish: (String) -> Void
  private let fields = ["First name", "Last name", "Phone"].map { placeholder in
    let field = UITextField()
    field.placeholder = placeholder
    field.accessibilityIdentifier = placeholder
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.clearButtonMode = .whileEditing
    field.returnKeyType = placeholder == "Phone" ? .done : .next
    return field
  }
  private let label = UIButton(type: .system)
  private let favourite = UISwitch()
  private let note = UITextView()

  /// - Parameter finish: Told the name of whoever is to be added.
  init(finish: @escaping (String) -> Void) {
    self.finish = finish
    super.init(style: .insetGrouped)
    title = "New Person"
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.keyboardDismissMode = .interactive
    tableView.register(FormCell.self, forCellReuseIdentifier: "row")
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.done() })
    navigationItem.rightBarButtonItem?.isEnabled = false
    for field in fields {
      field.delegate = self
      field.addTarget(self, action: #selector(typed), for: .editingChanged)
    }
    fields[2].keyboardType = .numbersAndPunctuation
    note.font = .preferredFont(forTextStyle: .body)
    note.adjustsFontForContentSizeCategory = true
    note.backgroundColor = .clear
    note.textContainerInset = .zero
    note.textContainer.lineFragmentPadding = 0
    note.accessibilityIdentifier = "note"
    favourite.accessibilityIdentifier = "favourite"
    setUpMenu()
  }

  private func setUpMenu() {
    let signs = [("Home", "house"), ("Work", "briefcase"), ("Mobile", "iphone")]
    label.menu = UIMenu(
      children: signs.map { title, sign in
        UIAction(title: title, image: UIImage(systemName: sign)) { _ in }
      })
    var look = UIButton.Configuration.plain()
    look.contentInsets = .zero
    look.imagePadding = 6
    label.configuration = look
    label.showsMenuAsPrimaryAction = true
    label.changesSelectionAsPrimaryAction = true
    label.accessibilityIdentifier = "label"
  }

  private var name: String {
    fields.prefix(2).compactMap(\.text).filter { !$0.isEmpty }.joined(separator: " ")
  }

  @objc private func typed() { navigationItem.rightBarButtonItem?.isEnabled = !name.isEmpty }

  private func done() {
    let name = name
    dismiss(animated: true) { [finish] in finish(name) }
  }

  // MARK: Rows

  override func numberOfSections(in tableView: UITableView) -> Int { 4 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? 2 : 1
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { ["Name", "Telephone", nil, "Note"][section] }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { section == 2 ? "Favourites are on top of every list." : nil }

  override func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { indexPath.section == 3 ? 110 : UITableView.automaticDimension }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.selectionStyle = .none
    cell.contentConfiguration = nil
    cell.accessoryView = nil
    guard let row = cell as? FormCell else { return cell }
    switch indexPath.section {
    case 0: row.fill(with: fields[indexPath.row])
    case 1: row.fill(with: fields[2], after: label)
    case 2:
      row.fill(with: nil)
      var content = cell.defaultContentConfiguration()
      content.text = "Favourite"
      cell.contentConfiguration = content
      cell.accessoryView = favourite
    default: row.fill(with: note)
    }
    return cell
  }
}

extension ContactFormController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let place = fields.firstIndex(of: textField) else { return true }
    if place + 1 < fields.count {
      fields[place + 1].becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
    }
    return true
  }
}

/// A row with something to write into, and perhaps a button before it.
private final class FormCell: UITableViewCell {
  private var parts: [UIView] = []

  func fill(with field: UIView?, after button: UIButton? = nil) {
    for part in parts where part.superview === contentView { part.removeFromSuperview() }
    parts = [button, field].compactMap { $0 }
    let margins = contentView.layoutMarginsGuide
    var (start, gap) = (margins.leadingAnchor, CGFloat(0))
    for part in parts {
      part.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(part)
      NSLayoutConstraint.activate([
        part.leadingAnchor.constraint(equalTo: start, constant: gap),
        part.topAnchor.constraint(equalTo: margins.topAnchor),
        part.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      ])
      (start, gap) = (part.trailingAnchor, 12)
    }
    button?.setContentHuggingPriority(.required, for: .horizontal)
    button?.setContentCompressionResistancePriority(.required, for: .horizontal)
    parts.last?.trailingAnchor.constraint(equalTo: margins.trailingAnchor).isActive = true
  }
}
