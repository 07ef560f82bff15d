//
//  SleepTimerViewController.swift
//  Drift
//

import UIKit

/// A panel with the times after which the sound shall stop.
final class SleepTimerViewController: UIViewController {

    private enum Choice: Hashable, Sendable {
        case off
        case minutes(Int)

        var duration: Int? {
            if case .minutes(let count) = self { count } else { nil }
        }

        var title: String {
            switch self {
            case .off: String(localized: "Off")
            case .minutes(let count): String(localized: "\(count) minutes")
            }
        }
    }

    var onSelect: ((Int?) -> Void)?

    private let choices: [Choice] = [.off, .minutes(1), .minutes(15), .minutes(30), .minutes(60)]
    private var selected: Choice
    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Int, Choice>!

    init(selectedMinutes: Int?) {
        selected = selectedMinutes.map(Choice.minutes) ?? .off
        super.init(nibName: nil, bundle: nil)
        preferredContentSize = CGSize(width: 0, height: 360)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .canvas

        let titleLabel = UILabel(style: .title2)
        titleLabel.text = String(localized: "Sleep timer")
        titleLabel.textAlignment = .center
        titleLabel.translatesAutoresizingMaskIntoConstraints = false

        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.backgroundColor = .canvas
        collectionView = UICollectionView(
            frame: .zero,
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)
        )
        collectionView.isScrollEnabled = false
        collectionView.delegate = self
        collectionView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(titleLabel)
        view.addSubview(collectionView)
        NSLayoutConstraint.activate([
            titleLabel.topAnchor.constraint(equalTo: view.topAnchor, constant: 28),
            titleLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            titleLabel.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
            collectionView.topAnchor.constraint(equalTo: titleLabel.bottomAnchor),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        ])

        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Choice> { [weak self] cell, _, choice in
            var content = cell.defaultContentConfiguration()
            content.text = choice.title
            content.image = UIImage(systemName: choice == .off ? "moon" : "moon.zzz.fill")
            cell.contentConfiguration = content
            cell.accessories = choice == self?.selected ? [.checkmark()] : []
            var background = UIBackgroundConfiguration.listGroupedCell()
            background.backgroundColor = .cardBackground
            cell.backgroundConfiguration = background
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, choice in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: choice)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Choice>()
        snapshot.appendSections([0])
        snapshot.appendItems(choices)
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}

extension SleepTimerViewController: UICollectionViewDelegate {

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let choice = dataSource.itemIdentifier(for: indexPath) else { return }
        selected = choice
        var snapshot = dataSource.snapshot()
        snapshot.reconfigureItems(snapshot.itemIdentifiers)
        dataSource.apply(snapshot, animatingDifferences: false)
        onSelect?(choice.duration)
        Task {
            try? await Task.sleep(for: .milliseconds(250))
            dismiss(animated: true)
        }
    }
}
