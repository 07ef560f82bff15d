import Raster
import Testing

@Suite("Codecs: animations")
struct CodecAnimationTests {
  static let pictures = CodecPicture.film(9)
  static let frames = pictures.enumerated().map {
    AnimationFrame(image: $1, ticks: 3 + $0 % 2)
  }

  @Test("a GIF of few colours shows every frame exactly, for its time")
  func gifIsExact() throws {
    let gif = try CodecGIFReader(GIFEncoder.encode(Self.frames))
    #expect(gif.frames.map(\.image) == Self.pictures)
    #expect(gif.frames.map(\.centiseconds) == Self.frames.map(\.ticks))
    #expect(gif.repeats == 0)
    let whole = PixelArea(left: 0, top: 0, width: 24, height: 16)
    let areas = gif.frames.map(\.area)
    #expect(areas.firstIndex(of: whole) == 0 && areas.lastIndex(of: whole) == 0)
  }

  @Test("frames drawn when they are wanted give the files that kept ones give, on any threads")
  func streamed() throws {
    let pictures = Self.pictures
    let streamed = Self.frames.enumerated().map { index, frame in
      AnimationFrame(ticks: frame.ticks) { pictures[index] }
    }
    #expect(try GIFEncoder.encode(streamed, threads: 3) == GIFEncoder.encode(Self.frames))
    #expect(
      try APNGEncoder.encode(streamed, ticksPerSecond: 60, threads: 2)
        == APNGEncoder.encode(Self.frames, ticksPerSecond: 60))
    var heard: [Int] = []
    let webP = try WebPAnimationEncoder.encode(streamed, compression: .lossless) {
      heard.append($0)
    }
    #expect(webP == (try WebPAnimationEncoder.encode(Self.frames, compression: .lossless)))
    #expect(heard == Array(1...pictures.count))
  }

  @Test("every format says what made it, and shows what it shows without")
  func software() throws {
    let gif = try CodecGIFReader(GIFEncoder.encode(Self.frames, comment: Renderer.signature))
    #expect(gif.comment == Renderer.signature && gif.frames.map(\.image) == Self.pictures)
    #expect(try CodecGIFReader(GIFEncoder.encode(Self.frames)).comment == nil)
    let webP = try CodecWebPReader(
      WebPAnimationEncoder.encode(
        Self.frames, compression: .lossless, software: Renderer.signature))
    #expect(webP.software == Renderer.signature && webP.saysEXIF)
    #expect(webP.images == Self.pictures)
    let bare = try CodecWebPReader(
      WebPAnimationEncoder.encode(Self.frames, compression: .lossless))
    #expect(bare.software == nil && !bare.saysEXIF)
    #expect(Renderer.signature == "Rehearsal, renderer \(Renderer.version)")
  }

  @Test("a GIF that is shown once has no loop block, else the repetitions")
  func gifPlays() throws {
    #expect(try CodecGIFReader(GIFEncoder.encode(Self.frames, plays: 1)).repeats == nil)
    #expect(try CodecGIFReader(GIFEncoder.encode(Self.frames, plays: 3)).repeats == 2)
  }

  @Test("GIF of noise fills its code table many times over and stays readable")
  func gifNoise() throws {
    let frames = (1...2).map { seed in
      let noise = CodecPicture.noise(120, 110, seed: UInt64(seed))
      var picture = CodecPicture.flat(120, 110, [40, 90, 200])
      picture.draw(noise, left: 0, top: 0)
      return AnimationFrame(image: picture, ticks: 5)
    }
    let gif = try CodecGIFReader(GIFEncoder.encode(frames))
    #expect(gif.frames.count == 2)
    let opaque = gif.frames.map(\.image.isOpaque)
    #expect(opaque == [true, true])
  }

  @Test("dithered GIF of a gradient keeps the mean colour of every 8×8 block within 3")
  func gifDither() throws {
    let picture = CodecPicture.gradient(128, 96)
    let gif = try CodecGIFReader(
      GIFEncoder.encode([AnimationFrame(image: picture, ticks: 5)]))
    let shown = gif.frames[0].image
    var worst = 0
    for top in stride(from: 0, to: 96, by: 8) {
      for left in stride(from: 0, to: 128, by: 8) {
        let area = PixelArea(left: left, top: top, width: 8, height: 8)
        let (a, b) = (sums(picture.cropped(to: area)), sums(shown.cropped(to: area)))
        worst = max(worst, zip(a, b).map { abs($0 - $1) }.max()! / 64)
      }
    }
    #expect(worst <= 3)
  }

  @Test("a flat surface keeps its exact colour beside a picture of many colours")
  func gifFlatSurfaces() throws {
    var picture = CodecPicture.flat(128, 160, [242, 242, 247])
    picture.draw(CodecPicture.gradient(128, 96), left: 0, top: 64)
    let gif = try CodecGIFReader(
      GIFEncoder.encode([AnimationFrame(image: picture, ticks: 5)]))
    let surface = PixelArea(left: 0, top: 0, width: 128, height: 64)
    #expect(gif.frames[0].image.cropped(to: surface) == picture.cropped(to: surface))
  }

  @Test("APNG shows every frame exactly, opaque or not")
  func apngIsExact() throws {
    let noise = (1...4).map { CodecPicture.noise(10, 8, seed: UInt64($0)) }
    for pictures in [Self.pictures, noise] {
      let frames = pictures.map { AnimationFrame(image: $0, ticks: 2) }
      let apng = try CodecAPNGReader(APNGEncoder.encode(frames, ticksPerSecond: 60, plays: 4))
      #expect(apng.images == pictures)
      #expect(apng.announced == pictures.count)
      #expect(apng.plays == 4)
      #expect(apng.delays.map(\.ticks) == pictures.map { _ in 2 })
      #expect(apng.delays.map(\.perSecond) == pictures.map { _ in 60 })
    }
  }

  @Test("frames before the first that something shows through have alpha as it has, on any threads")
  func lateAlpha() throws {
    let (clear, other) = (CodecPicture.noise(24, 16, seed: 5), CodecPicture.noise(24, 16, seed: 6))
    #expect(!clear.isOpaque && Self.pictures.allSatisfy(\.isOpaque))
    let pictures = Self.pictures + Self.pictures + [clear, Self.pictures[0], other, other]
    let frames = pictures.map { AnimationFrame(image: $0, ticks: 3) }
    for threads in 1...4 {
      let apng = try CodecAPNGReader(
        APNGEncoder.encode(frames, ticksPerSecond: 60, threads: threads))
      #expect(apng.images == pictures.dropLast() && apng.delays.last?.ticks == 6)
      #expect(
        try WebPAnimationEncoder.encode(frames, compression: .lossless, threads: threads)
          == WebPAnimationEncoder.encode(frames, compression: .lossless, threads: 1))
      #expect(
        try GIFEncoder.encode(frames, threads: threads) == GIFEncoder.encode(frames, threads: 1))
    }
  }

  @Test("the first picture of an APNG is what readers without animation show")
  func apngIsPNG() throws {
    let file = try APNGEncoder.encode(
      Self.frames, ticksPerSecond: 100, texts: [PNGText(keyword: "Title", text: "push")])
    #expect(try ImageDecoder.decode(file).bitmap == Self.pictures[0])
    #expect(try PNGFile.texts(of: file) == [PNGText(keyword: "Title", text: "push")])
  }

  @Test("lossless animated WebP shows every frame exactly, for its time")
  func webPIsExact() throws {
    let frames = Self.pictures.map { AnimationFrame(image: $0, ticks: 17) }
    let webP = try CodecWebPReader(
      WebPAnimationEncoder.encode(frames, compression: .lossless, plays: 2))
    #expect(webP.images == Self.pictures)
    #expect(webP.milliseconds == frames.map(\.ticks))
    #expect(webP.plays == 2)
  }

  @Test("lossy animated WebP leaves no trail where something has been")
  func webPTrails() throws {
    let card = CodecPicture.flat(40, 24, [255, 255, 255])
    let ground = CodecPicture.flat(96, 160, [242, 242, 247])
    let frames = (0..<20).map { index in
      var picture = ground
      picture.draw(card, left: 21, top: 3 + 6 * index)
      return AnimationFrame(image: picture, ticks: 16)
    }
    let webP = try CodecWebPReader(
      WebPAnimationEncoder.encode(frames, compression: .lossy(quality: 0.85)))
    let behind = PixelArea(left: 0, top: 0, width: 96, height: 80)
    let shown = try #require(webP.images.last).cropped(to: behind)
    // Blue is left out: on flat ground lossy WebP is off by up to 5 there by itself.
    let worst = zip(shown.bytes, ground.bytes).enumerated()
      .filter { $0.offset % 4 < 2 }
      .map { abs(Int($0.element.0) - Int($0.element.1)) }.max()
    #expect(try #require(worst) <= 2)
  }

  @Test("equal frames become one that lasts as long as all of them")
  func equalFrames() throws {
    let frames = [0, 0, 1, 1, 1, 2].map { AnimationFrame(image: Self.pictures[$0], ticks: 4) }
    let gif = try CodecGIFReader(GIFEncoder.encode(frames))
    #expect(gif.frames.map(\.centiseconds) == [8, 12, 4])
    let apng = try CodecAPNGReader(APNGEncoder.encode(frames, ticksPerSecond: 60))
    #expect(apng.delays.map(\.ticks) == [8, 12, 4])
    let webP = try CodecWebPReader(
      WebPAnimationEncoder.encode(frames, compression: .lossless))
    #expect(webP.milliseconds.reduce(0, +) == 24)
  }

  @Test("spans beyond sixteen bits are kept, in several parts")
  func longSpans() throws {
    let frames = [70_000, 10, 140_000].enumerated().map {
      AnimationFrame(image: Self.pictures[$0], ticks: $1)
    }
    let gif = try CodecGIFReader(GIFEncoder.encode(frames))
    #expect(gif.frames.map(\.centiseconds) == [65_535, 4_465, 10, 65_535, 65_535, 8_930])
    #expect(gif.frames.last?.image == Self.pictures[2])
  }

  @Test("the bytes are the same again, and with one thread or four")
  func repeats() throws {
    for threads in [1, 4] {
      #expect(
        try GIFEncoder.encode(Self.frames) == GIFEncoder.encode(Self.frames, threads: threads))
      #expect(
        try APNGEncoder.encode(Self.frames, ticksPerSecond: 60)
          == APNGEncoder.encode(Self.frames, ticksPerSecond: 60, threads: threads))
    }
    for compression in [WebPCompression.lossless, .lossy(quality: 0.8)] {
      let one = try WebPAnimationEncoder.encode(Self.frames, compression: compression)
      let four = try WebPAnimationEncoder.encode(
        Self.frames, compression: compression, threads: 4)
      #expect(one == four)
    }
  }

  @Test("animations that cannot be are refused with a reason")
  func refusals() {
    let odd = Self.frames + [AnimationFrame(image: Bitmap(width: 2, height: 2), ticks: 1)]
    let still = [AnimationFrame(image: Self.pictures[0], ticks: 0)]
    for frames in [[], odd, still, [AnimationFrame(image: Bitmap(width: 0, height: 0), ticks: 1)]] {
      #expect(throws: ImageError.self) { try GIFEncoder.encode(frames) }
      #expect(throws: ImageError.self) { try APNGEncoder.encode(frames, ticksPerSecond: 60) }
      #expect(throws: ImageError.self) {
        try WebPAnimationEncoder.encode(frames, compression: .lossless)
      }
    }
  }

  @Test("mapping on threads keeps the order and tells the first error")
  func concurrency() throws {
    for (count, threads) in [(0, 4), (1, 4), (37, 4), (37, 1), (5, 64)] {
      let squares = concurrentMap(count, threads: threads) { $0 * $0 }
      #expect(squares == (0..<count).map { $0 * $0 })
    }
    #expect(throws: ImageError.damaged("3")) {
      try concurrentMap(9, threads: 4) { (index: Int) throws(ImageError) -> Int in
        if index % 4 == 3 { throw .damaged("\(index)") }
        return index
      }
    }
  }

  private func sums(_ bitmap: Bitmap) -> [Int] {
    (0..<4).map { channel in
      stride(from: channel, to: bitmap.bytes.count, by: 4).reduce(0) { $0 + Int(bitmap.bytes[$1]) }
    }
  }
}
