import Choreography
import Sketching
import UIKit

/// All that was seen of a scenario: values, to hold against rules.
struct ScenarioRecord {
  var flow: String
  var scenario: Scenario
  /// Why the scenario could not be played, or not be held against rules; nil where it was.
  var notPlayed: String?
  /// What ended the process when it was tried.
  var trap: Trap?
  /// Whether screens came or went by hand, without a context.
  var isByHand = false
  /// Whether it is one of several transitions, or people touched something else meanwhile: what views
  /// and frames show is not its own doing alone.
  var isOneOfSeveral = false
  /// Whether what can be touched has gestures of the application's that could drive something.
  var hasGestures = false
  /// Whether a finger of the flow's own can drive what is looked at.
  var hasSwipe = false
  /// The transitions since the action, in order; the last is the one that is looked at.
  var transitions: [TransitionRecord] = []
  var frames: [FrameRecord] = []
  /// Before the flow was touched, before the action, and after all was over.
  var initial: TreeRecord
  var before: TreeRecord
  var after: TreeRecord
  var thumbnailBefore: Thumbnail
  /// What the machinery noted, seconds since the action.
  var breaches: [RecordedBreach] = []
  /// When a finger let go, and took hold again.
  var releases: [Double] = []
  /// When the window changed half way.
  var changed: Double?
  /// How far a release had brought it, 0…1.
  var progressAtRelease = 0.0
  /// How far the transition was when the system took the finger away, 0…1; nil where it did not.
  var takenAt: Double?
  /// The screen that should be seen is in the window and shows.
  var expectedScreen = ""
  var expectedIsInWindow = true
  var expectedHides: String?
  /// What keeps touches from it.
  var untouchable: TouchRecord?
  var fromViewID: ObjectIdentifier?
  var toViewID: ObjectIdentifier?
  var ignoresTouches = false
  var wrongPhases: [String] = []
  /// What of the status bar is not as the presented screen under it asks.
  var statusBarGap: String?
  /// The scroll view under the flow's own finger.
  var scroll: ScrollRecord?
  /// A screen over another that is still in the window.
  var overlay: OverlayRecord?
  /// What was called, and when.
  var moments: [Moment] = []
  /// Controllers that live on though nothing shows them.
  var leaks: [String] = []
  /// When it was given up waiting.
  var length = 0.0
  var unsupported: [String] = []

  /// What the machinery noted.
  struct RecordedBreach: Hashable {
    var breach: Breach
    /// Seconds since the action.
    var time: Double
  }

  /// What assistive technology is told of a screen over another.
  struct OverlayRecord: Hashable {
    /// The presented view.
    var view: String
    /// Whether what lies behind is hidden from it.
    var isModal: Bool
    /// Whether the gesture for "back" finds somebody.
    var escapes: Bool
  }

  var transition: TransitionRecord? { transitions.last }
  /// Why there is nothing to hold against it; nil where there is.
  var whyNotEvaluated: String? {
    if trap != nil { return nil }
    let byHand = "screens come and go by hand, and no context is there to ask"
    return notPlayed ?? (isByHand && transitions.isEmpty ? byHand : nil)
  }
  /// Whether the check lent a finger where the flow has none.
  var isLent: Bool {
    (scenario.outcome.isDriven || scenario.outcome == .finishAfterCancel)
      && !transitions.contains(where: \.hasOwnInteractor)
  }
  /// How it ended in fact.
  var completed: Bool? { transition?.outcome }
}
