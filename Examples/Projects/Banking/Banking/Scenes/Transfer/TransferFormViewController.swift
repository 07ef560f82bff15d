//
//  TransferFormViewController.swift
//  Banking
//
//  Created by Noor Haddad on 01.10.24.
//

import Combine
import UIKit

final class TransferFormViewController: UIViewController {

    var didContinue: ((TransferOrder) -> Void)?
    var didCancel: (() -> Void)?

    @IBOutlet private weak var scrollView: UIScrollView!
    @IBOutlet private weak var sourceCaptionLabel: UILabel!
    @IBOutlet private weak var sourceButton: UIButton!
    @IBOutlet private weak var recipientCaptionLabel: UILabel!
    @IBOutlet private weak var recipientField: UITextField!
    @IBOutlet private weak var amountCaptionLabel: UILabel!
    @IBOutlet private weak var amountField: UITextField!
    @IBOutlet private weak var overdrawnLabel: UILabel!
    @IBOutlet private weak var messageCaptionLabel: UILabel!
    @IBOutlet private weak var messageField: UITextField!
    @IBOutlet private weak var continueButton: UIButton!
    @IBOutlet private var amountButtons: [UIButton]!

    private let viewModel: TransferFormViewModel
    private var order: TransferOrder?
    private var cancellables = Set<AnyCancellable>()

    init(viewModel: TransferFormViewModel) {
        self.viewModel = viewModel
        super.init(nibName: "TransferFormViewController", bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "transfer.title")
        navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak self] _ in
            self?.didCancel?()
        })
        sourceCaptionLabel.text = String(localized: "transfer.from")
        recipientCaptionLabel.text = String(localized: "transfer.to")
        recipientField.placeholder = String(localized: "transfer.recipient")
        amountCaptionLabel.text = String(localized: "transfer.amount")
        messageCaptionLabel.text = String(localized: "transfer.message")
        overdrawnLabel.text = String(localized: "error.insufficientFunds")
        continueButton.configuration?.title = String(localized: "action.continue")
        for button in amountButtons {
            button.configuration?.title = Money(minorUnits: button.tag * 100).decimal.formatted(.currency(code: "EUR").precision(.fractionLength(0)))
        }
        configureSourceMenu()
        bind()
    }

    private func configureSourceMenu() {
        sourceButton.showsMenuAsPrimaryAction = true
        sourceButton.changesSelectionAsPrimaryAction = true
        sourceButton.menu = UIMenu(children: viewModel.accounts.map { account in
            UIAction(title: account.name, subtitle: account.balance.formatted, state: account == viewModel.source ? .on : .off) { [weak self] _ in
                self?.viewModel.source = account
            }
        })
    }

    private func bind() {
        recipientField.textPublisher.sink { [viewModel] in viewModel.recipient = $0 }.store(in: &cancellables)
        amountField.textPublisher.sink { [viewModel] in viewModel.amountText = $0 }.store(in: &cancellables)
        messageField.textPublisher.sink { [viewModel] in viewModel.message = $0 }.store(in: &cancellables)

        viewModel.order
            .receive(on: RunLoop.main)
            .sink { [weak self] order in
                self?.order = order
                self?.continueButton.isEnabled = order != nil
                self?.isModalInPresentation = order != nil
            }
            .store(in: &cancellables)

        viewModel.isOverdrawn
            .receive(on: RunLoop.main)
            .sink { [weak self] isOverdrawn in
                UIView.animate(withDuration: 0.2) {
                    self?.overdrawnLabel.isHidden = !isOverdrawn
                    self?.overdrawnLabel.alpha = isOverdrawn ? 1 : 0
                }
            }
            .store(in: &cancellables)

        NotificationCenter.default.publisher(for: UIResponder.keyboardWillChangeFrameNotification)
            .compactMap { $0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect }
            .sink { [weak self] frame in
                guard let self else { return }
                let overlap = max(0, self.scrollView.frame.maxY - self.view.convert(frame, from: nil).minY)
                self.scrollView.contentInset.bottom = overlap
                self.scrollView.verticalScrollIndicatorInsets.bottom = overlap
            }
            .store(in: &cancellables)
    }

    @IBAction private func selectAmount(_ sender: UIButton) {
        amountField.text = "\(sender.tag)"
        viewModel.amountText = "\(sender.tag)"
    }

    @IBAction private func continueTapped(_ sender: UIButton) {
        view.endEditing(true)
        guard let order else { return }
        didContinue?(order)
    }
}
