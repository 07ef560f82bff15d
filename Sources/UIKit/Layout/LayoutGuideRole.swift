import Constraints
import QuartzCore

/// Where one of the system's guides lies in its view.
enum LayoutGuideRole: Hashable {
  case safeArea, margins, readable, keyboard, topBars, bottomBars
  /// A scroll view's content, and what shows of it.
  case content, visible

  /// The widest that text is read with ease, points; a guess for the default text size.
  static let readableWidth: CGFloat = 672

  /// Where the guide lies in a view of known size.
  @MainActor func rect(in view: UIView) -> CGRect {
    let (bounds, safe) = (view.bounds, view.safeAreaInsets)
    switch self {
    case .content:
      return CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? bounds.size)
    case .visible: return bounds
    case .safeArea: return bounds.inset(by: safe)
    case .margins: return bounds.inset(by: view.layoutMargins)
    case .readable:
      let rect = bounds.inset(by: view.layoutMargins)
      let excess = max(rect.width - Self.readableWidth, 0)
      return rect.insetBy(dx: excess / 2, dy: 0)
    case .keyboard, .bottomBars:
      let height = insets(in: view).bottom
      return CGRect(
        x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    case .topBars:
      return CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: safe.top)
    }
  }

  /// The same as constraints between the guide and its view.
  @MainActor func facts(_ guide: LayoutBox, in view: UIView, _ box: LayoutBox) -> [LinearConstraint]
  {
    if self == .content { return contentFacts(guide, in: view) }
    let (edges, outer) = (guide.edges, box.edges)
    let insets = insets(in: view)
    let origin = view.bounds.origin
    var facts = [
      edges.minY + -(origin.y + insets.top),
      edges.height - outer.height + (insets.top + insets.bottom),
    ]
    if self == .topBars { facts[1] = edges.height + -insets.bottom }
    if self == .keyboard || self == .bottomBars {
      facts[0] = edges.minY - outer.height + (insets.bottom - origin.y)
      facts[1] = edges.height + -insets.bottom
    }
    let width = edges.width - outer.width + (insets.left + insets.right)
    if self == .readable {
      let middle = edges.midX - 0.5 * outer.width
      facts.append(middle + (-origin.x + (insets.right - insets.left) / 2))
      return facts.map { LinearConstraint($0, standing: .firm) } + [
        LinearConstraint(width, .lessThanOrEqual, standing: .firm),
        LinearConstraint(edges.width + -Self.readableWidth, .lessThanOrEqual, standing: .firm),
        LinearConstraint(width, priority: 999),
      ]
    }
    facts += [edges.minX + -(origin.x + insets.left), width]
    return facts.map { LinearConstraint($0, standing: .firm) }
  }

  /// Content begins at the scroll view's origin, and is as large as it was set where no constraint
  /// says otherwise.
  @MainActor private func contentFacts(_ guide: LayoutBox, in view: UIView) -> [LinearConstraint] {
    let size = (view as? UIScrollView)?.contentSize ?? .zero
    return [
      LinearConstraint(LinearExpression(guide.minX), standing: .firm),
      LinearConstraint(LinearExpression(guide.minY), standing: .firm),
      LinearConstraint(LinearExpression(guide.width) + -size.width, priority: 1),
      LinearConstraint(LinearExpression(guide.height) + -size.height, priority: 1),
    ]
  }

  @MainActor private func insets(in view: UIView) -> UIEdgeInsets {
    let safe = view.safeAreaInsets
    switch self {
    case .content, .visible: return .zero
    case .safeArea: return safe
    case .margins, .readable: return view.layoutMargins
    case .keyboard:
      return UIEdgeInsets(top: 0, left: 0, bottom: view.coveredByKeyboard, right: 0)
    case .bottomBars: return UIEdgeInsets(top: 0, left: 0, bottom: safe.bottom, right: 0)
    case .topBars: return UIEdgeInsets(top: 0, left: 0, bottom: safe.top, right: 0)
    }
  }
}
