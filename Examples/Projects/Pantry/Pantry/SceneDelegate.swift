//
//  SceneDelegate.swift
//  Pantry
//
//  Created by Ines Carvalho on 04/03/2024.
//

import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        // The window comes from Main.storyboard.
        guard scene is UIWindowScene else { return }
        let raw = UserDefaults.standard.integer(forKey: DefaultsKey.appearance)
        window?.overrideUserInterfaceStyle = UIUserInterfaceStyle(rawValue: raw) ?? .unspecified
    }

    func apply(_ style: UIUserInterfaceStyle) {
        guard let window else { return }
        UserDefaults.standard.set(style.rawValue, forKey: DefaultsKey.appearance)
        UIView.transition(with: window, duration: 0.4, options: .transitionCrossDissolve) {
            window.overrideUserInterfaceStyle = style
        }
    }
}
