import QuartzCore

/// What documents of Interface Builder can reach in the classes of a module: written by the rewriter,
/// filled once per module. Nobody writes one by hand.
public final class _DocumentTable {
  /// A property that can be set by its name.
  struct Property {
    /// What it wants, for messages.
    let type: Any.Type
    let owner: Any.Type
    let isOf: (AnyObject) -> Bool
    /// False where the value is of another type.
    let set: (AnyObject, Any?) -> Bool
  }

  var outlets: [String: [Property]] = [:]
  var inspectables: [String: [Property]] = [:]
  var actions: [String: [Selector]] = [:]
  var classes: [String: AnyClass] = [:]
  var awakenings: [@MainActor (NSObject) -> Bool] = []

  init() {}

  /// A property that another object can be put into, or several of a collection.
  public func outlet<Owner: AnyObject, Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>
  ) {
    outlets[name, default: []].append(
      Property(type: Value.self, owner: Owner.self, isOf: { $0 is Owner }) { object, value in
        guard let owner = object as? Owner else { return false }
        // Whatever is put into an optional goes in as it is.
        guard let value = (value ?? Optional<AnyObject>.none as Any) as? Value else { return false }
        owner[keyPath: path] = value
        return true
      })
  }

  /// A property that is set to a value.
  public func inspectable<Owner: AnyObject, Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>
  ) {
    inspectables[name, default: []].append(
      Property(type: Value.self, owner: Owner.self, isOf: { $0 is Owner }) { object, value in
        guard let owner = object as? Owner, let value: Value = RuntimeValue.converted(value) else {
          return false
        }
        owner[keyPath: path] = value
        return true
      })
  }

  /// A method that a message is sent to.
  public func action(_ selector: Selector) { actions[selector.name, default: []].append(selector) }

  /// What an object of a class that derives from nothing of UIKit's does when a document has made it.
  public func awake<Owner: AnyObject>(_ body: @escaping @MainActor (Owner) -> Void) {
    awakenings.append { @MainActor object in
      guard let owner = object as? Owner else { return false }
      body(owner)
      return true
    }
  }

  /// The name that Objective-C has for a class.
  public func named(_ name: String, _ type: AnyClass) { classes[name] = type }
}

/// A module that has such a table; found by its name when a document speaks of the module.
@preconcurrency @MainActor
public protocol _DocumentClassSource {
  static func fill(_ table: _DocumentTable)
}
