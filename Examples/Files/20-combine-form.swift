//
//  SignUpViewController.swift
//
//  A sign-up form with email, password and repeat password. A red hint fades in
//  under the fields while something is wrong. The Create button stays grey until
//  everything is fine. Tapping it shows a spinner for a moment and then pushes
//  the welcome screen.
//

import Combine
import UIKit

final class SignUpViewModel {
    @Published var email = ""
    @Published var password = ""
    @Published var repeated = ""
    @Published private(set) var isLoading = false
    let didSignUp = PassthroughSubject<String, Never>()
    private var cancellables = Set<AnyCancellable>()

    var hint: AnyPublisher<String?, Never> {
        Publishers.CombineLatest3($email, $password, $repeated)
            .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
            .map { email, password, repeated -> String? in
                if email.isEmpty && password.isEmpty { return nil }
                if !email.contains("@") { return "That doesn't look like an email address." }
                if password.count < 8 { return "The password needs at least 8 characters." }
                if password != repeated { return "The passwords don't match." }
                return nil
            }
            .eraseToAnyPublisher()
    }

    var canSubmit: AnyPublisher<Bool, Never> {
        Publishers.CombineLatest4($email, $password, $repeated, $isLoading)
            .map { $0.contains("@") && $1.count >= 8 && $1 == $2 && !$3 }
            .eraseToAnyPublisher()
    }

    func submit() {
        isLoading = true
        Just(email)
            .delay(for: .seconds(1.5), scheduler: DispatchQueue.main)
            .sink { [weak self] email in
                self?.isLoading = false
                self?.didSignUp.send(email)
            }
            .store(in: &cancellables)
    }
}

final class SignUpViewController: UIViewController {
    private let viewModel = SignUpViewModel()
    private var cancellables = Set<AnyCancellable>()
    private let emailField = UITextField(), passwordField = UITextField(), repeatField = UITextField()
    private let hintLabel = UILabel()
    private let createButton = UIButton(configuration: .filled())

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Sign Up"
        view.backgroundColor = .systemBackground

        emailField.placeholder = "Email"
        passwordField.placeholder = "Password"
        repeatField.placeholder = "Repeat password"
        [passwordField, repeatField].forEach { $0.isSecureTextEntry = true }
        [emailField, passwordField, repeatField].forEach { $0.borderStyle = .roundedRect }
        hintLabel.textColor = .systemRed
        hintLabel.alpha = 0
        createButton.configuration?.title = "Create account"
        createButton.addTarget(self, action: #selector(createTapped), for: .touchUpInside)

        let stack = UIStackView(arrangedSubviews: [emailField, passwordField, repeatField, hintLabel, createButton])
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor)
        ])
        bind()
    }

    private func bind() {
        emailField.textPublisher.assign(to: \.email, on: viewModel).store(in: &cancellables)
        passwordField.textPublisher.assign(to: \.password, on: viewModel).store(in: &cancellables)
        repeatField.textPublisher.assign(to: \.repeated, on: viewModel).store(in: &cancellables)

        viewModel.hint
            .sink { [weak self] hint in
                if let hint { self?.hintLabel.text = hint }
                UIView.animate(withDuration: 0.25) {
                    self?.hintLabel.alpha = hint == nil ? 0 : 1
                }
            }
            .store(in: &cancellables)

        viewModel.canSubmit
            .assign(to: \.isEnabled, on: createButton)
            .store(in: &cancellables)

        viewModel.$isLoading
            .sink { [weak self] loading in self?.createButton.configuration?.showsActivityIndicator = loading }
            .store(in: &cancellables)

        viewModel.didSignUp
            .sink { [weak self] email in
                let welcome = UIViewController()
                welcome.title = "Welcome, \(email)"
                welcome.view.backgroundColor = .systemGreen
                self?.navigationController?.pushViewController(welcome, animated: true)
            }
            .store(in: &cancellables)
    }

    @objc private func createTapped() {
        viewModel.submit()
    }
}

private extension UITextField {
    var textPublisher: AnyPublisher<String, Never> {
        NotificationCenter.default.publisher(for: UITextField.textDidChangeNotification, object: self)
            .compactMap { ($0.object as? UITextField)?.text }
            .eraseToAnyPublisher()
    }
}
