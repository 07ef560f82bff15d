import Foundation

extension Judge {
  /// Where views are when all is over, and what they look like.
  static func trees(_ evidence: Evidence, _ note: TransitionNote) -> [Finding] {
    guard let completed = evidence.completed else { return [] }
    var found = screen(evidence, note) + touches(evidence, note)
    found += note.leftovers.map { leftover($0, evidence, note) }
    found += note.ghosts.map { ghost($0, evidence, note) }
    let isSettledPlace = !Surround.changesSize(evidence.scenario.surroundings)
    if !completed {
      found += changes(from: evidence.before, evidence, note, "cancel", frames: isSettledPlace)
    } else {
      if evidence.scenario.direction == .back, evidence.scenario.ending == .finish {
        found += changes(
          from: evidence.initial, evidence, note, "way there and back", frames: isSettledPlace)
      }
      found += toView(evidence, note)
    }
    return found
  }

  private static func screen(_ evidence: Evidence, _ note: TransitionNote) -> [Finding] {
    let outcome = evidence.completed == true ? "finish" : "cancel"
    if !evidence.expectedIsInWindow {
      return [
        Finding(
          .screenIsThere, evidence, at: evidence.length, in: "\(evidence.expectedScreen).view",
          "window", seen: "it is not in the window after the \(outcome): the screen is empty",
          cause: whyGone(note),
          remedy: note.tookUngivenView
            ? "guard let toView = context.view(forKey: .to) else { … } // leave nil views alone"
            : nil, isCertain: note.tookUngivenView)
      ]
    }
    guard let hides = evidence.expectedHides else { return [] }
    return [
      Finding(
        evidence.completed == true ? .toViewFinal : .fromViewRestored, evidence,
        at: evidence.length, in: "\(evidence.expectedScreen).view", "visibility",
        seen: "nobody can see it after the \(outcome): \(hides)",
        cause: "it was hidden for the transition and not shown again in this ending")
    ]
  }

  private static func whyGone(_ note: TransitionNote) -> String {
    if note.tookUngivenView {
      return "view(forKey: .to) is nil here; viewController(forKey: .to).view was put into the "
        + "container, and went with it"
    }
    return "the animator never put it into containerView, or took it out again"
  }

  private static func touches(_ evidence: Evidence, _ note: TransitionNote) -> [Finding] {
    var found: [Finding] = []
    if evidence.ignoresTouches {
      found.append(
        Finding(
          .interactionIsOn, evidence, at: evidence.length, in: "UIApplication",
          "isIgnoringInteractionEvents", seen: "touches reach nobody after the end",
          cause: "beginIgnoringInteractionEvents was called more often than its counterpart",
          remedy: "UIApplication.shared.endIgnoringInteractionEvents() // in every ending"))
    }
    if let obstacle = evidence.untouchable, evidence.expectedHides == nil {
      found.append(untouchable(obstacle, evidence))
    }
    for phase in evidence.wrongPhases {
      found.append(
        Finding(
          .appearancePaired, evidence, at: evidence.length,
          in: String(phase.prefix { $0 != " " }), seen: "after the end \(phase)",
          cause: "its appearance was begun or ended by hand"))
    }
    return found
  }

  private static func untouchable(_ obstacle: TouchNote, _ evidence: Evidence) -> Finding {
    let screen = "\(evidence.expectedScreen).view"
    return Finding(
      .interactionIsOn, evidence, at: evidence.length, in: obstacle.view, obstacle.property,
      seen: obstacle.property == nil
        ? "it lies over \(screen) after the end and takes all touches"
        : "it is false after the end, and \(screen) lies in it",
      cause: obstacle.property == nil
        ? "what was added to keep touches off during the motion is not removed in this ending"
        : "it was switched off for the transition",
      remedy: obstacle.property == nil
        ? "catcher.removeFromSuperview() // in every ending" : nil)
  }

  private static func leftover(
    _ view: TransitionNote.Leftover, _ evidence: Evidence, _ note: TransitionNote
  ) -> Finding {
    Finding(
      .containerIsClean, evidence, at: evidence.length, in: view.name,
      seen: "the animator added it, and it is still there after the "
        + (evidence.completed == true ? "finish" : "cancel"),
      cause: view.isSnapshot
        ? "the snapshot is not removed in this ending"
        : "the helper view is not removed in this "
          + "ending")
  }

  private static func ghost(
    _ view: String, _ evidence: Evidence, _ note: TransitionNote
  ) -> Finding {
    Finding(
      .noGhost, evidence, at: evidence.length, in: view,
      seen: "an animation that is over still holds its last value over the model's",
      cause: "fillMode is forwards and isRemovedOnCompletion false, in place of a model value",
      isCertain: true)
  }

  private static func toView(_ evidence: Evidence, _ note: TransitionNote) -> [Finding] {
    guard let id = evidence.toViewID, let view = evidence.after[id] else { return [] }
    var found: [Finding] = []
    func add(_ property: String, _ seen: String, _ remedy: String) {
      found.append(
        Finding(
          .toViewFinal, evidence, at: evidence.length, in: view.name, property, seen: seen,
          cause: "the animator does not bring it to its final state in this ending",
          remedy: remedy))
    }
    if !view.hasIdentityTransform {
      add("transform", "it is not the identity at the end", "toView.transform = .identity")
    }
    if view.alpha < 0.995 {
      add("alpha", "it is \(short(view.alpha)) at the end", "toView.alpha = 1")
    }
    if view.hasMask, !note.toHadMask {
      add("layer.mask", "one is left on it at the end", "toView.layer.mask = nil")
    }
    if !view.isInteractive {
      found.append(
        Finding(
          .interactionIsOn, evidence, at: evidence.length, in: view.name,
          "isUserInteractionEnabled", seen: "it is false after the end",
          cause: "it was switched off for the transition"))
    }
    // What comes and goes later is looked at when it has: a keyboard, another size.
    let cameLate = (evidence.changed ?? -1) >= (note.ended ?? .infinity)
    let isOver = cameLate || [.keyboard, .resizedAfter].contains(evidence.scenario.surroundings)
    let frame = isOver ? view.frame : note.completedFrame ?? view.frame
    if let goal = place(evidence, note), view.hasIdentityTransform, !frame.isNear(goal) {
      found.append(misplaced(view, frame, goal, evidence))
    }
    return found
  }

  /// A view that is not where it should be, with the most likely way there.
  private static func misplaced(
    _ view: TreeNote.Entry, _ frame: CGRect, _ goal: CGRect, _ evidence: Evidence
  ) -> Finding {
    var cause = "the animator does not bring it to its final frame in this ending"
    var remedy = Rule.toViewFinal.remedy
    if view.anchorPoint != CGPoint(x: 0.5, y: 0.5) {
      let point = "(\(short(view.anchorPoint.x)), \(short(view.anchorPoint.y)))"
      cause = "layer.anchorPoint is \(point) and shifts the view: it was changed and not put back"
      remedy = "view.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5); view.frame = finalFrame"
    } else if abs(frame.width - goal.width) > 1, abs(frame.midX - goal.midX) < 1,
      abs(frame.midY - goal.midY) < 1
    {
      cause = "its frame was set while it had a transform, which makes bounds of another size"
      remedy = "view.transform = .identity; view.frame = finalFrame; view.transform = start"
    }
    return Finding(
      .toViewFinal, evidence, at: evidence.length, in: view.name, "frame",
      seen: "it is \(short(frame)), and \(short(goal)) was asked for", cause: cause,
      remedy: remedy)
  }

  /// Where the to-view had to be; nil where that is not known.
  private static func place(_ evidence: Evidence, _ note: TransitionNote) -> CGRect? {
    // In a style of the application's own the screen may rest beside the whole of its container.
    guard note.finalFrame != .zero, !note.restsFreely else { return nil }
    if evidence.scenario.surroundings == .statusBarGrows {
      return note.isModal && note.finalFrame.origin == .zero ? note.finalFrame : nil
    }
    guard [.resized, .resizedAfter].contains(evidence.scenario.surroundings) else {
      return note.finalFrame
    }
    guard note.isModal, note.finalFrame == CGRect(origin: .zero, size: note.containerSize),
      let window = evidence.after.entries.first
    else { return nil }
    return CGRect(origin: .zero, size: window.frame.size)
  }
}

extension CGRect {
  /// Whether no edge is more than half a point off.
  func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) <= 0.5 && abs(minY - other.minY) <= 0.5
      && abs(maxX - other.maxX) <= 0.5 && abs(maxY - other.maxY) <= 0.5
  }
}
