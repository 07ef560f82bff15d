import Raster
import Timing

/// A layer's place among others.
package struct LayerTree {
  package var sublayers: [CALayer] = []
  package weak var superlayer: CALayer?
  /// What cuts the layer; its `superlayer` is the layer that it cuts.
  package var mask: CALayer?
  /// What shows this tree; set on a root only.
  package weak var server: RenderServer?
  /// Whether the layer has been part of a committed frame (F5.4.1, F5.5.3).
  package var isCommitted = false
  /// Whether a layer somewhere inside has not been committed yet.
  package var hasUncommitted = false
  /// On a presentation copy: what it stands for.
  package var presentation: PresentationState?

  package init() {}
}

/// What a presentation copy stands for, and when.
package struct PresentationState {
  let model: CALayer
  let mediaTime: Seconds
  /// Copies of the sublayers are made when somebody asks for them.
  var hasSublayers = false
}

/// What was last committed of a layer that has changed since: what the screen still shows
/// (F5.4.2).
final class CommittedSnapshot {
  let properties: LayerProperties
  let animations: AnimationList
  let sublayers: [CALayer]
  let mask: CALayer?
  /// All that was inside.
  var layers: [CALayer] { sublayers + [mask].compactMap { $0 } }

  init(of layer: CALayer) {
    properties = layer.properties
    animations = layer.animations
    sublayers = layer.tree.sublayers
    mask = layer.tree.mask
  }
}

/// The sublayers' part of a frame, kept while nothing in it moves or changes.
struct SampledSublayers {
  let nodes: [RenderNode]
  /// How many layers they took.
  let count: Int
  /// What of the layer itself the nodes depend on.
  let sublayerTransform: CATransform3D
  let anchor: CGPoint
  /// The bounds of a layer with a flipped geometry.
  let flippedBounds: CGRect?
}

/// A layer's own time at an instant, worked out once for all who ask in the same pass.
struct LayerClock {
  var pass: UInt64 = 0
  var localTime: Seconds = 0
  /// Whether the layer is in the tree of the server whose pass it is.
  var isShown = false
  /// Whether a transition keeps its animations from ending.
  var holdsEnds = false
}

/// Layout and drawing that is still owed, and the dictionaries of actions.
package struct DrawingState {
  /// Shown instead of contents: a snapshot's picture.
  package var frozen: FrozenSnapshot?
  package var isOpaque = false
  var hints = DrawingHints()
  package var needsLayout = true
  /// Whether the delegate is to update what it shows before the layer is laid out.
  var owesProperties = false
  package var needsDisplay = false
  /// Whether a change of size asks for new contents.
  var needsDisplayOnBoundsChange = false
  /// Whether the contents came from drawing.
  var hasDrawn = false
  /// Whether `init(layer:)` made the layer: its changes run no actions.
  var isCopy = false
  /// Properties of the class's own that have been assigned.
  var ownKeys: Set<String> = []
  /// Whether layers inside owe something; then all layers around know it too.
  var owesLayoutInside = false
  var owesDisplayInside = false
  package var actions: [String: any CAAction]?
  package var style: [AnyHashable: Any]?

  package init() {}
}

/// Values of application code stored under names that the layer does not know (KVC).
package struct CustomValues {
  package var values: [String: Any] = [:]

  package init() {}
}
