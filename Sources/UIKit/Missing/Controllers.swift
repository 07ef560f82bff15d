import QuartzCore

/// What is left out on purpose; `Documentation/surface/exceptions.tsv` says why.
@available(
  *, unavailable,
  message: "columns are not rehearsed here; rehearse the navigation controllers in them"
)
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {}
