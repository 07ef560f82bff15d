/// Why Core Animation has to draw a layer into a picture of its own before it comes to the screen.
public enum OffscreenCause: String, CaseIterable, Hashable, Sendable {
  /// `layer.mask`.
  case mask
  /// Rounded corners that clip sublayers.
  case corner
  /// A shadow that is cast by what is drawn, as there is no `shadowPath`.
  case shadow
  /// A view that fades as one, with parts that overlap.
  case groupOpacity = "group-opacity"
  /// What is behind, blurred: `UIVisualEffectView`.
  case blur
  /// `shouldRasterize`, where what is in it is not as it was in the frame before.
  case rasterized
  /// Two looks that dissolve into each other: `CATransition`.
  case dissolve

  /// What it is, in a few words.
  public var words: String {
    switch self {
    case .mask: "a mask"
    case .corner: "rounded corners that clip sublayers"
    case .shadow: "a shadow without a path"
    case .groupOpacity: "parts that overlap and fade as one"
    case .blur: "a blur"
    case .rasterized: "rasterized, and not as it was"
    case .dissolve: "a dissolve of two looks"
    }
  }

  /// A line that mends it, or the nearest thing to one.
  public var remedy: String {
    switch self {
    case .mask:
      "layer.cornerRadius = r, where the mask is a rounded rectangle; else layer.shouldRasterize = "
        + "true as long as neither changes"
    case .corner:
      "round the one subview that reaches into the corners, and set clipsToBounds = false here"
    case .shadow:
      "view.layer.shadowPath = UIBezierPath(roundedRect: view.bounds, cornerRadius: "
        + "view.layer.cornerRadius).cgPath"
    case .groupOpacity:
      "fade the parts that do not overlap by themselves, or layer.allowsGroupOpacity = false"
    case .blur:
      "move view.snapshotView(afterScreenUpdates: false) while the screens move, and the blur at rest"
    case .rasterized:
      "layer.shouldRasterize = false while what is in it changes"
    case .dissolve: "UIView.animate with alpha, where one of the two looks hides the other"
    }
  }
}
