extension CALayer {
  /// Before a change: keeps what the screen shows until the commit, if it shows the layer.
  func keepCommittedSnapshot() {
    guard tree.isCommitted, committed == nil else { return }
    committed = CommittedSnapshot(of: self)
    RenderServer.current.transactions.noteChange(of: self)
  }

  /// After a change: whatever frame this layer was kept in is no longer right.
  ///
  /// A layer's sublayers are kept only while all visible layers inside are kept too, so the first
  /// ancestor without anything kept ends the walk. A layer with a mask may keep nothing of its own.
  func sampleIsStale() {
    var layer = tree.superlayer
    while let current = layer, current.sampled != nil || current.tree.mask != nil {
      current.sampled = nil
      layer = current.tree.superlayer
    }
  }
}
