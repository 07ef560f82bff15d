import Foundation
import Rehearsal
import Testing

@Suite("Whole files", .serialized)
struct FilmAtomicFileTests {
  @Test("a file is made, then replaced, and nothing is left beside it")
  func replaces() throws {
    try FilmSample.inFolder { folder in
      let url = folder.appendingPathComponent("trace.txt")
      for text in ["first, and longer", "second"] {
        try AtomicFile.write(Array(text.utf8), to: url)
        #expect(try FilmSample.bytes(url) == Array(text.utf8))
        #expect(try FilmSample.names(in: folder) == ["trace.txt"])
      }
    }
  }

  @Test("a writer that fails half way leaves the old file and no draft")
  func failureKeepsTheOld() throws {
    try FilmSample.inFolder { folder in
      let url = folder.appendingPathComponent("film.mp4")
      try AtomicFile.write([1, 2, 3], to: url)
      #expect(throws: FilmError.ffmpegFailed("half way")) {
        try AtomicFile.write(to: url) { (draft: URL) throws(FilmError) in
          #expect(FileManager.default.createFile(atPath: draft.path, contents: Data([9])))
          throw .ffmpegFailed("half way")
        }
      }
      #expect(try FilmSample.bytes(url) == [1, 2, 3])
      #expect(try FilmSample.names(in: folder) == ["film.mp4"])
    }
  }

  @Test("permissions of a file that is replaced stay")
  func permissions() throws {
    try FilmSample.inFolder { folder in
      let url = folder.appendingPathComponent("private")
      try AtomicFile.write([1], to: url)
      chmod(url.path, 0o640)
      try AtomicFile.write([2], to: url)
      var status = stat()
      #expect(stat(url.path, &status) == 0)
      #expect(status.st_mode & 0o777 == 0o640)
    }
  }

  @Test("a link is followed, not replaced")
  func links() throws {
    try FilmSample.inFolder { folder in
      let (target, link) = (
        folder.appendingPathComponent("target"), folder.appendingPathComponent("link")
      )
      try AtomicFile.write([1], to: target)
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
      try AtomicFile.write([2, 2], to: link)
      #expect(try FilmSample.bytes(target) == [2, 2])
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == target.path)
    }
  }

  @Test("folders, devices and folders that are not there are refused in one line")
  func refusals() throws {
    try FilmSample.inFolder { folder in
      #expect(throws: FilmError.file("\(folder.path): is a folder")) {
        try AtomicFile.write([1], to: folder)
      }
      #expect(throws: FilmError.file("/dev/full: is not an ordinary file")) {
        try AtomicFile.write([1], to: URL(fileURLWithPath: "/dev/full"))
      }
      let lost = folder.appendingPathComponent("no/such/file")
      #expect(throws: FilmError.file("\(lost.path): No such file or directory")) {
        try AtomicFile.write([1], to: lost)
      }
      let names = try FilmSample.names(in: folder)
      #expect(names == [])
    }
  }

  @Test("when there is no room for all of it, none of it stays")
  func noRoom() async {
    // The limit is that of a whole process: one of its own.
    await #expect(processExitsWith: .success) {
      try FilmSample.inFolder { folder in
        let url = folder.appendingPathComponent("big")
        try AtomicFile.write([7], to: url)
        signal(SIGXFSZ, SIG_IGN)
        var small = rlimit(rlim_cur: 1 << 20, rlim_max: 1 << 20)
        #expect(setrlimit(RLIMIT_FSIZE_NUMBER, &small) == 0)
        #expect(throws: FilmError.file("\(url.path): File too large")) {
          try AtomicFile.write([UInt8](repeating: 1, count: 2 << 20), to: url)
        }
        #expect(try FilmSample.bytes(url) == [7])
        #expect(try FilmSample.names(in: folder) == ["big"])
      }
    }
  }
}

/// The file size limit's number, of the type that the calls want on this platform.
private let RLIMIT_FSIZE_NUMBER = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
