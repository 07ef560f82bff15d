// swift-format-ignore-file
import UIKit

class ClosureWiring: UIViewController {
    let makeButton: (ClosureWiring) -> UIButton = { owner in
        let button = UIButton()
        button.addTarget(owner, action: #selector(ClosureWiring.pressed), for: .touchUpInside)
        return button
    }

    func wireAll(_ controls: [UIControl]) {
        controls.forEach { $0.addTarget(self, action: #selector(pressed), for: .valueChanged) }
        controls.forEach { control in
            control.removeTarget(self, action: #selector(self.pressed), for: .touchUpInside)
        }
    }

    @objc func pressed() { AppLog.note("pressed") }
}
