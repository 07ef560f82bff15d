import QuartzCore

/// Somebody who has traits.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}

/// What a registration can be ended by.
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// Somebody who wants to know when a trait changes.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: NSObjectProtocol {}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}
extension UIPresentationController: UITraitChangeObservable {}

/// Somebody who keeps blocks that wait for traits.
@MainActor
protocol KeepsTraitListeners: NSObject {
  var traitListeners: [TraitListener] { get set }
}

extension UIResponder: KeepsTraitListeners {
  var traitListeners: [TraitListener] {
    get { extras.traitListeners }
    set { extras.traitListeners = newValue }
  }
}

extension UIPresentationController: KeepsTraitListeners {}

extension UITraitChangeObservable where Self: NSObject {
  /// Calls a block when one of the traits is another; it is kept until the end of the object.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    listen(traits) { responder, previous in
      if let responder = responder as? Self { handler(responder, previous) }
    }
  }

  /// The same, where the block says the observer's type: `(self: Self, previous: UITraitCollection)`.
  @_disfavoredOverload
  @discardableResult
  public func registerForTraitChanges<Observer>(
    _ traits: [UITrait], handler: @escaping (Observer, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    listen(traits) { responder, previous in
      if let responder = responder as? Observer { handler(responder, previous) }
    }
  }

  /// Calls a method of the object itself, with up to two arguments: itself, and the former traits.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    listen(traits) { action.send(to: $0, sender: $0, event: $1) }
  }

  /// Calls a method of another object, which is not kept alive.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: AnyObject, action: Selector
  ) -> any UITraitChangeRegistration {
    listen(traits) { [weak target] responder, previous in
      if let target { action.send(to: target, sender: responder, event: previous) }
    }
  }

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any KeepsTraitListeners)?.traitListeners.removeAll { $0 === registration }
  }

  private func listen(
    _ traits: [UITrait], _ notify: @escaping (NSObject, UITraitCollection) -> Void
  ) -> TraitListener {
    let listener = TraitListener(traits: traits, notify: notify)
    (self as? any KeepsTraitListeners)?.traitListeners.append(listener)
    return listener
  }
}

/// A block that waits for certain traits.
@MainActor
final class TraitListener: NSObject, UITraitChangeRegistration {
  private let traits: [UITrait]
  private let notify: (NSObject, UITraitCollection) -> Void

  init(traits: [UITrait], notify: @escaping (NSObject, UITraitCollection) -> Void) {
    self.traits = traits
    self.notify = notify
  }

  func hear(_ responder: NSObject, now: UITraitCollection, before: UITraitCollection) {
    if traits.contains(where: { $0._differs(before, now) }) { notify(responder, before) }
  }
}

extension KeepsTraitListeners {
  /// Calls those who wait for a trait that is another now.
  func tellTraitListeners(now: UITraitCollection, before: UITraitCollection) {
    for listener in traitListeners { listener.hear(self, now: now, before: before) }
  }
}

extension UIView {
  /// Tells controllers and views, outermost first, that the traits have changed; those for whom
  /// they have not, as they override what is another, hear nothing.
  /// - Parameter previous: What this view's own traits were.
  func tellOfTraits(_ previous: UITraitCollection) {
    let now = traitCollection
    guard now != previous else { return }
    for update in layout.readsTraits { askAgain(for: update) }
    withOwnTraitsCurrent {
      if let controller = hierarchy.controller {
        controller.traitCollectionDidChange(previous)
        controller.tellTraitListeners(now: now, before: previous)
      }
      if let presentation = (self as? TransitionContainerView)?.presentationController {
        presentation.traitCollectionDidChange(previous)
        presentation.tellTraitListeners(now: now, before: previous)
      }
      traitCollectionDidChange(previous)
      tellTraitListeners(now: now, before: previous)
    }
    for view in hierarchy.subviews { view.tellOfTraits(view.traits(within: previous)) }
  }

  /// Runs code of the application for which this view's traits are the current ones.
  func withOwnTraitsCurrent(_ body: () -> Void) {
    SceneEnvironment.current.traits.with(knownTraits, body)
  }

  /// `traitCollection`, asked for once in a turn while nothing gives other traits: a deep tree would
  /// be climbed for each of its views else.
  var knownTraits: UITraitCollection {
    let environment = SceneEnvironment.current
    if let known = hierarchy.knownTraits, known.epoch == environment.traits.epoch {
      return known.traits
    }
    let traits = traitCollection
    hierarchy.knownTraits = (environment.traits.epoch, traits)
    return traits
  }

  /// Takes on what something around makes of the traits now.
  /// - Parameter previous: What this view's own traits were.
  func adoptTraits(after previous: UITraitCollection) {
    SceneEnvironment.current.traits.mayDiffer()
    guard previous != traitCollection else { return }
    takeTraits(after: previous)
  }

  /// Shows what the traits make of the views here and below, and tells them.
  func takeTraits(after previous: UITraitCollection) {
    refreshTraits()
    followVariations()
    tellOfTraits(previous)
  }
}

extension SceneEnvironment {
  /// Changes the traits of the whole stage, such as light to dark, and tells everybody.
  package func change(_ edit: (inout Traits) -> Void) {
    let before = traits.own
    let now = UITraitCollection(before.values.with(edit))
    guard now != before else { return }
    traits.own = now
    for window in windows { window.takeTraits(after: window.traits(within: before)) }
  }
}

extension UITraitCollection {
  /// Whether colours come out differently.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
      || userInterfaceLevel != traitCollection?.userInterfaceLevel
  }

  /// Whether all that the other one specifies is so here.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    trait.map { values.overridden(by: $0.values) == values } ?? true
  }

  /// Runs a block in which these are the current traits.
  @preconcurrency @MainActor
  public func performAsCurrent(_ actions: () -> Void) {
    let environment = SceneEnvironment.current
    let traits = UITraitCollection(environment.traits.own.values.overridden(by: values))
    environment.traits.with(traits, actions)
  }
}
