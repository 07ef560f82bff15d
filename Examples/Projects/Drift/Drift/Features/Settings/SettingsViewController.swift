//
//  SettingsViewController.swift
//  Drift
//

import UIKit

final class SettingsViewController: UIViewController {

    private enum Section: Int, CaseIterable, Sendable {
        case appearance
        case behaviour
        case more
    }

    private enum Item: Hashable, Sendable {
        case appearance(Preferences.Appearance)
        case haptics
        case keepAwake
        case about
        case clearHistory
    }

    var onShowAbout: (() -> Void)?
    var onClearHistory: (() -> Void)?

    private let preferences: Preferences
    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Section, Item>!
    private var observation: Observing?

    init(preferences: Preferences) {
        self.preferences = preferences
        super.init(nibName: nil, bundle: nil)
        title = String(localized: "Settings")
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .canvas
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.backgroundColor = .canvas
        collectionView = UICollectionView(
            frame: view.bounds,
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)
        )
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.delegate = self
        view.addSubview(collectionView)
        configureDataSource()
        observation = Observing { [weak self] in self?.showAppearance() }
    }

    private func configureDataSource() {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { [weak self] cell, _, item in
            self?.configure(cell, for: item)
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, item in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems(Preferences.Appearance.allCases.map(Item.appearance), toSection: .appearance)
        snapshot.appendItems([.haptics, .keepAwake], toSection: .behaviour)
        snapshot.appendItems([.about, .clearHistory], toSection: .more)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func configure(_ cell: UICollectionViewListCell, for item: Item) {
        var content = cell.defaultContentConfiguration()
        var accessories: [UICellAccessory] = []
        switch item {
        case .appearance(let appearance):
            content.text = appearance.title
            accessories = preferences.appearance == appearance ? [.checkmark()] : []
        case .haptics:
            content.text = String(localized: "Haptics")
            content.image = UIImage(systemName: "hand.tap")
            accessories = [toggle(isOn: preferences.usesHaptics) { [weak self] in self?.preferences.usesHaptics = $0 }]
        case .keepAwake:
            content.text = String(localized: "Keep the screen awake")
            content.image = UIImage(systemName: "sun.max")
            accessories = [toggle(isOn: preferences.keepsAwake) { [weak self] isOn in
                self?.preferences.keepsAwake = isOn
                UIApplication.shared.isIdleTimerDisabled = isOn
            }]
        case .about:
            content.text = String(localized: "About Drift")
            content.image = UIImage(systemName: "info.circle")
            accessories = [.disclosureIndicator()]
        case .clearHistory:
            content.text = String(localized: "Clear history")
            content.textProperties.color = .systemRed
        }
        cell.contentConfiguration = content
        cell.accessories = accessories
        var background = UIBackgroundConfiguration.listGroupedCell()
        background.backgroundColor = .cardBackground
        cell.backgroundConfiguration = background
    }

    private func toggle(isOn: Bool, onChange: @escaping @MainActor (Bool) -> Void) -> UICellAccessory {
        let control = UISwitch()
        control.isOn = isOn
        control.onTintColor = .accent
        control.addAction(UIAction { action in
            guard let control = action.sender as? UISwitch else { return }
            onChange(control.isOn)
        }, for: .valueChanged)
        return .customView(configuration: .init(customView: control, placement: .trailing()))
    }

    private func showAppearance() {
        _ = preferences.appearance
        var snapshot = dataSource.snapshot()
        snapshot.reconfigureItems(snapshot.itemIdentifiers(inSection: .appearance))
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func confirmClearing() {
        let alert = UIAlertController(
            title: String(localized: "Clear history?"),
            message: String(localized: "All sessions will be removed from the list."),
            preferredStyle: .alert
        )
        alert.addAction(UIAlertAction(title: String(localized: "Cancel"), style: .cancel))
        alert.addAction(UIAlertAction(title: String(localized: "Clear"), style: .destructive) { [weak self] _ in
            self?.onClearHistory?()
        })
        present(alert, animated: true)
    }
}

extension SettingsViewController: UICollectionViewDelegate {

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        indexPath.section != Section.behaviour.rawValue
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        switch dataSource.itemIdentifier(for: indexPath) {
        case .appearance(let appearance):
            if preferences.usesHaptics {
                UISelectionFeedbackGenerator().selectionChanged()
            }
            preferences.appearance = appearance
        case .about:
            onShowAbout?()
        case .clearHistory:
            confirmClearing()
        case .haptics, .keepAwake, nil:
            break
        }
    }
}

/// A panel with a few words about the app.
final class AboutViewController: UIViewController {

    init() {
        super.init(nibName: nil, bundle: nil)
        preferredContentSize = CGSize(width: 0, height: 300)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .canvas

        let markView = UIImageView(image: UIImage(resource: .waveMark))
        markView.tintColor = .accent
        markView.contentMode = .scaleAspectFit
        let titleLabel = UILabel(style: .title1)
        titleLabel.text = "Drift"
        titleLabel.textAlignment = .center
        let textLabel = UILabel(style: .body, color: .secondaryLabel, lines: 0)
        textLabel.text = String(localized: "Places to listen to while you fall asleep. Drag this panel down to close it.")
        textLabel.textAlignment = .center
        let button = UIButton(configuration: .tinted(), primaryAction: UIAction(title: String(localized: "Close")) { [weak self] _ in
            self?.dismiss(animated: true)
        })

        let stackView = UIStackView(arrangedSubviews: [markView, titleLabel, textLabel, button])
        stackView.axis = .vertical
        stackView.spacing = 16
        stackView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stackView)
        NSLayoutConstraint.activate([
            markView.heightAnchor.constraint(equalToConstant: 56),
            stackView.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 28),
            stackView.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -28),
            stackView.centerYAnchor.constraint(equalTo: view.centerYAnchor)
        ])
    }
}
