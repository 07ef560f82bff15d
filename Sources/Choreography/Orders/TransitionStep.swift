/// One thing that UIKit does in the course of a transition that has a context.
///
/// Steps are divided by who performs them: each performer has a switch over its own, which the
/// compiler knows to be complete.
package enum TransitionStep<Host: HostStep>: Hashable, Sendable {
  /// A screen is told that it comes or goes.
  case appearance(AppearanceStep)
  /// What moves, and what was promised beside it.
  case motion(MotionStep)
  /// What only the presentation or the container can do.
  case host(Host)
}

/// What is done about the motion of a transition; the same for every host.
package enum MotionStep: Hashable, Sendable {
  /// The animator or the interactor sets to work.
  case animate
  /// What the coordinator collected, unless the first animation took it along.
  case runAlongside
  /// The coordinator's completions are called.
  case callCoordinatorCompletions
  /// `animationEnded(_:)` of the animator.
  case animationEnded
  /// Touches reach the screens again.
  case enableInteraction
}

/// What the host of a transition does, a presentation or a container.
package protocol HostStep: Hashable, Sendable {
  /// Views are removed or put back: from here on they are where the transition leaves them.
  static var settleViews: Self { get }
}

/// What a presentation or a dismissal does beside moving.
package enum ModalStep: HostStep {
  /// The container is put in place.
  case openContainer
  /// `presentationTransitionWillBegin` or `dismissalTransitionWillBegin`.
  case presentationWillBegin
  /// The container is laid out.
  case layOutContainer
  /// Views are where the transition leaves them.
  case settleViews
  /// `presentationTransitionDidEnd` or `dismissalTransitionDidEnd`.
  case presentationDidEnd
  /// The links of the transition are undone, and the closure given to `present` or `dismiss` is
  /// called.
  case callCompletion
}

/// What a container with children that give way to each other does beside moving them.
package enum ContainerStep: HostStep {
  /// What a stack tells its children and its delegate.
  case stack(StackStep)
  /// The container is laid out.
  case layOutContainer
  /// Views are where the transition leaves them.
  case settleViews
  /// The links of the transition are undone.
  case release
}

/// What a stack tells its children and its delegate in the course of a transition.
package enum StackStep: Hashable, Sendable {
  /// The controllers that leave are told so (F2.4.4).
  case parentWillChange
  /// The delegate is told who comes (F2.10.3).
  case willShow
  /// The controllers that came and went are told so, or what they were told is taken back.
  case parentDidChange
  /// The delegate is told who came; not after a cancel (F2.10.3).
  case didShow
}
