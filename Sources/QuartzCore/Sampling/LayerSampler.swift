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
    _ root: CALayer, atMediaTime mediaTime: Seconds, source: LayerSource = .newest
  ) -> RenderNode {
    let pass = Pass(source: source, budget: Budget())
    return sampleTree(root, parentTime: mediaTime, parent: nil, pass).node ?? RenderNode()
  }

  /// What the screen shows of one layer, the way to it left out.
  static func committedSnapshot(of layer: CALayer, atMediaTime mediaTime: Seconds) -> RenderNode? {
    guard layer.tree.isCommitted else { return nil }
    let parentTime = layer.tree.superlayer?.localTime(atMediaTime: mediaTime) ?? mediaTime
    let pass = Pass(source: .committed, budget: Budget())
    return sampleTree(layer, parentTime: parentTime, parent: nil, pass).node
  }

  /// A layer's part of a frame.
  private struct Sample {
    /// nil for a layer that shows nothing.
    var node: RenderNode?
    var depth = SiblingDepth()
    /// Whether the node is the same at every instant.
    var isStill = true
    /// How many layers it took, those of a replicator's instances counted each.
    var count = 1
  }

  /// The sublayers' part of a frame.
  private struct Samples {
    var nodes: [RenderNode] = []
    var areStill = true
    var count = 0
  }

  /// What is looked at, and how far down the tree.
  private struct Pass {
    let source: LayerSource
    let budget: Budget
    var depth = 0

    var inside: Pass { Pass(source: source, budget: budget, depth: depth + 1) }
  }

  /// How many more layers a sample may take.
  private final class Budget {
    private var left = LayerSampler.most
    private var isNoted = false

    var isLeft: Bool { left > 0 }

    /// - Returns: Whether there was room for so many.
    func take(_ count: Int) -> Bool {
      guard count > left else {
        left -= count
        return true
      }
      return false
    }

    /// Says, once, that something is left out.
    func noteLack() {
      if isNoted { return }
      isNoted = true
      Unsupported.report(
        "more than \(LayerSampler.most) layers in a frame, each instance of them counted")
    }
  }

  /// Layers inside one another beyond this many are not shown: the walk takes a piece of the
  /// thread's stack for each level.
  package static let deepest = 100

  /// Layers of one frame beyond this many are not shown: replicators inside one another would have
  /// no end.
  package static let most = 1 << 18

  private static func sampleTree(
    _ layer: CALayer, parentTime: Seconds, parent: LayerProperties?, _ pass: Pass
  ) -> Sample {
    guard pass.depth <= deepest else {
      Unsupported.report("more than \(deepest) layers inside one another")
      return Sample(isStill: false)
    }
    guard pass.budget.take(1) else {
      pass.budget.noteLack()
      return Sample(isStill: false)
    }
    let source = pass.source
    let time = layer.timing.layerTiming.localTime(fromParentTime: parentTime)
    var shown = layer.shownProperties(atLocalTime: time, source: source)
    layer.redraw(&shown, source)
    var sample = Sample(
      depth: SiblingDepth(of: shown, in: parent),
      isStill: layer.animations(source).isEmpty && !layer.movesByItself)
    if !shown.isHidden, shown.opacity > 0 {
      var node = shown.node(in: parent)
      node.source = NodeSource(layer)
      if let frozen = layer.drawing.frozen?.stretched(over: shown.bounds) {
        node.children.append(frozen)
      }
      if layer.movesByItself {
        node.children += layer.ownNodes(showing: shown, atLocalTime: time)
      }
      let inside = instances(of: layer, showing: shown, time: time, pass.inside)
      if node.children.isEmpty {
        node.children = inside.nodes
      } else {
        node.children += inside.nodes
      }
      sample.isStill = sample.isStill && inside.areStill
      sample.count += inside.count
      if let mask = layer.mask(source), !layer.keepsDepth {
        let cut = sampleTree(mask, parentTime: time, parent: nil, pass.inside)
        node.mask = cut.node ?? RenderNode()
        sample.isStill = sample.isStill && cut.isStill
        sample.count += cut.count
      }
      finish(&node, of: layer, shown)
      sample.node = node
    }
    if let (transition, place) = layer.transition(atLocalTime: time, source) {
      sample.node = transition.blend(into: sample.node, at: place)
    }
    return sample
  }

  /// Makes the node what its layer's kind has.
  private static func finish(
    _ node: inout RenderNode, of layer: CALayer, _ shown: LayerProperties
  ) {
    if layer.keepsDepth {
      node = node.spread()
      return
    }
    if node.hasContents, layer.contentsAreFlipped() { node.turnContents() }
    if shown.hasSpecial, shown.special.backdrop?.isCutBySublayers == true { node.cutByChildren() }
  }

  /// The sublayers, as often as a replicator shows them.
  private static func instances(
    of layer: CALayer, showing shown: LayerProperties, time: Seconds, _ pass: Pass
  ) -> Samples {
    let first = children(of: layer, showing: shown, time: time, pass)
    guard shown.hasSpecial, let replicator = shown.special.replicator else { return first }
    let centre = CGPoint(x: shown.bounds.midX, y: shown.bounds.midY)
    var (all, transform) = (Samples(areStill: first.areStill), CATransform3DIdentity)
    for index in 0..<replicator.limitCount() {
      let isLate = index > 0 && replicator.delay != 0 && !first.areStill
      guard index == 0 || (isLate ? pass.budget.isLeft : pass.budget.take(first.count)) else {
        pass.budget.noteLack()
        all.areStill = false
        break
      }
      let late = time - Double(index) * replicator.delay
      let own = isLate ? children(of: layer, showing: shown, time: late, pass) : first
      all.nodes += replicator.instance(index, of: own.nodes, transform, about: centre)
      all.count += own.count
      transform = CATransform3DConcat(transform, replicator.transform)
    }
    return all
  }

  private static func children(
    of layer: CALayer, showing shown: LayerProperties, time: Seconds, _ pass: Pass
  ) -> Samples {
    let source = pass.source
    let sublayers = layer.sublayers(source)
    if sublayers.isEmpty { return Samples() }
    let anchor = shown.geometry.anchor
    let isFlipped = shown.hasSpecial && shown.special.isGeometryFlipped
    let flippedBounds = isFlipped ? shown.bounds : nil
    // Where there is no room for all that is kept, as much is shown as would be without it.
    if source == .newest, let kept = layer.sampled, kept.anchor == anchor,
      kept.flippedBounds == flippedBounds,
      kept.sublayerTransform == shown.sublayerTransform, pass.budget.take(kept.count)
    {
      return Samples(nodes: kept.nodes, count: kept.count)
    }
    var all = sampleInOrder(sublayers, parent: shown, time: time, pass)
    if source == .newest, all.areStill {
      // Once for all frames, and for all parts that snapshots may be cut into.
      for index in all.nodes.indices { all.nodes[index].measure() }
    }
    if source == .newest {
      layer.sampled =
        all.areStill
        ? SampledSublayers(
          nodes: all.nodes, count: all.count, sublayerTransform: shown.sublayerTransform,
          anchor: anchor, flippedBounds: flippedBounds) : nil
    }
    return all
  }

  /// What shows of some siblings, back to front (F5.7.9).
  private static func sampleInOrder(
    _ layers: [CALayer], parent: LayerProperties, time: Seconds, _ pass: Pass
  ) -> Samples {
    var all = Samples()
    all.nodes.reserveCapacity(layers.count)
    var depths: [SiblingDepth] = []
    depths.reserveCapacity(layers.count)
    for layer in layers {
      let sample = sampleTree(layer, parentTime: time, parent: parent, pass)
      all.areStill = all.areStill && sample.isStill
      all.count += sample.count
      guard let node = sample.node else { continue }
      all.nodes.append(node)
      depths.append(sample.depth)
    }
    if let order = SiblingDepth.backToFront(depths) { all.nodes = order.map { all.nodes[$0] } }
    return all
  }
}

extension CALayer {
  /// The transition that is under way, and where in its cycle it is.
  fileprivate func transition(
    atLocalTime localTime: Seconds, _ source: LayerSource
  ) -> (AttachedAnimation, MediaTiming.CyclePosition)? {
    guard let attached = animations(source)[key: kCATransition], attached.beginTime != nil,
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
    return transition.makeBlend().node(
      old: formerSnapshot?.node, new: node, extent: transition.extent(atProgress: place.progress))
  }
}
