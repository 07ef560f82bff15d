/// The number part of the way from one to another; exact at 0 and at 1, not clamped beyond.
package func mix(_ start: Double, _ end: Double, _ progress: Double) -> Double {
  progress == 1 ? end : start + (end - start) * progress
}

/// The number part of the way from one to another; exact at 0 and at 1, not clamped beyond.
package func mix(_ start: CGFloat, _ end: CGFloat, _ progress: Double) -> CGFloat {
  progress == 1 ? end : start + (end - start) * CGFloat(progress)
}
