import Foundation
import Serving

/// `rehearse mcp`: tools for a coding assistant, over standard input and output.
struct MCPCommand: Command {
  private let studio: any Studio

  init(studio: any Studio) { self.studio = studio }

  var signature: Signature {
    Signature(
      name: "mcp", summary: "Tools for a coding assistant, over standard input and output",
      discussion: "Speaks the Model Context Protocol: messages of JSON-RPC 2.0, one a line. An "
        + "assistant sees what there is, films a transition or files of yours as a contact sheet, "
        + "reads its numbers, checks it in every outcome, touches it, and has an instant explained.",
      examples: [
        Example("rehearse mcp", "What an assistant is told to start.")
      ])
  }

  func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let agent = AgentServer(AgentTools(studio: studio))
    while let line = readLine(strippingNewline: true) {
      if let answer = agent.answer(line) { console.out(answer.text + "\n") }
    }
    return .well
  }
}
