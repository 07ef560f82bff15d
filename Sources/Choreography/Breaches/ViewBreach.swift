/// A breach in what is done with views, their snapshots and their effects. Views are told by class.
package enum ViewBreach: Hashable, Sendable {
  /// A view was added to itself or to something inside of it.
  case addedToItself
  /// A view was made the mask of itself or of something inside of it.
  case maskOfItself
  /// The alpha of an effect view, as a number for people.
  case blurFaded(alpha: String)
  /// A view that was added beside the content view of an effect view.
  case addedToEffectView(String)
  /// A snapshot holds an effect without what lies behind it.
  case blurInSnapshot(of: String)
  /// A snapshot, told by what asked for it, that shows nothing.
  case blankSnapshot(String, of: String, wasNeverShown: Bool)
  /// A content offset that is not finite.
  case offsetNotFinite(String)
  /// A recogniser that took a step that its kind does not have.
  case gestureStep(String, from: String, to: String)

  var facts: BreachFacts {
    switch self {
    case .addedToItself:
      BreachFacts("view-cycle", "a view was added to itself or to one of its own subviews")
    case .maskOfItself:
      BreachFacts(
        "view-cycle", "a view was made the mask of itself or of one of its own subviews")
    case .blurFaded(let alpha):
      BreachFacts(
        "blur-alpha", .blurIsWhole, call: "alpha",
        "the alpha of a UIVisualEffectView is \(alpha): its blur is broken until it is 1 again",
        advice: "animate `effect` instead",
        cause: "the blur is faded by its alpha instead of by its effect",
        mend: "effectView.effect = UIBlurEffect(style: .regular) // in the block; nil before")
    case .addedToEffectView(let view):
      BreachFacts(
        "effect-view-subview", .blurIsWhole, call: "addSubview",
        "\(view) was added to a UIVisualEffectView itself", advice: "add it to its contentView",
        cause: "a view was added to the effect view and not to its contentView",
        mend: "effectView.contentView.addSubview(view)")
    case .blurInSnapshot(let view):
      BreachFacts(
        "blur-snapshot", .blurIsWhole,
        "the snapshot of \(view) holds a visual effect without what is behind it: only its tint "
          + "shows", advice: "take the snapshot of the window",
        cause: "what lies behind the blur is not in the snapshot")
    case .blankSnapshot(let what, let view, let wasNeverShown):
      BreachFacts(
        "blank-snapshot", .noBlankFrame, call: "snapshotView(afterScreenUpdates:)",
        "\(what) of \(view) is blank: "
          + (wasNeverShown
            ? "the view was never on screen" : "the view is hidden, transparent or has no size"),
        advice: wasNeverShown ? "pass afterScreenUpdates: true" : nil,
        cause: "the snapshot was taken of a view that has never been on show",
        mend: "let picture = view.snapshotView(afterScreenUpdates: true)")
    case .offsetNotFinite(let offset):
      BreachFacts("content-offset", "content offset \(offset)", advice: "use finite numbers")
    case .gestureStep(let recognizer, let from, let to):
      BreachFacts(
        "gesture-state", "\(recognizer) went from \(from) to \(to)", advice: "not a legal step")
    }
  }
}
