//
//  TransferCoordinator.swift
//  Banking
//
//  Created by Noor Haddad on 01.10.24.
//

import UIKit

/// Three screens in a sheet. Lives as a child of the accounts as long as the sheet is up.
@MainActor
final class TransferCoordinator: NSObject, Coordinator {

    var children: [any Coordinator] = []

    /// Nil when the person gave up.
    var didFinish: ((Receipt?) -> Void)?

    private let service: any BankService
    private let accounts: [Account]
    private weak var presenter: UIViewController?
    private let navigationController = UINavigationController()
    private var receipt: Receipt?

    init(service: any BankService, accounts: [Account], presenter: UIViewController) {
        self.service = service
        self.accounts = accounts
        self.presenter = presenter
        super.init()
    }

    func start() {
        let viewModel = TransferFormViewModel(accounts: accounts)
        let form = TransferFormViewController(viewModel: viewModel)
        form.didContinue = { [weak self] order in
            self?.showConfirmation(for: order)
        }
        form.didCancel = { [weak self] in
            self?.close()
        }
        navigationController.setViewControllers([form], animated: false)
        navigationController.modalPresentationStyle = .pageSheet
        if let sheet = navigationController.sheetPresentationController {
            sheet.detents = [.large()]
            sheet.prefersGrabberVisible = true
        }
        navigationController.presentationController?.delegate = self
        presenter?.present(navigationController, animated: true)
    }

    private func showConfirmation(for order: TransferOrder) {
        let viewModel = TransferConfirmViewModel(order: order, service: service)
        let confirm = TransferConfirmViewController(viewModel: viewModel)
        confirm.didConfirm = { [weak self] receipt in
            self?.showResult(receipt)
        }
        navigationController.pushViewController(confirm, animated: true)
    }

    private func showResult(_ receipt: Receipt) {
        self.receipt = receipt
        let result = TransferResultViewController(receipt: receipt)
        result.didFinish = { [weak self] in
            self?.close()
        }
        navigationController.setViewControllers([result], animated: true)
    }

    private func close() {
        presenter?.dismiss(animated: true) { [weak self] in
            guard let self else { return }
            self.didFinish?(self.receipt)
        }
    }
}

extension TransferCoordinator: UIAdaptivePresentationControllerDelegate {
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        didFinish?(receipt)
    }
}
