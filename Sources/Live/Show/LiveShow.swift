import Foundation
import Raster
import Rehearsal
import Serving
import UIKit

/// A session that browsers watch and touch.
///
/// It knows no sockets and no clock: messages come by `receive`, time by `turn(after:)`, and what
/// it has to say goes to `send`. The same messages between the same turns give the same frames.
@MainActor
package final class LiveShow {
  /// Somebody who watches; numbers are never used twice.
  package typealias Viewer = UInt64

  /// What goes to a viewer.
  package enum Outgoing: Sendable {
    case state(JSON)
    case frame(FrameMessage)
  }

  package let session: LiveSession
  /// Takes what is said to one viewer.
  package var send: (Viewer, Outgoing) -> Void = { _, _ in }
  /// Whether a viewer has so much to take already that it had better get nothing more.
  package var isBehind: (Viewer) -> Bool = { _ in false }
  /// Whether time passes also where nobody watches.
  package var isUnattended = false
  /// Seconds that a frame took to draw and to compress, as somebody with a clock measures them.
  package var work: (() -> Void) -> Void = { $0() }

  var viewers: [Viewer: ViewerState] = [:]
  var picture: LivePicture
  var history = History()
  var timeline = Timeline()
  /// The frame of the past that is looked at; nil for the present.
  var past: History.Moment?
  /// How far the session had come before it was taken back; nil once something new happens.
  var horizon: Double?
  var tint = Tint.none
  var pinch: Pinch?
  /// Seconds since this began, as `turn` was told them.
  private(set) var now = 0.0
  /// Where the recording begins, seconds since the production was ready.
  var recordingStart = 0.0
  private var owed = 0.0
  /// Whether a finger moved while time stands: it takes a frame.
  var owesStep = false
  private var isPainted = false
  /// The frame of the present, where it was sampled already, and whether something happened since.
  private var latest: History.Moment?
  private var isStale = false
  private var wasSettled = false
  private var saidTimeline = (text: "", at: -1.0)

  /// What is known of one viewer.
  struct ViewerState {
    let index: Int
    var feed = PictureFeed()
    var isNew = true
    var lastInput: UInt32 = 0
    var said = ""
    var saidTimeline = ""
    var pointers: Set<Int> = []
    var fingers: [CGPoint] = []
  }

  /// - Parameter threads: How many share a frame.
  package init(_ session: LiveSession, threads: Int = 1) {
    self.session = session
    picture = LivePicture(threads: threads)
  }

  /// Seconds since the production was ready, of what is shown.
  package var time: Double { past?.time ?? session.time }

  /// What of the device is drawn over the application; nothing unless told. Fingers are the page's
  /// own matter.
  package var chrome: DeviceChrome = [] {
    didSet { repaint() }
  }

  /// The pixels that are shown.
  package var bitmap: Bitmap { picture.bitmap }

  /// Lets time pass, draws what shows, and sends what is owed.
  /// - Parameter seconds: Of the people's time since the last turn.
  package func turn(after seconds: Double) {
    let seconds = min(max(seconds, 0), 0.25)
    now += seconds
    if isUnattended || !viewers.isEmpty { pass(seconds) }
    work {
      paint()
      for viewer in viewers.keys.sorted() { feed(viewer) }
    }
    tell()
  }

  /// Draws anew in the next turn, whatever happens.
  func repaint() { (isPainted, isStale) = (false, true) }

  private func pass(_ seconds: Double) {
    owed += seconds
    let frames = Int((owed * 60 + 1e-6).rounded(.down))
    guard frames > 0 else { return }
    owed -= Double(frames) / 60
    restPinch()
    guard past == nil else { return }
    if session.isPaused {
      if owesStep { session.step(1) }
      if owesStep { isPainted = false }
      owesStep = false
    } else {
      for _ in 0..<min(frames, 6) { advance() }
    }
  }

  /// One frame of the display. What moves is kept frame by frame, also where frames are not drawn.
  private func advance() {
    session.advance(by: 1.0 / 60)
    let isSettled = session.stage.isSettled
    if !isSettled || !wasSettled {
      isPainted = false
      latest = recordPresent()
      isStale = false
    }
    wasSettled = isSettled
  }

  private func paint() {
    guard !isPainted else { return }
    isPainted = true
    let moment = past ?? takeFreshest()
    let node = tint.applied(
      to: moment.node, scale: session.conditions.scale,
      deviceScale: Double(session.stage.device.scale))
    switch picture.show(
      node, chrome.isEmpty ? nil : moment.chrome, size: moment.size,
      scale: session.conditions.scale)
    {
    case .everything:
      for viewer in viewers.keys { viewers[viewer]?.isNew = true }
    case .boxes(let boxes):
      for viewer in viewers.keys { viewers[viewer]?.feed.change(boxes, at: now) }
    }
  }

  /// The frame of the present, sampled once.
  private func takeFreshest() -> History.Moment {
    defer { latest = nil }
    guard let latest, latest.time == session.time, !isStale else {
      isStale = false
      return recordPresent()
    }
    return latest
  }

  /// The frame of the present, which is kept.
  private func recordPresent() -> History.Moment {
    let moment = History.Moment(
      time: session.time, node: session.frame, chrome: session.chrome, size: session.pixelSize,
      fingers: session.fingers)
    history.add(moment)
    return moment
  }

  private func feed(_ viewer: Viewer) {
    guard var state = viewers[viewer], !isBehind(viewer) else { return }
    let isWhole = state.isNew
    if isWhole { state.feed.renew(picture.all, at: now) }
    let fingers = past?.fingers ?? session.fingers
    let hasNews = fingers != state.fingers
    guard let parcel = state.feed.next(at: now) ?? (hasNews ? state.feed.nextWithoutPixels() : nil)
    else { return }
    var message = FrameMessage()
    message.number = parcel.number
    message.input = state.lastInput
    message.isWhole = isWhole
    message.size = picture.size
    message.time = time
    message.fingers = fingers
    message.parts = picture.makeParts(of: parcel)
    state.isNew = false
    state.fingers = fingers
    viewers[viewer] = state
    send(viewer, .frame(message))
  }

  private func tell() {
    let state = state
    let text = state.text
    if now - saidTimeline.at >= 0.1 {
      saidTimeline = (timeline.json(session).text, now)
    }
    for viewer in viewers.keys.sorted() where !isBehind(viewer) {
      if viewers[viewer]?.said != text {
        viewers[viewer]?.said = text
        send(viewer, .state(state))
      }
      if viewers[viewer]?.saidTimeline != saidTimeline.text {
        viewers[viewer]?.saidTimeline = saidTimeline.text
        send(
          viewer, .state(.object(["t": .string("timeline"), "timeline": timeline.json(session)])))
      }
    }
  }
}
