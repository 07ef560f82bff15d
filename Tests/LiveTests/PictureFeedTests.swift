import Live
import Raster
import Testing

@Suite struct PictureFeedTests {
  private let screen = PixelBox(width: 400, height: 800)
  private func box(_ left: Int32, _ top: Int32, _ size: Int32 = 300) -> PixelBox {
    PixelBox(left: left, top: top, right: left + size, bottom: top + size)
  }

  @Test("two frames are on their way at the most; what changes meanwhile goes together")
  func twoUnderway() {
    var feed = PictureFeed()
    feed.renew(screen, at: 0)
    #expect(feed.next(at: 0)?.number == 1)
    feed.change([box(0, 0)], at: 0.1)
    #expect(feed.next(at: 0.1)?.number == 2)
    feed.change([box(0, 0)], at: 0.2)
    feed.change([box(100, 400)], at: 0.3)
    #expect(feed.next(at: 0.3) == nil)
    feed.acknowledge(1)
    let parcel = feed.next(at: 0.3)
    #expect(parcel?.number == 3)
    #expect(parcel?.boxes == [box(0, 0), box(100, 400)])
    #expect(feed.next(at: 0.3) == nil)
  }

  @Test("what went nearly as it is goes as it is once all is still and has arrived")
  func lossless() {
    var feed = PictureFeed()
    feed.renew(screen, at: 0)
    #expect(feed.next(at: 0)?.format == .jpeg)
    #expect(feed.next(at: 1) == nil)
    feed.acknowledge(1)
    let parcel = feed.next(at: 1)
    #expect(parcel?.format == .png)
    #expect(parcel?.boxes == [screen])
    #expect(!feed.isComplete)
    feed.acknowledge(2)
    #expect(feed.isComplete)
    #expect(feed.next(at: 9) == nil)
  }

  @Test("while it moves nothing goes twice")
  func moving() {
    var feed = PictureFeed()
    for frame in 0..<50 {
      let now = Double(frame) / 60
      feed.change([box(0, 0)], at: now)
      #expect(feed.next(at: now)?.format == .jpeg)
      #expect(feed.next(at: now) == nil)
      feed.acknowledge(UInt32(frame + 1))
    }
  }

  @Test("a little goes as it is at once")
  func little() {
    var feed = PictureFeed()
    feed.change([box(0, 0, 20)], at: 0)
    #expect(feed.next(at: 0)?.format == .png)
    feed.acknowledge(1)
    #expect(feed.isComplete)
  }

  @Test("whoever sleeps is owed one thing, however long")
  func sleeper() {
    var feed = PictureFeed()
    feed.renew(screen, at: 0)
    _ = feed.next(at: 0)
    for frame in 0..<10_000 {
      feed.change([box(Int32(frame % 90), Int32(frame % 500), 40)], at: Double(frame) / 60)
      _ = feed.next(at: Double(frame) / 60)
    }
    feed.acknowledge(2)
    #expect((feed.next(at: 200)?.boxes.count ?? 0) <= 6)
  }
}
