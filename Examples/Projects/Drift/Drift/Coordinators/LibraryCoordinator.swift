//
//  LibraryCoordinator.swift
//  Drift
//

import UIKit

@MainActor
final class LibraryCoordinator: NSObject, Coordinator {

    var onPlay: (() -> Void)?

    private let navigationController = UINavigationController()
    private let service: any SoundscapeLoading
    private let player: PlayerViewModel

    var rootViewController: UIViewController { navigationController }

    init(service: any SoundscapeLoading, player: PlayerViewModel) {
        self.service = service
        self.player = player
        super.init()
    }

    func start() {
        let library = LibraryViewController(viewModel: LibraryViewModel(service: service), player: player)
        library.onSelect = { [weak self] soundscape in self?.showDetail(of: soundscape) }
        library.onPlay = { [weak self] soundscape in self?.play(soundscape) }
        navigationController.tabBarItem = UITabBarItem(
            title: String(localized: "Library"),
            image: UIImage(systemName: "water.waves"),
            tag: 0
        )
        navigationController.navigationBar.prefersLargeTitles = true
        navigationController.delegate = self
        navigationController.setViewControllers([library], animated: false)
    }

    private func showDetail(of soundscape: Soundscape) {
        let detail = SoundscapeDetailViewController(soundscape: soundscape, player: player)
        detail.onPlay = { [weak self] soundscape in self?.play(soundscape) }
        navigationController.pushViewController(detail, animated: true)
    }

    private func play(_ soundscape: Soundscape) {
        player.load(soundscape, startPlaying: true)
        onPlay?()
    }
}

extension LibraryCoordinator: UINavigationControllerDelegate {

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        switch operation {
        case .push: DepthNavigationAnimator(isPushing: true)
        case .pop: DepthNavigationAnimator(isPushing: false)
        default: nil
        }
    }
}
