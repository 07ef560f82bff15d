extension Judge {
  /// What differs between two trees that should be alike.
  /// - Parameter frames: Whether frames are compared.
  static func changes(
    from before: TreeNote, _ evidence: Evidence, _ note: TransitionNote, _ event: String,
    frames: Bool
  ) -> [Finding] {
    var found: [Finding] = []
    // Some containers make themselves anew: what stands where its like stood is no change.
    var added = evidence.after.entries.filter { before[$0.id] == nil }
    for entry in before.entries {
      guard let now = evidence.after[entry.id] else {
        if let place = added.firstIndex(where: { entry.isReplaced(by: $0, anywhere: !frames) }) {
          added.remove(at: place)
        } else {
          found += missing(entry, evidence, event)
        }
        continue
      }
      found += differences(entry, now, evidence, event, frames: frames)
    }
    let known = Set(note.leftovers.map(\.name))
    for entry in added {
      guard let parent = entry.parent, before[parent] != nil, !known.contains(entry.name),
        !entry.isReused
      else {
        continue
      }
      found.append(
        Finding(
          .containerIsClean, evidence, at: evidence.length, in: entry.name,
          seen: "it was not there before and is still there after the \(event)",
          cause: entry.isSnapshot
            ? "the snapshot is not removed in this ending"
            : "what was added for the transition is not removed in this ending"))
    }
    return found
  }

  /// A view that was taken out of one that is still there.
  private static func missing(
    _ entry: TreeNote.Entry, _ evidence: Evidence, _ event: String
  ) -> [Finding] {
    if entry.isControllers, evidence.completed == true {
      return [
        Finding(
          .screenIsThere, evidence, at: evidence.length, in: entry.name, "window",
          seen: "it was on show before and is gone after the \(event)",
          cause: "more than the last screen was taken off, or the animator kept this one",
          remedy: "root.dismiss(animated: true) // from the controller that presented")
      ]
    }
    guard !entry.isControllers, !entry.isReused, !entry.isContainer, let parent = entry.parent,
      evidence.after[parent] != nil
    else {
      return []
    }
    return [
      Finding(
        .fromViewRestored, evidence, at: evidence.length, in: entry.name, "superview",
        seen: "it was there before and is gone after the \(event)",
        cause: "it was moved into the container and not put back")
    ]
  }

  private static func differences(
    _ old: TreeNote.Entry, _ new: TreeNote.Entry, _ evidence: Evidence, _ event: String,
    frames: Bool
  ) -> [Finding] {
    var found: [Finding] = []
    func add(_ property: String, _ seen: String, _ remedy: String, _ rule: Rule = .fromViewRestored)
    {
      found.append(
        Finding(
          rule, evidence, at: evidence.length, in: new.name, property,
          seen: "\(seen) after the \(event)",
          cause: "the transition changed it, and nothing puts it back in this ending",
          remedy: remedy))
    }
    if old.isHidden != new.isHidden {
      add(
        "isHidden", "it is \(new.isHidden), not \(old.isHidden),", "view.isHidden = \(old.isHidden)"
      )
    }
    if abs(old.alpha - new.alpha) > 0.005 {
      add(
        "alpha", "it is \(short(new.alpha)), not \(short(old.alpha)),",
        "view.alpha = \(short(old.alpha))")
    }
    if old.hasIdentityTransform, !new.hasIdentityTransform {
      add("transform", "it is no longer the identity", "view.transform = .identity")
    }
    if old.hasMask != new.hasMask {
      add(
        "layer.mask", new.hasMask ? "one is left on it" : "its own is gone", "view.layer.mask = nil"
      )
    }
    if old.isInteractive, !new.isInteractive {
      add(
        "isUserInteractionEnabled", "it is false", "view.isUserInteractionEnabled = true",
        .interactionIsOn)
    }
    guard old.isControllers else { return found }
    if abs(old.cornerRadius - new.cornerRadius) > 0.01 {
      add(
        "cornerRadius", "it is \(short(new.cornerRadius)), not \(short(old.cornerRadius)),",
        "view.layer.cornerRadius = \(short(old.cornerRadius))")
    }
    if frames, new.hasIdentityTransform, old.parent == new.parent, !old.frame.isNear(new.frame) {
      add(
        "frame", "it is \(short(new.frame)), not \(short(old.frame)),",
        "view.frame = context.initialFrame(for: controller)")
    }
    return found
  }
}
