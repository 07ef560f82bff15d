/// Keeps what few values have out of what all of them copy: a pointer in its place.
@propertyWrapper
package struct Boxed<Value: Sendable>: Sendable {
  private final class Box: Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  private var box: Box?

  package init() {}

  package var wrappedValue: Value? {
    get { box?.value }
    set { box = newValue.map(Box.init) }
  }

  /// Whether there is one, which is sooner known than what it is.
  var isThere: Bool { box != nil }

  /// A part of it, without a copy of the rest.
  func read<Part>(_ part: (Value) -> Part) -> Part? { box.map { part($0.value) } }
}
