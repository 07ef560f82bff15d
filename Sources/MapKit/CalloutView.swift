/// What is said of a selected annotation: title, subtitle, and what stands at their sides.
@MainActor
final class CalloutView: UIView {
  private(set) weak var of: MKAnnotationView?
  /// Told of controls at the sides that are touched.
  var tapped: ((UIControl) -> Void)?
  private let title = UILabel()
  private let subtitle = UILabel()

  init(_ view: MKAnnotationView) {
    of = view
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 12
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 6
    layer.shadowOffset = CGSize(width: 0, height: 2)
    title.font = .systemFont(ofSize: 15, weight: .semibold)
    title.text = view.annotation?.title
    subtitle.font = .systemFont(ofSize: 12)
    subtitle.textColor = .secondaryLabel
    subtitle.text = view.annotation?.subtitle
    for part in [title, middle, left, right] { if let part { addSubview(part) } }
    for case let control as UIControl in [left, right] {
      control.addAction(
        UIAction { [weak self, weak control] _ in
          if let control { self?.tapped?(control) }
        }, for: .primaryActionTriggered)
    }
  }

  required init?(coder: NSCoder) { nil }

  private var left: UIView? { of?.leftCalloutAccessoryView }
  private var right: UIView? { of?.rightCalloutAccessoryView }
  /// What stands below the title.
  private var middle: UIView? { of?.detailCalloutAccessoryView ?? subtitle }

  func fittingSize(within width: CGFloat) -> CGSize {
    let sides = [left, right].map { $0.map { size($0).width + 8 } ?? 0 }
    let room = CGSize(width: width - 24 - sides[0] - sides[1], height: 200)
    let words = [title, middle].compactMap { $0 }.map { $0.sizeThatFits(room) }
    let height = words.map(\.height).reduce(0, +)
    let high = [left, right].map { $0.map { size($0).height } ?? 0 }
    return CGSize(
      width: min((words.map(\.width).max() ?? 0).rounded(.up) + 24 + sides[0] + sides[1], width),
      height: max(height, high[0], high[1]).rounded(.up) + 16)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var (start, end) = (CGFloat(12), bounds.width - 12)
    if let left {
      let size = size(left)
      left.frame = CGRect(
        x: start, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
      start += size.width + 8
    }
    if let right {
      let size = size(right)
      end -= size.width
      right.frame = CGRect(
        x: end, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
      end -= 8
    }
    let room = CGSize(width: end - start, height: 200)
    let heights = [title, middle].map { $0?.sizeThatFits(room).height ?? 0 }
    let top = (bounds.height - heights[0] - heights[1]) / 2
    title.frame = CGRect(x: start, y: top, width: room.width, height: heights[0])
    middle?.frame = CGRect(
      x: start, y: top + heights[0], width: room.width, height: heights[1])
  }

  /// As large as it is, or as it wants to be.
  private func size(_ view: UIView) -> CGSize {
    view.bounds.size == .zero ? view.sizeThatFits(CGSize(width: 60, height: 44)) : view.bounds.size
  }
}
