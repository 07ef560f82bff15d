//
//  SceneDelegate.swift
//  Banking
//
//  Created by Noor Haddad on 01.10.24.
//

import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?
    private var coordinator: AppCoordinator?
    private var privacyView: UIVisualEffectView?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.tintColor = UIColor(resource: .accent)
        self.window = window

        let coordinator = AppCoordinator(window: window, service: DemoBankService())
        self.coordinator = coordinator
        coordinator.start()
        window.makeKeyAndVisible()
    }

    // The balance must not be readable in the app switcher.

    func sceneWillResignActive(_ scene: UIScene) {
        guard let window, privacyView == nil else { return }
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
        view.frame = window.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(view)
        privacyView = view
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        guard let view = privacyView else { return }
        privacyView = nil
        UIView.animate(withDuration: 0.2, animations: {
            view.alpha = 0
        }, completion: { _ in
            view.removeFromSuperview()
        })
    }
}
