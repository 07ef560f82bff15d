import UIKit

/// A note to write, over those that are written: rows with a picture, two lines and a day, which can
/// be swiped away or flagged.
final class NotesViewController: UIViewController {
  /// One note.
  private struct Note {
    let story: Story
    let day: String
    let thumbnail: UIImage?
    var isFlagged = false
  }

  private let heading = UILabel("Notes", 28, .bold)
  private let field = UITextField()
  private let table = UITableView(frame: .zero, style: .plain)
  /// Of a picture, points.
  private static let side: CGFloat = 52
  private static let days = ["Today", "Yesterday", "Wednesday", "2 Jan", "21 Dec", "19 Dec"]
  private var notes = zip(Story.all, days).map { story, day in
    Note(story: story, day: day, thumbnail: story.image?.thumbnail(side: side, corners: 9))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    field.placeholder = "Add a note"
    field.borderStyle = .roundedRect
    field.returnKeyType = .done
    field.delegate = self
    field.accessibilityIdentifier = "note"
    table.backgroundColor = .clear
    // The panel that the list lies on is what a finger moves.
    table.isScrollEnabled = false
    table.rowHeight = UITableView.automaticDimension
    table.estimatedRowHeight = 76
    table.register(UITableViewCell.self, forCellReuseIdentifier: "note")
    table.dataSource = self
    table.delegate = self
    for view in [table, heading, field] as [UIView] { self.view.addSubview(view) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (x, width) = view.column()
    heading.frame = CGRect(x: x, y: 26, width: width, height: 36)
    heading.textAlignment =
      view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    field.frame = CGRect(x: x, y: 74, width: width, height: 40)
    table.frame = CGRect(
      x: x - 20, y: 122, width: width + 40, height: CGFloat(Story.all.count) * 90)
    // Lines begin where words do.
    table.separatorInset.left = 20 + Self.side + 16
  }
}

extension NotesViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}

extension NotesViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    notes.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    let note = notes[indexPath.row]
    var content = UIListContentConfiguration.subtitleCell()
    content.text = note.story.title
    content.textProperties.font = .read(16, .semibold)
    content.textProperties.numberOfLines = 1
    content.secondaryText = note.day + " · " + note.story.caption
    content.secondaryTextProperties.font = .read(14)
    content.secondaryTextProperties.color = .secondaryLabel
    content.secondaryTextProperties.numberOfLines = 1
    content.image = note.thumbnail
    content.imageToTextPadding = 16
    content.directionalLayoutMargins.leading = 20
    content.directionalLayoutMargins.trailing = 20
    cell.contentConfiguration = content
    cell.backgroundColor = .clear
    cell.accessoryView = note.isFlagged ? flag : nil
    return cell
  }

  private var flag: UIView {
    let sign = UIImageView.sign("flag.fill", 15, .regular, .systemOrange)
    sign.frame = CGRect(x: 0, y: 0, width: 24, height: 24)
    return sign
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, done in
      self?.notes.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
      done(true)
    }
    delete.image = UIImage(systemName: "trash")
    let flag = UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, done in
      self?.notes[indexPath.row].isFlagged.toggle()
      tableView.reloadRows(at: [indexPath], with: .none)
      done(true)
    }
    flag.image = UIImage(systemName: "flag")
    flag.backgroundColor = .systemOrange
    return UISwipeActionsConfiguration(actions: [delete, flag])
  }
}
