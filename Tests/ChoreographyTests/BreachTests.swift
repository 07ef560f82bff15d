import Choreography
import TestSupport
import Testing

@Suite("Breaches") struct BreachTests {
  /// One of each, and of those that are worded in several ways one of each wording.
  static let all: [Breach] =
    [
      .completedAgain, .completedFalsely, .releasedUnheld,
      .calledBesideInteractor(call: "updateInteractiveTransition"),
    ].map { .context($0) }
    + [.releasedAgain, .releasedUnheld, .speedNotPositive, .cannotBeHeld, .anotherAnimator]
    .map { .interactor($0) }
    + ([.start, .pause, .scrub, .resume, .finish, .add, .configure] as [AnimatorBreach.Call])
    .map { .animator(.untimely($0, phase: "stopped")) }
    + [.notInterruptible(.pause), .releasedUnfinished(phase: "paused")].map { .animator($0) }
    + [.modifiesOutside, .commitsWithoutBegin, .keyframeOutside, .transitionFromNowhere]
    .map { .animation($0) }
    + [
      .presenterIsBusy(source: "Home", presents: "Card"), .presentedTwice("Card"),
      .presenterIsMoving("Home"), .presentedIsChild("Card", parent: "Home"),
      .presenterOutsideWindow("Home"), .dismissesNothing("Home"), .dismissesDuringTransition,
    ].map { .request($0) }
    + [
      .presenterNotBroughtBack("Home"), .presenterTakenAlong("Home"), .presentedIsGone,
      .controllerReused(isBusy: true), .controllerReused(isBusy: false), .popoverWithoutSource,
      .sheetWithoutDetents, .curlNeedsFullScreen,
    ].map { .presentation($0) }
    + [
      .pushesTwice("Card"), .holdsTwice, .nests, .changesDuringTransition,
      .popsToStranger("Card"), .beginsPopAtRoot,
    ].map { .stack($0) } + beside

  /// Those that belong to no transition.
  private static let beside: [Breach] =
    [
      .transitionOfStrangers(from: "One", to: "Other", parent: "Home"), .pageMissing,
      .childOfItself, .appearanceUnbalanced("Card"), .loadsNoView("Card"),
    ].map { .container($0) }
    + [
      .addedToItself, .maskOfItself, .blurFaded(alpha: "0.5"), .addedToEffectView("UILabel"),
      .blurInSnapshot(of: "UIView"),
      .blankSnapshot("the snapshot", of: "UIView", wasNeverShown: true),
      .blankSnapshot("the snapshot", of: "UIView", wasNeverShown: false),
      .offsetNotFinite("(nan, 0.0)"),
      .gestureStep("UITapGestureRecognizer", from: "failed", to: "began"),
    ].map { .view($0) }
    + [
      .invalid("a == b", fault: "its numbers must be finite"),
      .unsatisfiable(others: ["a == 1"], broken: "a == 2"), .visualFormat(fault: "no view a"),
      .noCommonAncestor("a == b"), .addedToStranger("a == b", view: "UIView"),
    ].map { .layout($0) }
    + [
      .notRegistered(identifier: "cell", isTable: true),
      .notRegistered(identifier: "cell", isTable: false), .noCell(at: "[0, 1]"),
      .updateMismatch("section 0 has 2 rows where 3 were to be", .rows),
      .updateMismatch("section 0 has 2 items where 3 were to be", .items),
      .noSuchPlace("[0, 9]", call: "scrollToRow", .rows),
      .noSuchPlace("[0, 9]", call: "scrollToItem", .items),
    ].map { .list($0) }
    + [
      .valueRefused(property: "Card.title", value: "a Int"), .noKey("tint", of: "Card"),
      .observationNotTaken(by: "Card", keyPath: "title"),
      .observesNothing(keyPath: "title", of: "Card"), .selectorUnanswered("tap:", by: "Card"),
      .selectorUnknown("tap:", by: "Card"),
    ].map { .object($0) }
    + [
      .delegateClass("App"), .sceneDelegateClass("Scene"), .noWindow(delegate: "App"),
      .textFieldInActionSheet, .document("Main.storyboard:3: there is no colour Sky"),
      .document("Main.storyboard: is compiled", more: "give the document that Xcode opens"),
      .noController("Card", of: "Main.storyboard has no Card", there: "it has: Home"),
      .noSegue("show", of: "Home"),
    ].map { .application($0) }

  @Test("say what happened, what they fail in and what mends them, as the golden has it")
  func golden() throws {
    let text = Self.all.map { breach in
      let facts = breach.facts
      return """
        \(facts.name)  \(facts.duty.map { "\($0)" } ?? "seen by its rule")  \(facts.call)
          \(facts.message)
          perhaps  \(facts.cause)
        \(facts.mend.map { "  mend     \($0)\n" } ?? "")
        """
    }.joined(separator: "\n")
    try expectGolden(text, "breaches")
  }

  @Test("have names of small letters and hyphens, and clauses that hold no mark between them")
  func form() {
    for breach in Self.all {
      let facts = breach.facts
      let isName = facts.name.utf8.allSatisfy { $0 == 45 || (97...122).contains($0) }
      #expect(isName && !facts.name.isEmpty, "\(facts.name)")
      let clauses = [facts.what, facts.got, facts.advice].compactMap { $0 }
      #expect(clauses.allSatisfy { !$0.isEmpty && !$0.contains("·") }, "\(facts.name)")
      #expect(facts.message == clauses.joined(separator: " · "))
      #expect(!facts.call.isEmpty && !facts.cause.isEmpty && facts.mend?.isEmpty != true)
    }
  }

  @Test("are different from each other, and fail in each duty at least once")
  func different() {
    #expect(Set(Self.all).count == Self.all.count)
    #expect(Set(Self.all.map(\.facts.message)).count == Self.all.count)
    #expect(Set(Self.all.compactMap(\.facts.duty)) == Set(BreachDuty.allCases))
  }

  @Test("tell who asked to go with nothing to go from")
  func requestsToGo() {
    let names = Set(Self.all.filter(\.isRequestToGo).map(\.facts.name))
    #expect(names == ["dismiss-nothing", "pop-to-stranger", "pop-gesture-at-root"])
  }
}
