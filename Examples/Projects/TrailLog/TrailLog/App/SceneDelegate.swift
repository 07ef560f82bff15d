//
//  SceneDelegate.swift
//  TrailLog
//

import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?
    private var observation: NSKeyValueObservation?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let _ = (scene as? UIWindowScene) else { return }
        // The storyboard has made the window already. We only follow the theme.
        observation = UserDefaults.standard.observe(\.appTheme, options: [.initial, .new]) { [weak self] defaults, _ in
            let style = UIUserInterfaceStyle(rawValue: defaults.appTheme) ?? .unspecified
            DispatchQueue.main.async {
                guard let window = self?.window else { return }
                UIView.transition(with: window, duration: 0.3, options: .transitionCrossDissolve, animations: {
                    window.overrideUserInterfaceStyle = style
                }, completion: nil)
            }
        }
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        TrailStore.shared.save()
    }
}
