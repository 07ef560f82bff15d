//
//  AccountsCoordinator.swift
//  Banking
//
//  Created by Noor Haddad on 01.10.24.
//

import TransitionKit
import UIKit

@MainActor
final class AccountsCoordinator: NSObject, Coordinator {

    var children: [any Coordinator] = []
    var didSignOut: (() -> Void)?

    let navigationController = UINavigationController()

    private let service: any BankService
    private let customer: Customer
    private let navigator = SharedElementNavigator()
    private var sheet: SheetTransition?
    private var accountsViewModel: AccountsViewModel?

    init(service: any BankService, customer: Customer) {
        self.service = service
        self.customer = customer
        super.init()
    }

    func start() {
        let viewModel = AccountsViewModel(service: service, customer: customer)
        accountsViewModel = viewModel
        let controller = AccountsViewController(viewModel: viewModel)
        controller.delegate = self
        navigationController.navigationBar.prefersLargeTitles = true
        navigationController.delegate = navigator
        navigationController.setViewControllers([controller], animated: false)
    }

    private func showTransaction(_ transaction: Transaction) {
        let controller = TransactionDetailViewController(transaction: transaction)
        controller.didFinish = { [weak controller] in
            controller?.dismiss(animated: true)
        }
        let sheet = SheetTransition(configuration: .init(heightFraction: 0.55))
        sheet.didDismiss = { [weak self] in
            self?.sheet = nil
        }
        sheet.attach(to: controller)
        self.sheet = sheet
        navigationController.present(controller, animated: true)
    }

    private func startTransfer(accounts: [Account]) {
        let transfer = TransferCoordinator(service: service, accounts: accounts, presenter: navigationController)
        transfer.didFinish = { [weak self, weak transfer] receipt in
            guard let self, let transfer else { return }
            self.removeChild(transfer)
            if receipt != nil, let viewModel = self.accountsViewModel {
                Task { await viewModel.load() }
            }
        }
        addChild(transfer)
        transfer.start()
    }
}

extension AccountsCoordinator: AccountsViewControllerDelegate {

    func accountsViewController(_ controller: AccountsViewController, didSelect account: Account) {
        let viewModel = AccountDetailViewModel(account: account, service: service)
        let detail = AccountDetailViewController(viewModel: viewModel)
        detail.didSelectTransaction = { [weak self] transaction in
            self?.showTransaction(transaction)
        }
        navigationController.pushViewController(detail, animated: true)
    }

    func accountsViewControllerDidRequestTransfer(_ controller: AccountsViewController, accounts: [Account]) {
        startTransfer(accounts: accounts)
    }

    func accountsViewControllerDidSignOut(_ controller: AccountsViewController) {
        didSignOut?()
    }
}
