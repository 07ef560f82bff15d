//
//  ToastCenter.swift
//  Toasts and a progress HUD that live in their own windows.
//  Swift 5.5, iOS 14+
//

import UIKit

// MARK: - Overlay window

/// Lets touches fall through everything except the toast itself.
final class PassthroughWindow: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        return hit === rootViewController?.view ? nil : hit
    }
}

final class ToastCenter {

    static let shared = ToastCenter()

    enum Style {
        case info, success, failure

        var tint: UIColor {
            switch self {
            case .info: return .systemBlue
            case .success: return .systemGreen
            case .failure: return .systemRed
            }
        }

        var symbolName: String {
            switch self {
            case .info: return "info.circle"
            case .success: return "checkmark.circle.fill"
            case .failure: return "exclamationmark.triangle.fill"
            }
        }
    }

    private var window: PassthroughWindow?
    private var hideTimer: Timer?
    private var toastView: ToastView?
    private var hudWindow: UIWindow?

    private init() {}

    func show(_ message: String, style: Style = .info, in scene: UIWindowScene, for seconds: TimeInterval = 2) {
        hideTimer?.invalidate()
        toastView?.removeFromSuperview()

        let window = self.window ?? PassthroughWindow(windowScene: scene)
        if window.rootViewController == nil {
            let root = UIViewController()
            root.view.backgroundColor = .clear
            window.rootViewController = root
        }
        window.windowLevel = .statusBar + 1
        window.isHidden = false
        self.window = window

        let host = window.rootViewController!.view!
        let toast = ToastView(message: message, style: style)
        toast.translatesAutoresizingMaskIntoConstraints = false
        host.addSubview(toast)
        NSLayoutConstraint.activate([
            toast.topAnchor.constraint(equalTo: host.safeAreaLayoutGuide.topAnchor, constant: 8),
            toast.centerXAnchor.constraint(equalTo: host.centerXAnchor),
            toast.widthAnchor.constraint(lessThanOrEqualTo: host.widthAnchor, constant: -32)
        ])
        toast.onTap = { [weak self] in self?.hide() }
        host.layoutIfNeeded()
        toastView = toast

        toast.transform = CGAffineTransform(translationX: 0, y: -(toast.frame.maxY + 20))
        UIView.animate(withDuration: 0.45, delay: 0, usingSpringWithDamping: 0.75, initialSpringVelocity: 0.5, options: [.allowUserInteraction]) {
            toast.transform = .identity
        }
        UIAccessibility.post(notification: .announcement, argument: message)

        hideTimer = Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { [weak self] _ in
            self?.hide()
        }
    }

    func hide() {
        hideTimer?.invalidate()
        guard let toast = toastView else { return }
        toastView = nil
        UIView.animate(withDuration: 0.25, delay: 0, options: [.curveEaseIn, .beginFromCurrentState]) {
            toast.transform = CGAffineTransform(translationX: 0, y: -(toast.bounds.height + 80))
            toast.alpha = 0
        } completion: { _ in
            toast.removeFromSuperview()
            if self.toastView == nil {
                self.window?.isHidden = true
                self.window = nil
            }
        }
    }

    func showHUD(in scene: UIWindowScene, duration: CFTimeInterval, completion: @escaping () -> Void) {
        let window = UIWindow(windowScene: scene)
        window.windowLevel = .alert
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        hudWindow = window

        let hud = HUDViewController(duration: duration)
        hud.modalPresentationStyle = .overFullScreen
        hud.modalTransitionStyle = .crossDissolve
        hud.onFinish = { [weak self] in
            window.rootViewController?.dismiss(animated: true) {
                window.isHidden = true
                self?.hudWindow = nil
                completion()
            }
        }
        window.rootViewController?.present(hud, animated: true)
    }
}

final class ToastView: UIView {

    var onTap: (() -> Void)?

    init(message: String, style: ToastCenter.Style) {
        super.init(frame: .zero)
        backgroundColor = style.tint
        layer.cornerRadius = 18
        layer.masksToBounds = true

        let attachment = NSTextAttachment()
        attachment.image = UIImage(systemName: style.symbolName)?.withTintColor(.white)
        let text = NSMutableAttributedString(attachment: attachment)
        text.append(NSAttributedString(string: "  " + message, attributes: [
            .font: UIFont.preferredFont(forTextStyle: .subheadline),
            .foregroundColor: UIColor.white
        ]))

        let label = UILabel()
        label.attributedText = text
        label.numberOfLines = 2
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor, constant: 10),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16)
        ])
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    @objc private func tapped() { onTap?() }
}

// MARK: - HUD

final class HUDViewController: UIViewController {

    var onFinish: (() -> Void)?

    private let duration: CFTimeInterval
    private var startTime: CFTimeInterval = 0
    private var displayLink: CADisplayLink?
    private let ring = CAShapeLayer()
    private let percentLabel = UILabel()
    private let panel = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterialDark))

    init(duration: CFTimeInterval) {
        self.duration = duration
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor.black.withAlphaComponent(0.25)

        panel.frame = CGRect(x: 0, y: 0, width: 140, height: 140)
        panel.layer.cornerRadius = 20
        panel.clipsToBounds = true
        view.addSubview(panel)

        let path = UIBezierPath(arcCenter: CGPoint(x: 70, y: 70), radius: 44, startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: true)
        ring.path = path.cgPath
        ring.strokeColor = UIColor.white.cgColor
        ring.fillColor = nil
        ring.lineWidth = 6
        ring.lineCap = .round
        ring.strokeEnd = 0
        panel.contentView.layer.addSublayer(ring)

        percentLabel.frame = panel.bounds
        percentLabel.textAlignment = .center
        percentLabel.textColor = .white
        percentLabel.font = .monospacedDigitSystemFont(ofSize: 18, weight: .medium)
        panel.contentView.addSubview(percentLabel)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        panel.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        startTime = CACurrentMediaTime()
        displayLink = CADisplayLink(target: self, selector: #selector(tick(_:)))
        displayLink?.add(to: .main, forMode: .common)
    }

    @objc private func tick(_ link: CADisplayLink) {
        let fraction = min((link.timestamp - startTime) / duration, 1)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        ring.strokeEnd = CGFloat(max(fraction, 0))
        CATransaction.commit()
        percentLabel.text = String(format: "%.0f%%", max(fraction, 0) * 100)
        if fraction >= 1 {
            link.invalidate()
            displayLink = nil
            onFinish?()
        }
    }
}

// MARK: - Demo screen

final class InviteViewController: UIViewController {

    private let code = "RIVER-4821"
    private lazy var codeLabel = UILabel()

    private var scene: UIWindowScene? { view.window?.windowScene }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Invite"
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .action, target: self, action: #selector(share(_:)))

        codeLabel.attributedText = NSAttributedString(string: code, attributes: [
            .font: UIFont.monospacedSystemFont(ofSize: 30, weight: .bold),
            .kern: 3,
            .underlineStyle: NSUnderlineStyle.single.rawValue
        ])
        codeLabel.isUserInteractionEnabled = true
        let press = UILongPressGestureRecognizer(target: self, action: #selector(pressed(_:)))
        press.minimumPressDuration = 0.4
        codeLabel.addGestureRecognizer(press)

        let copy = UIButton(type: .system, primaryAction: UIAction(title: "Copy code") { [unowned self] _ in copyCode() })
        let redeem = UIButton(type: .system, primaryAction: UIAction(title: "Redeem…") { [unowned self] _ in askForCode() })

        let stack = UIStackView(arrangedSubviews: [codeLabel, copy, redeem])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 24
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor)
        ])
    }

    @objc private func pressed(_ gesture: UILongPressGestureRecognizer) {
        if gesture.state == .began { copyCode() }
    }

    private func copyCode() {
        UIPasteboard.general.string = code
        guard let scene = scene else { return }
        ToastCenter.shared.show("Copied \(code)", style: .success, in: scene)
    }

    @objc private func share(_ sender: UIBarButtonItem) {
        let sheet = UIActivityViewController(activityItems: ["Join me with \(code)"], applicationActivities: nil)
        sheet.excludedActivityTypes = [.assignToContact, .print]
        sheet.popoverPresentationController?.barButtonItem = sender
        present(sheet, animated: true)
    }

    private func askForCode() {
        let alert = UIAlertController(title: "Redeem", message: "Enter a friend's code", preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "XXXXX-0000"; $0.autocapitalizationType = .allCharacters }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Redeem", style: .default) { [weak self, weak alert] _ in
            self?.redeem(alert?.textFields?.first?.text ?? "")
        })
        present(alert, animated: true)
    }

    private func redeem(_ entered: String) {
        guard let scene = scene else { return }
        ToastCenter.shared.showHUD(in: scene, duration: 1.2) {
            let ok = entered.hasPrefix("RIVER")
            ToastCenter.shared.show(ok ? "Welcome aboard" : "That code is not valid", style: ok ? .success : .failure, in: scene)
        }
    }
}

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        let config = UISceneConfiguration(name: nil, sessionRole: session.role)
        config.delegateClass = SceneDelegate.self
        return config
    }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = UINavigationController(rootViewController: InviteViewController())
        window.makeKeyAndVisible()
        self.window = window
    }
}
