/// Why a script cannot be played on a stage.
public struct ScriptPlayError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The step, from 1.
  public let step: Int
  /// What is wrong, for people; one line.
  public let message: String
  /// Where it stands in the text that the script was read from; nil for one made otherwise.
  public let place: ScriptError?

  init(step: Int, message: String, place: ScriptError?) {
    self.step = step
    self.message = message
    self.place = place
  }

  /// Something that is not on the screen.
  init(missing what: String) {
    self.init(step: 1, message: "'\(what)' is not on the screen", place: nil)
  }

  public var description: String { place?.description ?? "step \(step): \(message)" }
}

/// What keeps a step from being played, and the word that it is about.
struct ScriptFault: Error {
  let message: String
  var word = ""

  func placed(at index: Int, of script: RehearsalScript) -> ScriptPlayError {
    let line = script.lines.indices.contains(index) ? script.lines[index] : nil
    return ScriptPlayError(
      step: index + 1, message: message,
      place: line.map {
        ScriptError(
          line: $0.number, column: $0.column(of: word), message: message, source: $0.source)
      })
  }
}
