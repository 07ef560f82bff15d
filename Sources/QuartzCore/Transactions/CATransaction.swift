import Timing

/// Groups changes: what they have in common, and what to do when their animations are over.
///
/// There is always an implicit transaction, which the end of the turn commits (F5.6.1); explicit
/// ones nest in it and inherit its values (F5.6.2).
public final class CATransaction: NSObject {
  public class func begin() { stack.begin() }

  /// Ends the innermost explicit transaction. One `commit` too many is reported.
  public class func commit() { stack.commit() }

  /// Commits the implicit transaction now: lays out, displays, and has animations begin.
  public class func flush() { RenderServer.current.flush() }

  // Transactions are used on one thread here; the lock exists for source compatibility.
  public class func lock() {}
  public class func unlock() {}

  /// Seconds, for animations without a duration. Default 0.25.
  public class func animationDuration() -> CFTimeInterval { stack.value(\.duration) ?? 0.25 }
  public class func setAnimationDuration(_ dur: CFTimeInterval) { stack.set(\.duration, dur) }

  /// The pace of animations that have none of their own; nil is the default curve.
  public class func animationTimingFunction() -> CAMediaTimingFunction? {
    stack.value(\.timingFunction)
  }
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    stack.set(\.timingFunction, function)
  }

  /// Whether changes run no actions.
  public class func disableActions() -> Bool { stack.value(\.disablesActions) ?? false }
  public class func setDisableActions(_ flag: Bool) { stack.set(\.disablesActions, flag) }

  /// Runs when all animations added after this call, in this transaction, are over (F5.6.3).
  public class func setCompletionBlock(_ block: (() -> Void)?) { stack.setCompletion(block) }
  public class func completionBlock() -> (() -> Void)? { stack.completionBlock }

  /// A value by name: one of the four of Core Animation, or an application's own.
  public class func value(forKey key: String) -> Any? { stack.custom(key) }
  public class func setValue(_ anObject: Any?, forKey key: String) {
    stack.setCustom(key, anObject)
  }

  /// Has the innermost completion block wait for more than animations: until what is returned is
  /// let go. Nil where no block waits for anything.
  package class func extended() -> TransactionExtension? {
    stack.currentGroup.map(TransactionExtension.init)
  }

  private class var stack: TransactionStack {
    get { RenderServer.current.transactions }
    set { RenderServer.current.transactions = newValue }
  }
}

/// The names under which `CATransaction.setValue` knows the built-in values.
public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"
