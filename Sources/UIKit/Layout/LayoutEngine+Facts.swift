import Constraints
import QuartzCore

extension LayoutEngine {
  /// What is settled already: the frames of views that are laid out by frames, the places of the
  /// system's guides.
  func firmFacts(of item: any LayoutItem) -> [LinearConstraint] {
    if let guide = item as? UILayoutGuide {
      guard let role = guide.role, let owner = guide.owner else { return [] }
      return role.facts(touch(guide), in: owner, touch(owner))
    }
    guard let view = item as? UIView else { return [] }
    let box = touch(view)
    if view === root, let fitting { return fitting.facts(box) }
    let isRoot = view === root
    guard isRoot || view.layout.translates else { return [] }
    let frame = view.settledAlignmentRect
    return [
      LinearConstraint(LinearExpression(box.minX) + -frame.minX, standing: .firm),
      LinearConstraint(LinearExpression(box.minY) + -frame.minY, standing: .firm),
      LinearConstraint(
        LinearExpression(box.width) + -frame.width, priority: view.priority(ofOwn: \.fitsWidth),
        standing: .firm),
      LinearConstraint(
        LinearExpression(box.height) + -frame.height, priority: view.priority(ofOwn: \.fitsHeight),
        standing: .firm),
    ]
  }

  /// What an item would like, and that nothing is less than empty.
  func softFacts(of item: any LayoutItem) -> [LinearConstraint] {
    let box = touch(item)
    let view = item as? UIView
    let isFitted = view === root && fitting != nil
    guard view.map({ !$0.layout.translates || isFitted }) ?? true else { return [] }
    var facts: [LinearConstraint] = []
    if let view {
      let size = view.sizeForLayout
      facts += wishes(view, .horizontal, box.width, size.width)
      facts += wishes(view, .vertical, box.height, size.height)
    }
    if (item as? UILayoutGuide)?.role == nil {
      for length in [box.width, box.height] {
        facts.append(
          LinearConstraint(LinearExpression(length), .greaterThanOrEqual, standing: .yielding))
      }
    }
    return facts
  }

  /// Not to grow beyond the content, and not to be squeezed below it.
  private func wishes(
    _ view: UIView, _ axis: NSLayoutConstraint.Axis, _ length: Variable, _ wanted: CGFloat
  ) -> [LinearConstraint] {
    guard wanted >= 0, wanted.isFinite else { return [] }
    let expression = LinearExpression(length) + -wanted
    return [
      LinearConstraint(
        expression, .lessThanOrEqual,
        priority: Double(view.contentHuggingPriority(for: axis).rawValue)),
      LinearConstraint(
        expression, .greaterThanOrEqual,
        priority: Double(view.contentCompressionResistancePriority(for: axis).rawValue)),
    ]
  }
}

extension UIView {
  /// The alignment rectangle, to more than whole pixels where constraints have put it there.
  fileprivate var settledAlignmentRect: CGRect {
    let scale = SceneEnvironment.current.screen.scale
    if let applied = layout.applied, frame(forAlignmentRect: applied).onPixels(scale) == layoutFrame
    {
      return applied
    }
    var rect = alignmentRect(forFrame: layoutFrame)
    guard let fitted = layout.fitted else { return rect }
    if fitted.onPixels.width == layoutFrame.width { rect.size.width = fitted.exact.width }
    if fitted.onPixels.height == layoutFrame.height { rect.size.height = fitted.exact.height }
    return rect
  }

  /// How strongly the view keeps a length of its frame against constraints.
  fileprivate func priority(ofOwn length: KeyPath<NSLayoutSizing, Bool>) -> Double {
    let holds = layout.translates && !(layout.estimates?[keyPath: length] ?? false)
    return holds ? LinearConstraint.required : 1
  }
}

/// The size that a tree is asked to come close to.
struct FittingTarget {
  var size: CGSize
  var horizontal: UILayoutPriority
  var vertical: UILayoutPriority

  @MainActor func facts(_ box: LayoutBox) -> [LinearConstraint] {
    [
      LinearConstraint(LinearExpression(box.minX), standing: .firm),
      LinearConstraint(LinearExpression(box.minY), standing: .firm),
      LinearConstraint(
        LinearExpression(box.width) + -size.width, priority: Double(horizontal.rawValue)),
      LinearConstraint(
        LinearExpression(box.height) + -size.height, priority: Double(vertical.rawValue)),
    ]
  }
}

extension LayoutEngine {
  /// Whether the constraints leave the item's place or size open.
  func isAmbiguous(_ item: any LayoutItem) -> Bool {
    update()
    guard let box = item.box, box.engine === self else { return false }
    return [box.minX, box.minY, box.width, box.height].contains { solver.isAmbiguous($0) }
  }

  /// The active constraints that speak of an item along an axis.
  func constraints(
    on item: any LayoutItem, _ axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    root.gatherLayout { _ in }.filter { constraint in
      let sides = [constraint.terms.first, constraint.terms.second]
      return sides.contains { side in
        guard side.item === item || side.origin === item else { return false }
        switch side.attribute {
        case .width: return axis == .horizontal
        case .height: return axis == .vertical
        default: return (side.attribute.kind == .horizontalPlace) == (axis == .horizontal)
        }
      }
    }
  }
}
