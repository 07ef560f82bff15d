import QuartzCore

/// How a view takes part in touches.
package struct ViewInteraction {
  var recognizers: [UIGestureRecognizer] = []
  var allowsMultipleTouch = false
  var isExclusive = false
  var identifier: String?
}

extension UIView {
  /// What `gestureRecognizers` is.
  var attachedRecognizers: [UIGestureRecognizer]? {
    get { interaction.recognizers.isEmpty ? nil : interaction.recognizers }
    set {
      let wanted = newValue ?? []
      for recognizer in interaction.recognizers where !wanted.contains(where: { $0 === recognizer })
      {
        removeGestureRecognizer(recognizer)
      }
      for recognizer in wanted where recognizer.tracking.view !== self {
        addGestureRecognizer(recognizer)
      }
    }
  }

  /// What `addGestureRecognizer(_:)` does.
  func attachRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.tracking.view?.removeGestureRecognizer(gestureRecognizer)
    interaction.recognizers.append(gestureRecognizer)
    gestureRecognizer.attach(to: self)
  }

  /// What `removeGestureRecognizer(_:)` does.
  func detachRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.tracking.view === self else { return }
    interaction.recognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.detach()
  }

  /// Has a finger that taps the view call one of its methods.
  func whenTapped(_ action: Selector) {
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: action))
  }
}
