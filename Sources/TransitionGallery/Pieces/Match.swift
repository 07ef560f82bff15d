import UIKit

/// A screen with parts that have their counterparts on other screens.
@MainActor
public protocol MatchedScreen: UIViewController {
  /// The part with a name, in place on this screen; nil where there is none.
  func matchedView(named name: String) -> UIView?
}

/// Parts that both screens have fly from their places on one to their places on the other.
///
/// Pictures fill the space that they have on the way, as `scaleAspectFill` does; where both ends show
/// the same picture, one flies. Labels keep their shape, grow with their fonts, and stay at the side
/// where they begin; the words of one end have faded before those of the other are read. A part that one screen lacks stays where it is.
public struct Match: Piece {
  private let names: [String]

  /// - Parameter names: The parts, from back to front.
  public init(_ names: String...) { self.names = names }

  public func cues(in scene: TransitionScene) -> [Cue] {
    names.flatMap { name in
      guard let away = scene.part(named: name, of: .back),
        let home = scene.part(named: name, of: .front)
      else { return [Cue]() }
      return Flight(from: away, to: home, in: scene)?.cues ?? []
    }
  }
}

/// A part of the screen beneath is not there while the new screen is, or is coming.
public struct Lift: Piece {
  private let name: String

  public init(_ name: String) { self.name = name }

  public func cues(in scene: TransitionScene) -> [Cue] {
    guard let part = scene.part(named: name, of: .back) else { return [] }
    let alpha = part.alpha
    // What covers it covers it at once; its shadow goes as what covers it grows.
    return [
      Cue(
        away: { part.alpha = alpha }, home: { part.alpha = 0 }, strike: { part.alpha = alpha })
    ]
  }
}

/// The new screen's ground begins in the colour of a part of the screen beneath.
public struct Repaint: Piece {
  private let name: String

  public init(_ name: String) { self.name = name }

  public func cues(in scene: TransitionScene) -> [Cue] {
    guard let view = scene.front,
      let color = scene.part(named: name, of: .back)?.backgroundColor
    else { return [] }
    let own = view.backgroundColor
    return [
      Cue(
        away: { view.backgroundColor = color }, home: { view.backgroundColor = own },
        strike: { view.backgroundColor = own })
    ]
  }
}

/// A part of the new screen that comes after the rest and goes before it.
public struct Arrive: Piece {
  private let name: String
  private let isRaised: Bool

  /// - Parameter isRaised: Whether it does so above what flies, as a picture of itself.
  public init(_ name: String, isRaised: Bool = false) {
    self.name = name
    self.isRaised = isRaised
  }

  public func cues(in scene: TransitionScene) -> [Cue] {
    guard let part = scene.part(named: name, of: .front) else { return [] }
    let alpha = part.alpha
    let picture = isRaised ? scene.picture(of: part) : nil
    if let picture {
      picture.frame = part.convert(part.bounds, to: scene.container)
      scene.container.addSubview(picture)
      part.alpha = 0
    }
    let (shown, full) = picture.map { ($0, 1) } ?? (part, alpha)
    return [
      Cue(
        away: { shown.alpha = 0 }, home: { shown.alpha = full },
        strike: {
          part.alpha = alpha
          picture?.removeFromSuperview()
        })
    ]
  }
}

/// One part on its way: what shows of both ends in a frame, one dissolving into the other.
@MainActor
private struct Flight {
  let cues: [Cue]

  init?(from away: UIView, to home: UIView, in scene: TransitionScene) {
    let isText = away is UILabel && home is UILabel
    let shared = Self.sharedPicture(of: away, home)
    guard let last = shared ?? scene.picture(of: home),
      let first = shared == nil ? scene.picture(of: away) : UIView()
    else { return nil }
    let (start, end) = (
      away.convert(away.bounds, to: scene.container), home.convert(home.bounds, to: scene.container)
    )
    let carrier = UIView(frame: start)
    carrier.clipsToBounds = !isText
    let (awayCorners, homeCorners) = (SeenCorners(of: away), SeenCorners(of: home))
    carrier.layer.maskedCorners = awayCorners.which.union(homeCorners.which)
    carrier.isUserInteractionEnabled = false
    [first, last].forEach(carrier.addSubview)
    scene.container.addSubview(carrier)
    let alphas = (away.alpha, home.alpha)
    (away.alpha, home.alpha) = (0, 0)
    let fit: (CGSize, CGSize, Bool) -> CGRect
    if isText { fit = Self.grow(away, home) } else { fit = Self.fill }
    let isShared = shared != nil
    let (grown, shrunk) = (
      fit(start.size, end.size, true),
      isShared ? CGRect(origin: .zero, size: start.size) : fit(end.size, start.size, false)
    )
    let flight = Cue(
      away: {
        (carrier.frame, carrier.layer.cornerRadius) = (start, awayCorners.radius)
        (first.frame, last.frame) = (CGRect(origin: .zero, size: start.size), shrunk)
      },
      home: {
        (carrier.frame, carrier.layer.cornerRadius) = (end, homeCorners.radius)
        (first.frame, last.frame) = (grown, CGRect(origin: .zero, size: end.size))
      },
      strike: {
        (away.alpha, home.alpha) = alphas
        carrier.removeFromSuperview()
      })
    let forward = scene.isForward
    cues =
      [flight]
      + (isShared ? [] : Self.dissolve(first, into: last, isText: isText, isForward: forward))
  }

  /// Words give way to each other; of pictures the one that comes lies over the other.
  private static func dissolve(
    _ first: UIView, into last: UIView, isText: Bool, isForward: Bool
  ) -> [Cue] {
    var (goes, comes) = (
      Cue(away: { first.alpha = 1 }, home: { first.alpha = isText ? 0 : 1 }),
      Cue(away: { last.alpha = 0 }, home: { last.alpha = 1 })
    )
    if isText {
      // Told forward: on the way back the words of the screen that goes are the first to fade. They
      // are gone before they have grown beyond what they stood on.
      (goes.span, comes.span) = isForward ? (0...0.12, 0.2...0.5) : (0.5...0.8, 0.85...1)
      (goes.timing, comes.timing) = (.curve(.linear), .curve(.linear))
    }
    return [goes, comes]
  }

  /// A view of the picture that both ends show, cropped as they crop it; nil where they do not.
  private static func sharedPicture(of away: UIView, _ home: UIView) -> UIView? {
    guard let away = away as? UIImageView, let home = home as? UIImageView,
      let image = home.image, away.image == image,
      away.contentMode == .scaleAspectFill, home.contentMode == .scaleAspectFill
    else { return nil }
    let picture = UIImageView(image: image)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    return picture
  }

  /// Where a picture of one size fills another, about the middle.
  private static func fill(_ size: CGSize, _ space: CGSize, _: Bool) -> CGRect {
    let scale = max(
      space.width / max(size.width, 1), space.height / max(size.height, 1))
    let filled = CGSize(width: size.width * scale, height: size.height * scale)
    return CGRect(
      x: (space.width - filled.width) / 2, y: (space.height - filled.height) / 2,
      width: filled.width, height: filled.height)
  }

  /// Where words stand once their letters have the size of the other label's.
  private static func grow(
    _ away: UIView, _ home: UIView
  ) -> (CGSize, CGSize, Bool) -> CGRect {
    let sizes = [away, home].map { ($0 as? UILabel)?.font.pointSize ?? 17 }
    let isMirrored = home.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return { size, space, isForward in
      let scale = isForward ? sizes[1] / sizes[0] : sizes[0] / sizes[1]
      let width = size.width * scale
      return CGRect(
        x: isMirrored ? space.width - width : 0, y: 0, width: width, height: size.height * scale)
    }
  }
}

/// The round corners that one sees of a view: its own, or those of the view that clips it.
@MainActor
private struct SeenCorners {
  var radius: CGFloat = 0
  var which: CACornerMask = []

  init(of view: UIView) {
    if view.layer.cornerRadius > 0 {
      (radius, which) = (view.layer.cornerRadius, view.layer.maskedCorners)
    } else if let around = view.superview, around.clipsToBounds, around.layer.cornerRadius > 0,
      view.frame.width == around.bounds.width
    {
      radius = around.layer.cornerRadius
      if view.frame.minY == 0 { which = [.layerMinXMinYCorner, .layerMaxXMinYCorner] }
      if view.frame.maxY == around.bounds.maxY {
        which.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
      }
    }
  }
}
