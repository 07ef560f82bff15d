import CRaster

/// The memory of the process.
package enum Memory {
  /// Hands back to the system what has been let go. Frames at 3x take 12 MB each; between small
  /// things that last, the room that they leave is in pieces which the next one may not fit in.
  /// Worth its few milliseconds when a film is done.
  package static func giveBack() { cr_give_back() }
}
