/// How many nodes a frame may still draw: trees share their parts, and a small one may stand for
/// more nodes than could ever be drawn.
final class NodeBudget {
  private var left = 1 << 20
  /// Whether it has been said that there was no room.
  var isNoted = false

  /// - Returns: Whether there was room for one more.
  func take() -> Bool {
    if left == 0 { return false }
    left -= 1
    return true
  }
}
