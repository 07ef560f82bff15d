import UIKit

/// Rows on a rounded plate, with hairlines between them.
final class PlateView: UIView {
  private let rows: [UIView]
  private let lines: [UIView]

  init(rows: [UIView]) {
    self.rows = rows
    lines = rows.dropFirst().map { _ in UIView() }
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 14
    for line in lines { line.backgroundColor = .separator }
    for view in rows + lines { addSubview(view) }
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width, height: rows.reduce(0) { $0 + $1.sizeThatFits(size).height })
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let hairline = 1 / max(traitCollection.displayScale, 1)
    var y: CGFloat = 0
    for (index, row) in rows.enumerated() {
      let height = row.sizeThatFits(bounds.size).height
      row.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      if index > 0 {
        place(
          lines[index - 1], CGRect(x: 16, y: y, width: bounds.width - 16, height: hairline))
      }
      y += height
    }
  }
}

/// A title with a control, or a word, at the other end.
final class ControlRow: UIView {
  private let label = UILabel()
  private let control: UIView

  init(_ title: String, _ control: UIView) {
    self.control = control
    super.init(frame: .zero)
    label.text = title
    control.accessibilityLabel = title
    addSubview(label)
    addSubview(control)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 52) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let wish = control.sizeThatFits(bounds.size)
    let left = bounds.width - 16 - wish.width
    place(
      control,
      CGRect(
        x: left, y: (bounds.height - wish.height) / 2, width: wish.width, height: wish.height))
    place(label, CGRect(x: 16, y: 0, width: left - 28, height: bounds.height))
  }
}

/// A name with its value; below one another where they do not fit side by side.
final class FactRow: UIView {
  private let name = UILabel()
  private let value = UILabel()

  /// - Parameter name: Empty for a sentence that stands alone.
  init(_ name: String, _ value: String) {
    super.init(frame: .zero)
    self.name.text = name
    self.name.font = .systemFont(ofSize: 15)
    self.name.textColor = .secondaryLabel
    self.value.text = value
    self.value.font = .systemFont(ofSize: 15)
    self.value.numberOfLines = 0
    addSubview(self.name)
    addSubview(self.value)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  private static let column: CGFloat = 116

  private func valueFrame(in width: CGFloat) -> CGRect {
    let left = name.text == "" ? 16 : 16 + Self.column
    let room = max(width - left - 16, 0)
    let height = value.sizeThatFits(
      CGSize(width: room, height: .greatestFiniteMagnitude)
    ).height
    return CGRect(x: left, y: 12, width: room, height: height)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: valueFrame(in: size.width).height + 24)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    place(value, valueFrame(in: bounds.width))
    place(
      name,
      CGRect(
        x: 16, y: 12, width: Self.column - 8, height: name.sizeThatFits(bounds.size).height))
  }
}
