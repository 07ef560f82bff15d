import UIKit

/// Settings, as lists in groups: signs on coloured tiles, switches, values.
final class PreferencesViewController: UIViewController {
  /// What stands at the end of a row.
  private enum End {
    case on(Bool)
    case value(String)
  }

  private struct Row {
    let title: String
    let sign: String
    let color: UIColor
    let end: End
  }

  private static let groups: [[Row]] = [
    [
      Row(title: "Linnea", sign: "person.fill", color: .systemTeal, end: .value("Account"))
    ],
    [
      Row(title: "Notifications", sign: "bell", color: .systemRed, end: .on(true)),
      Row(title: "Location of photographs", sign: "location", color: .systemBlue, end: .on(true)),
      Row(title: "Backup", sign: "icloud", color: .systemIndigo, end: .value("Yesterday")),
    ],
    [
      Row(title: "Text", sign: "textformat", color: .systemGray, end: .value("Standard")),
      Row(title: "Appearance", sign: "moon", color: .systemPurple, end: .value("Automatic")),
      Row(title: "Lock notes", sign: "lock", color: .systemGreen, end: .on(false)),
    ],
    [
      Row(title: "Help", sign: "questionmark", color: .systemOrange, end: .value("")),
      Row(title: "About Field Notes", sign: "leaf", color: .systemGreen, end: .value("4.2")),
    ],
  ]

  private let heading = UILabel("Settings", 34, .bold)
  private let table = UITableView(frame: .zero, style: .insetGrouped)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    table.contentInsetAdjustmentBehavior = .never
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    view.addSubview(table)
    view.addSubview(heading)
  }

  override func accessibilityPerformEscape() -> Bool { escape() }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (x, width) = view.column(widest: 680)
    let top = max(restingTop, 20)
    heading.frame = CGRect(x: x, y: top + 30, width: width, height: 44)
    heading.textAlignment =
      view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    table.frame = CGRect(
      x: x - 20, y: top + 78, width: width + 40,
      height: max(view.bounds.height - top - 78, 0))
  }
}

extension PreferencesViewController: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { Self.groups.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Self.groups[section].count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    let row = Self.groups[indexPath.section][indexPath.row]
    var content = UIListContentConfiguration.valueCell()
    content.text = row.title
    content.image = .tile(row.sign, row.color)
    switch row.end {
    case .on(let isOn):
      let choice = UISwitch()
      choice.isOn = isOn
      cell.accessoryView = choice
    case .value(let value):
      content.secondaryText = value
      cell.accessoryView = nil
      cell.accessoryType = .disclosureIndicator
    }
    cell.contentConfiguration = content
    return cell
  }
}
