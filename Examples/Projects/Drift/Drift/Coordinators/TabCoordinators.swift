//
//  TabCoordinators.swift
//  Drift
//

import UIKit

@MainActor
final class HistoryCoordinator: Coordinator {

    var onReplay: ((Soundscape.ID) -> Void)?

    private let navigationController = UINavigationController()
    private let history: HistoryStore

    var rootViewController: UIViewController { navigationController }

    init(history: HistoryStore) {
        self.history = history
    }

    func start() {
        let controller = HistoryViewController(viewModel: HistoryViewModel(store: history))
        controller.onSelect = { [weak self] id in self?.onReplay?(id) }
        navigationController.tabBarItem = UITabBarItem(
            title: String(localized: "History"),
            image: UIImage(systemName: "clock.arrow.circlepath"),
            tag: 1
        )
        navigationController.navigationBar.prefersLargeTitles = true
        navigationController.setViewControllers([controller], animated: false)
    }
}

@MainActor
final class SettingsCoordinator: Coordinator {

    var onShowAbout: (() -> Void)?

    private let navigationController = UINavigationController()
    private let preferences: Preferences
    private let history: HistoryStore

    var rootViewController: UIViewController { navigationController }

    init(preferences: Preferences, history: HistoryStore) {
        self.preferences = preferences
        self.history = history
    }

    func start() {
        let controller = SettingsViewController(preferences: preferences)
        controller.onShowAbout = { [weak self] in self?.onShowAbout?() }
        controller.onClearHistory = { [history] in
            Task { await history.clear() }
        }
        navigationController.tabBarItem = UITabBarItem(
            title: String(localized: "Settings"),
            image: UIImage(systemName: "slider.horizontal.3"),
            tag: 2
        )
        navigationController.navigationBar.prefersLargeTitles = true
        navigationController.setViewControllers([controller], animated: false)
    }
}
