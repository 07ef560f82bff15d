//
//  LoginViewController.swift
//  Banking
//
//  Created by Noor Haddad on 01.10.24.
//

import Combine
import TransitionKit
import UIKit

final class LoginViewController: UIViewController {

    @IBOutlet private weak var logoView: UIImageView!
    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var formStack: UIStackView!
    @IBOutlet private weak var userField: UITextField!
    @IBOutlet private weak var pinField: UITextField!
    @IBOutlet private weak var errorLabel: UILabel!
    @IBOutlet private weak var signInButton: UIButton!
    @IBOutlet private weak var hintLabel: UILabel!

    private let viewModel: LoginViewModel
    private var cancellables = Set<AnyCancellable>()

    init(viewModel: LoginViewModel) {
        self.viewModel = viewModel
        super.init(nibName: "LoginViewController", bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .brandBlue
        logoView.image = UIImage(resource: .bankLogo)
        titleLabel.text = String(localized: "login.title")
        userField.placeholder = String(localized: "login.user")
        pinField.placeholder = String(localized: "login.pin")
        hintLabel.text = String(localized: "login.hint")
        signInButton.configuration?.title = String(localized: "login.signIn")
        bind()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UIView.animate(withDuration: 0.6, delay: 0.1, usingSpringWithDamping: 0.7, initialSpringVelocity: 0) {
            self.logoView.transform = .identity
            self.formStack.alpha = 1
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        logoView.transform = CGAffineTransform(scaleX: 0.6, y: 0.6)
        formStack.alpha = 0
    }

    private func bind() {
        userField.textPublisher
            .sink { [viewModel] in viewModel.user = $0 }
            .store(in: &cancellables)
        pinField.textPublisher
            .sink { [viewModel] in viewModel.pin = $0 }
            .store(in: &cancellables)

        viewModel.canSignIn
            .receive(on: RunLoop.main)
            .sink { [weak self] canSignIn in
                self?.signInButton.isEnabled = canSignIn
            }
            .store(in: &cancellables)

        viewModel.$isBusy
            .receive(on: RunLoop.main)
            .sink { [weak self] isBusy in
                self?.signInButton.setBusy(isBusy)
            }
            .store(in: &cancellables)

        viewModel.$errorMessage
            .dropFirst()
            .receive(on: RunLoop.main)
            .sink { [weak self] message in
                self?.show(error: message)
            }
            .store(in: &cancellables)
    }

    private func show(error message: String?) {
        errorLabel.text = message
        UIView.animate(withDuration: 0.2) {
            self.errorLabel.isHidden = message == nil
            self.view.layoutIfNeeded()
        }
        if message != nil {
            pinField.text = ""
            pinField.shake()
            UINotificationFeedbackGenerator().notificationOccurred(.error)
        }
    }

    @IBAction private func signIn(_ sender: Any) {
        view.endEditing(true)
        Task {
            await viewModel.signIn()
        }
    }

    @IBAction private func backgroundTapped(_ sender: UITapGestureRecognizer) {
        view.endEditing(true)
    }
}

extension LoginViewController: UITextFieldDelegate {

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        pinField.becomeFirstResponder()
        return true
    }

    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        guard textField === pinField, let text = textField.text, let swiftRange = Range(range, in: text) else { return true }
        let result = text.replacingCharacters(in: swiftRange, with: string)
        return result.count <= 4 && result.allSatisfy(\.isNumber)
    }
}
