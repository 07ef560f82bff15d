extension CALayer {
  /// What `sublayers` is.
  var layersInside: [CALayer]? {
    get {
      makePresentedSublayers()
      return tree.sublayers.isEmpty ? nil : tree.sublayers
    }
    set {
      for layer in tree.sublayers where newValue?.contains(layer) != true {
        layer.leaveSuperlayer()
      }
      for layer in newValue ?? [] { insert(layer, at: tree.sublayers.count) }
    }
  }

  /// What `replaceSublayer(_:with:)` does.
  func replace(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let index = index(of: oldLayer), oldLayer !== newLayer else { return }
    runAction(forEvent: "sublayers")
    oldLayer.leave()
    insert(newLayer, at: index, tellsParent: false)
  }

  /// What `removeFromSuperlayer()` does.
  func leaveSuperlayer() {
    guard let parent = tree.superlayer else { return }
    guard !isMask else { return parent.ownMask = nil }
    parent.runAction(forEvent: "sublayers")
    leave()
  }

  private func leave() {
    guard let parent = tree.superlayer else { return }
    runAction(forEvent: kCAOnOrderOut)
    parent.keepCommittedSnapshot()
    sampleIsStale()
    parent.sampleIsStale()
    parent.tree.sublayers.removeAll { $0 === self }
    tree.superlayer = nil
    watchIsStale()
    parent.setNeedsLayout()
  }

  /// The topmost layer of the tree that this one is in.
  package var root: CALayer {
    var layer = self
    while let parent = layer.tree.superlayer { layer = parent }
    return layer
  }

  /// What shows this layer; nil outside any window.
  package var server: RenderServer? { root.tree.server }

  func index(of layer: CALayer) -> Int? {
    tree.sublayers.firstIndex { $0 === layer }
  }

  /// A layer cannot be put into itself or into its own sublayers: that is refused and reported.
  func insert(_ layer: CALayer, at place: Int, tellsParent: Bool = true) {
    guard !isInside(layer) else {
      return Unsupported.report("adding a layer to its own sublayers")
    }
    let oldIndex = layer.tree.superlayer === self ? index(of: layer) : nil
    layer.leaveSuperlayer()
    if tellsParent { runAction(forEvent: "sublayers") }
    keepCommittedSnapshot()
    let shifted = oldIndex.map { $0 < place ? place - 1 : place } ?? place
    tree.sublayers.insert(layer, at: min(max(shifted, 0), tree.sublayers.count))
    layer.tree.superlayer = self
    layer.watchIsStale()
    layer.sampleIsStale()
    sampleIsStale()
    layer.noteArrival()
    layer.runAction(forEvent: kCAOnOrderIn)
    setNeedsLayout()
  }

  /// After the layer has come into a tree.
  func noteArrival() {
    noteOwedWork()
    if !tree.isCommitted || tree.hasUncommitted { tree.superlayer?.noteUncommittedInside() }
  }

  private func noteUncommittedInside() {
    var layer: CALayer? = self
    while let current = layer, !current.tree.hasUncommitted {
      current.tree.hasUncommitted = true
      layer = current.tree.superlayer
    }
  }

  func isInside(_ ancestor: CALayer) -> Bool {
    var layer: CALayer? = self
    while let current = layer {
      if current === ancestor { return true }
      layer = current.tree.superlayer
    }
    return false
  }
}

extension CALayer {
  /// At the end of a layer: a deep tree that nobody else holds is taken apart from the outside, one
  /// layer after the other. By itself each would end within the end of the one around it, and the
  /// thread's stack end with them.
  func letGoOfLayersInside() {
    var ending = takeLayersInside()
    while var layer = ending.popLast() {
      if isKnownUniquelyReferenced(&layer) { ending += layer.takeLayersInside() }
    }
  }

  private func takeLayersInside() -> [CALayer] {
    guard !tree.sublayers.isEmpty || tree.mask != nil || committed != nil else { return [] }
    let inside = tree.sublayers + [tree.mask].compactMap { $0 } + (committed?.layers ?? [])
    (tree.sublayers, tree.mask, committed) = ([], nil, nil)
    return inside
  }
}

/// The events of a layer that comes into or goes out of a tree (F5.5.5).
public let kCAOnOrderIn = "onOrderIn"
public let kCAOnOrderOut = "onOrderOut"
