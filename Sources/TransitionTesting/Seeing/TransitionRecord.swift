import Choreography
import UIKit

/// What is known of one transition when it is over, or has been given up.
struct TransitionRecord {
  /// One call of `completeTransition`.
  struct Completion: Hashable {
    var value: Bool
    var wasCancelled: Bool
    var time: Double
  }

  var kind: TransitionOrder.Kind
  /// The animator's class; nil without one.
  var animator: String?
  var isSystems: Bool
  /// Whether the flow brought its own interactor.
  var hasOwnInteractor: Bool
  var isAnimated: Bool
  var from: String
  var to: String
  /// Seconds that the animator announced.
  var announced = 0.0
  /// When it set to work, seconds since the action.
  var began: Double
  var completions: [Completion] = []
  /// How many layers still ran the animator's animations when it completed first.
  var layersInMotion = 0
  var ended: Double?
  /// Whether `view(forKey:)` gave the two views.
  var gaveFrom = false
  var gaveTo = false
  /// Whether the animator returned without having set anything to work, and without completing.
  var didNothing = false
  /// Whether it set nothing under the container to move; something beside it may move along.
  var movesNothing = false
  /// Whether the container shows the presenter's view though it was not given.
  var tookUngivenView = false
  /// Whether a view around the controller's was given and the controller's moved instead.
  var movedWrongView: String?
  /// Views whose transform was set to nothing inside an animation.
  var vanishing: [String] = []
  /// Why the first frame may show the end already, as far as the views tell.
  var earlyEnd: EarlyEnd?
  /// A spring that ends before it has settled: seconds that it has, and would need.
  var cutSpring: CutSpring?
  /// What the animator left in the container or the window, with whether it is a frozen picture.
  var leftovers: [Leftover] = []
  /// Where the to-view had to be in the end, zero if that was not known.
  var finalFrame = CGRect.zero
  /// Whether nobody says where the to-view comes to rest: the style is the application's own, and its
  /// presentation controller UIKit's plain one.
  var restsFreely = false
  /// Where it was when the transition completed; nil under a transform.
  var completedFrame: CGRect?
  /// Whether the to-view had a mask of its own.
  var toHadMask = false
  var ghosts: [String] = []
  /// A delegate that was set and has gone.
  var lostDelegate: String?
  /// What of a delegate is not heard.
  var unheard: DelegateAnswer?
  /// Whether a presentation controller was used before.
  var reusesPresentationController = false
  var containerSize = CGSize.zero
  /// What lay in the from-view before the animator set to work.
  var contentBefore: ContentRecord?

  /// What a delegate can answer about a presentation, or the way back from it.
  enum DelegateAnswer: Hashable {
    case presentationController
    case presentationInteractor
    case dismissalInteractor

    /// The method, as UIKit spells it.
    var method: String {
      switch self {
      case .presentationController: "presentationController(forPresented:presenting:source:)"
      case .presentationInteractor: "interactionControllerForPresentation(using:)"
      case .dismissalInteractor: "interactionControllerForDismissal(using:)"
      }
    }
  }

  enum EarlyEnd: Hashable {
    /// The to-view stands still on top of the from-view that moves.
    case covers
    /// The to-view follows constraints, and nothing of its place is animated.
    case unlaidConstraints
  }

  struct CutSpring: Hashable {
    var duration: Double
    var settling: Double
  }

  struct Leftover: Hashable {
    var name: String
    var isSnapshot: Bool
  }

  var outcome: Bool? { completions.first?.value }

  /// Whether screens lie above screens here, rather than side by side in a container.
  var isModal: Bool { if case .modal = kind { true } else { false } }
}
