/// The slowest rate of speech.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The fastest rate of speech.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
/// The rate of speech where nothing else is said: about 180 words a minute here.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// Where speech is to pause or to end. Speech here is silent, and has only words: both mean at once, with
/// the word that is being said as the last one.
public enum AVSpeechBoundary: Int, Sendable { case immediate = 0, word }

/// How good a voice is.
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable { case `default` = 1, enhanced, premium }

/// Whose voice it is.
public enum AVSpeechSynthesisVoiceGender: Int, Sendable { case unspecified = 0, male, female }

/// A voice, which nobody hears here.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  // Sendable: nothing in it changes after it is made.
  private let code: String
  open var language: String { code }
  open var identifier: String { "com.apple.voice.compact." + code }
  open var name: String { code }
  open var quality: AVSpeechSynthesisVoiceQuality { .default }
  open var gender: AVSpeechSynthesisVoiceGender { .unspecified }

  /// - Parameter languageCode: `en-GB`; nil stands for American English.
  public init?(language languageCode: String?) {
    code = languageCode ?? "en-US"
    super.init()
  }
  /// - Parameter identifier: Its last part names a language.
  public init?(identifier: String) {
    code = identifier.split(separator: ".").last.map(String.init) ?? "en-US"
    super.init()
  }
  open class func speechVoices() -> [AVSpeechSynthesisVoice] {
    ["de-DE", "en-GB", "en-US", "fr-FR"].compactMap { AVSpeechSynthesisVoice(language: $0) }
  }
  open class func currentLanguageCode() -> String { "en-US" }
}

/// Something to be said.
open class AVSpeechUtterance: NSObject {
  open private(set) var speechString: String
  open var voice: AVSpeechSynthesisVoice?
  /// From the minimum to the maximum; how many words a minute goes with it.
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  // Nobody hears these.
  open var pitchMultiplier: Float = 1
  open var volume: Float = 1
  open var prefersAssistiveTechnologySettings = false
  /// Seconds.
  open var preUtteranceDelay: TimeInterval = 0
  /// Seconds.
  open var postUtteranceDelay: TimeInterval = 0

  public init(string: String) { speechString = string }
  public init(attributedString string: NSAttributedString) { speechString = string.string }

  /// Where words stand in it, in units of UTF-16.
  var words: [NSRange] {
    speechString.split(whereSeparator: \.isWhitespace).map {
      NSRange($0.startIndex..<$0.endIndex, in: speechString)
    }
  }

  /// Seconds for a word: a third at the default rate, and less as the rate grows.
  var secondsPerWord: Double {
    60.0 / 180 * Double(AVSpeechUtteranceDefaultSpeechRate / min(max(rate, 0.05), 1))
  }
}

/// What is told of speech, in the order in which it stands here.
@preconcurrency @MainActor
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance)
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance
  ) {}
}

/// Says nothing, and tells of each word when its time would have come on the stage's clock.
@preconcurrency @MainActor
open class AVSpeechSynthesizer: NSObject {
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  open var usesApplicationAudioSession = true
  open var mixToTelephonyUplink = false
  /// Also while it pauses.
  open var isSpeaking: Bool { !utterances.isEmpty }
  open private(set) var isPaused = false

  /// What is said, and what comes after it.
  private var utterances: [AVSpeechUtterance] = []
  /// How many words of the first one have been said; nil before it begins.
  private var wordsSaid: Int?
  private var pending: DelayedWork.Ticket?

  public override init() { super.init() }

  open func speak(_ utterance: AVSpeechUtterance) {
    Unsupported.report("AVSpeechSynthesizer.speak · nothing is heard; its words are told in time")
    utterances.append(utterance)
    if utterances.count == 1 { prepare() }
  }

  @discardableResult
  open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard let utterance = utterances.first, !isPaused else { return false }
    isPaused = true
    cancelPending()
    soon { $0.delegate?.speechSynthesizer($0, didPause: utterance) }
    return true
  }

  @discardableResult
  open func continueSpeaking() -> Bool {
    guard let utterance = utterances.first, isPaused else { return false }
    isPaused = false
    soon { synthesizer in
      synthesizer.delegate?.speechSynthesizer(synthesizer, didContinue: utterance)
      guard !synthesizer.isPaused, synthesizer.utterances.first === utterance else { return }
      if synthesizer.wordsSaid == nil { synthesizer.begin() } else { synthesizer.goOn() }
    }
    return true
  }

  @discardableResult
  open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard !utterances.isEmpty else { return false }
    let cancelled = utterances
    (utterances, wordsSaid, isPaused) = ([], nil, false)
    cancelPending()
    soon { synthesizer in
      for utterance in cancelled {
        synthesizer.delegate?.speechSynthesizer(synthesizer, didCancel: utterance)
      }
    }
    return true
  }

  private func prepare() {
    guard let utterance = utterances.first else { return }
    wordsSaid = nil
    wait(utterance.preUtteranceDelay) { $0.begin() }
  }

  private func begin() {
    guard let utterance = utterances.first else { return }
    wordsSaid = 0
    delegate?.speechSynthesizer(self, didStart: utterance)
    goOn()
  }

  /// Says the next word, or ends after the last one.
  private func goOn() {
    guard let utterance = utterances.first, let said = wordsSaid, !isPaused else { return }
    let words = utterance.words
    guard said < words.count else {
      return wait(utterance.postUtteranceDelay) { $0.finish(utterance) }
    }
    wordsSaid = said + 1
    delegate?.speechSynthesizer(
      self, willSpeakRangeOfSpeechString: words[said], utterance: utterance)
    guard utterances.first === utterance, !isPaused else { return }
    wait(utterance.secondsPerWord) { $0.goOn() }
  }

  private func finish(_ utterance: AVSpeechUtterance) {
    utterances.removeFirst()
    delegate?.speechSynthesizer(self, didFinish: utterance)
    if pending == nil { prepare() }
  }

  private func cancelPending() {
    if let pending { RenderServer.current.cancel(pending) }
    pending = nil
  }

  private func wait(
    _ delay: Double, _ deed: @escaping @MainActor (AVSpeechSynthesizer) -> Void
  ) {
    cancelPending()
    pending = RenderServer.current.enqueue(at: RenderServer.current.now + delay) { [weak self] in
      MainActor.assumeIsolated {
        self?.pending = nil
        if let self { deed(self) }
      }
    }
  }

  /// In the next turn, whatever else is waited for.
  private func soon(_ deed: @escaping @MainActor (AVSpeechSynthesizer) -> Void) {
    RenderServer.current.enqueue(at: RenderServer.current.now) { [weak self] in
      MainActor.assumeIsolated { if let self { deed(self) } }
    }
  }
}
