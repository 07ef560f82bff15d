//
//  SceneDelegate.swift
//  Recipes
//
//  Created by Paula Winter on 14.03.22.
//

import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let _ = (scene as? UIWindowScene) else { return }
        window?.tintColor = UIColor(named: "AccentColor")
        window?.overrideUserInterfaceStyle = Preferences.appearance.interfaceStyle

        NotificationCenter.default.addObserver(self,
                                               selector: #selector(appearanceDidChange),
                                               name: Preferences.appearanceDidChange,
                                               object: nil)
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        UIApplication.shared.isIdleTimerDisabled = Preferences.keepsScreenOn
    }

    func sceneWillResignActive(_ scene: UIScene) {
        UIApplication.shared.isIdleTimerDisabled = false
    }

    @objc private func appearanceDidChange() {
        guard let window = window else { return }
        UIView.transition(with: window, duration: 0.25, options: .transitionCrossDissolve, animations: {
            window.overrideUserInterfaceStyle = Preferences.appearance.interfaceStyle
        }, completion: nil)
    }
}
