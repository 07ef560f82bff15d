// swift-format-ignore-file
import UIKit

final class AsyncButton: UIButton {
    var work: (() async -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        addTarget(self, action: #selector(start), for: .primaryActionTriggered)
        addAction(UIAction { _ in AppLog.note("action") }, for: .touchDown)
    }
    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError() }

    @objc private func start() {
        guard let work else { return }
        Task { await work() }
    }
}
