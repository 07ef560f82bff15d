import Choreography
import QuartzCore

/// What UIKit's API takes for granted and no caller hands over: the screen, the application,
/// the render server, the open animation scopes. A stage owns one and makes it current.
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
      AmbientTraits.latest = newValue.traits
      withExtendedLifetime(former) {}
    }
  }

  private static var latest = SceneEnvironment(screen: UIScreen())

  package let screen: UIScreen
  package let application = UIApplication()
  package let server = RenderServer()
  package let touches = TouchDelivery()
  package let focus = ResponderFocus()
  /// Looks that were said for all views of a class.
  let appearances = AppearanceProxies()
  package var traits = UITraitCollection(Traits()) {
    didSet {
      traitsMayDiffer()
      if Self.latest === self { AmbientTraits.latest = traits }
    }
  }
  /// Whether a view was asked for its traits since this was last set to false.
  var hasReadTraits = false
  /// Another number in each turn, and within it after whatever may give views other traits: no two
  /// environments ever have the same one.
  private(set) var traitEpoch = 0
  private static var epochs = 0

  /// What views know of their traits is out of date.
  func traitsMayDiffer() {
    Self.epochs += 1
    traitEpoch = Self.epochs
  }

  /// The traits of whose code runs just now: see `UITraitCollection.current`.
  private(set) var currentTraits: UITraitCollection?
  /// Open `UIView.animate` blocks, the innermost last.
  var animationScopes: [AnimationScope] = []
  /// Messages to be sent later.
  let performRequests = PerformRequests()
  /// Property animators that run: nobody else need hold on to them.
  var animators: [UIViewPropertyAnimator] = []
  /// Whether blocks on a curve animate at an even pace, as under a finger (F3.1.5).
  var pacesLinearly = false
  /// Whether `UIView.setAnimationsEnabled(true)` is in force.
  var animationsEnabled = true
  /// Runs inside the first animation that an animator makes (F2.3, row 10).
  var alongside: (() -> Void)?
  /// Breaches of UIKit's contract by the application, in order.
  package var violations: [Violation] = []
  /// The windows on show, backmost first. They are the application's: one that it lets go of is
  /// gone.
  package var windows: [UIWindow] {
    get { shownWindows.compactMap(\.window) }
    set { shownWindows = newValue.map(WeakWindow.init) }
  }
  private var shownWindows: [WeakWindow] = []
  /// Whether the user asks for less motion.
  package var reducesMotion = false {
    didSet {
      guard reducesMotion != oldValue else { return }
      NotificationCenter.default.post(
        name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
    }
  }
  /// Where the application stands between launch and end.
  package let lifeCycle = LifeCycle()
  /// What the user was made to feel, in order.
  package var haptics: [HapticRecord] = []
  package var accessibility = AccessibilityWorld()
  /// What stands in for storyboards.
  package var storyboards = Storyboards()
  /// Who watches which property.
  let observations = Observations()
  var device = DeviceState()
  let deviceObject = UIDevice()
  let pasteboard = UIPasteboard()
  private(set) lazy var menuBar = UIMenuSystem()
  private(set) lazy var textMenus = UIMenuSystem()
  /// Hears of transitions, for checks.
  package weak var witness: (any TransitionWitness)?
  /// Told of each view that is laid out, for counting.
  package var layoutObserver: ((UIView) -> Void)?
  /// How many nameless detents have been made.
  var detentsMade = 0
  /// What the status bar shows and who said so.
  package var statusBar = StatusBarState()
  /// How the system's bars look meanwhile.
  package var systemBars = SystemBars()
  /// Told when that changes.
  package var statusBarChanged: ((StatusBarState) -> Void)?
  /// Whether a presentation could not take the form that suits the room when the room changed.
  var owesAdaptation = false
  /// Transitions that have not completed, kept alive until they do.
  var transitions: [TransitionRun] = []
  /// Whether a transition is under way.
  package var isInTransition: Bool { !transitions.isEmpty }

  package init(screen: UIScreen) {
    self.screen = screen
    server.deliverEvents = { [touches] now in
      MainActor.assumeIsolated { touches.deliver(upTo: now) }
    }
  }

  /// Runs code with this environment current, and restores the former one.
  package func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    let former = Self.current
    Self.current = self
    defer { Self.current = former }
    traitsMayDiffer()
    return try body()
  }

  /// Runs code for which some traits are the current ones.
  func withCurrentTraits(_ traits: UITraitCollection, _ body: () -> Void) {
    let former = currentTraits
    guard traits !== former ?? self.traits else { return body() }
    (currentTraits, AmbientTraits.latest) = (traits, traits)
    body()
    currentTraits = former
    AmbientTraits.latest = former ?? self.traits
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

  public var description: String { "\(rule) at \(time) s: \(message)" }
}
