import Geometry
import Sketching

// What several rules ask of the frames.
extension ScenarioRecord {
  /// The last frame before the transition completed, and the first one after it; nil where they
  /// cannot be compared.
  func completionFrames(_ note: TransitionRecord) -> (
    last: FrameRecord, next: FrameRecord, index: Int
  )? {
    guard let index = frames.lastIndex(where: \.isInFlight), index + 1 < frames.count,
      !hasNoFrameLeft(note)
    else { return nil }
    return (frames[index], frames[index + 1], index + 1)
  }

  /// Whether a finger let go so near to the goal that the rest was over before the next frame: the
  /// frame before the completion is the finger's own, and the way from it is a frame's motion.
  private func hasNoFrameLeft(_ note: TransitionRecord) -> Bool {
    guard scenario.outcome.isDriven, let release = releases.last,
      let last = frames.last(where: \.isInFlight), last.time <= release + 1e-9
    else { return false }
    let rest = completed == true ? 1 - progressAtRelease : progressAtRelease
    return rest * note.announced <= 1.0 / 60
  }

  /// In a window smaller than the screen, content that is too large for it is cut anywhere.
  var hasWholeWindow: Bool { scenario.condition != .smallWindow }

  /// A piece of the screen that pops in or out between a frame and the one before it. Sketches from
  /// afar are too coarse to tell.
  func pop(at index: Int) -> Thumbnail.Pop? {
    guard hasWholeWindow, index > 0, frames[index].thumbnail.isPainted else { return nil }
    return frames[index - 1].thumbnail.pop(
      to: frames[index].thumbnail, after: index > 1 ? frames[index - 2].thumbnail : nil,
      before: index + 1 < frames.count ? frames[index + 1].thumbnail : nil)
  }
}
