//
//  UIKit+Combine.swift
//  Banking
//
//  Created by Noor Haddad on 01.10.24.
//

import Combine
import UIKit

extension UITextField {

    /// The text now and after every change.
    var textPublisher: AnyPublisher<String, Never> {
        NotificationCenter.default
            .publisher(for: UITextField.textDidChangeNotification, object: self)
            .compactMap { ($0.object as? UITextField)?.text }
            .prepend(text ?? "")
            .eraseToAnyPublisher()
    }
}

extension UIButton {

    /// Shows a spinner instead of the image and refuses touches.
    func setBusy(_ isBusy: Bool) {
        configuration?.showsActivityIndicator = isBusy
        isUserInteractionEnabled = !isBusy
    }
}

extension UINib {
    convenience init<View: UIView>(for type: View.Type) {
        self.init(nibName: String(describing: type), bundle: Bundle(for: type))
    }
}
