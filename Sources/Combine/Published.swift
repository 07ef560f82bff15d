/// An object that says that it is about to change.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Sends before a published property changes; the same one every time.
  public var objectWillChange: ObservableObjectPublisher { WillChange.publisher(of: self) }
}

/// What sends that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never
  private let subject = PassthroughSubject<Void, Never>()

  public init() {}

  public func send() { subject.send() }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    subject.receive(subscriber: subscriber)
  }
}

/// Which publisher belongs to which object, as long as the object lives.
private enum WillChange {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  // Used on the main actor, as everything that follows the stage.
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let key = ObjectIdentifier(object)
    if let entry = entries[key], entry.object === object { return entry.publisher }
    entries = entries.filter { $0.value.object != nil }
    let publisher = ObservableObjectPublisher()
    entries[key] = Entry(object: object, publisher: publisher)
    return publisher
  }
}

/// A property that publishes what it is about to become.
@propertyWrapper
public struct Published<Value> {
  /// What a published property sends: its value, then each new one before it is set.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    fileprivate let storage: Storage

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Value, S.Failure == Never { storage.subject.receive(subscriber: subscriber) }

    /// Takes its values from another publisher as long as the property lives.
    func follow<P: Combine.Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Never {
      publisher.sink { [weak storage] in storage?.set($0) }.store(in: &storage.followed)
    }
  }

  fileprivate final class Storage {
    let subject: CurrentValueSubject<Value, Never>
    /// What the property is, once it is set: listeners hear of it before.
    var value: Value
    var followed: Set<AnyCancellable> = []
    var willChange: (() -> Void)?

    init(_ value: Value) {
      self.value = value
      subject = CurrentValueSubject(value)
    }

    func set(_ new: Value) {
      willChange?()
      subject.send(new)
      value = new
    }
  }

  private let storage: Storage

  public init(initialValue: Value) { storage = Storage(initialValue) }
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("unavailable") }
    set { fatalError("unavailable") }
  }

  public var projectedValue: Publisher {
    mutating get { Publisher(storage: storage) }
    set {
      // What `assign(to: &$property)` writes back is the property's own.
      guard newValue.storage !== storage else { return }
      newValue.storage.subject.sink { [weak storage] in storage?.set($0) }
        .store(in: &storage.followed)
    }
  }

  public static subscript<Owner: AnyObject>(
    _enclosingInstance object: Owner,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<Owner, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set {
      let storage = object[keyPath: storageKeyPath].storage
      let sending = (object as? any ObservableObject)?.senderOfChanges
      if storage.willChange == nil {
        storage.willChange = { [weak sending] in sending?.send() }
      }
      storage.set(newValue)
    }
  }
}

extension ObservableObject {
  /// nil where the object has a publisher of another kind.
  fileprivate var senderOfChanges: ObservableObjectPublisher? {
    objectWillChange as? ObservableObjectPublisher
  }
}
