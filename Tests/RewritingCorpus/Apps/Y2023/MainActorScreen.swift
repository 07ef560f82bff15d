// swift-format-ignore-file
import UIKit

@MainActor
final class MainActorScreen: UIViewController {
    nonisolated static let name = "main"

    override func loadView() {
        let control = UIControl()
        control.addTarget(self, action: #selector(tapped), for: .touchUpInside)
        view = control
    }

    @objc private func tapped() { AppLog.note("main actor") }
}
