/// A delegate that updates what it shows before its layer is laid out.
package protocol LayerPropertyOwner: AnyObject {
  func updateProperties(of layer: CALayer)
}

extension CALayer {
  /// What `layoutIfNeeded()` does.
  func layOutNow() {
    walk { layer in
      layer.layOutItself()
      defer { layer.drawing.owesLayoutInside = false }
      return layer.drawing.owesLayoutInside
    }
  }

  private func layOutItself() {
    var rounds = 0
    while drawing.needsLayout || drawing.owesProperties, rounds < Self.mostLayoutRounds {
      updateProperties()
      if drawing.needsLayout {
        drawing.needsLayout = false
        layoutSublayers()
      }
      rounds += 1
    }
    if drawing.needsLayout {
      Unsupported.report("layout that asks for itself again more than \(rounds) times")
    }
  }

  /// Asks the delegate, before the next layout and without one, to update what it shows.
  package func setNeedsProperties() {
    drawing.owesProperties = true
    noteOwed(\.owesLayoutInside)
  }

  /// Has what is owed of properties, here and inside, updated now.
  package func updatePropertiesNow() {
    walk { layer in
      layer.updateProperties()
      return layer.drawing.owesLayoutInside
    }
  }

  private func updateProperties() {
    guard drawing.owesProperties else { return }
    drawing.owesProperties = false
    (delegate as? any LayerPropertyOwner)?.updateProperties(of: self)
  }

  /// Visits this layer and those inside, each before what is in it, however deep they are: without a
  /// piece of the thread's stack for each level.
  /// - Parameter visit: Says whether to go on inside.
  func walk(_ visit: (CALayer) -> Bool) {
    var waiting = [self]
    while let layer = waiting.popLast() {
      if visit(layer) { waiting += layer.parts.reversed() }
    }
  }

  /// What `displayIfNeeded()` does.
  func displayNow() {
    walk { layer in
      if layer.drawing.needsDisplay {
        layer.drawing.needsDisplay = false
        layer.display()
      }
      defer { layer.drawing.owesDisplayInside = false }
      return layer.drawing.owesDisplayInside
    }
  }

  /// Tells the layers around, so that a walk over what is owed passes by everything else. Whoever
  /// knows has told those around already.
  func noteOwed(_ flag: WritableKeyPath<DrawingState, Bool>) {
    var layer = tree.superlayer
    while let current = layer, !current.drawing[keyPath: flag] {
      current.drawing[keyPath: flag] = true
      layer = current.tree.superlayer
    }
  }

  /// After the layer has come into a tree.
  func noteOwedWork() {
    if drawing.needsLayout || drawing.owesProperties || drawing.owesLayoutInside {
      noteOwed(\.owesLayoutInside)
    }
    if drawing.needsDisplay || drawing.owesDisplayInside { noteOwed(\.owesDisplayInside) }
  }

  /// A layout that never comes to rest is cut off here, and reported.
  private static let mostLayoutRounds = 12
}
