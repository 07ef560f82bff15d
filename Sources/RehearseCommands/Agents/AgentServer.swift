import Foundation
import Serving

/// The Model Context Protocol's side of a server: a message in, its answer out, no streams.
@MainActor
struct AgentServer {
  private let tools: AgentTools

  init(_ tools: AgentTools) { self.tools = tools }

  /// Revisions of the protocol that are spoken, the newest first.
  private static let revisions = ["2025-06-18", "2025-03-26", "2024-11-05"]

  /// JSON-RPC's numbers for what went wrong.
  private enum Fault: Int {
    case unreadable = -32700
    case noRequest = -32600
    case noMethod = -32601
    case wrongParameters = -32602
  }

  /// - Returns: nil for what needs no answer: an empty line, a notification.
  func answer(_ line: String) -> JSON? {
    guard !line.allSatisfy(\.isWhitespace) else { return nil }
    guard let message = JSON(reading: Array(line.utf8)) else {
      return fault(.unreadable, "this is no JSON", nil)
    }
    guard case .object = message, let method = message["method"]?.string else {
      return fault(.noRequest, "a request has a method", message["id"])
    }
    guard let id = message["id"] else { return nil }
    switch method {
    case "initialize": return result(welcome(message["params"]), id)
    case "ping": return result(.object([:] as KeyValuePairs), id)
    case "tools/list": return result(.object(["tools": .array(AgentTools.descriptions)]), id)
    case "tools/call":
      guard let name = message["params"]?["name"]?.string else {
        return fault(.wrongParameters, "the tool's name is missing", id)
      }
      guard AgentTools.names.contains(name) else {
        return fault(.wrongParameters, "there is no tool '\(name.printable)'", id)
      }
      let arguments = message["params"]?["arguments"] ?? .object([:] as KeyValuePairs)
      return result(tools.call(name, arguments), id)
    default: return fault(.noMethod, "there is no method '\(method.printable)'", id)
    }
  }

  private func welcome(_ parameters: JSON?) -> JSON {
    let asked = parameters?["protocolVersion"]?.string ?? ""
    return .object([
      "protocolVersion": .string(
        Self.revisions.contains(asked) ? asked : Self.revisions[0]),
      "capabilities": .object(["tools": .object([:] as KeyValuePairs)]),
      "serverInfo": .object([
        "name": .string("rehearsal"), "version": .string(Tool.version),
      ]),
      "instructions": .string(
        "Plays iOS view-controller transitions (UIKit, in Swift) on this machine, without a device. "
          + "Give 'files' with paths of Swift sources to play those, or 'name' for one of the "
          + "gallery's ('list' names them). 'film' shows motion as a contact sheet; look at it "
          + "before and after you change code, and 'check' when you are done."),
    ])
  }

  private func result(_ value: JSON, _ id: JSON) -> JSON {
    .object(["jsonrpc": .string("2.0"), "id": id, "result": value])
  }

  private func fault(_ fault: Fault, _ words: String, _ id: JSON?) -> JSON {
    .object([
      // What is not finite is written as null.
      "jsonrpc": .string("2.0"), "id": id ?? .number(.nan),
      "error": .object(["code": .number(Double(fault.rawValue)), "message": .string(words)]),
    ])
  }
}
