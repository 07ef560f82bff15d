extension Rule {
  /// Every rule, in the order in which findings are listed.
  public static let all: [Rule] = [
    survivesProcess, completesOnce, nilViewSurvived, completesTruthfully, completesInTime,
    screenIsThere,
    containerIsClean, fromViewRestored, toViewFinal, interactionIsOn, appearancePaired,
    nothingLeaks, delegateKeptAlive, survivesResize, geometryFromContainer, worksUnanimated,
    earlyReleaseEnds, lostGestureCancels, secondRequestHarmless, panYieldsToScroll, animatorRules,
    animatesGivenView, nestedDismissal, delegateHeard, interactorRules,
    freshPresentationController, requestsAreSound, uikitRules, noBlankFrame, noFlash,
    startsFromBefore,
    endsAtAfter, noJump, keepsSpeed, followsFinger, noVanishing, decorationMoves, blurIsWhole,
    noGhost,
    barsAreSteady, statusBarHarmless, keyboardHarmless, textSizeHarmless, statusBarStyle,
    edgeSwipeKept, reduceMotion, overlayIsModal, overlayIsEscapable,
  ]

  /// The rule with a name.
  public static func named(_ name: String) -> Rule? { all.first { $0.name == name } }
}
