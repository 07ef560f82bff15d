extension CALayer {
  /// Asks for `layoutSublayers()` at the end of the turn.
  public func setNeedsLayout() { drawing.needsLayout = true }

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
    for layer in tree.sublayers { layer.layoutIfNeeded() }
  }

  /// Asks for new contents at the end of the turn.
  public func setNeedsDisplay() { drawing.needsDisplay = true }

  public func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

  public func needsDisplay() -> Bool { drawing.needsDisplay }

  /// Makes new contents for this layer and those inside, where they are owed, now.
  public func displayIfNeeded() {
    if drawing.needsDisplay {
      drawing.needsDisplay = false
      display()
    }
    for layer in tree.sublayers { layer.displayIfNeeded() }
  }

  /// A layout that never comes to rest is cut off here, and reported.
  private static let mostLayoutRounds = 100
}
