import TransitionGallery
import UIKit

/// Shows a transition on its own screens, in a window over the application's.
@MainActor
final class Player {
  private let settings: Settings
  private var window: PlayerWindow?
  private var performance: Performance?

  init(settings: Settings) { self.settings = settings }

  func play(_ item: GalleryItem, in scene: UIWindowScene) {
    let window = PlayerWindow(windowScene: scene)
    window.tintColor = .systemIndigo
    window.windowLevel = .normal + 1
    window.overrideUserInterfaceStyle = settings.appearance
    window.remote.show(item)
    window.remote.closeButton.addTarget(self, action: #selector(close), for: .touchUpInside)
    window.remote.playButton.addTarget(self, action: #selector(goOn), for: .touchUpInside)
    self.window = window
    let performance = Performance(item, in: window)
    self.performance = performance
    window.makeKeyAndVisible()
    performance.begin()
    comeIn(window)
  }

  private func comeIn(_ window: UIWindow) {
    window.alpha = 0
    UIView.animate(withDuration: 0.25) {
      window.alpha = 1
    } completion: { [weak self] _ in
      guard let self, window === self.window else { return }
      // All that moves in the window follows the time of its layer.
      window.layer.speed = self.settings.speed.factor
      if self.settings.startsAtOnce { self.goOn() }
    }
  }

  @objc private func goOn() { performance?.goOn() }

  @objc private func close() {
    guard let window else { return }
    self.window = nil
    performance = nil
    window.layer.speed = 1
    UIView.animate(withDuration: 0.25) {
      window.alpha = 0
    } completion: { _ in
      window.isHidden = true
    }
  }
}
