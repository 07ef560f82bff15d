import AVFoundation
import Rehearsal
import Testing

@MainActor @Suite("Speech without a voice")
struct SpeechTests {
  private final class Listener: NSObject, AVSpeechSynthesizerDelegate {
    var calls: [String] = []
    var times: [Double] = []
    private func add(_ call: String) {
      calls.append(call)
      times.append(RenderServer.current.now)
    }
    func speechSynthesizer(
      _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance
    ) { add("starts") }
    func speechSynthesizer(
      _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
      utterance: AVSpeechUtterance
    ) { add((utterance.speechString as NSString).substring(with: characterRange)) }
    func speechSynthesizer(
      _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
    ) { add("finishes") }
    func speechSynthesizer(
      _ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance
    ) { add("pauses") }
    func speechSynthesizer(
      _ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance
    ) { add("continues") }
    func speechSynthesizer(
      _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance
    ) { add("cancels") }
  }

  @Test func `words come in order, 180 a minute, twice as fast at twice the rate`() {
    for rate in [AVSpeechUtteranceDefaultSpeechRate, AVSpeechUtteranceMaximumSpeechRate] {
      let (stage, listener, speaker) = (Stage(), Listener(), AVSpeechSynthesizer())
      speaker.delegate = listener
      stage.perform {
        let words = AVSpeechUtterance(string: "Über den  Häusern, 🌙 hell")
        words.rate = rate
        speaker.speak(words)
        #expect(speaker.isSpeaking && listener.calls.isEmpty)
      }
      #expect(stage.settle())
      #expect(
        listener.calls == ["starts", "Über", "den", "Häusern,", "🌙", "hell", "finishes"])
      let length = (listener.times.last ?? 0) - (listener.times.first ?? 0)
      #expect(abs(length - 5.0 / 3 * 0.5 / Double(rate)) < 0.1, "\(length)")
      #expect(!speaker.isSpeaking)
      #expect(stage.unsupported.count { $0.hasPrefix("AVSpeechSynthesizer") } == 1)
    }
  }

  @Test func `it pauses, goes on where it was, and stops`() {
    let (stage, listener, speaker) = (Stage(), Listener(), AVSpeechSynthesizer())
    speaker.delegate = listener
    stage.perform { speaker.speak(AVSpeechUtterance(string: "one two three four")) }
    stage.advance(to: 0.5)
    stage.perform { #expect(speaker.pauseSpeaking(at: .word)) }
    stage.advance(to: 3)
    #expect(listener.calls == ["starts", "one", "two", "pauses"] && speaker.isPaused)
    stage.perform {
      #expect(speaker.continueSpeaking())
      speaker.speak(AVSpeechUtterance(string: "more"))
    }
    stage.advance(to: 3.2)
    stage.perform { #expect(speaker.stopSpeaking(at: .immediate)) }
    #expect(stage.settle())
    #expect(
      listener.calls.suffix(4) == ["continues", "three", "cancels", "cancels"]
        && !speaker.isSpeaking)
    stage.perform { #expect(!speaker.stopSpeaking(at: .immediate)) }
  }

  @Test func `one utterance follows another`() {
    let (stage, listener, speaker) = (Stage(), Listener(), AVSpeechSynthesizer())
    speaker.delegate = listener
    stage.perform {
      for word in ["a", "b"] { speaker.speak(AVSpeechUtterance(string: word)) }
    }
    stage.settle()
    #expect(listener.calls == ["starts", "a", "finishes", "starts", "b", "finishes"])
  }
}
