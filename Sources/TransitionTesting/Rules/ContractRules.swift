/// The table of rules.
enum ContractRules {
  /// Every rule, in the order in which findings are listed.
  static let all: [any ContractRule] = [
    SurvivesProcess(), CompletesOnce(), NilViewSurvived(), CompletesTruthfully(),
    CompletesInTime(), ScreenIsThere(), ContainerIsClean(), FromViewRestored(), ToViewFinal(),
    InteractionIsOn(), AppearancePaired(), NothingLeaks(), DelegateKeptAlive(), SurvivesResize(),
    GeometryFromContainer(), WorksUnanimated(), EarlyReleaseEnds(), LostGestureCancels(),
    SecondRequestHarmless(), PanYieldsToScroll(), AnimatorRules(), AnimatesGivenView(),
    NestedDismissal(), DelegateHeard(), InteractorRules(), FreshPresentationController(),
    RequestsAreSound(), UIKitRules(), NoBlankFrame(), NoFlash(), StartsFromBefore(),
    EndsAtAfter(), NoJump(), KeepsSpeed(), FollowsFinger(), NoVanishing(), DecorationMoves(),
    BlurIsWhole(), NoGhost(), BarsAreSteady(), ContentRests(), StatusBarHarmless(),
    KeyboardHarmless(),
    TextSizeHarmless(), StatusBarStyle(), EdgeSwipeKept(), ReduceMotion(), OverlayIsModal(),
    OverlayIsEscapable(),
  ]
}

/// The rules that compare whole frames. A sketch may show a picture of a screen otherwise than the screen itself.
package enum FrameRules {
  package static let names: Set = [
    NoBlankFrame().identifier, NoFlash().identifier, StartsFromBefore().identifier,
    EndsAtAfter().identifier,
  ]
}
