import UIKit

/// The old screen as a leaf of paper that rolls off over a cylinder, in narrow strips.
///
/// The cylinder rolls evenly from one edge to the other. Each strip lies flat until the cylinder
/// comes to it, goes half way round it (an even turn about the cylinder's axis while the axis moves
/// on), and then travels on top of it, back up, at twice the cylinder's speed.
private struct Curl: Piece {
  /// Of the cylinder, in points.
  var radius: CGFloat = 44
  /// Of a strip, in points, on a screen as narrow as a phone's; twice that on others.
  var strip: CGFloat = 4
  /// Light, and in the dark not too light.
  var paper = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 0.3 : 0.96, alpha: 1)
  }

  func cues(in scene: TransitionScene) -> [Cue] {
    guard let view = scene.back else { return [] }
    let size = view.bounds.size
    let strips = Int((size.width / (size.width > 500 ? 2 * strip : strip)).rounded())
    let leaves = Grid(rows: 1, columns: max(strips, 1)).cells(of: size).compactMap { cell in
      leaf(cell.frame, of: view, in: scene)
    }
    let (space, board) = scene.replace(view, onTop: true, eye: 1400)
    let (half, sign) = (CGFloat.pi * radius, Move.Side.readingSign(in: scene.container))
    let way = size.width + half
    let cues = leaves.flatMap { leaf, frame in
      let x = sign < 0 ? size.width - frame.midX : frame.midX
      let carrier = SpaceView(frame: leaf.view.frame)
      leaf.view.frame.origin = .zero
      carrier.addSubview(leaf.view)
      space.addSubview(carrier)
      // From when the cylinder lies on the strip's middle until that has gone half way round: so
      // strips touch it in their middles, and meet at their edges.
      let start = Double((size.width - x) / way)
      let end = min(Double((size.width - x + half) / way), 1)
      return [roll(leaf, by: half * sign, during: start...end)]
        + [carry(carrier, by: 2 * way * (end - 1) * sign, during: end...1)]
    }
    return cues + [cast(from: size, by: way * sign, in: scene, below: space), board]
  }

  /// The shadow that runs ahead of the cylinder over the new page.
  private func cast(
    from size: CGSize, by way: CGFloat, in scene: TransitionScene, below space: UIView
  ) -> Cue {
    let shadow = PageShadow(frame: CGRect(x: 0, y: 0, width: 70, height: size.height))
    shadow.isMirrored = way < 0
    let reach = radius + 35
    let start = CGPoint(x: way < 0 ? -reach : size.width + reach, y: size.height / 2)
    if let board = space.superview { scene.container.insertSubview(shadow, belowSubview: board) }
    var cue = Cue(
      away: { shadow.center = start },
      home: { shadow.center.x = start.x - way },
      strike: { shadow.removeFromSuperview() })
    cue.timing = .curve(.linear)
    return cue
  }

  /// A strip with the page on its face, and the paper, through which the page shines, on its back.
  private func leaf(
    _ rect: CGRect, of view: UIView, in scene: TransitionScene
  ) -> (Leaf, CGRect)? {
    // A little wider, for edges that meet at an angle.
    let area = CGRect(x: rect.minX, y: 0, width: rect.width + 0.5, height: rect.height)
    guard let face = scene.picture(of: view, in: area),
      let ghost = scene.picture(of: view, in: area)
    else { return nil }
    let back = UIView(frame: face.bounds)
    back.backgroundColor = paper
    ghost.alpha = 0.1
    ghost.transform = CGAffineTransform(scaleX: -1, y: 1)
    back.addSubview(ghost)
    // As much as the next strip is ahead, half way round.
    let light = 2 * rect.width / (.pi * radius) * Move.Side.readingSign(in: scene.container)
    return (Leaf(frame: area, light: light, front: face, back: back), rect)
  }

  private func roll(
    _ leaf: Leaf, by half: CGFloat, during span: ClosedRange<Double>
  ) -> Cue {
    var pose = Pose()
    (pose.axis, pose.angle) = (.y, half > 0 ? -Leaf.halfTurn : Leaf.halfTurn)
    (pose.anchor, pose.depth) = (CGPoint(x: 0.5, y: 0.5), radius)
    pose.offset.dx = -half
    let turn = pose.cue(for: leaf.view, isAway: false)
    var cue = Cue(
      away: {
        turn.away()
        leaf.shade(0, 0.7)
      },
      home: {
        turn.home()
        leaf.shade(0.7, 0)
      })
    (cue.span, cue.timing) = (span, .curve(.linear))
    return cue
  }

  private func carry(
    _ carrier: UIView, by way: Double, during span: ClosedRange<Double>
  ) -> Cue {
    let place = carrier.center
    var cue = Cue(
      away: { carrier.center = place },
      home: { carrier.center.x = place.x + way })
    (cue.span, cue.timing) = (span, .curve(.linear))
    return cue
  }
}

/// A soft shadow, dark where the paper is.
private final class PageShadow: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  var isMirrored = false {
    didSet {
      guard let gradient = layer as? CAGradientLayer else { return }
      gradient.colors = [0.4, 0.12, 0].map { UIColor.black.withAlphaComponent($0).cgColor }
      gradient.startPoint = CGPoint(x: isMirrored ? 1 : 0, y: 0.5)
      gradient.endPoint = CGPoint(x: isMirrored ? 0 : 1, y: 0.5)
    }
  }
}

extension PieceTransition {
  /// The old screen rolls off like a page, and its back is paper.
  public static func pageCurl() -> PieceTransition {
    PieceTransition(Together(Curl(), Veil(.front, 0.25)), duration: 0.9)
  }
}
