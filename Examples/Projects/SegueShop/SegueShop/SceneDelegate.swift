//
//  SceneDelegate.swift
//  SegueShop
//
//  Created by Mirela Okafor on 11/9/24.
//

import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        // The window and its root come from UISceneStoryboardFile.
        guard let _ = (scene as? UIWindowScene) else { return }
        window?.overrideUserInterfaceStyle = .light
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        // The shop keeps its cart only as long as it runs.
    }
}
