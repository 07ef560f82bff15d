import Geometry

// What only painted frames are fine enough for: a piece of the screen that pops in or out.
extension Judge {
  /// Where a finger takes hold or lets go, all of the screen goes on from what it shows, and not
  /// the two views alone.
  static func pops(_ evidence: Evidence, _ note: TransitionNote) -> [Finding] {
    guard hasWholeWindow(evidence) else { return [] }
    let frames = evidence.frames
    let joints = frames.indices.dropFirst().filter {
      frames[$0].isHandOver && frames[$0].isInFlight
    }
    for index in joints {
      guard let pop = pop(frames, at: index) else { continue }
      return [
        Finding(
          .noJump, evidence, at: frames[index].time, in: "window",
          seen: "a piece of the screen, \(short(pop.box)), changes in one frame at the hand-over",
          cause: "something beside the two screens is shown, hidden or moved at once in the "
            + "gesture's handler",
          remedy: "transitionCoordinator?.animate(alongsideTransition: { _ in hint.alpha = 0 })")
      ]
    }
    return []
  }

  /// When the transition completes, nothing small pops either.
  static func popAtEnd(
    _ evidence: Evidence, _ index: Int, _ note: TransitionNote
  ) -> [Finding] {
    guard hasWholeWindow(evidence), let pop = pop(evidence.frames, at: index) else { return [] }
    return [
      Finding(
        .endsAtAfter, evidence, at: evidence.frames[index].time, in: "window",
        seen: "a piece of the screen, \(short(pop.box)), changes in one frame when the "
          + "transition completes",
        cause: "a snapshot, a shadow or a helper view is taken away or put in place in the "
          + "completion, and not faded on the way",
        remedy:
          "helper.alpha = 0 // in the animation block; removeFromSuperview() in the completion")
    ]
  }

  /// Nor when it begins: a piece that is cut away, or comes, at once and does not move.
  static func popAtStart(_ evidence: Evidence, _ first: FrameNote) -> [Finding] {
    guard hasWholeWindow(evidence), first.sketch.isPainted, evidence.frames.count > 1,
      let pop = evidence.sketchBefore.pop(
        to: first.sketch, after: nil, before: evidence.frames[1].sketch)
    else { return [] }
    return [
      Finding(
        .startsFromBefore, evidence, at: first.time, in: "window", "first frame",
        seen:
          "a piece of the screen, \(short(pop.box)), changes at once when the transition begins",
        cause: "something is hidden, cut off or covered before the animation, and not by it",
        remedy: "helper.alpha = 0; UIView.animate(withDuration: duration) { helper.alpha = 1 }")
    ]
  }

  /// In a window smaller than the screen, content that is too large for it is cut anywhere.
  private static func hasWholeWindow(_ evidence: Evidence) -> Bool {
    evidence.scenario.surroundings != .smallWindow
  }

  /// What pops between a frame and the one before it. Sketches from afar are too coarse to tell.
  private static func pop(_ frames: [FrameNote], at index: Int) -> Sketch.Pop? {
    guard index > 0, frames[index].sketch.isPainted else { return nil }
    return frames[index - 1].sketch.pop(
      to: frames[index].sketch, after: index > 1 ? frames[index - 2].sketch : nil,
      before: index + 1 < frames.count ? frames[index + 1].sketch : nil)
  }
}
