import UIKit

/// A row of facts between two fine lines: a sign, a number, and what the number is of.
final class FactsView: UIView {
  /// One fact.
  struct Fact {
    let sign: String
    let value: String
    let name: String
  }

  private let parts: [(sign: UIImageView, value: UILabel, name: UILabel)]
  private let lines = [UIView(), UIView()]

  init(_ facts: [Fact]) {
    parts = facts.map { fact in
      (
        .sign(fact.sign, 17, .medium, .systemTeal), UILabel(fact.value, 15, .semibold),
        UILabel(fact.name, 12, .regular, .secondaryLabel)
      )
    }
    super.init(frame: .zero)
    clipsToBounds = true
    for part in parts { [part.sign, part.value, part.name].forEach(addSubview) }
    for line in lines {
      line.backgroundColor = .separator
      addSubview(line)
    }
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  /// As high as its words need.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let words = parts.map { $0.value.font.lineHeight + $0.name.font.lineHeight }.max() ?? 0
    return CGSize(width: size.width, height: words.rounded(.up) + 24)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(max(parts.count, 1))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, part) in parts.enumerated() {
      let x = CGFloat(index) * width
      let value = part.value.font.lineHeight.rounded(.up)
      part.sign.frame = placed(CGRect(x: x, y: (bounds.height - 26) / 2, width: 26, height: 26))
      part.value.frame = placed(CGRect(x: x + 34, y: 12, width: width - 40, height: value))
      part.name.frame = placed(
        CGRect(x: x + 34, y: 12 + value, width: width - 40, height: bounds.height - 24 - value))
      for label in [part.value, part.name] { label.textAlignment = isMirrored ? .right : .left }
    }
    lines[0].frame = CGRect(x: 0, y: 0, width: bounds.width, height: 0.5)
    lines[1].frame = CGRect(x: 0, y: bounds.height - 0.5, width: bounds.width, height: 0.5)
  }
}
