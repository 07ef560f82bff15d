import Foundation
import Raster
import Serving
import Testing

@testable import RehearseCommands

/// A client that knows what the tools' descriptions say, and nothing else.
@MainActor @Suite struct AgentTests {
  private let server = AgentServer(AgentTools(studio: StageStudio()))

  private func ask(_ method: String, _ parameters: String = "{}") throws -> JSON {
    try #require(
      server.answer(#"{"jsonrpc":"2.0","id":7,"method":"\#(method)","params":\#(parameters)}"#))
  }

  private func call(_ tool: String, _ arguments: String) throws -> JSON {
    try #require(ask("tools/call", #"{"name":"\#(tool)","arguments":\#(arguments)}"#)["result"])
  }

  private func text(_ result: JSON) -> String {
    result["content"]?.elements?.compactMap { $0["text"]?.string }.joined() ?? ""
  }

  @Test("it says what it is, in the revision that was asked for where it knows it")
  func initialize() throws {
    let old = try ask("initialize", #"{"protocolVersion":"2024-11-05","capabilities":{}}"#)
    #expect(old["id"]?.number == 7)
    #expect(old["result"]?["protocolVersion"]?.string == "2024-11-05")
    #expect(old["result"]?["serverInfo"]?["name"]?.string == "rehearsal")
    let new = try ask("initialize", #"{"protocolVersion":"2099-01-01"}"#)
    #expect(new["result"]?["protocolVersion"]?.string == "2025-06-18")
  }

  @Test("a notification has no answer, a mistake has one with its number")
  func faults() throws {
    #expect(server.answer(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#) == nil)
    #expect(server.answer("   ") == nil)
    #expect(server.answer("{")?["error"]?["code"]?.number == -32700)
    #expect(server.answer(#"{"id":1}"#)?["error"]?["code"]?.number == -32600)
    #expect(try ask("tools/nothing")["error"]?["code"]?.number == -32601)
    #expect(try ask("tools/call", #"{"name":"nothing"}"#)["error"]?["code"]?.number == -32602)
    #expect(try ask("ping")["result"] != nil)
  }

  @Test("every tool says what it does and what it takes")
  func tools() throws {
    let tools = try #require(ask("tools/list")["result"]?["tools"]?.elements)
    #expect(tools.compactMap { $0["name"]?.string } == AgentTools.names)
    for tool in tools {
      #expect(tool["description"]?.string?.count ?? 0 > 60)
      #expect(tool["inputSchema"]?["type"]?.string == "object")
      guard case .object(let members)? = tool["inputSchema"]?["properties"] else {
        Issue.record("no properties")
        continue
      }
      for member in members { #expect(member.value["description"]?.string?.isEmpty == false) }
    }
  }

  @Test("a film is a picture with the seconds below")
  func film() throws {
    let result = try call("film", #"{"name":"bounce-present","at":[0,0.2,0.4]}"#)
    #expect(result["isError"]?.flag == false)
    let image = try #require(
      result["content"]?.elements?.first { $0["type"]?.string == "image" })
    #expect(image["mimeType"]?.string == "image/png")
    let data = try #require(image["data"]?.string.flatMap { Data(base64Encoded: $0) })
    let sheet = try ImageDecoder.decode(Array(data)).bitmap
    #expect(sheet.width > 3 * 290 && sheet.height > 639)
  }

  @Test("fingers lead to a picture, and a script that is none to its place")
  func touch() throws {
    let script = #"act\nsettle\npan from 196,200 by 0,400 over 0.2 s\nrelease\nsettle\n"#
    let result = try call(
      "touch", #"{"name":"swipe-dismiss","script":"\#(script)","at":[0.5,1,1.2]}"#)
    #expect(result["isError"]?.flag == false, "\(text(result))")
    let wrong = try call("touch", #"{"name":"swipe-dismiss","script":"pan form 1,2"}"#)
    #expect(wrong["isError"]?.flag == true)
    #expect(text(wrong).contains("line 1"))
  }

  @Test("an instant is explained: what is under way, what moves, what is there")
  func explain() throws {
    let words = text(try call("explain", #"{"name":"hero-push","at":[0.2]}"#))
    #expect(words.contains("push, from 0 s, under way"))
    #expect(words.contains("animateTransition"))
    #expect(words.contains("UIWindow"))
    #expect(words.contains("→"))
  }

  @Test("numbers, and the contract")
  func numbers() throws {
    #expect(
      text(try call("trace", #"{"name":"bounce-present","at":[0,0.4]}"#)).contains("position"))
    #expect(text(try call("list", "{}")).contains("swipe-dismiss"))
    let missing = try call("check", "{}")
    #expect(missing["isError"]?.flag == true && text(missing).contains("'name' or 'files'"))
    let unknown = try call("film", #"{"name":"hero-posh"}"#)
    #expect(unknown["isError"]?.flag == true && text(unknown).contains("hero-push"))
    #expect(try call("film", #"{"name":"--help"}"#)["isError"]?.flag == true)
  }
}
