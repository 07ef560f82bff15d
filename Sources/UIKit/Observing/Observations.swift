import QuartzCore

/// Who watches which property.
///
/// Without an Objective-C runtime nobody can step between a property and its setter. So a watch
/// keeps the last value and compares: at once where a setter says that something has changed
/// (`changed(_:)`), and at the end of every turn.
@MainActor
final class Observations {
  /// One observer of one property. Used on the main actor; ended from anywhere.
  final class Watch: @unchecked Sendable {
    weak var subject: NSObject?
    var isOver = false
    /// The observer and the key path of `addObserver(_:forKeyPath:…)`, to be found again.
    var name: (observer: ObjectIdentifier, keyPath: String, context: UnsafeMutableRawPointer?)?
    private let read: @MainActor () -> Any?
    private let notify: @MainActor (_ old: Any?, _ new: Any) -> Void
    private var last: Any?

    @MainActor init(
      _ subject: NSObject, read: @escaping @MainActor () -> Any?,
      notify: @escaping @MainActor (_ old: Any?, _ new: Any) -> Void
    ) {
      self.subject = subject
      self.read = read
      self.notify = notify
      last = read()
    }

    @MainActor func notifyNow() { if let last { notify(nil, last) } }

    @MainActor func check() {
      guard !isOver, let new = read(), !Observations.areEqual(last, new) else { return }
      let old = last
      last = new
      notify(old, new)
    }
  }

  private var watches: [Watch] = []

  nonisolated init() {}

  func add(_ watch: Watch, tellsNow: Bool) {
    watches.removeAll { $0.isOver || $0.subject == nil }
    watches.append(watch)
    let server = RenderServer.current
    server.layerChanged = { [weak self] layer in
      MainActor.assumeIsolated {
        self?.changed(layer)
        if let view = layer.delegate as? UIView { self?.changed(view) }
      }
    }
    server.turnEnded = { [weak self] in MainActor.assumeIsolated { self?.checkAll() } }
    if tellsNow { watch.notifyNow() }
  }

  func end(where isMeant: (Watch) -> Bool) -> Bool {
    let meant = watches.filter { !$0.isOver && isMeant($0) }
    for watch in meant { watch.isOver = true }
    return !meant.isEmpty
  }

  /// A property of an object may have another value now.
  func changed(_ object: NSObject) {
    for watch in watches where watch.subject === object { watch.check() }
  }

  private func checkAll() {
    watches.removeAll { $0.isOver || $0.subject == nil }
    for watch in watches { watch.check() }
    if watches.isEmpty { RenderServer.current.layerChanged = nil }
  }

  nonisolated static func areEqual(_ a: Any?, _ b: Any?) -> Bool {
    guard let a = unwrapped(a), let b = unwrapped(b) else {
      return unwrapped(a) == nil && unwrapped(b) == nil
    }
    if let a = a as? any Equatable { return isEqual(a, b) }
    return (a as AnyObject) === (b as AnyObject)
  }

  private nonisolated static func isEqual<Value: Equatable>(_ a: Value, _ b: Any) -> Bool {
    (b as? Value) == a
  }

  /// What is in an optional in an optional.
  private nonisolated static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return unwrapped(mirror.children.first?.value)
  }
}
