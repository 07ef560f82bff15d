import QuartzCore

/// Something whose looks can be said once for all of its kind.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  static func appearance() -> Self
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  )
    -> Self
  static func appearance(for trait: UITraitCollection) -> Self
}

/// Something that contains what looks are said for.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

/// The proxies of a scene: one object of each class and place that somebody has asked for. What was
/// set on it goes over to every view of the class when that first comes into a window, as far as the
/// view has not been told otherwise.
@MainActor
final class AppearanceProxies {
  private struct Place: Hashable {
    let kind: ObjectIdentifier
    let containers: [ObjectIdentifier]
  }

  private struct Entry {
    let proxy: NSObject
    let containers: [AnyClass]
  }

  private var entries: [Place: Entry] = [:]
  private var order: [Place] = []
  /// What a view of a class is like that nobody has touched.
  private var untouched: [ObjectIdentifier: NSObject] = [:]
  /// The proxies themselves, which no proxy changes.
  private var ours: Set<ObjectIdentifier> = []

  nonisolated init() {}

  var isEmpty: Bool { entries.isEmpty }

  func makeProxy(
    of kind: AnyClass, in containers: [AnyClass], make: () -> NSObject
  ) -> NSObject {
    let place = Place(
      kind: ObjectIdentifier(kind), containers: containers.map { ObjectIdentifier($0) })
    if let entry = entries[place] { return entry.proxy }
    let proxy = make()
    ours.insert(ObjectIdentifier(proxy))
    if untouched[place.kind] == nil {
      let plain = make()
      ours.insert(ObjectIdentifier(plain))
      untouched[place.kind] = plain
    }
    entries[place] = Entry(proxy: proxy, containers: containers)
    order.append(place)
    return proxy
  }

  /// Gives a view the looks that were said for its class and for the classes above it, the more
  /// special ones last.
  func dress(_ object: NSObject, in chain: [AnyObject]) {
    guard !ours.contains(ObjectIdentifier(object)) else { return }
    var classes: [ObjectIdentifier] = []
    var kind: AnyClass? = type(of: object)
    while let next = kind {
      classes.append(ObjectIdentifier(next))
      kind = _getSuperclass(next)
    }
    let meant = order.compactMap { place -> (Int, Int, Place, Entry)? in
      guard let depth = classes.firstIndex(of: place.kind), let entry = entries[place],
        Self.isInside(entry.containers, chain)
      else { return nil }
      return (-depth, entry.containers.count, place, entry)
    }
    for (_, _, place, entry) in meant.sorted(by: { ($0.0, $0.1) < ($1.0, $1.1) }) {
      guard let plain = untouched[place.kind] else { continue }
      for look in AppearanceLook.all { look.copy(entry.proxy, plain, object) }
    }
  }

  /// Whether what contains an object are, from inside out, of some classes, others between.
  private static func isInside(_ containers: [AnyClass], _ chain: [AnyObject]) -> Bool {
    var rest = chain[...]
    for container in containers {
      guard let index = rest.firstIndex(where: { isKind($0, container) }) else { return false }
      rest = rest[(index + 1)...]
    }
    return true
  }

  private static func isKind(_ object: AnyObject, _ kind: AnyClass) -> Bool {
    var next: AnyClass? = type(of: object)
    while let found = next {
      if found == kind { return true }
      next = _getSuperclass(found)
    }
    return false
  }
}

extension UIView: UIAppearance {
  /// What is set on the result holds for all views of this class, from when they come into a window.
  public static func appearance() -> Self { proxy(in: []) }

  /// The same for views inside of others, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(in: containerTypes.map { $0 as AnyClass }) }

  /// As for all: what depends on traits is not told apart here, which is reported.
  public static func appearance(for trait: UITraitCollection) -> Self {
    Unsupported.report("appearance(for:) · it holds for all traits")
    return proxy(in: [])
  }

  private static func proxy(in containers: [AnyClass]) -> Self {
    let found = SceneEnvironment.current.appearances.makeProxy(of: Self.self, in: containers) {
      Self.makeRegistered()
    }
    return unsafeDowncast(found, to: Self.self)
  }

  /// Called when the view comes into a window for the first time.
  func takeAppearances() {
    let proxies = SceneEnvironment.current.appearances
    guard !proxies.isEmpty, !appearance.hasTakenLooks else { return }
    appearance.hasTakenLooks = true
    let chain = sequence(first: next, next: { $0?.next }).compactMap { $0 as AnyObject? }
    UIView.performWithoutAnimation { proxies.dress(self, in: chain) }
  }
}

extension UIBarItem: UIAppearance {
  /// What is set on the result holds for all items of this class, from when a bar shows them.
  public static func appearance() -> Self { proxy(in: []) }

  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(in: containerTypes.map { $0 as AnyClass }) }

  public static func appearance(for trait: UITraitCollection) -> Self { proxy(in: []) }

  private static func proxy(in containers: [AnyClass]) -> Self {
    let found = SceneEnvironment.current.appearances.makeProxy(of: Self.self, in: containers) {
      if Self.self is UIBarButtonItem.Type { return UIBarButtonItem() }
      return Self.self is UITabBarItem.Type ? UITabBarItem() : UIBarItem()
    }
    guard let proxy = found as? Self else {
      preconditionFailure("appearance() of \(Self.self) · ask UIBarButtonItem or UITabBarItem")
    }
    return proxy
  }
}
