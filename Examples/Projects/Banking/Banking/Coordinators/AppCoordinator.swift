//
//  AppCoordinator.swift
//  Banking
//
//  Created by Noor Haddad on 01.10.24.
//

import TransitionKit
import UIKit

@MainActor
final class AppCoordinator: Coordinator {

    var children: [any Coordinator] = []

    private let window: UIWindow
    private let service: any BankService

    init(window: UIWindow, service: any BankService) {
        self.window = window
        self.service = service
    }

    func start() {
        showLogin(style: .none)
    }

    private func showLogin(style: RootTransition.Style) {
        let login = LoginCoordinator(service: service)
        login.didSignIn = { [weak self, weak login] customer in
            guard let self, let login else { return }
            self.removeChild(login)
            self.showMain(for: customer)
        }
        addChild(login)
        login.start()
        RootTransition.replaceRoot(of: window, with: login.rootViewController, style: style)
    }

    private func showMain(for customer: Customer) {
        let main = MainCoordinator(service: service, customer: customer)
        main.didSignOut = { [weak self, weak main] in
            guard let self, let main else { return }
            self.removeChild(main)
            self.showLogin(style: .slideUp)
        }
        addChild(main)
        main.start()
        RootTransition.replaceRoot(of: window, with: main.tabBarController, style: .zoomFade)
    }
}

// MARK: - Login

@MainActor
final class LoginCoordinator: Coordinator {

    var children: [any Coordinator] = []
    var didSignIn: ((Customer) -> Void)?

    private let service: any BankService
    private(set) var rootViewController = UIViewController()

    init(service: any BankService) {
        self.service = service
    }

    func start() {
        let viewModel = LoginViewModel(service: service)
        viewModel.didSignIn = { [weak self] customer in
            self?.didSignIn?(customer)
        }
        rootViewController = LoginViewController(viewModel: viewModel)
    }
}

// MARK: - Tabs

@MainActor
final class MainCoordinator: Coordinator {

    var children: [any Coordinator] = []
    var didSignOut: (() -> Void)?

    let tabBarController = UITabBarController()

    private let service: any BankService
    private let customer: Customer

    init(service: any BankService, customer: Customer) {
        self.service = service
        self.customer = customer
    }

    func start() {
        let accounts = AccountsCoordinator(service: service, customer: customer)
        accounts.didSignOut = { [weak self] in
            self?.didSignOut?()
        }
        let cards = CardsCoordinator(service: service)

        for child in [accounts, cards] as [any Coordinator] {
            addChild(child)
            child.start()
        }

        accounts.navigationController.tabBarItem = UITabBarItem(title: String(localized: "accounts.title"), image: UIImage(systemName: "eurosign.circle"), selectedImage: UIImage(systemName: "eurosign.circle.fill"))
        cards.navigationController.tabBarItem = UITabBarItem(title: String(localized: "cards.title"), image: UIImage(systemName: "creditcard"), selectedImage: UIImage(systemName: "creditcard.fill"))
        tabBarController.viewControllers = [accounts.navigationController, cards.navigationController]
    }
}
