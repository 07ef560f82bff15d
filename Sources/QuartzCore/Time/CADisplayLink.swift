import Timing

/// Calls back once a frame of the display, on the stage's clock (5.10 of the facts).
///
/// The public initialiser of UIKit takes a target and a selector and is added where selectors
/// are; inside the package a closure does.
public final class CADisplayLink: NSObject {
  private let handler: (CADisplayLink) -> Void
  private var modes: Set<RunLoop.Mode> = []
  private weak var server: RenderServer?
  private var framesToWait = 1

  /// A link that calls a closure; it must be added to a run loop to run.
  package init(handler: @escaping (CADisplayLink) -> Void) { self.handler = handler }

  /// When the frame that is shown was shown, seconds. 0 before the first call.
  public private(set) var timestamp: CFTimeInterval = 0

  /// When the frame that is being made will be shown: what work for it should go by.
  public private(set) var targetTimestamp: CFTimeInterval = 0

  /// Seconds from one frame of the display to the next. 0 before the first call.
  public private(set) var duration: CFTimeInterval = 0

  /// Whether calls are held back. Default false.
  public var isPaused = false

  /// Refreshes of the screen to a call: the older way to say how often. Default 1.
  public var frameInterval: Int {
    get { preferredFramesPerSecond > 0 ? max(1, 60 / preferredFramesPerSecond) : 1 }
    set { preferredFramesPerSecond = newValue > 1 ? 60 / newValue : 0 }
  }

  /// Frames a second that are wanted; 0, the default, means all. The display's rate over a whole
  /// number is what is possible, the nearest to this one.
  public var preferredFramesPerSecond = 0 {
    didSet {
      let rate = Float(preferredFramesPerSecond)
      preferredFrameRateRange =
        rate > 0 ? CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate) : .default
    }
  }

  /// As `preferredFramesPerSecond`, with limits.
  public var preferredFrameRateRange = CAFrameRateRange.default

  /// Starts the calls, the first in the next frame. All run loops are one here.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.insert(mode)
    guard server == nil else { return }
    server = .current
    framesToWait = 1
    RenderServer.current.links.add(self)
  }

  /// Ends the calls for one mode; with none left the link is let go.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.remove(mode)
    if modes.isEmpty { invalidate() }
  }

  /// Ends the calls for good.
  public func invalidate() {
    modes = []
    server?.links.remove(self)
    server = nil
  }

  /// One frame of the display has come.
  func tick(at now: Seconds, frameDuration: Seconds) {
    guard !isPaused else { return }
    framesToWait -= 1
    guard framesToWait <= 0 else { return }
    let interval = preferredFrameRateRange.interval(frameDuration: frameDuration)
    framesToWait = interval
    timestamp = now
    duration = frameDuration
    targetTimestamp = now + Double(interval) * frameDuration
    handler(self)
  }
}

/// How often a display link wants to be called, hertz.
public struct CAFrameRateRange: Hashable, Sendable {
  public var minimum: Float
  public var maximum: Float
  /// nil when there is no preference.
  public var preferred: Float?

  /// No wishes: every frame.
  public static let `default` = CAFrameRateRange()

  public init() { (minimum, maximum, preferred) = (0, 0, nil) }

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }

  /// Every how many frames: nearest to the preferred rate, else the fastest that is allowed.
  func interval(frameDuration: Seconds) -> Int {
    let rate = 1 / frameDuration
    let hasPreference = (preferred ?? 0) > 0
    let wanted = Double(hasPreference ? preferred ?? 0 : maximum)
    guard wanted > 0, wanted < rate else { return 1 }
    let exact = rate / wanted
    return max(Int(min(hasPreference ? exact.rounded() : exact.rounded(.up), 0x1p31)), 1)
  }
}

/// The links that run, in the order in which they were added.
struct DisplayLinkList {
  private var all: [CADisplayLink] = []

  var areRunning: Bool { all.contains { !$0.isPaused } }

  mutating func add(_ link: CADisplayLink) { all.append(link) }

  mutating func remove(_ link: CADisplayLink) { all.removeAll { $0 === link } }

  /// Calls those that run at this frame; what they add or remove counts from the next one.
  func fire(at now: Seconds, frameDuration: Seconds) {
    for link in all { link.tick(at: now, frameDuration: frameDuration) }
  }
}
