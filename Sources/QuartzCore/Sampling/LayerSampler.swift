import Geometry
import Raster
import Timing

/// Freezes a layer tree at an instant: layers and `now` in, plain values out.
///
/// The same instant gives the same frame, in any order, backwards too. Parts of the tree in which
/// nothing moves are kept from one frame to the next, until something in them changes.
package enum LayerSampler {
  /// The tree as one value for the compositor.
  /// - Parameters:
  ///   - root: A layer; its own position and transform apply.
  ///   - mediaTime: Seconds since the stage's start. With a root that is inside another layer:
  ///     that layer's time.
  package static func sample(
    _ root: CALayer, atMediaTime mediaTime: Seconds, look: LayerLook = .newest
  ) -> RenderNode {
    sampled(root, parentTime: mediaTime, parent: nil, Pass(look: look)).node ?? RenderNode()
  }

  /// What the screen shows of one layer, the way to it left out.
  static func committedLook(of layer: CALayer, atMediaTime mediaTime: Seconds) -> RenderNode? {
    guard layer.tree.isCommitted else { return nil }
    let parentTime = layer.tree.superlayer?.localTime(atMediaTime: mediaTime) ?? mediaTime
    return sampled(layer, parentTime: parentTime, parent: nil, Pass(look: .committed)).node
  }

  /// A layer's part of a frame.
  private struct Sample {
    /// nil for a layer that shows nothing.
    var node: RenderNode?
    var depth = SiblingDepth()
    /// Whether the node is the same at every instant.
    var isStill = true
  }

  /// What is looked at, and how far down the tree.
  private struct Pass {
    let look: LayerLook
    var depth = 0

    var inside: Pass { Pass(look: look, depth: depth + 1) }
  }

  /// Layers inside one another beyond this many are not shown: the walk takes a piece of the
  /// thread's stack for each level.
  package static let deepest = 100

  private static func sampled(
    _ layer: CALayer, parentTime: Seconds, parent: LayerProperties?, _ pass: Pass
  ) -> Sample {
    guard pass.depth <= deepest else {
      Unsupported.report("more than \(deepest) layers inside one another")
      return Sample(isStill: false)
    }
    let look = pass.look
    let time = layer.timing.layerTiming.localTime(fromParentTime: parentTime)
    var shown = layer.shownProperties(atLocalTime: time, look: look)
    layer.redraw(&shown, look)
    var sample = Sample(
      depth: SiblingDepth(of: shown, in: parent), isStill: layer.animations(look).isEmpty)
    if !shown.isHidden, shown.opacity > 0 {
      var node = shown.node(in: parent)
      if let frozen = layer.drawing.frozen?.stretched(over: shown.bounds) {
        node.children.append(frozen)
      }
      let inside = instances(of: layer, showing: shown, time: time, pass.inside)
      if node.children.isEmpty {
        node.children = inside.nodes
      } else {
        node.children += inside.nodes
      }
      sample.isStill = sample.isStill && inside.areStill
      if let mask = layer.mask(look), !layer.keepsDepth {
        let cut = sampled(mask, parentTime: time, parent: nil, pass.inside)
        node.mask = cut.node ?? RenderNode()
        sample.isStill = sample.isStill && cut.isStill
      }
      sample.node = finished(node, of: layer, shown)
    }
    if let (transition, place) = layer.transition(atLocalTime: time, look) {
      sample.node = transition.blend(into: sample.node, at: place)
    }
    return sample
  }

  /// The node as its layer's kind has it.
  private static func finished(
    _ node: RenderNode, of layer: CALayer, _ shown: LayerProperties
  ) -> RenderNode {
    if layer.keepsDepth { return node.spread() }
    var node = node
    if node.contents != nil, layer.contentsAreFlipped() { node.turnContents() }
    if shown.special.backdrop?.isCutBySublayers == true { node.cutByChildren() }
    return node
  }

  /// The sublayers, as often as a replicator shows them.
  private static func instances(
    of layer: CALayer, showing shown: LayerProperties, time: Seconds, _ pass: Pass
  ) -> (nodes: [RenderNode], areStill: Bool) {
    guard let replicator = shown.special.replicator else {
      return children(of: layer, showing: shown, time: time, pass)
    }
    let first = children(of: layer, showing: shown, time: time, pass)
    let centre = CGPoint(x: shown.bounds.midX, y: shown.bounds.midY)
    var (nodes, transform) = ([RenderNode](), CATransform3DIdentity)
    for index in 0..<replicator.drawnCount {
      let isLate = index > 0 && replicator.delay != 0 && !first.areStill
      let late = time - Double(index) * replicator.delay
      let own =
        isLate ? children(of: layer, showing: shown, time: late, pass).nodes : first.nodes
      nodes += replicator.instance(index, of: own, transform, about: centre)
      transform = CATransform3DConcat(transform, replicator.transform)
    }
    return (nodes, first.areStill)
  }

  private static func children(
    of layer: CALayer, showing shown: LayerProperties, time: Seconds, _ pass: Pass
  ) -> (nodes: [RenderNode], areStill: Bool) {
    let look = pass.look
    let sublayers = layer.sublayers(look)
    if sublayers.isEmpty { return ([], true) }
    let anchor = shown.geometry.anchor
    let flippedBounds = shown.special.isGeometryFlipped ? shown.bounds : nil
    if look == .newest, let kept = layer.sampled, kept.anchor == anchor,
      kept.flippedBounds == flippedBounds,
      kept.sublayerTransform == shown.sublayerTransform
    {
      return (kept.nodes, true)
    }
    let samples = sublayers.map { sampled($0, parentTime: time, parent: shown, pass) }
    var nodes = sorted(samples)
    let areStill = samples.allSatisfy(\.isStill)
    if look == .newest, areStill {
      // Once for all frames, and for all parts that snapshots may be cut into.
      for index in nodes.indices { nodes[index].measure() }
    }
    if look == .newest {
      layer.sampled =
        areStill
        ? SampledSublayers(
          nodes: nodes, sublayerTransform: shown.sublayerTransform, anchor: anchor,
          flippedBounds: flippedBounds) : nil
    }
    return (nodes, areStill)
  }

  /// Back to front (F5.7.9).
  private static func sorted(_ samples: [Sample]) -> [RenderNode] {
    guard let order = SiblingDepth.backToFront(samples.map(\.depth)) else {
      return samples.compactMap(\.node)
    }
    return order.compactMap { samples[$0].node }
  }
}

extension CALayer {
  /// The transition that is under way, and where in its cycle it is.
  fileprivate func transition(
    atLocalTime localTime: Seconds, _ look: LayerLook
  ) -> (AttachedAnimation, MediaTiming.CyclePosition)? {
    guard let attached = animations(look)[key: kCATransition], attached.beginTime != nil,
      attached.animation is CATransition,
      let place = attached.place(atLayerTime: localTime)
    else { return nil }
    return (attached, place)
  }
}

extension AttachedAnimation {
  fileprivate func blend(
    into node: RenderNode?, at place: MediaTiming.CyclePosition
  ) -> RenderNode? {
    guard let transition = animation as? CATransition else { return node }
    return transition.blend.node(
      old: formerLook?.node, new: node, extent: transition.extent(atProgress: place.progress))
  }
}
