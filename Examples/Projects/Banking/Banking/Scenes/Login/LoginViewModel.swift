//
//  LoginViewModel.swift
//  Banking
//
//  Created by Noor Haddad on 01.10.24.
//

import Combine
import Foundation

@MainActor
final class LoginViewModel {

    @Published var user = ""
    @Published var pin = ""
    @Published private(set) var isBusy = false
    @Published private(set) var errorMessage: String?

    var didSignIn: ((Customer) -> Void)?

    var canSignIn: AnyPublisher<Bool, Never> {
        Publishers.CombineLatest3($user, $pin, $isBusy)
            .map { user, pin, isBusy in
                !user.trimmingCharacters(in: .whitespaces).isEmpty && pin.count == 4 && !isBusy
            }
            .removeDuplicates()
            .eraseToAnyPublisher()
    }

    private let service: any BankService

    init(service: any BankService) {
        self.service = service
    }

    func signIn() async {
        guard !isBusy else { return }
        isBusy = true
        errorMessage = nil
        defer { isBusy = false }
        do {
            let customer = try await service.signIn(user: user, pin: pin)
            didSignIn?(customer)
        } catch {
            pin = ""
            errorMessage = error.localizedDescription
        }
    }
}
