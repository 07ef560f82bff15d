import CRaster

/// The memory of the process.
package enum Memory {
  /// Keeps what is let go for the next picture, up to 64 MB: the C library would hand frames back to the
  /// system at once, which clears each page before it gives it out again. For programs, when they begin.
  package static func keepForNext() { cr_keep() }

  /// Hands back to the system what has been let go. Frames at 3x take 12 MB each; between small
  /// things that last, the room that they leave is in pieces which the next one may not fit in.
  /// Worth its few milliseconds when a film is done.
  package static func giveBack() { cr_give_back() }
}
