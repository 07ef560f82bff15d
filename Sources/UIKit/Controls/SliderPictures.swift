import QuartzCore

/// The pictures that an application gives a slider.
struct SliderPictures {
  /// By the states of a control.
  var thumb: [UInt: UIImage] = [:]
  var minimum: [UInt: UIImage] = [:]
  var maximum: [UInt: UIImage] = [:]
  private var ends: [UIImageView?] = [nil, nil]
  private var shown: [UIImageView?] = [nil, nil, nil]

  /// A state's picture, else that of the normal state.
  func current(
    _ pictures: KeyPath<SliderPictures, [UInt: UIImage]>, _ state: UIControl.State
  ) -> UIImage? { self[keyPath: pictures][state.rawValue] ?? self[keyPath: pictures][0] }

  /// Where a picture at an end lies, from the leading edge; empty for none.
  static func rect(of image: UIImage?, in bounds: CGRect, isAtEnd: Bool) -> CGRect {
    guard let size = image?.size else { return .zero }
    return CGRect(
      x: isAtEnd ? bounds.maxX - size.width : bounds.minX, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  /// - Parameter end: 0 for the smallest value, 1 for the greatest.
  @MainActor
  mutating func show(_ image: UIImage?, at end: Int, in slider: UISlider) {
    let view = ends[end] ?? UIImageView()
    ends[end] = view
    view.image = image
    if view.superview == nil { slider.addSubview(view) }
    slider.setNeedsLayout()
  }

  /// Puts every picture where it belongs.
  @MainActor
  mutating func layOut(
    track: (UIView, UIImage?), filled: (UIView, UIImage?), thumb: (UIView, UIImage?),
    in slider: UISlider
  ) {
    for (index, part) in [track, filled, thumb].enumerated() {
      guard part.1 != nil || shown[index] != nil else { continue }
      let view = shown[index] ?? UIImageView()
      shown[index] = view
      view.image = part.1
      if view.superview == nil { part.0.addSubview(view) }
      let height = index < 2 ? part.1?.size.height ?? 0 : part.0.bounds.height
      view.frame = CGRect(
        x: 0, y: (part.0.bounds.height - height) / 2, width: part.0.bounds.width, height: height)
    }
    let bounds = slider.bounds
    ends[0]?.frame = slider.fromLeading(slider.minimumValueImageRect(forBounds: bounds))
    ends[1]?.frame = slider.fromLeading(slider.maximumValueImageRect(forBounds: bounds))
  }
}
