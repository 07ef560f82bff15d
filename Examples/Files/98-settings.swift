// Settings.swift - a settings screen the modern way: inset grouped table, content configurations, switches, a
// segmented control, a pull-down menu button. "Accent colour" slides up a sheet that stops at a small detent and can
// be dragged (or bumped with the button) to half and full height; "Reset" asks with an action sheet, and "About"
// is a popover on iPad and a half sheet on iPhone. Changing the appearance cross-fades the whole window.
// iOS 16 minimum because of custom detents.

import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let navigation = UINavigationController(rootViewController: SettingsViewController())
        navigation.navigationBar.prefersLargeTitles = true
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = navigation
        window.tintColor = AccentColor.indigo.color
        window.makeKeyAndVisible()
        self.window = window
    }
}

enum AccentColor: String, CaseIterable {
    case indigo, pink, orange, green, teal, brown

    var color: UIColor {
        switch self {
        case .indigo: .systemIndigo
        case .pink: .systemPink
        case .orange: .systemOrange
        case .green: .systemGreen
        case .teal: .systemTeal
        case .brown: .systemBrown
        }
    }
}

enum TextSize: String, CaseIterable { case small = "Small", medium = "Medium", large = "Large" }

struct Preferences {
    var notifications = true
    var badges = false
    var appearance = 0   // system, light, dark
    var textSize = TextSize.medium
    var accent = AccentColor.indigo
}

final class SettingsViewController: UITableViewController {
    private enum Row { case appearance, accent, textSize, notifications, badges, about, reset }

    private let sections: [(title: String?, rows: [Row])] = [
        ("Look", [.appearance, .accent, .textSize]),
        ("Notifications", [.notifications, .badges]),
        (nil, [.about, .reset])
    ]
    private var preferences = Preferences()

    init() {
        super.init(style: .insetGrouped)
        title = "Settings"
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].rows.count }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { sections[section].title }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.accessoryView = nil
        cell.accessoryType = .none
        cell.selectionStyle = .none
        var content = UIListContentConfiguration.valueCell()

        switch sections[indexPath.section].rows[indexPath.row] {
        case .appearance:
            content.text = "Appearance"
            content.image = UIImage(systemName: "circle.lefthalf.filled")
            cell.accessoryView = makeAppearanceControl()
        case .accent:
            content.text = "Accent colour"
            content.secondaryText = preferences.accent.rawValue.capitalized
            content.image = UIImage(systemName: "paintpalette")
            cell.accessoryType = .disclosureIndicator
            cell.selectionStyle = .default
        case .textSize:
            content.text = "Text size"
            content.image = UIImage(systemName: "textformat.size")
            cell.accessoryView = makeTextSizeButton()
        case .notifications:
            content.text = "Allow notifications"
            content.image = UIImage(systemName: "bell.badge")
            cell.accessoryView = makeSwitch(isOn: preferences.notifications) { [weak self] in self?.setNotifications($0) }
        case .badges:
            content.text = "App icon badge"
            content.image = UIImage(systemName: "app.badge")
            content.textProperties.color = preferences.notifications ? .label : .tertiaryLabel
            let toggle = makeSwitch(isOn: preferences.badges) { [weak self] in self?.preferences.badges = $0 }
            toggle.isEnabled = preferences.notifications
            cell.accessoryView = toggle
        case .about:
            content.text = "About"
            content.image = UIImage(systemName: "info.circle")
            cell.selectionStyle = .default
        case .reset:
            content.text = "Reset all settings"
            content.textProperties.color = .systemRed
            cell.selectionStyle = .default
        }
        content.imageProperties.tintColor = preferences.accent.color
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard let cell = tableView.cellForRow(at: indexPath) else { return }
        switch sections[indexPath.section].rows[indexPath.row] {
        case .accent: presentAccentSheet()
        case .about: presentAbout(from: cell)
        case .reset: confirmReset(from: cell)
        default: break
        }
    }

    private func makeSwitch(isOn: Bool, onChange: @escaping (Bool) -> Void) -> UISwitch {
        let toggle = UISwitch()
        toggle.isOn = isOn
        toggle.addAction(UIAction { onChange(($0.sender as? UISwitch)?.isOn ?? false) }, for: .valueChanged)
        return toggle
    }

    private func makeAppearanceControl() -> UISegmentedControl {
        let control = UISegmentedControl(items: ["Auto", "Light", "Dark"])
        control.selectedSegmentIndex = preferences.appearance
        control.addAction(UIAction { [weak self] action in
            if let sender = action.sender as? UISegmentedControl { self?.setAppearance(sender.selectedSegmentIndex) }
        }, for: .valueChanged)
        return control
    }

    private func makeTextSizeButton() -> UIButton {
        var configuration = UIButton.Configuration.gray()
        configuration.buttonSize = .small
        configuration.cornerStyle = .capsule
        let button = UIButton(configuration: configuration)
        button.menu = UIMenu(title: "Text size", options: .singleSelection, children: TextSize.allCases.map { size in
            UIAction(title: size.rawValue, state: size == preferences.textSize ? .on : .off) { [weak self] _ in
                self?.preferences.textSize = size
            }
        })
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        button.frame.size = CGSize(width: 110, height: 32)
        return button
    }

    private func setNotifications(_ isOn: Bool) {
        preferences.notifications = isOn
        tableView.reloadRows(at: [IndexPath(row: 1, section: 1)], with: .fade)
    }

    private func setAppearance(_ index: Int) {
        preferences.appearance = index
        let styles: [UIUserInterfaceStyle] = [.unspecified, .light, .dark]
        guard let window = view.window else { return }
        UIView.transition(with: window, duration: 0.4, options: [.transitionCrossDissolve, .allowUserInteraction]) {
            window.overrideUserInterfaceStyle = styles[index]
        }
    }

    private func setAccent(_ accent: AccentColor) {
        preferences.accent = accent
        view.window?.tintColor = accent.color
        tableView.reloadData()
    }

    // MARK: Presentations

    private func presentAccentSheet() {
        let picker = AccentViewController(selected: preferences.accent)
        picker.onPick = { [weak self] in self?.setAccent($0) }
        if let sheet = picker.sheetPresentationController {
            sheet.detents = [.custom(identifier: .compact) { _ in 220 }, .medium(), .large()]
            sheet.largestUndimmedDetentIdentifier = .compact
            sheet.prefersGrabberVisible = true
            sheet.delegate = picker
        }
        present(picker, animated: true)
    }

    private func presentAbout(from cell: UITableViewCell) {
        let about = UIViewController()
        let label = UILabel()
        label.text = "Settings sample 1.0\n\nMade on a train."
        label.numberOfLines = 0
        label.textAlignment = .center
        about.view = label
        about.view.backgroundColor = .secondarySystemBackground
        about.preferredContentSize = CGSize(width: 260, height: 160)
        about.modalPresentationStyle = .popover
        if let popover = about.popoverPresentationController {
            popover.sourceView = cell
            popover.sourceRect = cell.bounds
            popover.adaptiveSheetPresentationController.detents = [.medium()]
            popover.adaptiveSheetPresentationController.prefersGrabberVisible = true
        }
        present(about, animated: true)
    }

    private func confirmReset(from cell: UITableViewCell) {
        let alert = UIAlertController(title: nil, message: "Everything goes back to how it was.", preferredStyle: .actionSheet)
        alert.addAction(UIAlertAction(title: "Reset", style: .destructive) { [weak self] _ in
            guard let self else { return }
            preferences = Preferences()
            setAppearance(0)
            setAccent(.indigo)
        })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.popoverPresentationController?.sourceView = cell
        alert.popoverPresentationController?.sourceRect = cell.bounds
        present(alert, animated: true)
    }
}

extension UISheetPresentationController.Detent.Identifier {
    static let compact = UISheetPresentationController.Detent.Identifier("compact")
}

final class AccentViewController: UIViewController, UISheetPresentationControllerDelegate {
    var onPick: ((AccentColor) -> Void)?
    private var selected: AccentColor
    private var swatches: [UIButton] = []
    private let moreButton = UIButton(configuration: .tinted())

    init(selected: AccentColor) {
        self.selected = selected
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let row = UIStackView()
        row.distribution = .equalSpacing
        for accent in AccentColor.allCases {
            let swatch = UIButton(type: .custom, primaryAction: UIAction { [weak self] _ in self?.pick(accent) })
            swatch.backgroundColor = accent.color
            swatch.layer.cornerRadius = 22
            swatch.widthAnchor.constraint(equalToConstant: 44).isActive = true
            swatch.heightAnchor.constraint(equalToConstant: 44).isActive = true
            swatches.append(swatch)
            row.addArrangedSubview(swatch)
        }
        moreButton.addAction(UIAction { [weak self] _ in self?.toggleDetent() }, for: .primaryActionTriggered)
        let stack = UIStackView(arrangedSubviews: [row, moreButton])
        stack.axis = .vertical
        stack.spacing = 28
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 48),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor)
        ])
        updateButton()
        updateSwatches()
    }

    private func pick(_ accent: AccentColor) {
        selected = accent
        onPick?(accent)
        UIView.animate(withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) { self.updateSwatches() }
    }

    private func updateSwatches() {
        for (accent, swatch) in zip(AccentColor.allCases, swatches) {
            swatch.transform = accent == selected ? CGAffineTransform(scaleX: 1.2, y: 1.2) : .identity
        }
    }

    private var isCompact: Bool {
        let id = sheetPresentationController?.selectedDetentIdentifier
        return id == nil || id == .compact
    }

    private func updateButton() { moreButton.configuration?.title = isCompact ? "More room" : "Less room" }

    private func toggleDetent() {
        guard let sheet = sheetPresentationController else { return }
        sheet.animateChanges { sheet.selectedDetentIdentifier = self.isCompact ? .medium : .compact }
        updateButton()
    }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController) {
        updateButton()
    }
}
