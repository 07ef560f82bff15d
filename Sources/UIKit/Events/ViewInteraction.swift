import QuartzCore

/// How a view takes part in touches.
package struct ViewInteraction {
  var recognizers: [UIGestureRecognizer] = []
  var allowsMultipleTouch = false
  var isExclusive = false
  var identifier: String?
}

extension UIView {
  /// A name by which scripts and tests find the view. Default nil.
  public var accessibilityIdentifier: String? {
    get { interaction.identifier }
    set { interaction.identifier = newValue }
  }

  /// Whether the view receives more than one finger at a time. Default false; recognisers of the
  /// view receive all of them in any case.
  public var isMultipleTouchEnabled: Bool {
    get { interaction.allowsMultipleTouch }
    set { interaction.allowsMultipleTouch = newValue }
  }

  /// Whether a finger on this view keeps other views from receiving any, and the reverse.
  public var isExclusiveTouch: Bool {
    get { interaction.isExclusive }
    set { interaction.isExclusive = newValue }
  }

  /// The recognisers attached to the view; nil if there are none.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { interaction.recognizers.isEmpty ? nil : interaction.recognizers }
    set {
      let wanted = newValue ?? []
      for recognizer in interaction.recognizers where !wanted.contains(where: { $0 === recognizer })
      {
        removeGestureRecognizer(recognizer)
      }
      for recognizer in wanted where recognizer.view !== self { addGestureRecognizer(recognizer) }
    }
  }

  /// Attaches a recogniser, which leaves the view that it was attached to.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    interaction.recognizers.append(gestureRecognizer)
    gestureRecognizer.attach(to: self)
  }

  /// Detaches a recogniser; one that is in the middle of a gesture is cancelled.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    interaction.recognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.detach()
  }

  /// Has a finger that taps the view call one of its methods.
  func whenTapped(_ action: Selector) {
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: action))
  }
}
