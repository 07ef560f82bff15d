/// A layer's place among others.
package struct LayerTree {
  package var sublayers: [CALayer] = []
  package weak var superlayer: CALayer?
  /// What shows this tree; set on a root only.
  package weak var server: RenderServer?
  /// Whether the layer has been part of a committed frame (F5.4.1, F5.5.3).
  package var isCommitted = false
  /// Whether a layer somewhere inside has not been committed yet.
  package var hasUncommitted = false
  /// On a presentation copy: the layer it stands for.
  package var model: CALayer?

  package init() {}
}

/// Layout and drawing that is still owed, and the actions dictionary.
package struct DrawingState {
  package var needsLayout = true
  package var needsDisplay = false
  package var actions: [String: any CAAction]?

  package init() {}
}

/// Values of application code stored under names that the layer does not know (KVC).
package struct CustomValues {
  package var values: [String: Any] = [:]

  package init() {}
}
