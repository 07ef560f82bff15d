import QuartzCore
import Raster
import UIKit

/// A screen, a window and a clock that you hold: where app code runs without a device.
///
/// Nothing moves by itself. `perform` runs app code at the instant the clock shows; `advance(to:)`
/// moves the clock, frame by frame of the display, and runs what falls due. `frame(at:)` looks at
/// any instant without moving anything.
@MainActor
public final class Stage {
  /// The screen.
  public let device: Device
  /// The window that app code fills; key and visible. After `launch`, the application's own.
  public private(set) var window: UIWindow
  /// Frames a second of the display: when completions and deferred work get their turn.
  public let refreshRate: Double
  package let environment: SceneEnvironment
  private let tasks = TaskClock()
  private var tick = 0
  private var actQueue = ActQueue()
  /// Tells the fingers of all scripts apart.
  var nextFinger = 0
  /// What app code asked for that does not work here, and what frames drawn so far had to leave
  /// out.
  public var unsupported: [String] { asked + drawingNotes.all }
  private var asked: [String] = []
  let drawingNotes = DrawingNotes()

  /// - Parameters:
  ///   - scale: Pixels a point of the screen; the device's own unless told.
  ///   - appearance: Light or dark.
  ///   - layoutDirection: Which way text runs, and bars and pushes with it.
  ///   - refreshRate: Hz, greater than 0.
  public init(
    device: Device = .iPhone16, scale: CGFloat? = nil, appearance: UIUserInterfaceStyle = .light,
    layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight, refreshRate: Double = 60
  ) {
    precondition(
      refreshRate > 0 && refreshRate.isFinite,
      "refresh rate · got \(refreshRate) · use hertz greater than 0")
    self.device = device
    self.refreshRate = refreshRate
    let scale = scale ?? device.scale
    precondition(
      scale > 0 && scale.isFinite, "stage scale · got \(scale) · use pixels a point above 0")
    let screen = UIScreen(size: device.size, scale: scale)
    screen.safeArea = device.safeArea
    environment = SceneEnvironment(screen: screen)
    environment.server.frameDuration = 1 / refreshRate
    environment.traits.own = UITraitCollection(
      UITraitCollection(style: appearance, direction: layoutDirection, displayScale: scale).values
        .on(screen: device.size))
    SceneEnvironment.current = environment
    window = UIWindow(frame: screen.bounds)
    perform { window.makeKeyAndVisible() }
  }

  /// Pixels a point of the screen.
  public var scale: CGFloat { environment.screen.scale }

  /// The instant that the clock shows, seconds since the stage was made.
  public var now: Double { environment.server.now }

  /// Breaches of UIKit's contract so far.
  public var violations: [Violation] { environment.violations }

  /// Whether nothing moves, nothing is owed, and nothing more is to be played.
  public var isSettled: Bool { environment.server.isIdle && owesNothing }

  /// Whether nothing but repetition goes on, and nothing is owed.
  var onlyRepeats: Bool { environment.server.onlyRepeats && owesNothing }

  private var owesNothing: Bool {
    environment.touches.isIdle && actQueue.isOver && !tasks.isAwaited
  }

  /// Runs app code at the present instant and lets the turn end: layout, deferred transitions,
  /// commit.
  @discardableResult
  public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    try inTurn {
      let result = try body()
      endTurn(at: now)
      return result
    }
  }

  /// Plays several pieces of app code: the first now, each other one when all has been at rest for
  /// a while. The clock has to be moved for that, as for everything.
  /// - Parameter pause: Seconds of rest between two acts.
  public func play(_ acts: [@MainActor () -> Void], pause: Double = 0.4) {
    actQueue = ActQueue(acts: acts.dropFirst(), pause: pause)
    if let first = acts.first { perform(first) }
  }

  /// Moves the clock to an instant through every display frame on the way.
  /// - Parameter instant: Seconds; one that has passed is a mistake of the caller.
  public func advance(to instant: Double) {
    precondition(
      instant >= now - Self.sameInstant,
      "stage time · got \(instant) at \(now) · time only goes forward")
    while time(ofTick: tick + 1) <= instant + Self.sameInstant { runNextTick() }
  }

  /// Moves the clock until nothing moves any more.
  /// - Parameter limit: Seconds from now after which it gives up.
  /// - Returns: Whether all came to rest.
  @discardableResult
  public func settle(limit: Double = 60) -> Bool {
    let end = now + limit
    while !isSettled, time(ofTick: tick + 1) <= end { runNextTick() }
    return isSettled
  }

  /// Instants closer than this are one: they were worked out in two ways.
  private static let sameInstant = 1e-9

  // Frame n is at n / rate, multiplied, never accumulated.
  private func time(ofTick tick: Int) -> Double { Double(tick) / refreshRate }

  private func runNextTick() {
    tick += 1
    let instant = time(ofTick: tick)
    inTurn(at: instant) {
      environment.server.beginTurn(at: instant)
      endTurn(at: instant)
    }
    if let act = actQueue.next(at: now, isIdle: environment.server.isIdle) { perform(act) }
  }

  /// Runs tasks, lays out and commits; what layout starts runs in the same turn.
  private func endTurn(at instant: Double) {
    for _ in 0..<Self.mostRounds {
      tasks.runDue(at: instant)
      environment.server.endTurn()
      guard tasks.isDue(at: instant) else { return }
    }
  }

  /// Tasks and layout that start each other for ever go on in the next turn.
  private static let mostRounds = 8

  /// - Parameter instant: What the clock shows; the present instant unless told.
  private func inTurn<Result>(
    at instant: Double? = nil, _ body: () throws -> Result
  ) rethrows -> Result {
    try tasks.hold(at: instant ?? now) { try listening { try environment.perform(body) } }
  }

  /// Keeps what is reported meanwhile.
  fileprivate func listening<Result>(_ body: () throws -> Result) rethrows -> Result {
    let formerListener = Unsupported.listener
    Unsupported.listener = { [weak self] in self?.note($0) }
    defer { Unsupported.listener = formerListener }
    return try body()
  }

  private nonisolated func note(_ what: String) {
    MainActor.assumeIsolated {
      if !asked.contains(what) { asked.append(what) }
    }
  }
}

extension Stage {
  /// The layers at an instant, frozen. Asking changes nothing; any instant may be asked for at
  /// any time, with the animations that run now.
  /// - Parameter instant: Seconds; the present one unless told.
  package func frame(at instant: Double? = nil) -> RenderNode {
    let time = instant ?? now
    let others = environment.windows.filter { $0 !== window }
    guard !others.isEmpty else { return sample(window.layer, at: time) }
    var screen = RenderNode()
    screen.bounds = environment.screen.bounds
    screen.children = environment.windows.map { sample($0.layer, at: time) }
    return screen
  }

  /// One of the stage's layers, frozen, with what is inside of it. Layers that draw themselves anew
  /// while they are animated do it with this stage's traits, whichever stage is used meanwhile.
  /// - Parameter time: Seconds of the time in which the layer's parent is.
  package func sample(_ layer: CALayer, at time: Double) -> RenderNode {
    listening { environment.asCurrent { LayerSampler.sample(layer, atMediaTime: time) } }
  }

  /// Another window is the one to fill.
  func adopt(_ other: UIWindow) { window = other }
}
