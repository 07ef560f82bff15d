import QuartzCore

/// A change of one property of a view's layer, inside an animation block.
struct ViewChange {
  let path: PropertyPath
  /// As Core Animation names it, "position" or "position.y".
  let keyPath: String
  var old: AnimatableValue
  var new: AnimatableValue
  let style: AnimatableProperty.BlockAnimation

  /// The whole property, "position" also for "position.y".
  var property: String { String(keyPath.prefix { $0 != "." }) }

  /// The values of an animation that shows the way from old to new. An additive change without a
  /// difference, as toward a singular transform, shows nothing (F4.9.4); transforms out of the
  /// plane do not add and go from value to value (F4.6.2).
  var ends: (from: AnimatableValue, to: AnimatableValue, isAdditive: Bool)? {
    guard addsUp else { return (old, new, false) }
    guard let difference = old.subtracting(new), let nothing = difference.additiveIdentity
    else { return nil }
    return (difference, nothing, true)
  }

  private var addsUp: Bool {
    guard style == .additive else { return false }
    guard case .transform(let a) = old, case .transform(let b) = new else { return true }
    return CATransform3DIsAffine(a) && CATransform3DIsAffine(b)
  }

  /// The change as it concerns a number inside the value, "y" of a position for one.
  func part(_ name: String) -> ViewChange? {
    guard let part = PropertyPath("\(keyPath).\(name)") else { return nil }
    var (before, after) = (LayerProperties(), LayerProperties())
    path.write(old, to: &before)
    path.write(new, to: &after)
    guard let old = part.read(before), let new = part.read(after) else { return nil }
    return ViewChange(
      path: part, keyPath: "\(keyPath).\(name)", old: old, new: new, style: style)
  }
}
