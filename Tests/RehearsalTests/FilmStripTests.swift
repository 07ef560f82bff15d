import Foundation
import Raster
import Testing

@testable import Rehearsal

@Suite("Film strips")
struct FilmStripTests {
  @Test("frames are spread evenly, with the first and the last")
  func spread() {
    #expect(Strip.spread(1, over: 9) == [0])
    #expect(Strip.spread(3, over: 9) == [0, 4, 8])
    #expect(Strip.spread(12, over: 4) == [0, 1, 2, 3])
    for count in 2...70 {
      for wanted in 2...count {
        let chosen = Strip.spread(wanted, over: count)
        #expect(chosen.count == wanted && chosen.first == 0 && chosen.last == count - 1)
        let gaps = zip(chosen, chosen.dropFirst()).map { $1 - $0 }
        #expect(gaps.max()! - gaps.min()! <= 1, "\(wanted) of \(count)")
      }
    }
  }

  @Test("every chosen frame can be cut out of the sheet again, exactly")
  func framesAreWhole() throws {
    var options = StripOptions()
    options.frameCount = 7
    options.columns = 3
    let film = FilmSample.film(20)
    let strip = Strip(film, options: options)
    let sheet = try ImageDecoder.decode(strip.encoded()).bitmap
    #expect(strip.areas.count == 7)
    #expect(Set(strip.areas.map(\.top)).count == 3)
    for (frame, area) in zip(strip.chosen, strip.areas) {
      #expect(sheet.cropped(to: area) == film.frames[frame].image)
    }
    #expect(sheet.isOpaque)
  }

  @Test("captions stand below their frames and nowhere else")
  func captions() {
    let film = FilmSample.film(2)
    let strip = Strip(film)
    let sheet = strip.drawn()
    let area = strip.areas[1]
    // The stub's caption is white, 4 pixels a letter: "0.02 s" is 24 pixels wide.
    let white = (0..<sheet.width).filter { x in
      let place = 4 * ((area.top + area.height + 12) * sheet.width + x)
      return sheet.bytes[place] == 255
    }
    #expect(white.count == 48)
    #expect(white.suffix(24).first == area.left + 18)
  }

  @Test("without a caption renderer there is no room for captions")
  func noCaptions() {
    var film = FilmSample.film(2)
    let tall = Strip(film).drawn().height
    film.captions = nil
    #expect(Strip(film).drawn().height == tall - 24)
  }

  @Test("times read as people write them")
  func times() {
    #expect(0.3.caption == "0.30 s")
    #expect((1.0 / 60).caption == "0.02 s")
    #expect(12.005.caption == "12.01 s")
    #expect((-0.001).caption == "0.00 s")
  }

  @Test("the file says what it shows")
  func legend() throws {
    var options = StripOptions()
    options.frameCount = 2
    let strip = Strip(FilmSample.film(4), options: options)
    let texts = try PNGFile.texts(of: strip.encoded())
    #expect(texts.map(\.keyword) == ["Software", "Title", "Rehearsal"])
    #expect(
      texts[2].text == """
        {"frames":[{"area":{"height":40,"left":16,"top":16,"width":60},"time":0},\
        {"area":{"height":40,"left":92,"top":16,"width":60},"time":0.05}],\
        "framesPerSecond":60,"renderer":\(Strip.rendererVersion),"scale":1,"title":"square"}
        """)
    let read = try JSONDecoder().decode(StripDescription.self, from: Data(texts[2].text.utf8))
    #expect(read == strip.description)
  }

  @Test("the dark sheet is dark")
  func backdrop() {
    var options = StripOptions()
    options.backdrop = .dark
    #expect(Strip(FilmSample.film(1), options: options).drawn().bytes[0] == 28)
    #expect(Strip(FilmSample.film(1)).drawn().bytes[0] == 236)
  }
}
