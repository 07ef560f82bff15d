import Foundation
import Raster
import Testing

@testable import Rehearsal

/// Whether `ffmpeg` is on the search path: without it there is nothing to test here.
private let hasFFmpeg =
  (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
  .contains { FileManager.default.isExecutableFile(atPath: "\($0)/ffmpeg") }

@Suite("Film movies")
struct FilmMovieTests {
  @Test(
    "MP4 lasts as long as the film, begins with its index, and repeats", .enabled(if: hasFFmpeg))
  func movie() throws {
    try FilmSample.inFolder { folder in
      var files: [[UInt8]] = []
      for name in ["a.mp4", "b.mp4"] {
        let url = folder.appendingPathComponent(name)
        try FilmSample.film(12, width: 61, height: 39).write(to: url)
        files.append(try FilmSample.bytes(url))
      }
      #expect(files[0] == files[1])
      let index = try #require(place(of: "moov", in: files[0]))
      #expect(index < (try #require(place(of: "mdat", in: files[0]))))
      // After "mvhd": version, flags, two dates, ticks a second, ticks.
      let header = try #require(place(of: "mvhd", in: files[0])) + 16
      let (rate, ticks) = (number(files[0], header), number(files[0], header + 4))
      #expect(ticks * 60 == rate * 12)
      #expect(try FilmSample.names(in: folder) == ["a.mp4", "b.mp4"])
    }
  }

  @Test("a program that is not there is named as missing")
  func missing() {
    #expect(throws: FilmError.ffmpegMissing) {
      try PipedProgram(name: "no-such-program-anywhere", arguments: [])
    }
    #expect(FilmError.ffmpegMissing.description.contains("ffmpeg"))
  }

  @Test("a program that stops reading fails with what it said, and does not end this process")
  func stopsReading() throws {
    let program = try PipedProgram(
      name: "sh", arguments: ["-c", "echo no more >&2; exec <&-; exit 3"])
    var taken = true
    for _ in 0..<64 where taken { taken = program.send([UInt8](repeating: 0, count: 1 << 20)) }
    #expect(!taken)
    let (status, message) = program.finish()
    #expect(status == 3)
    #expect(message == "no more\n")
  }

  @Test("a program that reads gets every byte")
  func reads() throws {
    let program = try PipedProgram(name: "sh", arguments: ["-c", "wc -c >&2"])
    for _ in 0..<5 { #expect(program.send([UInt8](repeating: 1, count: 100_001))) }
    #expect(program.finish().message.contains("500005"))
  }

  @Test("a program that a signal ends is told by 128 and the signal")
  func signals() throws {
    let program = try PipedProgram(name: "sh", arguments: ["-c", "kill -9 $$"])
    #expect(program.finish().status == 137)
  }

  private func place(of name: String, in bytes: [UInt8]) -> Int? {
    let letters = Array(name.utf8)
    return (0..<bytes.count - 4).first { bytes[$0..<$0 + 4].elementsEqual(letters) }
  }

  private func number(_ bytes: [UInt8], _ place: Int) -> Int {
    bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
