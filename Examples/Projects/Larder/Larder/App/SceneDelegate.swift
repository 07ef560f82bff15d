//
//  SceneDelegate.swift
//  Larder
//

import UIKit
import DesignKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?
    private var coordinator: AppCoordinator?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.tintColor = Theme.Color.accent
        let coordinator = AppCoordinator()
        window.rootViewController = coordinator.start()
        window.makeKeyAndVisible()
        self.window = window
        self.coordinator = coordinator
    }
}
