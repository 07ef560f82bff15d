extension Rule {
  /// Every rule, in the order in which findings are listed.
  public static let all: [Rule] = [
    completesOnce, completesTruthfully, completesInTime, screenIsThere, containerIsClean,
    fromViewRestored, toViewFinal, interactionIsOn, appearancePaired, nothingLeaks,
    delegateKeptAlive, survivesResize, geometryFromContainer, worksUnanimated, earlyReleaseEnds,
    lostGestureCancels, secondRequestHarmless, animatorRules, animatesGivenView, nestedDismissal,
    delegateHeard, interactorRules, freshPresentationController, requestsAreSound, noBlankFrame,
    noFlash, startsFromBefore, endsAtAfter, noJump, followsFinger, noVanishing, decorationMoves,
    noGhost, barsAreSteady, statusBarHarmless, keyboardHarmless,
    statusBarStyle, edgeSwipeKept, reduceMotion,
  ]

  /// The rule with a name.
  public static func named(_ name: String) -> Rule? { all.first { $0.name == name } }

  /// Rows of the contract that cannot be judged yet, and why.
  public static let unjudged: KeyValuePairs<String, String> = [
    "pan-yields-to-scroll": "which scroll view a pan is to yield to is known to the flow alone",
    "overlay-modal": "nobody looks yet at what an overlay tells assistive technology",
    "nil-view-survived": "a forced unwrap ends the process: Swift names the line",
  ]
}
