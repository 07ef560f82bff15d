// swift-format-ignore-file
import UIKit

class ProfileViewController: UIViewController {
    @IBInspectable var radius: CGFloat = 8
    var loads = 0
}

// MARK: - Life cycle

extension ProfileViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        loads += 1
        AppLog.note("profile loaded")
        styleHeader()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        AppLog.note("profile appears \(animated)")
    }

    override var title: String? {
        get { return super.title ?? "Profile" }
        set { super.title = newValue }
    }

    @objc func styleHeader() { AppLog.note("plain header") }
}

class FancyProfileViewController: ProfileViewController {
    override func styleHeader() {
        super.styleHeader()
        AppLog.note("fancy header")
    }
}
