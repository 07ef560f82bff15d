import QuartzCore

/// Pictures that an image view shows one after the other.
struct Flipbook {
  var images: [UIImage]?
  var highlightedImages: [UIImage]?
  /// Seconds for all of them; 0 for thirty a second.
  var duration: TimeInterval = 0
  /// How many times; 0 for ever.
  var repeatCount = 0
  /// Whether the picture itself is an animated one.
  var runsImage = false

  static let key = "UIImageView.animationImages"
}

extension UIImage {
  /// A picture of frames, which image views show in turn; nil without any.
  /// - Parameter duration: Seconds for all of them; 0 for thirty a second.
  public class func animatedImage(
    with images: [UIImage], duration: TimeInterval
  ) -> UIImage? {
    guard let first = images.first else { return nil }
    var look = first.look
    look.frames = images
    look.duration = duration > 0 ? duration : Double(images.count) / 30
    return UIImage(
      first.cgImage, scale: first.scale, orientation: first.imageOrientation, look: look)
  }
}

extension UIImageView {
  /// What `startAnimating` does.
  func turnPages() {
    let images = isHighlighted ? flipbook.highlightedImages : flipbook.images
    if let images {
      run(images, for: flipbook.duration, times: flipbook.repeatCount)
    } else {
      runAnimatedImage()
    }
  }

  /// Starts an animated picture, and ends one that has been taken away.
  func runAnimatedImage() {
    if let frames = image?.images {
      flipbook.runsImage = true
      run(frames, for: image?.duration ?? 0, times: 0)
    } else if flipbook.runsImage {
      flipbook.runsImage = false
      stopAnimating()
    }
  }

  private func run(_ images: [UIImage], for duration: TimeInterval, times: Int) {
    let pictures = images.compactMap(\.uprightPixels)
    guard !pictures.isEmpty else { return }
    let turn = CAKeyframeAnimation(keyPath: "contents")
    turn.values = pictures
    turn.calculationMode = .discrete
    turn.duration = duration > 0 ? duration : Double(pictures.count) / 30
    turn.repeatCount = times > 0 ? Float(times) : .infinity
    layer.add(turn, forKey: Flipbook.key)
  }
}
