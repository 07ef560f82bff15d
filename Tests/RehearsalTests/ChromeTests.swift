import Foundation
import Raster
import TestSupport
import Testing
import UIKit

@testable import Rehearsal

/// What the device shows of its own, over the application.
@MainActor @Suite("The device's own layer")
struct ChromeTests {
  /// Where the layer may draw: the strip of the status bar,
  /// the corners' squares, the line at the bottom.
  private func mayDraw(_ state: ChromeState) -> [CGRect] {
    let (size, device) = (state.size, state.device)
    let reach =
      DisplayCorners(size: size, radius: device.displayCornerRadius).reach.rounded(.up) + 1
    var boxes = [CGRect(x: 0, y: 0, width: size.width, height: max(device.safeArea.top, 20))]
    for x in [0, size.width - reach] {
      for y in [0, size.height - reach] {
        boxes.append(CGRect(x: x, y: y, width: reach, height: reach))
      }
    }
    if let line = HomeIndicator.frame(state) { boxes.append(line.insetBy(dx: -1, dy: -1)) }
    if state.isOnItsSide, device.sensor == .island {
      boxes.append(CGRect(x: 0, y: 0, width: 59, height: size.height))
    }
    return boxes
  }

  private func stage(
    _ device: Device, dark: Bool = false, rtl: Bool = false, root: UIViewController? = nil
  ) -> Stage {
    let stage = Stage(
      device: device, scale: 1, appearance: dark ? .dark : .light,
      layoutDirection: rtl ? .rightToLeft : .leftToRight)
    let root = root ?? UIViewController()
    stage.perform {
      root.view.backgroundColor = .systemBackground
      stage.window.rootViewController = root
    }
    stage.settle()
    return stage
  }

  @Test(
    "changes no pixel outside of its own places, on any device", arguments: Device.all,
    [false, true])
  func staysInItsPlace(device: Device, dark: Bool) throws {
    for rtl in [false, true] {
      let take = stage(device, dark: dark, rtl: rtl).take(at: [0])
      let plain = take.film().frames[0].image
      let dressed = take.film(chrome: [.system, .touches]).frames[0].image
      let boxes = mayDraw(take.frames[0].chrome)
      var (changed, strayed) = (0, 0)
      for y in 0..<plain.height {
        for x in 0..<plain.width {
          let place = 4 * (y * plain.width + x)
          guard plain.bytes[place..<place + 4] != dressed.bytes[place..<place + 4] else { continue }
          changed += 1
          let point = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)
          if !boxes.contains(where: { $0.contains(point) }) { strayed += 1 }
        }
      }
      #expect(strayed == 0 && changed > 300)
    }
  }

  @Test("nobody who does not ask for it has any of it")
  func plain() throws {
    let take = stage(.iPhone16).take(at: [0])
    let renderer = Renderer(scale: 1)
    #expect(take.film().frames[0].image == take.drawPicture(0, renderer: renderer))
    #expect(take.film(chrome: .system).frames[0].image != take.drawPicture(0, renderer: renderer))
    #expect(take.film(chrome: .touches).frames[0].image == take.drawPicture(0, renderer: renderer))
  }

  @Test("a canvas that stays shows what a film shows, black where that is transparent")
  func canvas() throws {
    for (device, dark) in [(Device.iPhone16, false), (.iPad, true), (.iPhoneSE, false)] {
      let stage = stage(device, dark: dark)
      let take = stage.take(at: [0])
      var film = take.film(chrome: .system).frames[0].image
      for alpha in stride(from: 3, to: film.bytes.count, by: 4) { film.bytes[alpha] = 255 }
      var canvas = Canvas(
        width: film.width, height: film.height, renderer: Renderer(scale: 1),
        background: RGBA(red: 0, green: 0, blue: 0))
      _ = canvas.show(take.frames[0].node, take.frames[0].chrome, ChromePainter(.system))
      var most = 0
      for (one, other) in zip(canvas.bitmap.bytes, film.bytes) {
        most = max(most, abs(Int(one) - Int(other)))
      }
      #expect(most <= 1, "but for the rounding of half covered pixels")
      let boxes = canvas.show(take.frames[0].node, take.frames[0].chrome, ChromePainter(.system))
      #expect(boxes.allSatisfy { $0.area < 40_000 })
    }
  }

  @Test("is away from a still screen's second frame: nothing is drawn again")
  func stillCanvas() throws {
    let take = stage(.iPhone16).take(at: [0])
    let painter = ChromePainter(.system)
    var canvas = Canvas(
      width: 393, height: 852, renderer: Renderer(scale: 1),
      background: RGBA(red: 0, green: 0, blue: 0))
    _ = canvas.show(take.frames[0].node, take.frames[0].chrome, painter)
    #expect(canvas.show(take.frames[0].node, take.frames[0].chrome, painter).isEmpty)
  }

  @Test("is what it was, device by device", arguments: Device.all, [false, true])
  func plates(device: Device, dark: Bool) throws {
    var frame = stage(device, dark: dark).take(at: [0]).film(chrome: .system).frames[0].image
    let bottom = frame.cropped(
      to: PixelArea(left: 0, top: frame.height - 90, width: frame.width, height: 90))
    frame = frame.cropped(to: PixelArea(left: 0, top: 0, width: frame.width, height: 180))
    frame.draw(bottom, left: 0, top: 90)
    try Plates().check(frame, "chrome-\(device.name)\(dark ? "-dark" : "")")
  }

  @Test("the body of a device is around the picture, which stays as it is", arguments: Device.all)
  func body(device: Device) throws {
    let take = stage(device).take(at: [0])
    let (screen, whole) = (
      take.film(chrome: .system).frames[0].image, take.film(chrome: [.system, .body]).frames[0]
    )
    let place = DeviceBody(device).pixels(scale: 1, display: (screen.width, screen.height))
    #expect((whole.width, whole.height) == (place.width, place.height))
    let area = PixelArea(
      left: place.left + screen.width / 4, top: place.top + screen.height / 4,
      width: screen.width / 2, height: screen.height / 2)
    let inner = PixelArea(
      left: screen.width / 4, top: screen.height / 4, width: screen.width / 2,
      height: screen.height / 2)
    #expect(whole.image.cropped(to: area) == screen.cropped(to: inner))
    #expect(take.pictureSize(chrome: .body) == (Double(place.width), Double(place.height)))
  }
}
