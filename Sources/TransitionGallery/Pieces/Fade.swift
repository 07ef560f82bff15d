import UIKit

/// A screen that is invisible while it is away.
public struct Fade: Piece {
  private let actor: Actor
  private let alpha: CGFloat

  /// - Parameter alpha: How much of it shows when the screen is away, or covered: 0 to 1.
  public init(_ actor: Actor, to alpha: CGFloat = 0) {
    self.actor = actor
    self.alpha = alpha
  }

  public func cues(in scene: TransitionScene) -> [Cue] {
    guard let view = scene.view(of: actor) else { return [] }
    let full = view.alpha
    let faint = { view.alpha = full * alpha }
    let plain = { view.alpha = full }
    return [actor == .front ? Cue(away: faint, home: plain) : Cue(away: plain, home: faint)]
  }
}

/// A veil between the two screens while the new one is there.
public struct Dim: Piece {
  private let color: UIColor

  /// - Parameter alpha: Of black, 0 to 1.
  public init(_ alpha: CGFloat) { color = UIColor.black.withAlphaComponent(alpha) }

  public init(_ color: UIColor) { self.color = color }

  public func cues(in scene: TransitionScene) -> [Cue] {
    let veil = UIView(frame: scene.container.bounds)
    veil.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    veil.backgroundColor = color
    scene.addBetween(veil)
    return [
      Cue(
        away: { veil.alpha = 0 }, home: { veil.alpha = 1 },
        strike: { veil.removeFromSuperview() })
    ]
  }
}

/// What lies beneath goes out of focus while the new screen is there.
public struct Blur: Piece {
  private let style: UIBlurEffect.Style

  public init(_ style: UIBlurEffect.Style = .regular) { self.style = style }

  public func cues(in scene: TransitionScene) -> [Cue] {
    let lens = UIVisualEffectView(effect: nil)
    lens.frame = scene.container.bounds
    lens.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scene.addBetween(lens)
    return [
      Cue(
        away: { lens.effect = nil }, home: { lens.effect = UIBlurEffect(style: style) },
        strike: { lens.removeFromSuperview() })
    ]
  }
}

/// A shade over one screen, which goes and comes with it.
public struct Veil: Piece {
  private let actor: Actor
  private let alpha: CGFloat
  private let light: Move.Side?

  /// - Parameters:
  ///   - alpha: Of black while the screen is away, or covered: 0 to 1.
  ///   - light: The side, left or right or an end of reading, on which it is less dark; nil for
  ///     an even shade.
  public init(_ actor: Actor, _ alpha: CGFloat, lit light: Move.Side? = nil) {
    self.actor = actor
    self.alpha = alpha
    self.light = light
  }

  public func cues(in scene: TransitionScene) -> [Cue] {
    guard let view = scene.view(of: actor) else { return [] }
    let veil = Shade(frame: view.bounds)
    veil.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let way = light?.way(in: scene.container, share: 1).dx ?? 0
    veil.cast(way == 0 ? 0 : way < 0 ? 0.6 : -0.6)
    veil.isUserInteractionEnabled = false
    view.addSubview(veil)
    let (dark, clear) = ({ veil.alpha = alpha }, { veil.alpha = 0 })
    let strike = { veil.removeFromSuperview() }
    return [
      actor == .front
        ? Cue(away: dark, home: clear, strike: strike)
        : Cue(away: clear, home: dark, strike: strike)
    ]
  }
}

/// A colour behind both screens, where they leave gaps; the window's shows without it.
public struct Ground: Piece {
  private let actor: Actor?
  private let color: UIColor

  /// The colour of one of the screens.
  public init(_ actor: Actor) { (self.actor, color) = (actor, .systemBackground) }

  public init(_ color: UIColor) { (actor, self.color) = (nil, color) }

  public func cues(in scene: TransitionScene) -> [Cue] {
    // The container's own: a view would stand in space, and screens that turn would go through it.
    let (container, former) = (scene.container, scene.container.backgroundColor)
    container.backgroundColor = actor.flatMap { scene.view(of: $0)?.backgroundColor } ?? color
    return [Cue(away: {}, home: {}, strike: { container.backgroundColor = former })]
  }
}

extension UIColor {
  /// What is behind screens that leave a corner free: the status bar of a plain screen can be read on it.
  public static let backstage = UIColor { traits in
    traits.userInterfaceStyle == .dark ? .black : UIColor(white: 0.82, alpha: 1)
  }
}
