import Constraints
import QuartzCore

/// What constraints place: a view or a layout guide.
@MainActor
protocol LayoutItem: AnyObject {
  /// Its variables in the engine of the tree that it is in.
  var box: LayoutBox? { get set }
  /// The view in whose coordinates it is placed.
  var container: UIView? { get }
  /// The view whose margins, baselines and reading direction count.
  var reference: UIView? { get }
}

/// The four numbers of an item, in the coordinates of what contains it.
@MainActor
final class LayoutBox {
  private(set) weak var engine: LayoutEngine?
  let minX: Variable
  let minY: Variable
  let width: Variable
  let height: Variable

  init(_ engine: LayoutEngine) {
    self.engine = engine
    minX = engine.solver.makeVariable()
    minY = engine.solver.makeVariable()
    width = engine.solver.makeVariable()
    height = engine.solver.makeVariable()
  }

  /// Where the solver puts the item.
  var rect: CGRect {
    guard let solver = engine?.solver else { return .zero }
    return CGRect(
      x: solver.value(of: minX), y: solver.value(of: minY),
      width: max(solver.value(of: width), 0), height: max(solver.value(of: height), 0))
  }

  var edges: LayoutEdges {
    LayoutEdges(
      minX: LinearExpression(minX), minY: LinearExpression(minY),
      width: LinearExpression(width), height: LinearExpression(height))
  }
}

/// An item's rectangle as expressions, in the coordinates of some view around it.
struct LayoutEdges {
  var minX: LinearExpression
  var minY: LinearExpression
  var width: LinearExpression
  var height: LinearExpression

  var maxX: LinearExpression { minX + width }
  var maxY: LinearExpression { minY + height }
  var midX: LinearExpression { minX + 0.5 * width }
  var midY: LinearExpression { minY + 0.5 * height }
}
