//
//  SceneDelegate.swift
//  SlideKitDemo
//
//  Created by Teodor Lindqvist on 2023-10-02.
//

import UIKit
import Palette

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }

        let menu = MenuViewController(palette: .harbour)
        let navigation = UINavigationController(rootViewController: menu)
        navigation.navigationBar.prefersLargeTitles = true

        let window = UIWindow(windowScene: windowScene)
        window.tintColor = UIColor(named: "Ink")
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        self.window = window
    }
}
