import Timing

/// The open transactions of a turn, the implicit one first, and the animations they added.
package struct TransactionStack {
  /// What one transaction says; nil inherits from the one around it.
  struct Level {
    var duration: Seconds?
    var timingFunction: CAMediaTimingFunction?
    var disablesActions: Bool?
    var custom: [String: Any] = [:]
    var group: CompletionGroup?
  }

  private var levels = [Level()]
  private var pending: [PendingAnimation] = []
  private var changed: [CALayer] = []

  package init() {}

  mutating func begin() { levels.append(Level()) }

  mutating func commit() {
    guard levels.count > 1 else { return Unsupported.report("CATransaction.commit without begin") }
    levels.removeLast().group?.close()
  }

  func value<Value>(_ path: KeyPath<Level, Value?>) -> Value? {
    levels.lazy.reversed().compactMap { $0[keyPath: path] }.first
  }

  mutating func set<Value>(_ path: WritableKeyPath<Level, Value?>, _ value: Value?) {
    levels[levels.count - 1][keyPath: path] = value
  }

  var completionBlock: (() -> Void)? { levels.last?.group?.block }

  mutating func setCompletion(_ block: (() -> Void)?) {
    let innermost = levels.count - 1
    levels[innermost].group?.close()
    let outer = levels.dropLast().lazy.reversed().compactMap(\.group).first
    levels[innermost].group = block.map { CompletionGroup(block: $0, outer: outer) }
  }

  func custom(_ key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: value(\.duration)
    case kCATransactionDisableActions: value(\.disablesActions)
    case kCATransactionAnimationTimingFunction: value(\.timingFunction)
    case kCATransactionCompletionBlock: completionBlock
    default: levels.lazy.reversed().compactMap { $0.custom[key] }.first
    }
  }

  mutating func setCustom(_ key: String, _ value: Any?) {
    switch key {
    case kCATransactionAnimationDuration:
      set(\.duration, (value as? NSNumber)?.doubleValue ?? value as? Double)
    case kCATransactionDisableActions:
      set(\.disablesActions, (value as? NSNumber)?.boolValue ?? value as? Bool)
    case kCATransactionAnimationTimingFunction:
      set(\.timingFunction, value as? CAMediaTimingFunction)
    case kCATransactionCompletionBlock: setCompletion(value as? () -> Void)
    default: levels[levels.count - 1].custom[key] = value
    }
  }

  /// Remembers an animation until the commit, and joins the innermost completion group.
  mutating func note(_ animation: PendingAnimation) { pending.append(animation) }

  /// Remembers a layer whose committed look is kept until the commit.
  mutating func noteChange(of layer: CALayer) { changed.append(layer) }

  /// Lets go of what the screen showed before the commit.
  mutating func forgetFormerSnapshots() {
    for layer in changed { layer.committed = nil }
    changed = []
  }

  /// The group that an animation added now belongs to.
  var currentGroup: CompletionGroup? { value(\.group) }

  /// Hands out what the commit has to start, and closes the implicit transaction.
  mutating func takePending() -> [PendingAnimation] {
    let taken = pending
    pending = []
    if levels.count == 1 {
      levels[0].group?.close()
      levels[0] = Level()
    }
    return taken
  }
}

/// An animation that was added but not committed. Keeps the layer alive until then, so that the
/// end is told even of a layer that everybody else has let go.
package struct PendingAnimation {
  let layer: CALayer
  let id: UInt64
}

/// Something besides animations that a transaction's completion block waits for; over when the last
/// reference goes.
package final class TransactionExtension {
  private let group: CompletionGroup

  init(_ group: CompletionGroup) {
    self.group = group
    group.enter()
  }

  deinit { group.leave() }
}

/// Counts the animations of a transaction and runs its block when they are over.
package final class CompletionGroup {
  let block: () -> Void
  private let outer: CompletionGroup?
  private var outstanding = 0
  private var isClosed = false

  init(block: @escaping () -> Void, outer: CompletionGroup?) {
    self.block = block
    self.outer = outer
    outer?.enter()
  }

  func enter() { outstanding += 1 }

  func leave() {
    outstanding -= 1
    if isClosed, outstanding == 0 { fire() }
  }

  /// No more animations will join. With none outstanding the block runs in the next turn.
  func close() {
    guard !isClosed else { return }
    isClosed = true
    if outstanding == 0 { RenderServer.current.enqueueForNextTurn(fire) }
  }

  private func fire() {
    block()
    outer?.leave()
  }
}
