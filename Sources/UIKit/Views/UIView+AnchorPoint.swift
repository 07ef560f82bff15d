import QuartzCore

extension UIView {
  /// Where in its bounds the centre lies, in shares of its size. Default (0.5, 0.5). Animatable.
  public final var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }
}
