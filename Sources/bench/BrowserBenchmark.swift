import Foundation
import Live
import Raster
import Rehearsal
import RehearseCommands
import Serving
import TransitionGallery

/// What a browser has of a session: a real server on this machine, and a client on a thread of its
/// own that moves a finger 120 times a second, at instants that have nothing to do with frames,
/// unpacks every part, and says so. From the finger to its pixels, frames and bytes a second.
@MainActor
enum BrowserBenchmark {
  private nonisolated static let seconds = 4.0

  static func run(into report: inout BenchReport) {
    for scale in [1.0, 2, 3] {
      guard let reached = play(scale) else {
        print("browser: libmicrohttpd and wslay are not installed · scripts/bootstrap --serve")
        return
      }
      let name = "browser-swipe@\(Int(scale))x"
      report.add(
        Measurement(
          name: "\(name)-latency-95", value: reached.latency * 1e3, unit: "ms",
          against: scale == 1 ? "what is promised" : nil, againstValue: scale == 1 ? 50 : nil,
          goal: scale == 1 ? 1 : nil))
      report.add(
        Measurement(
          name: "\(name)-frames", value: reached.frames, unit: "frames/s",
          against: scale == 2 ? "a display's" : nil, againstValue: scale == 2 ? 60 : nil))
      report.add(
        Measurement(name: "\(name)-bytes", value: reached.bytes / 1e6, unit: "MB/s"))
    }
  }

  /// A card that a finger drags up and down for some seconds.
  private static func play(_ scale: Double) -> BrowserClient.Reached? {
    guard let item = Catalogue.item("swipe-dismiss"),
      let server = try? Server(gate: Gate(Secret()))
    else { return nil }
    let session = LiveSession(item.production, Conditions(scale: scale))
    let show = LiveShow(session, threads: ProcessInfo.processInfo.activeProcessorCount)
    server.onOpen = { socket, _ in MainActor.assumeIsolated { show.connect(socket) } }
    server.onMessage = { socket, message in
      guard case .text(let bytes) = message else { return }
      MainActor.assumeIsolated { show.receive(bytes, from: socket) }
    }
    show.send = { viewer, outgoing in
      if case .frame(let frame) = outgoing { server.send(frame.bytes, to: viewer) }
    }
    session.startNextAct()
    for _ in 0..<90 { session.advance(by: 1.0 / 60) }
    let client = BrowserClient(port: server.port, path: "/\(server.gate.secret.word)/socket")
    let thread = Thread { client.run(for: seconds) }
    thread.start()
    var (last, next) = (Server.now, Server.now)
    while !client.isOver {
      server.poll(for: next - Server.now)
      let now = Server.now
      guard now >= next else { continue }
      show.turn(after: now - last)
      last = now
      next = max(next + 1.0 / 60, now - 1.0 / 60)
    }
    server.close()
    guard session.calls.spans.count > 1 else {
      print("browser: the finger pulled nothing")
      return nil
    }
    return client.reached
  }
}
