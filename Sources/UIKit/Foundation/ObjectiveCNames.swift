import QuartzCore

// What Foundation and the C library have where there is Objective-C, and not here.

/// A whole number.
public typealias NSInteger = Int
@available(*, unavailable, renamed: "TimeInterval")
public typealias NSTimeInterval = TimeInterval

/// Does something. There is nothing to release early here.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

/// A curiosity: nobody counts here, so it is always 1.
public func CFGetRetainCount(_ cf: AnyObject!) -> Int { 1 }

/// Seconds since the stage's start: code that subtracts two of them finds the stage's time.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { RenderServer.current.now }
/// Seconds.
public typealias CFAbsoluteTime = Double

/// What is wrong, in words.
public func CFErrorCopyDescription(_ err: (any Error)!) -> String! {
  err.map { $0.localizedDescription }
}

extension NSIndexPath {
  /// A row of a section.
  public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }
  /// An item of a section.
  public convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item], length: 2)
  }
  public var section: Int { index(atPosition: 0) }
  public var row: Int { index(atPosition: 1) }
  public var item: Int { index(atPosition: 1) }
}

/// The name of an exception.
public struct NSExceptionName: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let genericException = NSExceptionName("NSGenericException")
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  public static let internalInconsistencyException = NSExceptionName(
    "NSInternalInconsistencyException")
  public static let rangeException = NSExceptionName("NSRangeException")
}

/// What stops a program: raising it does so here as well.
open class NSException: NSObject {
  open private(set) var name: NSExceptionName
  open private(set) var reason: String?
  open private(set) var userInfo: [AnyHashable: Any]?

  public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
    (self.name, self.reason, self.userInfo) = (name, reason, userInfo)
  }

  /// Stops the program with its name and its reason.
  open func raise() { fatalError("\(name.rawValue): \(reason ?? "")") }
}

/// Objects that are kept, or not kept, alive by it: what many-delegate code is made of.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private struct Entry {
    weak var weakObject: ObjectType?
    var strongObject: ObjectType?
    var object: ObjectType? { strongObject ?? weakObject }
  }

  private var entries: [Entry] = []
  private let isWeak: Bool

  public init(options: NSPointerFunctions.Options, capacity: Int = 0) {
    isWeak = options.contains(.weakMemory)
  }

  public override convenience init() { self.init(options: .strongMemory) }

  public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }
  public class func hashTable(with options: NSPointerFunctions.Options) -> NSHashTable<ObjectType> {
    NSHashTable(options: options)
  }

  open func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    entries.removeAll { $0.object == nil }
    entries.append(Entry(weakObject: object, strongObject: isWeak ? nil : object))
  }

  open func remove(_ object: ObjectType?) { entries.removeAll { $0.object === object } }
  open func removeAllObjects() { entries = [] }
  open func contains(_ anObject: ObjectType?) -> Bool {
    entries.contains { $0.object === anObject }
  }
  open var allObjects: [ObjectType] { entries.compactMap(\.object) }
  open var anyObject: ObjectType? { allObjects.first }
  open var count: Int { allObjects.count }
  open func objectEnumerator() -> NSEnumerator { (allObjects as NSArray).objectEnumerator() }
}

/// How collections hold what is in them.
open class NSPointerFunctions: NSObject {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let strongMemory: Options = []
    public static let weakMemory = Options(rawValue: 5)
    public static let objectPersonality: Options = []
    public static let objectPointerPersonality = Options(rawValue: 256)
    public static let copyIn = Options(rawValue: 65536)
  }
}

/// Objects by keys, either of which may be held weakly.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private struct Entry {
    weak var weakKey: KeyType?
    var strongKey: KeyType?
    weak var weakValue: ObjectType?
    var strongValue: ObjectType?
    var key: KeyType? { strongKey ?? weakKey }
    var value: ObjectType? { strongValue ?? weakValue }
  }

  private var entries: [Entry] = []
  private let keyOptions, valueOptions: NSPointerFunctions.Options

  public init(
    keyOptions: NSPointerFunctions.Options, valueOptions: NSPointerFunctions.Options,
    capacity: Int = 0
  ) { (self.keyOptions, self.valueOptions) = (keyOptions, valueOptions) }

  public override convenience init() {
    self.init(keyOptions: .strongMemory, valueOptions: .strongMemory)
  }

  public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .strongMemory)
  }
  public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .strongMemory, valueOptions: .weakMemory)
  }
  public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }
  public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

  open func object(forKey aKey: KeyType?) -> ObjectType? {
    entries.first { isSame($0.key, aKey) }?.value
  }

  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    removeObject(forKey: aKey)
    entries.removeAll { $0.key == nil || $0.value == nil }
    guard let aKey, let anObject else { return }
    let (keepsKey, keepsValue) = (
      !keyOptions.contains(.weakMemory), !valueOptions.contains(.weakMemory)
    )
    entries.append(
      Entry(
        weakKey: aKey, strongKey: keepsKey ? aKey : nil, weakValue: anObject,
        strongValue: keepsValue ? anObject : nil))
  }

  open func removeObject(forKey aKey: KeyType?) { entries.removeAll { isSame($0.key, aKey) } }
  open func removeAllObjects() { entries = [] }
  open var count: Int { entries.count { $0.key != nil && $0.value != nil } }
  open func keyEnumerator() -> NSEnumerator {
    (entries.compactMap(\.key) as NSArray).objectEnumerator()
  }
  open func objectEnumerator() -> NSEnumerator? {
    (entries.compactMap(\.value) as NSArray).objectEnumerator()
  }

  private func isSame(_ one: KeyType?, _ other: KeyType?) -> Bool {
    if one === other { return one != nil }
    guard let one = one as? NSObject, let other = other as? NSObject else { return false }
    return one.isEqual(other)
  }
}
