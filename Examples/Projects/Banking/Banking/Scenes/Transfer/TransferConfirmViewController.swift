//
//  TransferConfirmViewController.swift
//  Banking
//
//  Created by Noor Haddad on 01.10.24.
//

import Combine
import TransitionKit
import UIKit

final class TransferConfirmViewController: UIViewController {

    var didConfirm: ((Receipt) -> Void)?

    @IBOutlet private weak var summaryView: UIView!
    @IBOutlet private weak var amountLabel: UILabel!
    @IBOutlet private weak var fromLabel: UILabel!
    @IBOutlet private weak var arrowView: UIImageView!
    @IBOutlet private weak var toLabel: UILabel!
    @IBOutlet private weak var messageLabel: UILabel!
    @IBOutlet private weak var errorLabel: UILabel!
    @IBOutlet private weak var confirmButton: UIButton!

    private let viewModel: TransferConfirmViewModel
    private var cancellables = Set<AnyCancellable>()

    init(viewModel: TransferConfirmViewModel) {
        self.viewModel = viewModel
        super.init(nibName: "TransferConfirmViewController", bundle: nil)
        title = String(localized: "confirm.title")
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let order = viewModel.order
        summaryView.layer.cornerRadius = 20
        summaryView.layer.cornerCurve = .continuous
        amountLabel.text = order.amount.formatted
        fromLabel.text = order.source.name
        toLabel.text = order.recipient
        messageLabel.text = order.message
        messageLabel.isHidden = order.message.isEmpty
        confirmButton.configuration?.title = String(localized: "confirm.send \(order.amount.formatted)")

        viewModel.$state
            .receive(on: RunLoop.main)
            .sink { [weak self] state in
                self?.show(state)
            }
            .store(in: &cancellables)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        arrowView.transform = CGAffineTransform(translationX: 0, y: -6)
        UIView.animate(withDuration: 0.7, delay: 0, options: [.repeat, .autoreverse, .curveEaseInOut]) {
            self.arrowView.transform = CGAffineTransform(translationX: 0, y: 6)
        }
    }

    private func show(_ state: TransferConfirmViewModel.State) {
        confirmButton.setBusy(state == .sending)
        navigationItem.hidesBackButton = state == .sending
        isModalInPresentation = state == .sending
        if case .failed(let message) = state {
            errorLabel.text = message
            errorLabel.isHidden = false
            summaryView.shake()
        } else {
            errorLabel.isHidden = true
        }
    }

    @IBAction private func confirm(_ sender: UIButton) {
        Task {
            if let receipt = await viewModel.send() {
                didConfirm?(receipt)
            }
        }
    }
}
