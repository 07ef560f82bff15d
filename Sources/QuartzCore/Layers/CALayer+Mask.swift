extension CALayer {
  /// A layer whose alpha cuts this one: it lies in this layer's coordinates as a sublayer does, and
  /// is not drawn itself. Where it shows nothing, nothing shows.
  ///
  /// A layer that is elsewhere in a tree leaves it. One that contains this layer is refused and
  /// reported.
  public var mask: CALayer? {
    get {
      makePresentedSublayers()
      return tree.mask
    }
    set {
      guard newValue !== tree.mask else { return }
      guard newValue.map({ !isInside($0) }) ?? true else {
        return Unsupported.report("a layer that masks itself or what it is in")
      }
      runAction(forEvent: "mask")
      keepCommittedLook()
      takeMask(nil)
      newValue?.removeFromSuperlayer()
      takeMask(newValue)
    }
  }

  private func takeMask(_ mask: CALayer?) {
    tree.mask?.tree.superlayer = nil
    tree.mask = mask
    sampled = nil
    sampleIsStale()
    guard let mask else { return }
    mask.tree.superlayer = self
    mask.noteArrival()
  }

  /// Whether the layer masks its superlayer rather than being drawn in it.
  package var isMask: Bool { tree.superlayer?.tree.mask === self }

  /// The sublayers, and the mask: all that is laid out, committed and has time.
  var parts: [CALayer] { tree.mask.map { tree.sublayers + [$0] } ?? tree.sublayers }
}
