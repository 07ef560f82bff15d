extension RGBA {
  /// The colour part of the way to another, component by component and not premultiplied
  /// (F4.10.1): halfway from red to blue is (0.5, 0, 0.5).
  /// - Parameter progress: 0 gives this colour, 1 the other; beyond, components go on.
  package func interpolated(to end: RGBA, progress: Double) -> RGBA {
    RGBA(
      red: mix(red, end.red, progress), green: mix(green, end.green, progress),
      blue: mix(blue, end.blue, progress), alpha: mix(alpha, end.alpha, progress))
  }
}
