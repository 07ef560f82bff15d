import Foundation
import Serving

/// A server at the place that was asked for, and the addresses under which it is found.
@MainActor
struct BrowserDoor {
  let server: Server
  /// On this machine.
  let address: String
  /// In the network, where it is open to that.
  private let networkAddress: String?

  init(_ place: BrowserPlace, variables: [String: String]) throws(UsageError) {
    let isPublished = variables[BrowserPlace.published] != nil
    let hosts =
      place.isOpenToNetwork ? variables[BrowserPlace.host].map { [$0] } ?? Addresses.ofNetwork : []
    let secret = variables[BrowserPlace.secret].flatMap(Secret.init) ?? Secret()
    do throws(Server.Failure) {
      server = try Server(
        gate: Gate(secret, names: Set(hosts)), port: place.port ?? 0,
        isOpenToNetwork: place.isOpenToNetwork || isPublished)
    } catch {
      throw UsageError("cannot serve a browser: \(error.reason)")
    }
    address = "http://127.0.0.1:\(server.port)/\(secret.word)/"
    let (port, word) = (server.port, secret.word)
    networkAddress = hosts.first.map { "http://\($0):\(port)/\(word)/" }
  }

  /// Says where it is; a telephone reads the square.
  func announce(_ console: Console, isOpenToNetwork: Bool) {
    console.out(address + "\n")
    guard isOpenToNetwork else { return }
    guard let networkAddress else {
      return console.err("this machine is in no network\n")
    }
    console.err("for a telephone in the same network: \(networkAddress)\n")
    if let code = QRCode(networkAddress) {
      console.err(code.terminalText)
    } else {
      console.err("with libqrencode installed there is a code to read here\n")
    }
  }

  /// Opens a browser on it, if this machine knows how to.
  func open() {
    for name in ["xdg-open", "open"] {
      guard let program = try? Program.named(name) else { continue }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: program.path)
      process.arguments = [address]
      process.standardError = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      if (try? process.run()) != nil { return }
    }
  }
}
