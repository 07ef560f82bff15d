import UIKit

/// The list's heading and its search field.
final class CatalogueHeader: UIView {
  let field = UITextField()
  private let heading = UILabel()
  private let note = NoteLabel("To watch, and to touch", size: 15)
  private let plate = UIView()
  private let lens = UIImageView(image: UIImage(systemName: "magnifyingglass"))

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 128))
    heading.text = "Transitions"
    heading.font = .systemFont(ofSize: 34, weight: .bold)
    heading.accessibilityTraits = .header
    field.placeholder = "Search"
    field.delegate = self
    plate.backgroundColor = .systemGray5
    plate.layer.cornerRadius = 10
    lens.tintColor = .secondaryLabel
    lens.contentMode = .scaleAspectFit
    for view in [heading, note, plate] { addSubview(view) }
    for view in [lens, field] { plate.addSubview(view) }
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width - 40
    heading.frame = CGRect(x: 20, y: 8, width: width, height: 42)
    note.frame = CGRect(x: 20, y: 50, width: width, height: 20)
    plate.frame = CGRect(x: 20, y: 84, width: width, height: 38)
    plate.place(lens, CGRect(x: 10, y: 10, width: 18, height: 18))
    plate.place(field, CGRect(x: 36, y: 0, width: width - 46, height: 38))
  }
}

extension CatalogueHeader: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}

/// What stands over a chapter.
final class ChapterHeader: UIView {
  private let label: CaptionLabel

  init(_ title: String) {
    label = CaptionLabel(title)
    super.init(frame: .zero)
    addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(x: 20, y: 12, width: bounds.width - 40, height: bounds.height - 12)
  }
}
