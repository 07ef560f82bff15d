import QuartzCore
import Raster
import Rehearsal
import UIKit

/// A stage whose upper left 100 × 100 points are looked at: a busy ground, and something on it.
@MainActor
final class EffectRig {
  let stage: Stage
  let ground = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init(appearance: UIUserInterfaceStyle = .light) {
    stage = Stage(scale: 1, appearance: appearance)
    stage.perform {
      ground.backgroundColor = .white
      ground.clipsToBounds = true
      for index in 0..<5 {
        let stripe = UIView(frame: CGRect(x: 20 * index, y: 0, width: 10, height: 100))
        stripe.backgroundColor = index % 2 == 0 ? .systemOrange : .systemIndigo
        ground.addSubview(stripe)
      }
      stage.window.addSubview(ground)
    }
  }

  func picture() -> Bitmap {
    Renderer(scale: 1).draw(
      stage.frame(), width: 100, height: 100, background: RGBA(red: 1, green: 1, blue: 1))
  }

  var rules: [String] { stage.violations.map(\.rule) }
}

/// What effect views, masks and stretched snapshots look like.
struct EffectScene: Sendable {
  let name: String
  var appearance = UIUserInterfaceStyle.light
  let build: @MainActor (EffectRig) -> Void

  @MainActor func picture() -> Bitmap {
    let rig = EffectRig(appearance: appearance)
    build(rig)
    return rig.picture()
  }

  @MainActor private static func pane(_ effect: UIVisualEffect?) -> UIVisualEffectView {
    let view = UIVisualEffectView(effect: effect)
    view.frame = CGRect(x: 15, y: 15, width: 70, height: 70)
    view.layer.cornerRadius = 16
    view.clipsToBounds = true
    return view
  }

  private static func blur(
    _ name: String, _ style: UIBlurEffect.Style, _ appearance: UIUserInterfaceStyle = .light
  ) -> EffectScene {
    EffectScene(name: name, appearance: appearance) { rig in
      rig.stage.perform { rig.ground.addSubview(pane(UIBlurEffect(style: style))) }
    }
  }

  static let all: [EffectScene] = [
    blur("blur-light", .light), blur("blur-extra-light", .extraLight), blur("blur-dark", .dark),
    blur("blur-regular", .regular), blur("blur-regular-in-dark", .regular, .dark),
    blur("blur-prominent", .prominent),
    blur("blur-ultra-thin", .systemUltraThinMaterial),
    blur("blur-chrome-dark", .systemChromeMaterialDark),
    EffectScene(name: "blur-half-animated") { rig in
      let view = pane(nil)
      rig.stage.perform { rig.ground.addSubview(view) }
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        view.effect = UIBlurEffect(style: .light)
      }
      rig.stage.perform { animator.fractionComplete = 0.3 }
    },
    EffectScene(name: "vibrancy") { rig in
      let effect = UIBlurEffect(style: .systemThinMaterialDark)
      let view = pane(effect)
      let vibrant = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: effect))
      vibrant.frame = view.bounds
      let label = UILabel(frame: CGRect(x: 8, y: 10, width: 60, height: 50))
      (label.text, label.font) = ("Abc", .boldSystemFont(ofSize: 28))
      rig.stage.perform {
        vibrant.contentView.addSubview(label)
        view.contentView.addSubview(vibrant)
        rig.ground.addSubview(view)
      }
    },
    EffectScene(name: "view-mask") { rig in
      let mask = UIView(frame: CGRect(x: 20, y: 10, width: 60, height: 80))
      mask.backgroundColor = .black
      mask.layer.cornerRadius = 30
      rig.stage.perform { rig.ground.mask = mask }
    },
    EffectScene(name: "snapshot-caps") { rig in
      let card = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
      (card.backgroundColor, card.layer.cornerRadius) = (.systemTeal, 10)
      (card.layer.borderWidth, card.layer.borderColor) = (3, UIColor.black.cgColor)
      let snapshot = card.resizableSnapshotView(
        from: card.bounds, afterScreenUpdates: true,
        withCapInsets: UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12))
      snapshot?.frame = CGRect(x: 10, y: 20, width: 80, height: 60)
      rig.stage.perform { rig.ground.addSubview(snapshot!) }
    },
    EffectScene(name: "snapshot-blur") { rig in
      let view = pane(UIBlurEffect(style: .light))
      rig.stage.perform { rig.ground.addSubview(view) }
      rig.stage.perform {
        let part = rig.stage.window.resizableSnapshotView(
          from: CGRect(x: 0, y: 0, width: 100, height: 100), afterScreenUpdates: false,
          withCapInsets: .zero)!
        part.frame = CGRect(x: 0, y: 50, width: 50, height: 50)
        let alone = view.snapshotView(afterScreenUpdates: false)!
        alone.frame = CGRect(x: 50, y: 50, width: 50, height: 50)
        rig.ground.addSubview(part)
        rig.ground.addSubview(alone)
        view.removeFromSuperview()
      }
    },
  ]
}
