//
//  AppCoordinator.swift
//  Drift
//

import UIKit

@MainActor
final class AppCoordinator {

    private let window: UIWindow
    private let library = LibraryService()
    private let history = HistoryStore()
    private let preferences = Preferences()
    private let player: PlayerViewModel
    private let panelTransition = PanelTransition()

    private var children: [any Coordinator] = []
    private var card: PlayerCardViewController?
    private var appearanceObservation: Observing?

    init(window: UIWindow) {
        self.window = window
        player = PlayerViewModel(history: history)
    }

    func start() {
        let libraryCoordinator = LibraryCoordinator(service: library, player: player)
        libraryCoordinator.onPlay = { [weak self] in self?.card?.nudge() }

        let historyCoordinator = HistoryCoordinator(history: history)
        historyCoordinator.onReplay = { [weak self] id in self?.replay(id) }

        let settingsCoordinator = SettingsCoordinator(preferences: preferences, history: history)
        settingsCoordinator.onShowAbout = { [weak self] in self?.presentPanel(AboutViewController()) }

        children = [libraryCoordinator, historyCoordinator, settingsCoordinator]
        children.forEach { $0.start() }

        let tabs = UITabBarController()
        tabs.viewControllers = children.map { $0.rootViewController }

        let card = PlayerCardViewController(player: player)
        card.onShowTimer = { [weak self] in self?.showTimer() }
        self.card = card

        window.rootViewController = RootViewController(tabs: tabs, card: card)
        window.tintColor = .accent
        window.makeKeyAndVisible()

        appearanceObservation = Observing { [weak self] in
            guard let self else { return }
            window.overrideUserInterfaceStyle = preferences.appearance.interfaceStyle
        }

        Task { await loadFirstSoundscape() }
    }

    private func loadFirstSoundscape() async {
        guard let first = try? await library.soundscapes().first else { return }
        player.load(first, startPlaying: false)
    }

    private func replay(_ id: Soundscape.ID) {
        Task {
            guard let found = try? await library.soundscapes().first(where: { $0.id == id }) else { return }
            player.load(found, startPlaying: true)
            card?.nudge()
        }
    }

    // MARK: Panels

    private func showTimer() {
        let timer = SleepTimerViewController(selectedMinutes: player.timerMinutes)
        timer.onSelect = { [weak self] minutes in self?.player.setTimer(minutes: minutes) }
        presentPanel(timer)
    }

    private func presentPanel(_ controller: UIViewController) {
        controller.modalPresentationStyle = .custom
        controller.transitioningDelegate = panelTransition
        window.rootViewController?.present(controller, animated: true)
    }
}
