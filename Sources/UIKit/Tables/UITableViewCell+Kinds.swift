import QuartzCore

extension UITableViewCell {
  /// Where the words go.
  public enum CellStyle: Int, Sendable {
    case `default` = 0
    /// The second words at the right.
    case value1 = 1
    /// The first words at the left, narrow.
    case value2 = 2
    /// The second words below.
    case subtitle = 3
  }

  public enum SelectionStyle: Int, Sendable {
    case none = 0
    case blue = 1
    case gray = 2
    case `default` = 3
  }

  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine = 1
  }

  /// A sign at the right of a cell.
  public enum AccessoryType: Int, Sendable {
    case none = 0
    case disclosureIndicator = 1
    case detailDisclosureButton = 2
    case checkmark = 3
    case detailButton = 4

    @MainActor
    func makeView(tint: UIColor) -> UIView? {
      switch self {
      case .none: return nil
      case .disclosureIndicator: return CellSign.chevron
      case .checkmark:
        return CellSign(
          points: [CGPoint(x: 1, y: 7), CGPoint(x: 5, y: 12), CGPoint(x: 13, y: 1)],
          size: CGSize(width: 14, height: 13), color: tint)
      case .detailButton: return DetailSign(tint: tint, beside: nil)
      case .detailDisclosureButton: return DetailSign(tint: tint, beside: CellSign.chevron)
      }
    }
  }
}

/// An i in a circle, and what stands beside it. Its size, and the room between the two, are guesses.
@MainActor
private final class DetailSign: UIView {
  private static let side: CGFloat = 22
  private static let gap: CGFloat = 10

  init(tint: UIColor, beside sign: UIView?) {
    let width = Self.side + (sign.map { $0.bounds.width + Self.gap } ?? 0)
    super.init(frame: CGRect(x: 0, y: 0, width: width, height: Self.side))
    isUserInteractionEnabled = false
    let circle = UIImageView(image: UIImage(systemName: "info.circle"))
    circle.tintColor = tint
    circle.contentMode = .scaleAspectFit
    circle.frame = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
    addSubview(circle)
    guard let sign else { return }
    sign.frame.origin = CGPoint(
      x: Self.side + Self.gap, y: (Self.side - sign.bounds.height) / 2)
    addSubview(sign)
  }

  required init?(coder: NSCoder) { nil }
}

/// A line drawn along a few points.
@MainActor
private final class CellSign: UIView {
  static var chevron: CellSign {
    CellSign(
      points: [CGPoint(x: 1, y: 1), CGPoint(x: 7, y: 7), CGPoint(x: 1, y: 13)],
      size: CGSize(width: 8, height: 14), color: .tertiaryLabel)
  }

  private let shape = CAShapeLayer()

  init(points: [CGPoint], size: CGSize, color: UIColor) {
    super.init(frame: CGRect(origin: .zero, size: size))
    isUserInteractionEnabled = false
    let path = CGMutablePath()
    path.addLines(between: points)
    shape.path = path
    shape.fillColor = nil
    shape.strokeColor = CGColor(color.rgba(for: .current))
    shape.lineWidth = 2
    shape.frame = bounds
    layer.addSublayer(shape)
  }

  required init?(coder: NSCoder) { nil }
}

/// Places a cell's words.
@MainActor
struct CellWords {
  let style: UITableViewCell.CellStyle
  let area: CGRect

  func place(_ label: UILabel, _ detail: UILabel?) {
    guard let detail else { return put(label, in: area) }
    switch style {
    case .default: put(label, in: area)
    case .subtitle: stack(label, detail)
    case .value1:
      let width = min(detail.sizeThatFits(.zero).width, area.width)
      put(detail, in: CGRect(x: area.maxX - width, y: 0, width: width, height: area.height))
      put(label, in: area.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: width + 8)))
    case .value2:
      put(label, in: CGRect(x: area.minX, y: 0, width: 91, height: area.height))
      put(detail, in: area.inset(by: UIEdgeInsets(top: 0, left: 97, bottom: 0, right: 0)))
    }
  }

  private func stack(_ label: UILabel, _ detail: UILabel) {
    let (first, second) = (label.sizeThatFits(.zero), detail.sizeThatFits(.zero))
    let top = (area.height - first.height - second.height) / 2
    label.frame = CGRect(x: area.minX, y: top, width: area.width, height: first.height)
    detail.frame = CGRect(
      x: area.minX, y: top + first.height, width: area.width, height: second.height)
  }

  private func put(_ label: UILabel, in frame: CGRect) { label.frame = frame }
}

extension UIColor {
  /// Of a row that is selected.
  static var selection: UIColor {
    UIColor {
      $0.userInterfaceStyle == .dark
        ? UIColor(white: 0.23, alpha: 1) : UIColor(white: 0.82, alpha: 1)
    }
  }
}
