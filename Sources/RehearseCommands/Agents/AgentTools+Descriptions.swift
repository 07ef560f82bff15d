import Serving

extension AgentTools {
  /// The tools as an assistant reads them.
  static var descriptions: [JSON] {
    [
      tool(
        "list",
        "What can be played: the gallery's transitions, or, with 'files', everything in "
          + "those Swift sources that a person could start.", [files]),
      tool(
        "film",
        "Plays a transition and shows it as one picture: frames side by side, the time in "
          + "seconds below each. This is how to see motion.",
        [
          name, files, start, at("Which instants to show, in seconds from the start."),
          Parameter("count", "integer", "How many frames, evenly spread, without 'at'; 8."),
          Parameter("dark", "boolean", "On a dark screen."), device,
        ]),
      tool(
        "trace",
        "Where every moving layer is, as numbers: a line for each instant, layer and "
          + "property, in points.", [name, files, start, at("Only these instants, in seconds.")]),
      tool(
        "check",
        "Holds a transition to UIKit's contract in some sixty outcomes (finished, "
          + "cancelled, interrupted, resized …) and says what breaks, with the line that mends it.",
        [name, files, start]),
      tool(
        "touch",
        "Plays fingers and shows what they lead to, as 'film' does. The script has a step "
          + "a line: 'act' starts the transition, 'tap 200,300', 'pan from 200,100 by 0,300 over "
          + "0.25 s', 'release at 0 pt/s', 'fling from 200,100 at 0,900 pt/s', 'pinch 200,400 from "
          + "100 to 300 over 0.4 s', 'wait 0.3 s', 'settle'.",
        [
          name, files, start, Parameter("script", "string", "The steps, a line each.", true),
          at("Which instants to show, in seconds from the start."),
        ]),
      tool(
        "explain",
        "An instant in words: transitions under way, calls so far, what moves from "
          + "where to where, and the views on the screen with their frames.",
        [
          name, files, start, at("The instants, in seconds after the start; 0.25."),
          Parameter("script", "string", "Fingers in the place of the transition's first act."),
        ]),
    ]
  }

  private struct Parameter {
    let name, type, help: String
    let isNeeded: Bool

    init(_ name: String, _ type: String, _ help: String, _ isNeeded: Bool = false) {
      (self.name, self.type, self.help, self.isNeeded) = (name, type, help, isNeeded)
    }

    var shape: JSON {
      let item = type == "strings" ? "string" : "number"
      guard type == "strings" || type == "numbers" else {
        return .object(["type": .string(type), "description": .string(help)])
      }
      return .object([
        "type": .string("array"), "items": .object(["type": .string(item)]),
        "description": .string(help),
      ])
    }
  }

  private static let name = Parameter(
    "name", "string", "A transition of the gallery; 'list' names them.")
  private static let files = Parameter(
    "files", "strings", "Paths of Swift files, or of a folder of them, in the place of 'name'.")
  private static let start = Parameter(
    "start", "string", "With 'files': what to start, by words of what 'list' says of it.")
  private static let device = Parameter(
    "device", "string", "iphone-16, iphone-16-pro-max, iphone-se or ipad.")

  private static func at(_ help: String) -> Parameter { Parameter("at", "numbers", help) }

  private static func tool(_ name: String, _ help: String, _ parameters: [Parameter]) -> JSON {
    .object([
      "name": .string(name), "description": .string(help),
      "inputSchema": .object([
        "type": .string("object"),
        "properties": .object(
          parameters.map { JSON.Member(key: $0.name, value: $0.shape) }),
        "required": .array(parameters.filter(\.isNeeded).map { .string($0.name) }),
      ]),
    ])
  }
}
