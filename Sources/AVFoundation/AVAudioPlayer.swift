/// Plays a sound that nobody hears: it keeps what it is told, playing is reported, and it never ends.
@preconcurrency @MainActor
open class AVAudioPlayer: NSObject {
  open weak var delegate: (any AVAudioPlayerDelegate)?
  open private(set) var url: URL?
  open private(set) var data: Data?
  open private(set) var isPlaying = false
  open var volume: Float = 1
  open var pan: Float = 0
  open var enableRate = false
  open var rate: Float = 1
  open var numberOfLoops = 0
  open var isMeteringEnabled = false
  /// Seconds. Kept: no time passes in a sound.
  open var currentTime: TimeInterval = 0
  /// Nothing of the sound is read: 0.
  open var duration: TimeInterval { 0 }
  open var numberOfChannels: Int { 0 }

  /// - Throws: Where there is no such file.
  public init(contentsOf url: URL) throws {
    data = try Data(contentsOf: url)
    self.url = url
  }
  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    try self.init(contentsOf: url)
  }
  public init(data: Data) throws { self.data = data }

  @discardableResult open func prepareToPlay() -> Bool { true }
  @discardableResult open func play() -> Bool {
    Unsupported.report("AVAudioPlayer.play · nothing is heard on a stage")
    isPlaying = true
    return true
  }
  @discardableResult open func play(atTime time: TimeInterval) -> Bool { play() }
  open func pause() { isPlaying = false }
  open func stop() { isPlaying = false }
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
    self.volume = volume
  }
  open func updateMeters() {}
  /// Silence, in decibels.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// Told of the end of sounds: never here.
@preconcurrency @MainActor
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

extension AVAudioSession {
  /// Whether it may listen: it may not.
  public enum RecordPermission: UInt, Sendable {
    case undetermined = 0x756E_6474
    case denied = 0x6465_6E79
    case granted = 0x6772_6E74
  }
  /// How it is switched.
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }
  public static let interruptionNotification = Notification.Name(
    "AVAudioSessionInterruptionNotification")
  public static let routeChangeNotification = Notification.Name(
    "AVAudioSessionRouteChangeNotification")

  public var recordPermission: RecordPermission { .denied }
  public var isOtherAudioPlaying: Bool { false }
  public func requestRecordPermission(_ response: @escaping (Bool) -> Void) {
    Unsupported.report("AVAudioSession.requestRecordPermission · nobody is asked: it is denied")
    StageClock.DispatchQueue.main.async { response(false) }
  }
  public func setActive(_ active: Bool, options: SetActiveOptions) throws {}
  public func setMode(_ mode: Mode) throws {}
}
