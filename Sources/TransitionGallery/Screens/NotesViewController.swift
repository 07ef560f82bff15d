import UIKit

/// A note to write, over a few written ones.
final class NotesViewController: UIViewController {
  private let heading = UILabel()
  private let field = UITextField()
  private let notes: [(photograph: UIImageView, line: UILabel)] = Story.all.map { story in
    let line = UILabel()
    line.text = story.title + "\n" + story.caption
    line.font = .systemFont(ofSize: 16)
    line.numberOfLines = 2
    return (UIImageView.filling(story.photograph), line)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    heading.text = "Notes"
    heading.font = .systemFont(ofSize: 28, weight: .bold)
    field.placeholder = "Add a note"
    field.borderStyle = .roundedRect
    field.accessibilityIdentifier = "note"
    for view in [heading, field] as [UIView] { self.view.addSubview(view) }
    for note in notes {
      note.photograph.layer.cornerRadius = 10
      view.addSubview(note.photograph)
      view.addSubview(note.line)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    heading.frame = CGRect(x: 20, y: 26, width: width - 40, height: 36)
    field.frame = CGRect(x: 20, y: 74, width: width - 40, height: 40)
    for (index, note) in notes.enumerated() {
      let y = 132 + CGFloat(index) * 76
      note.photograph.frame = view.placed(CGRect(x: 20, y: y, width: 60, height: 60))
      note.line.frame = view.placed(CGRect(x: 96, y: y, width: width - 116, height: 60))
      note.line.textAlignment = isMirrored ? .right : .left
    }
  }
}
