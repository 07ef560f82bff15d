//
//  SceneDelegate.swift
//  Greenhouse
//
//  Created by Ines Okafor on 14.02.22.
//

import Combine
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?

    private var subscriptions: Set<AnyCancellable> = []

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard scene is UIWindowScene else { return }
        window?.tintColor = UIColor(named: "AccentColor")

        // The tab with the schedule shows how many plants want water today.
        GardenStore.shared.$schedule
            .receive(on: DispatchQueue.main)
            .sink { [weak self] _ in self?.updateBadge() }
            .store(in: &subscriptions)
    }

    private func updateBadge() {
        guard let tabs = window?.rootViewController as? UITabBarController else { return }
        let due = GardenStore.shared.duePlants.count
        tabs.viewControllers?[1].tabBarItem.badgeValue = due > 0 ? "\(due)" : nil
    }
}
