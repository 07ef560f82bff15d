@_exported import AudioToolbox

/// The largest rectangle with the proportions of a size that fits into another one, in its middle.
/// - Parameter aspectRatio: Width and height above 0; else the rectangle is empty, in the middle.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else {
    return CGRect(x: boundingRect.midX, y: boundingRect.midY, width: 0, height: 0)
  }
  let scale = min(
    boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2,
    width: size.width, height: size.height)
}

/// How a film fills what it is shown in.
public struct AVLayerVideoGravity: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  public static let resizeAspectFill = AVLayerVideoGravity(
    rawValue: "AVLayerVideoGravityResizeAspectFill")
}

/// An instant or a span of a film, as a fraction.
public struct CMTime: Hashable, Comparable, Sendable {
  public var value: Int64
  public var timescale: Int32

  public init() { (value, timescale) = (0, 0) }
  public init(value: Int64, timescale: Int32) { (self.value, self.timescale) = (value, timescale) }
  /// - Parameter preferredTimescale: Parts of a second.
  public init(seconds: Double, preferredTimescale: Int32) {
    self.init(
      value: Int64((seconds * Double(preferredTimescale)).rounded()), timescale: preferredTimescale)
  }

  public static let zero = CMTime(value: 0, timescale: 1)
  public static let invalid = CMTime()
  public var isValid: Bool { timescale > 0 }
  /// Not a number for what is not valid.
  public var seconds: Double { isValid ? Double(value) / Double(timescale) : .nan }
  public static func < (one: CMTime, other: CMTime) -> Bool { one.seconds < other.seconds }
}

/// The same by its C name.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
/// The same by its C name.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// The same by its C name.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

/// Something to play, by its place. Nothing of it is read here.
open class AVAsset: NSObject {
  /// Where it is.
  public let url: URL
  public init(url: URL) { self.url = url }
  open var duration: CMTime { .zero }
}

/// Something to play, by its place. Nothing of it is read here.
open class AVURLAsset: AVAsset {
  public init(url: URL, options: [String: Any]? = nil) { super.init(url: url) }
}

/// What a player is to play.
open class AVPlayerItem: NSObject {
  open private(set) var asset: AVAsset
  public convenience init(url: URL) { self.init(asset: AVAsset(url: url)) }
  public init(asset: AVAsset) { self.asset = asset }

  public static let didPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
}

extension Notification.Name {
  /// A film has come to its end: never here, where nothing plays.
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
}

/// Plays nothing: it keeps what it is told, and playing is reported once.
@preconcurrency @MainActor
open class AVPlayer: NSObject {
  /// What happens at the end.
  public enum ActionAtItemEnd: Int, Sendable { case advance = 0, pause = 1, none = 2 }

  open private(set) var currentItem: AVPlayerItem?
  open var rate: Float = 0
  open var volume: Float = 1
  open var isMuted = false
  open var actionAtItemEnd = ActionAtItemEnd.pause
  open var allowsExternalPlayback = true

  public override init() { super.init() }
  public convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }
  public init(playerItem item: AVPlayerItem?) {
    currentItem = item
    super.init()
  }

  open func play() {
    rate = 1
    Unsupported.report("AVPlayer.play · nothing plays here, its layer is a plain rectangle")
  }
  open func pause() { rate = 0 }
  open func seek(to time: CMTime) {}
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    completionHandler(true)
  }
  open func currentTime() -> CMTime { .zero }
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
}

/// Plays one film after another: nothing here.
@preconcurrency @MainActor
open class AVQueuePlayer: AVPlayer {
  open private(set) var queuedItems: [AVPlayerItem]
  public init(items: [AVPlayerItem]) {
    queuedItems = items
    super.init(playerItem: items.first)
  }
  open func items() -> [AVPlayerItem] { queuedItems }
}

/// Stands where a film would be: a black rectangle, as a film is before its first picture.
open class AVPlayerLayer: CALayer {
  private var keptPlayer: AVPlayer?
  open var player: AVPlayer? {
    get { keptPlayer }
    set { keptPlayer = newValue }
  }
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var isReadyForDisplay: Bool { false }
  open var videoRect: CGRect { bounds }

  public override init() {
    super.init()
    backgroundColor = CGColor(gray: 0, alpha: 1)
  }
  public override init(layer: Any) { super.init(layer: layer) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}

/// How an application uses sound: it makes none here, and keeps what it is told.
@preconcurrency @MainActor
open class AVAudioSession: NSObject {
  /// What the sound is for.
  public struct Category: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
  }
  /// What kind of use it is.
  public struct Mode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
  }
  /// How it mixes with others.
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    public static let duckOthers = CategoryOptions(rawValue: 2)
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
  }

  private static let shared = AVAudioSession()
  open class func sharedInstance() -> AVAudioSession { shared }
  open private(set) var category = Category.soloAmbient
  open func setCategory(_ category: Category) throws { self.category = category }
  open func setCategory(
    _ category: Category, mode: Mode = .default, options: CategoryOptions = []
  ) throws { self.category = category }
  open func setActive(_ active: Bool) throws {}
}
