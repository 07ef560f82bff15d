//
//  HistoryViewController.swift
//  Drift
//

import Combine
import UIKit

final class HistoryViewController: UIViewController {

    var onSelect: ((Soundscape.ID) -> Void)?

    private let viewModel: HistoryViewModel
    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Date, ListeningSession>!
    private var subscriptions: Set<AnyCancellable> = []

    init(viewModel: HistoryViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
        title = String(localized: "History")
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .canvas

        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        configuration.backgroundColor = .canvas
        collectionView = UICollectionView(
            frame: view.bounds,
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)
        )
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.delegate = self
        view.addSubview(collectionView)
        configureDataSource()

        viewModel.$days
            .receive(on: DispatchQueue.main)
            .sink { [weak self] days in self?.show(days) }
            .store(in: &subscriptions)
    }

    private func configureDataSource() {
        let cellRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, ListeningSession> { cell, _, session in
            var content = UIListContentConfiguration.valueCell()
            content.image = UIImage(systemName: session.symbol)
            content.imageProperties.tintColor = .accent
            content.text = session.title
            content.secondaryText = String(localized: "\(session.minutes) minutes")
            cell.contentConfiguration = content
            cell.accessories = [.label(text: session.start.formatted(date: .omitted, time: .shortened))]
            var background = UIBackgroundConfiguration.listGroupedCell()
            background.backgroundColor = .cardBackground
            cell.backgroundConfiguration = background
        }
        let headerRegistration = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [weak self] cell, _, indexPath in
            guard let date = self?.dataSource.sectionIdentifier(for: indexPath.section) else { return }
            var content = UIListContentConfiguration.prominentInsetGroupedHeader()
            content.text = date.formatted(date: .abbreviated, time: .omitted)
            cell.contentConfiguration = content
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, session in
            collectionView.dequeueConfiguredReusableCell(using: cellRegistration, for: indexPath, item: session)
        }
        dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: headerRegistration, for: indexPath)
        }
    }

    private func show(_ days: [HistoryViewModel.Day]) {
        var snapshot = NSDiffableDataSourceSnapshot<Date, ListeningSession>()
        for day in days {
            snapshot.appendSections([day.date])
            snapshot.appendItems(day.sessions, toSection: day.date)
        }
        dataSource.apply(snapshot, animatingDifferences: viewIfLoaded?.window != nil)

        if days.isEmpty {
            var configuration = UIContentUnavailableConfiguration.empty()
            configuration.image = UIImage(systemName: "ear")
            configuration.text = String(localized: "Silence so far")
            configuration.secondaryText = String(localized: "What you play will be listed here.")
            contentUnavailableConfiguration = configuration
            navigationItem.rightBarButtonItem = nil
        } else {
            contentUnavailableConfiguration = nil
            let total = UIBarButtonItem(
                title: String(localized: "\(viewModel.totalMinutes) minutes"),
                style: .plain,
                target: nil,
                action: nil
            )
            total.isEnabled = false
            navigationItem.rightBarButtonItem = total
        }
    }
}

extension HistoryViewController: UICollectionViewDelegate {

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        guard let session = dataSource.itemIdentifier(for: indexPath) else { return }
        onSelect?(session.soundscapeID)
    }
}
