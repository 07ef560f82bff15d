import TransitionTesting
import UIKit

/// A broken transition, with the rule that is meant to catch it.
struct Mutant: Sendable {
  /// The class that is broken.
  let name: String
  /// The pitfalls of the facts, section 7, that it commits.
  let pitfalls: String
  let rule: Rule
  let flow: ScreenFlow
  /// Where it shows beside the ordinary scenarios.
  var scenarios: [String] = []
  /// How closely one has to look.
  var frames = FrameDetail.sketched

  /// The same, caught in other scenarios than the ordinary ones.
  func showing(in names: String...) -> Mutant {
    var mutant = self
    mutant.scenarios = names
    return mutant
  }

  /// The same, seen only in painted frames.
  func painted() -> Mutant {
    var mutant = self
    mutant.frames = .painted
    return mutant
  }

  /// The report on the ordinary scenarios and its own.
  @MainActor
  func report() throws -> Report {
    let key = "\(name) \(rule.name) \(pitfalls)"
    if let known = Self.reports[key] { return known }
    let report = try freshReport()
    Self.reports[key] = report
    return report
  }

  /// The same input gives the same report: it is made once for all tests.
  @MainActor private static var reports: [String: Report] = [:]

  @MainActor
  private func freshReport() throws -> Report {
    let ordinary = ["finish", "cancel-0", "cancel-50"].flatMap { ["forward-\($0)", "back-\($0)"] }
    return try TransitionCheck.run(flow, scenarios: ordinary + scenarios, frames: frames)
  }

  init(_ name: String, _ pitfalls: String, _ rule: String, _ flow: ScreenFlow) {
    self.name = name
    self.pitfalls = pitfalls
    self.rule = Rule.named(rule)!
    self.flow = flow
  }

  /// One animator for both ways.
  @MainActor
  init(
    _ pitfalls: String, _ rule: String, style: UIModalPresentationStyle = .fullScreen,
    _ animator: @escaping @MainActor () -> any UIViewControllerAnimatedTransitioning
  ) {
    let name = "\(type(of: animator()))"
    self.init(name, pitfalls, rule, .animator(name, style: style, animator))
  }

  /// A delegate.
  @MainActor
  init(
    _ pitfalls: String, _ rule: String, style: UIModalPresentationStyle = .fullScreen,
    delegate: @escaping @MainActor () -> any UIViewControllerTransitioningDelegate
  ) {
    let name = "\(type(of: delegate()))"
    self.init(name, pitfalls, rule, .presenting(name, style: style, delegate: delegate))
  }
}

/// Every mutant.
@MainActor
enum Mutants {
  static var all: [Mutant] {
    outcomes + frames + PixelMutants.all + conditions + objects + SwipeMutants.all
      + HandMutants.all
  }

  static let outcomes: [Mutant] = [
    Mutant("P4", "completes-once") { NeverCompletes() },
    Mutant("P4, Q3", "completes-once") { ForgetsCancel() },
    Mutant("F2.7.4", "completes-once") { CompletesTwice() },
    Mutant("P5", "completes-truthfully") { AlwaysTrue() },
    Mutant("Q11", "completes-truthfully") { TrustsFinished() },
    Mutant("Q24", "completes-truthfully") { ReplacesItself() },
    Mutant("Q12", "completes-in-time") { AnnouncesNothing() },
    Mutant("F2.3", "completes-in-time") { IsLate() },
    Mutant("F2.7.3", "completes-in-time", style: .custom) { CompletesAtOnce() },
    Mutant(
      "CompletesAtOnce", "F2.7.3, F2.3", "completes-in-time",
      .pushing("CompletesAtOnce") { SoundStack { CompletesAtOnce() } }),
    Mutant("P3", "screen-is-there") { NeverAdds() },
    Mutant("Q1, P1", "screen-is-there", style: .overFullScreen) { TakesPresenter() },
    Mutant("B10", "nil-view-survived", style: .overFullScreen) { GivesUpOnNil() },
    Mutant("P9", "container-is-clean") { LeavesSnapshot() },
    Mutant("P30", "container-is-clean") { LeavesDimming() },
    Mutant("P19", "container-is-clean") { FindsByTag() },
    Mutant("P17", "from-view-restored") { KeepsHidden() },
    Mutant("F2.5.9", "from-view-restored") { KeepsFaded() },
    Mutant("P6", "to-view-final") { MissesFinalFrame() },
    Mutant("P27", "to-view-final") { MovesAnchor() },
    Mutant("Q19", "to-view-final") { FramesTransformed() },
    Mutant("F2.5.9", "to-view-final") { StaysFaded() },
    Mutant("F2.5.9", "to-view-final") { KeepsMask() },
    Mutant("F2.5.9", "from-view-restored") { LeavesMask() },
    Mutant("F2.7.5", "interaction-is-on") { ForgetsTouches() },
    Mutant("F2.7.5", "interaction-is-on") { IgnoresTouches() },
    Mutant("F2.7.5", "interaction-is-on", style: .custom) { ForgetsContainer() },
    Mutant("F2.7.5", "interaction-is-on", style: .custom) { LeavesCatcher() },
    Mutant("Q9", "appearance-paired") { BeginsAppearance() },
  ]

  static let frames: [Mutant] = [
    Mutant("P8, Q15", "no-blank-frame") { ShowsNothing() },
    Mutant("P8, Q15", "no-blank-frame") { SnapshotsUnseen() },
    Mutant("Q7", "no-flash") { Flashes() },
    Mutant("P8", "no-blank-frame") { MasksAway() },
    Mutant("Q25", "starts-from-before") { BeginsLate() },
    Mutant("P18", "starts-from-before") { UncoversAbove() },
    Mutant("Q16", "starts-from-before") { ForgetsLayout() },
    Mutant("Q26", "ends-at-after") { CutsSpring() },
    Mutant("P28", "no-vanishing") { Vanishes() },
    Mutant("Q17", "decoration-moves") { SnapsCorners() },
    Mutant("Q17", "decoration-moves") { SnapsShadow() },
    Mutant("B17", "decoration-moves") { SnapsMask() },
    Mutant("B19", "blur-is-whole") { FadesBlur() },
    Mutant("Q17", "no-ghost") { LeavesGhost() },
    Mutant("P30", "ends-at-after") { DropsDimming() },
    Mutant("Q29", "no-jump") { Leaps() },
  ]

  static let conditions: [Mutant] = [
    Mutant("P13", "geometry-from-container") { UsesScreen() }.showing(
      in: "forward-finish-small-window"),
    Mutant("Q10, Q23", "survives-resize") { PlacesOnce() }.showing(in: "forward-finish-resized"),
    Mutant("B6", "survives-resize") { StopsFollowing() }
      .showing(in: "forward-finish-resized-after"),
    Mutant("B21", "text-size-harmless") { FitsSmallText() }
      .showing(in: "forward-finish-large-text"),
    Mutant("F2.12", "uikit-rules") { Overconstrains() },
    Mutant("F2.7.6", "works-unanimated", style: .custom) { NeedsMotion() }.showing(
      in: "forward-not-animated"),
    Mutant("Q18, Q20", "animator-rules") { MakesMany() },
    Mutant("Q18", "animator-rules") { LetsGoOfAnimator() },
    Mutant("P10", "interactor-rules") { TellsContext() },
    Mutant("B9", "bars-are-steady") { StandsLow() },
    Mutant("LaysOutBySafeArea", "B9", "content-rests", FlowMutants.layoutBySafeArea),
    Mutant("B1", "status-bar-harmless") { ShiftsByBar() }
      .showing(in: "forward-finish-status-bar-grows"),
    Mutant("B18", "keyboard-harmless") { RidesKeyboard() }
      .showing(in: "forward-finish-keyboard"),
    Mutant("LightUnderBar", "B1", "status-bar-style", FlowMutants.lightUnderBar),
    Mutant("PopsAlone", "Q13", "edge-swipe-kept", .pushing("PopsAlone") { PopsAlone() }),
    Mutant("B21", "reduce-motion") { SlideAnimator() }
      .showing(in: "forward-finish-reduce-motion"),
    Mutant("Overlay", "B21", "overlay-is-modal", FlowMutants.overlay),
    Mutant("Overlay", "B21", "overlay-is-escapable", FlowMutants.overlay),
    Mutant("CoversTwice", "Q8", "second-request-harmless", FlowMutants.coversTwice)
      .showing(in: "forward-twice-at-once"),
    Mutant("DismissesAll", "P22", "nested-dismissal", FlowMutants.dismissesAll)
      .showing(in: "back-finish-in-chain"),
  ]

  static let objects: [Mutant] = [
    Mutant("P14", "delegate-heard") { OnlyInteractor() },
    Mutant("P25", "delegate-heard") { PlacesOwn() },
    Mutant("Q22", "fresh-presentation-controller", style: .custom) {
      KeepsPresentationController()
    }.showing(in: "forward-twice-in-a-row"),
    Mutant("P2", "animates-given-view", style: .custom) { MovesInside() },
    Mutant("P29", "completes-truthfully", style: .overFullScreen) { TogglesDirection() }
      .showing(in: "forward-finish-after-cancel"),
    Mutant("Q28, P11, Q6", "follows-finger", style: .overFullScreen) { MovesOutside() },
    Mutant("HoldsEachOther", "P15", "nothing-leaks", HoldsEachOther.flow),
    Mutant("KeepsGivenUp", "P15", "nothing-leaks", KeepsGivenUp.flow),
    Mutant("LosesDelegate", "Q21", "delegate-kept-alive", LosesDelegate.flow),
    Mutant("PresentsTwice", "Q8", "requests-are-sound", PresentsTwice.flow),
  ]
}
