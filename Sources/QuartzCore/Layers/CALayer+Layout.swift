extension CALayer {
  /// Asks for `layoutSublayers()` at the end of the turn.
  public func setNeedsLayout() {
    drawing.needsLayout = true
    noteOwed(\.owesLayoutInside)
  }

  public func needsLayout() -> Bool { drawing.needsLayout }

  /// Lays out this layer and those inside, where it is owed, now.
  public func layoutIfNeeded() {
    var rounds = 0
    while drawing.needsLayout, rounds < Self.mostLayoutRounds {
      drawing.needsLayout = false
      layoutSublayers()
      rounds += 1
    }
    if drawing.needsLayout {
      Unsupported.report("layout that asks for itself again more than \(rounds) times")
    }
    guard drawing.owesLayoutInside else { return }
    drawing.owesLayoutInside = false
    for layer in parts { layer.layoutIfNeeded() }
  }

  /// Asks for new contents at the end of the turn.
  public func setNeedsDisplay() {
    drawing.needsDisplay = true
    noteOwed(\.owesDisplayInside)
  }

  public func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

  public func needsDisplay() -> Bool { drawing.needsDisplay }

  /// Makes new contents for this layer and those inside, where they are owed, now.
  public func displayIfNeeded() {
    if drawing.needsDisplay {
      drawing.needsDisplay = false
      display()
    }
    guard drawing.owesDisplayInside else { return }
    drawing.owesDisplayInside = false
    for layer in parts { layer.displayIfNeeded() }
  }

  /// Tells the layers around, so that a walk over what is owed passes by everything else. Whoever
  /// knows has told those around already.
  private func noteOwed(_ flag: WritableKeyPath<DrawingState, Bool>) {
    var layer = tree.superlayer
    while let current = layer, !current.drawing[keyPath: flag] {
      current.drawing[keyPath: flag] = true
      layer = current.tree.superlayer
    }
  }

  /// After the layer has come into a tree.
  func noteOwedWork() {
    if drawing.needsLayout || drawing.owesLayoutInside { noteOwed(\.owesLayoutInside) }
    if drawing.needsDisplay || drawing.owesDisplayInside { noteOwed(\.owesDisplayInside) }
  }

  /// A layout that never comes to rest is cut off here, and reported.
  private static let mostLayoutRounds = 100
}
