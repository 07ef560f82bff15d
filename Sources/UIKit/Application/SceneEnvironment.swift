import Choreography
import QuartzCore

/// What UIKit's API takes for granted and no caller hands over: the screen, the application,
/// the render server, what is animated, what changes. A stage owns one and makes it current.
///
/// Three things are ambient in all, and nothing else: the environment that is current, in the form
/// that each module knows it by (here; `RenderServer.current` with its clock for other threads;
/// `AmbientTraits.latest` for colours and images on any thread); who hears what is not supported
/// (`Unsupported.listener`); and the contexts that a thread draws on (`GraphicsStack.current`).
@MainActor
package final class SceneEnvironment {
  /// The environment of the stage that is being used. One, the latest, is current at a time.
  package static var current: SceneEnvironment {
    get { latest }
    set {
      // Whatever the former one lets go may ask for the current one: not within the assignment.
      let former = latest
      latest = newValue
      RenderServer.current = newValue.server
      former.traits.areInUse = false
      newValue.traits.areInUse = true
      withExtendedLifetime(former) {}
    }
  }

  private static var latest: SceneEnvironment = {
    let first = SceneEnvironment(screen: UIScreen())
    first.traits.areInUse = true
    return first
  }()

  package let screen: UIScreen
  package let application = UIApplication()
  package let server = RenderServer()
  package let touches = TouchDelivery()
  package let focus = ResponderFocus()
  /// Looks that were said for all views of a class.
  let appearances = AppearanceProxies()
  package let traits = StageTraits()
  let animation = AnimationState()
  package let transitions = TransitionRegistry()
  package let system = SystemState()
  /// What sleeps in background queues.
  let queues = QueueWork()
  /// Messages to be sent later.
  let performRequests = PerformRequests()
  /// Breaches of UIKit's contract by the application, in order.
  package var violations: [Violation] = []
  /// The windows on show, backmost first. They are the application's: one that it lets go of is
  /// gone.
  package var windows: [UIWindow] {
    get { shownWindows.compactMap(\.window) }
    set { shownWindows = newValue.map(WeakWindow.init) }
  }
  private var shownWindows: [WeakWindow] = []
  /// Where the application stands between launch and end.
  package let lifeCycle = LifeCycle()
  /// What stands in for storyboards.
  package var storyboards = Storyboards()
  let making = DocumentMaking()
  /// Who watches which property.
  let observations = Observations()
  /// Who answers requests of all sessions.
  var urlProtocols: [StageClock.URLProtocol.Type] = []
  /// Told of each view that is laid out, for counting.
  package var layoutObserver: ((UIView) -> Void)?

  package init(screen: UIScreen) {
    self.screen = screen
    server.deliverEvents = { [touches] now in
      MainActor.assumeIsolated { touches.deliver(upTo: now) }
    }
  }

  /// Runs code of the application with this environment current, and restores the former one.
  package func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    try asCurrent {
      traits.mayDiffer()
      return try body()
    }
  }

  /// Looks at something with this environment current, and restores the former one.
  package func asCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    let former = Self.current
    Self.current = self
    defer { Self.current = former }
    return try body()
  }

  /// Notes a breach; the run goes on.
  package func violate(_ breach: Breach) {
    violations.append(Violation(breach: breach, time: server.now))
  }
}

private struct WeakWindow {
  weak var window: UIWindow?
}

/// Something an application did that UIKit forbids or warns of.
public struct Violation: Hashable, Sendable, CustomStringConvertible {
  package let breach: Breach
  /// A stable short name, such as `completes-once`.
  public var rule: String { breach.facts.name }
  /// What happened and what to do about it.
  public var message: String { breach.facts.message }
  /// When, in seconds since the stage's start.
  public let time: Double

  /// With the time to a millisecond.
  public var description: String { "\(rule) at \((time * 1000).rounded() / 1000) s: \(message)" }

  /// Notes a breach on the stage that is being used; the run goes on.
  @MainActor
  static func record(_ breach: Breach) { SceneEnvironment.current.violate(breach) }
}
