//
//  CardsCoordinator.swift
//  Banking
//
//  Created by Noor Haddad on 01.10.24.
//

import UIKit

@MainActor
final class CardsCoordinator: Coordinator {

    var children: [any Coordinator] = []

    let navigationController = UINavigationController()

    private let service: any BankService

    init(service: any BankService) {
        self.service = service
    }

    func start() {
        let controller = CardsViewController(viewModel: CardsViewModel(service: service))
        navigationController.navigationBar.prefersLargeTitles = true
        navigationController.setViewControllers([controller], animated: false)
    }
}
