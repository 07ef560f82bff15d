extension CALayer {
  /// What `mask` is.
  var ownMask: CALayer? {
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
      keepCommittedSnapshot()
      takeMask(nil)
      newValue?.leaveSuperlayer()
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
