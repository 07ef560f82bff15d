/// The order in which a presentation that is up takes another form: the old one is taken down as by
/// a dismissal without motion, and the new one put up as by a presentation without motion.
package struct ReadaptationOrder: Hashable, Sendable {
  /// Whether another screen takes the place of the one in the old form; one that stays itself hears
  /// nothing (a guess).
  package var changesScreen: Bool
  /// Whether the presenter's view is out of the window while the old form is up.
  package var coveredPresenter: Bool
  /// Whether it is while the new one is.
  package var coversPresenter: Bool

  package init(changesScreen: Bool, coveredPresenter: Bool, coversPresenter: Bool) {
    self.changesScreen = changesScreen
    (self.coveredPresenter, self.coversPresenter) = (coveredPresenter, coversPresenter)
  }

  /// All of it: the change is made at once.
  package var steps: [ReadaptationStep] { takingDown + [.link] + puttingUp }

  private var takingDown: [ReadaptationStep] {
    screen(.willDisappear(.from)) + coming(.willAppear(.to))
      + (changesScreen ? [] : [.keepScreen])
      + (coveredPresenter ? [.bringPresenterBack] : [])
      + [.old(.presentationWillBegin), .old(.settleViews), .old(.presentationDidEnd), .releaseOld]
      + screen(.didDisappear(.from))
  }

  private var puttingUp: [ReadaptationStep] {
    leaving(.willDisappear(.from)) + screen(.willAppear(.to))
      + [.makeContainer, .new(.openContainer), .new(.presentationWillBegin), .placeScreen]
      + screen(.isAppearing(.to)) + coming(.isAppearing(.to))
      + [.new(.layOutContainer), .new(.settleViews), .new(.presentationDidEnd), .settleMotion]
      + screen(.didAppear(.to)) + coming(.didAppear(.to)) + leaving(.didDisappear(.from))
  }

  private func screen(_ step: AppearanceStep) -> [ReadaptationStep] {
    changesScreen ? [.screen(step)] : []
  }

  /// A presenter that is covered no longer comes.
  private func coming(_ step: AppearanceStep) -> [ReadaptationStep] {
    coveredPresenter && !coversPresenter ? [.presenter(step)] : []
  }

  /// One that is covered now goes.
  private func leaving(_ step: AppearanceStep) -> [ReadaptationStep] {
    coversPresenter && !coveredPresenter ? [.presenter(step)] : []
  }
}

/// One thing that is done while a presentation takes another form.
package enum ReadaptationStep: Hashable, Sendable {
  /// The screen in the old form and the one in the new are told.
  case screen(AppearanceStep)
  /// The presenter is told.
  case presenter(AppearanceStep)
  /// A screen that stays itself stays in the window while its containers are exchanged.
  case keepScreen
  /// The presenter's view is where a dismissal's animator would have put it.
  case bringPresenterBack
  /// A step of the dismissal of the old form.
  case old(ModalStep)
  /// The links of the old form's transition are undone.
  case releaseOld
  /// Who presents whom, and by what.
  case link
  /// The container of the new form comes into the window.
  case makeContainer
  /// A step of the presentation in the new form.
  case new(ModalStep)
  /// The screen's view is where a presentation's animator would have put it.
  case placeScreen
  /// What the screen had begun to do about the new size in the old form is over.
  case settleMotion
}
