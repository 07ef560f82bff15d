//
//  RootViewController.swift
//  Drift
//

import UIKit

/// The tabs, and above them the card with the player.
final class RootViewController: UIViewController {

    private let tabs: UITabBarController
    private let card: PlayerCardViewController

    init(tabs: UITabBarController, card: PlayerCardViewController) {
        self.tabs = tabs
        self.card = card
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .canvas
        embed(tabs)
        embed(card)
        // Room for the small card at the lower edge of every list.
        for child in tabs.viewControllers ?? [] {
            child.additionalSafeAreaInsets.bottom = PlayerCardViewController.collapsedHeight + 16
        }
    }

    private func embed(_ child: UIViewController) {
        addChild(child)
        child.view.frame = view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // The bar finds its place only when the tabs lay themselves out.
        tabs.view.layoutIfNeeded()
        let tabBar = tabs.tabBar
        card.dockTop = tabBar.convert(tabBar.bounds, to: view).minY
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        view.setNeedsLayout()
    }

    override var childForStatusBarStyle: UIViewController? { tabs }
}
