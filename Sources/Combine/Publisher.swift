/// Sends values to subscribers over time, and an end.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  /// Attaches a subscriber: it gets a subscription, then values as it asks for them, then an end.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

/// Takes values and an end.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  associatedtype Input
  associatedtype Failure: Error

  func receive(subscription: any Subscription)
  /// - Returns: How many values more it wants.
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}

/// Ties a subscriber to a publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for so many values more.
  func request(_ demand: Subscribers.Demand)
}

/// Something that can be called off.
public protocol Cancellable {
  func cancel()
}

extension Cancellable {
  /// Calls it off when the set goes.
  public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(cancel).store(in: &set) }
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable { AnyCancellable(cancel).store(in: &collection) }
}

/// Has an identity, for debugging.
public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

/// An identity.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private let id: ObjectIdentifier?
  public init() { id = nil }
  public init(_ object: AnyObject) { id = ObjectIdentifier(object) }
  public var description: String { id.map { "\($0)" } ?? "CombineIdentifier" }
}

extension CustomCombineIdentifierConvertible {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier() }
}

/// Kinds of subscribers.
public enum Subscribers {
  /// How many values are wanted; any number, or all.
  public struct Demand: Hashable, Comparable, Sendable {
    /// nil is unlimited.
    public let max: Int?
    private init(_ max: Int?) { self.max = max }

    public static let unlimited = Demand(nil)
    public static let none = Demand(0)
    /// - Parameter value: 0 or more.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "a demand of \(value) · 0 is the least")
      return Demand(value)
    }

    public static func + (one: Demand, other: Demand) -> Demand {
      guard let a = one.max, let b = other.max else { return .unlimited }
      return Demand(a &+ b < 0 ? .max : a &+ b)
    }
    public static func + (one: Demand, other: Int) -> Demand { one + .max(other) }
    public static func += (one: inout Demand, other: Demand) { one = one + other }
    public static func += (one: inout Demand, other: Int) { one = one + .max(other) }
    public static func - (one: Demand, other: Demand) -> Demand {
      guard let a = one.max else { return .unlimited }
      guard let b = other.max else { return .none }
      return Demand(Swift.max(a - b, 0))
    }
    public static func -= (one: inout Demand, other: Demand) { one = one - other }
    public static func - (one: Demand, other: Int) -> Demand { one - .max(other) }
    public static func -= (one: inout Demand, other: Int) { one = one - .max(other) }
    public static func < (one: Demand, other: Demand) -> Bool {
      guard let a = one.max else { return false }
      return other.max.map { a < $0 } ?? true
    }
    public static func > (one: Demand, other: Int) -> Bool { one > .max(other) }
    public static func == (one: Demand, other: Int) -> Bool { one.max == other }
  }

  /// How it ended.
  @frozen
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)

    func mapError<Other: Error>(_ change: (Failure) -> Other) -> Completion<Other> {
      switch self {
      case .finished: .finished
      case .failure(let error): .failure(change(error))
      }
    }
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable where Failure: Sendable {}

extension Publisher {
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure { receive(subscriber: subscriber) }

  /// Hands everything on to a subject.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    sink(receiveCompletion: subject.send(completion:), receiveValue: subject.send(_:))
  }

  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// A publisher whose kind is nobody's business.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
  private let attach: (AnySubscriber<Output, Failure>) -> Void

  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    attach = { publisher.receive(subscriber: $0) }
  }

  init(attach: @escaping (AnySubscriber<Output, Failure>) -> Void) { self.attach = attach }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure { attach(AnySubscriber(subscriber)) }

  public var description: String { "AnyPublisher" }
}

/// A subscriber whose kind is nobody's business.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  private let subscribed: (any Subscription) -> Void
  private let took: (Input) -> Subscribers.Demand
  private let ended: (Subscribers.Completion<Failure>) -> Void

  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    subscribed = subscriber.receive(subscription:)
    took = subscriber.receive(_:)
    ended = subscriber.receive(completion:)
  }

  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    subscribed = receiveSubscription ?? { _ in }
    took = receiveValue ?? { _ in .none }
    ended = receiveCompletion ?? { _ in }
  }

  public func receive(subscription: any Subscription) { subscribed(subscription) }
  public func receive(_ input: Input) -> Subscribers.Demand { took(input) }
  public func receive(completion: Subscribers.Completion<Failure>) { ended(completion) }
}

/// Calls something off when it goes, or when it is told to.
public final class AnyCancellable: Cancellable, Hashable {
  private var deed: (() -> Void)?

  public init(_ cancel: @escaping () -> Void) { deed = cancel }
  public init<C: Cancellable>(_ canceller: C) { deed = canceller.cancel }

  public func cancel() {
    let former = deed
    deed = nil
    former?()
  }

  deinit { deed?() }

  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable { collection.append(self) }

  public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
