import TransitionGallery
import UIKit

/// The window with the list, and the player that comes over it.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let settings = Settings()
  private lazy var player = Player(settings: settings)

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let list = CatalogueViewController(settings: settings) { [weak self, weak scene] item in
      if let scene { self?.player.play(item, in: scene) }
    }
    let window = UIWindow(windowScene: scene)
    window.tintColor = .systemIndigo
    window.rootViewController = UINavigationController(rootViewController: list)
    window.makeKeyAndVisible()
    self.window = window
  }
}
