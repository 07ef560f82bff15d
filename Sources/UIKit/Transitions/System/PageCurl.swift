import QuartzCore

/// A picture of a page that rolls up over a cylinder from its lower edge, in narrow strips, until it
/// has left.
///
/// Each strip lies flat until the cylinder comes to it, goes half way round it while the cylinder
/// moves on, and then travels on top of it, up, at twice the cylinder's speed.
@MainActor
final class PageCurl: UIView {
  private static let radius: CGFloat = 46
  private static let strips = 32
  /// A turn of a half circle, short by so little that its direction is never in doubt.
  private static let halfTurn = CGFloat.pi * 0.9995

  /// One movement, told as the page rolls up: when, and what stands where before and after.
  private struct Move {
    let start: CGFloat
    let end: CGFloat
    let flat: @MainActor () -> Void
    let rolled: @MainActor () -> Void
  }

  private let shadow = CastShade()
  private let board = UIView()
  private let space = DeepView()
  private var moves: [Move] = []

  init(of page: UIView) {
    super.init(frame: page.frame)
    accessibilityElementsHidden = true
    isUserInteractionEnabled = false
    (board.frame, space.frame) = (bounds, bounds)
    board.layer.sublayerTransform.m34 = -1 / 1500
    board.addSubview(space)
    [shadow, board].forEach(addSubview)
    build(page)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  /// Puts everything where it is at one of the ends.
  func stand(isRolled: Bool) {
    for move in moves { isRolled ? move.rolled() : move.flat() }
  }

  /// To be called in the block of a keyframe animation, from the other end.
  func addKeyframes(rollsUp: Bool) {
    for move in moves where move.end > move.start {
      let length = move.end - move.start
      UIView.addKeyframe(
        withRelativeStartTime: Double(rollsUp ? move.start : 1 - move.end),
        relativeDuration: Double(length), animations: rollsUp ? move.rolled : move.flat)
    }
  }

  private func build(_ page: UIView) {
    let (width, height) = (page.bounds.width, page.bounds.height)
    let half = CGFloat.pi * Self.radius
    let way = height + half
    let picture = WholePicture(of: page)
    // From above, so that strips that have gone round lie over those that have not.
    for index in 0..<Self.strips {
      let top = (height * CGFloat(index) / CGFloat(Self.strips)).rounded()
      let bottom = (height * CGFloat(index + 1) / CGFloat(Self.strips)).rounded()
      let rect = CGRect(x: 0, y: top, width: width, height: bottom - top)
      guard let strip = Strip(picture, rect, radius: Self.radius) else { continue }
      space.addSubview(strip.carrier)
      let start = (height - rect.midY) / way
      let end = min(start + half / way, 1)
      roll(strip, from: start, to: end, half: half)
      if end < 1 { carry(strip.carrier, from: end, by: 2 * way * (1 - end)) }
    }
    let reach = Self.radius + CastShade.height / 2
    shadow.frame = CGRect(
      x: 0, y: height + reach - CastShade.height / 2, width: width, height: CastShade.height)
    carry(shadow, from: 0, by: way)
  }

  /// Half way round the cylinder.
  private func roll(_ strip: Strip, from start: CGFloat, to end: CGFloat, half: CGFloat) {
    let (leaf, place) = (strip.leaf, strip.leaf.center)
    moves.append(
      Move(start: start, end: end) {
        leaf.layer.transform = CATransform3DIdentity
        leaf.center = place
        strip.shade(0)
      } rolled: {
        leaf.layer.transform = CATransform3DMakeRotation(Self.halfTurn, 1, 0, 0)
        leaf.center = CGPoint(x: place.x, y: place.y - half)
        strip.shade(1)
      })
  }

  private func carry(_ view: UIView, from start: CGFloat, by way: CGFloat) {
    let place = view.center
    moves.append(
      Move(start: start, end: 1) {
        view.center = place
      } rolled: {
        view.center = CGPoint(x: place.x, y: place.y - way)
      })
  }
}

/// One strip of the page: its face, and its back of pale paper, each with a shade.
@MainActor
private struct Strip {
  let carrier: UIView
  let leaf: UIView
  private let shades: [UIView]

  init?(_ picture: WholePicture, _ rect: CGRect, radius: CGFloat) {
    // A little higher, for edges that meet at an angle.
    let area = CGRect(x: 0, y: rect.minY, width: rect.width, height: rect.height + 0.5)
    let faces = (0..<2).compactMap { _ in picture.part(area) }
    guard faces.count == 2 else { return nil }
    carrier = DeepView(frame: area)
    leaf = DeepView(frame: CGRect(origin: .zero, size: area.size))
    carrier.addSubview(leaf)
    let back = UIView(frame: leaf.bounds)
    let isDark = picture.view.traitCollection.userInterfaceStyle == .dark
    back.backgroundColor = UIColor(white: isDark ? 0.3 : 0.96, alpha: 1)
    for face in faces { face.frame = leaf.bounds }
    faces[1].alpha = 0.1
    back.addSubview(faces[1])
    back.layer.transform = CATransform3DMakeRotation(.pi, 1, 0, 0)
    shades = [faces[0], back].map { face in
      let shade = UIView(frame: face.bounds)
      shade.backgroundColor = .black
      shade.alpha = 0
      face.addSubview(shade)
      face.layer.isDoubleSided = false
      return shade
    }
    [faces[0], back].forEach(leaf.addSubview)
    leaf.layer.anchorPointZ = radius
    leaf.layer.zPosition = radius
  }

  /// Darkens the face and the back, by how far round it is.
  func shade(_ part: CGFloat) {
    shades[0].alpha = 0.6 * part
    shades[1].alpha = 0.5 * (1 - part)
  }
}

/// A view whose subviews keep their depth.
private final class DeepView: UIView {
  override class var layerClass: AnyClass { CATransformLayer.self }
}

/// A soft shadow, dark above: what the cylinder casts on what it has uncovered.
private final class CastShade: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  static let height: CGFloat = 90

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    (layer as? CAGradientLayer)?.colors = [0.4, 0.12, 0].map {
      UIColor.black.withAlphaComponent($0).cgColor
    }
  }
}
