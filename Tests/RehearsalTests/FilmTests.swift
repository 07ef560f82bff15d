import Foundation
import Raster
import Rehearsal
import Testing

@Suite("Films")
struct FilmTests {
  @Test("a film lasts to the end of its last frame")
  func duration() {
    #expect(FilmSample.film(30).duration == 29.0 / 60 + 1.0 / 60)
    #expect(Film(frames: [], framesPerSecond: 60, scale: 1).duration == 0)
  }

  @Test("the extension chooses the format, in either case", arguments: FilmFormat.allCases)
  func formats(_ format: FilmFormat) throws {
    let name = "a.b.\(format.fileExtension)"
    #expect(try FilmFormat(of: URL(fileURLWithPath: "/x/\(name)")) == format)
    #expect(try FilmFormat(of: URL(fileURLWithPath: "/x/\(name.uppercased())")) == format)
  }

  @Test("an unknown extension is refused with the known ones, before anything is written")
  func unknownExtension() throws {
    try FilmSample.inFolder { folder in
      let url = folder.appendingPathComponent("film.avi")
      #expect(throws: FilmError.unknownFormat("avi")) { try FilmSample.film(2).write(to: url) }
      let names = try FilmSample.names(in: folder)
      #expect(names == [])
    }
    let text = FilmError.unknownFormat("avi").description
    for format in FilmFormat.allCases { #expect(text.contains(".\(format.fileExtension)")) }
  }

  @Test(
    "each format begins as its readers expect",
    arguments: zip(
      [FilmFormat.webp, .gif, .apng, .strip], [ImageFormat.webp, .gif, .png, .png]))
  func signatures(format: FilmFormat, kind: ImageFormat) throws {
    try FilmSample.inFolder { folder in
      let url = folder.appendingPathComponent("film.\(format.fileExtension)")
      try FilmSample.film(5).write(to: url)
      let bytes = try FilmSample.bytes(url)
      #expect(ImageFormat.sniff(bytes) == kind)
      #expect(try bytes == FilmSample.film(5).encoded(as: format))
      #expect(try FilmSample.names(in: folder) == [url.lastPathComponent])
    }
  }

  @Test("a format that is asked for wins over the extension")
  func explicitFormat() throws {
    try FilmSample.inFolder { folder in
      let url = folder.appendingPathComponent("film.bin")
      try FilmSample.film(3).write(to: url, format: .gif)
      #expect(ImageFormat.sniff(try FilmSample.bytes(url)) == .gif)
    }
  }

  @Test("the same film gives the same bytes, on one thread or four")
  func repeats() throws {
    let film = FilmSample.film(12)
    for format in FilmFormat.allCases where format != .mp4 {
      var (one, four) = (FilmOptions(), FilmOptions())
      (one.threads, four.threads) = (1, 4)
      let bytes = try film.encoded(as: format, options: one)
      #expect(try film.encoded(as: format, options: four) == bytes, "\(format)")
      #expect(try film.encoded(as: format, options: one) == bytes, "\(format)")
    }
  }

  @Test("animated films say which renderer made them", arguments: [FilmFormat.webp, .gif, .apng])
  func software(format: FilmFormat) throws {
    let file = try FilmSample.film(3).encoded(as: format)
    let words = Array(Renderer.signature.utf8)
    #expect(file.indices.contains { file[$0...].starts(with: words) })
  }

  @Test("APNG counts in the film's own frames when it can, else in milliseconds")
  func apngTicks() throws {
    var options = FilmOptions()
    #expect(try delays(options) == [1, 60, 1, 60, 1, 60])
    options.endHold = 1
    #expect(try delays(options) == [1, 60, 1, 60, 61, 60])
    options.startHold = 0.0123
    let uneven = try delays(options)
    #expect(uneven[1] == 1000)
    #expect(uneven[0] + uneven[2] + uneven[4] == 1062)
  }

  @Test("films without frames or with frames of several sizes are refused")
  func refusals() throws {
    let empty = Film(frames: [], framesPerSecond: 60, scale: 1)
    var mixed = FilmSample.film(2)
    mixed.frames[1] = Film.Frame(time: mixed.frames[1].time, image: Bitmap(width: 3, height: 3))
    for format in FilmFormat.allCases {
      let url = URL(fileURLWithPath: "/nowhere/film")
      #expect(throws: FilmError.noFrames) { try empty.write(to: url, format: format) }
      #expect(throws: FilmError.mixedSizes) { try mixed.write(to: url, format: format) }
    }
  }

  /// Ticks and ticks a second of every frame control chunk of a film of three frames.
  private func delays(_ options: FilmOptions) throws -> [Int] {
    let file = try FilmSample.film(3).encoded(as: .apng, options: options)
    return try PNGFile.chunks(of: file).filter { $0.type == "fcTL" }.flatMap { chunk in
      [20, 22].map { Int(chunk.data[$0]) << 8 | Int(chunk.data[$0 + 1]) }
    }
  }
}
