//
//  LibraryViewController.swift
//  Drift
//

import UIKit

final class LibraryViewController: UIViewController {

    var onSelect: ((Soundscape) -> Void)?
    var onPlay: ((Soundscape) -> Void)?

    private let viewModel: LibraryViewModel
    private let player: PlayerViewModel

    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Soundscape.Mood, Soundscape.ID>!
    private var observations: [Observing] = []

    init(viewModel: LibraryViewModel, player: PlayerViewModel) {
        self.viewModel = viewModel
        self.player = player
        super.init(nibName: nil, bundle: nil)
        title = String(localized: "Library")
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .canvas
        configureCollectionView()
        configureDataSource()

        observations = [
            Observing { [weak self] in self?.showSections() },
            Observing { [weak self] in self?.showPlayingItem() }
        ]
        Task { await viewModel.load() }
    }

    // MARK: List

    private func configureCollectionView() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        configuration.backgroundColor = .canvas
        configuration.leadingSwipeActionsConfigurationProvider = { [weak self] indexPath in
            self?.swipeActions(at: indexPath)
        }
        collectionView = UICollectionView(
            frame: view.bounds,
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)
        )
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.delegate = self
        view.addSubview(collectionView)
    }

    private func configureDataSource() {
        let cellRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Soundscape.ID> { [weak self] cell, _, id in
            guard let self, let soundscape = viewModel.soundscape(withID: id) else { return }
            cell.contentConfiguration = SoundscapeContentConfiguration(
                soundscape: soundscape,
                isPlaying: player.isPlaying && player.current?.id == id
            )
            cell.accessories = [.disclosureIndicator()]
            var background = UIBackgroundConfiguration.listGroupedCell()
            background.backgroundColor = .cardBackground
            cell.backgroundConfiguration = background
        }
        let headerRegistration = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [weak self] cell, _, indexPath in
            guard let mood = self?.dataSource.sectionIdentifier(for: indexPath.section) else { return }
            var content = UIListContentConfiguration.groupedHeader()
            content.text = mood.title
            cell.contentConfiguration = content
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, id in
            collectionView.dequeueConfiguredReusableCell(using: cellRegistration, for: indexPath, item: id)
        }
        dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: headerRegistration, for: indexPath)
        }
    }

    private func swipeActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        guard let id = dataSource.itemIdentifier(for: indexPath),
              let soundscape = viewModel.soundscape(withID: id) else { return nil }
        let play = UIContextualAction(style: .normal, title: String(localized: "Play")) { [weak self] _, _, completion in
            self?.onPlay?(soundscape)
            completion(true)
        }
        play.image = UIImage(systemName: "play.fill")
        play.backgroundColor = .accent
        return UISwipeActionsConfiguration(actions: [play])
    }

    // MARK: Observation

    private func showSections() {
        let sections = viewModel.sections
        var snapshot = NSDiffableDataSourceSnapshot<Soundscape.Mood, Soundscape.ID>()
        for section in sections {
            snapshot.appendSections([section.mood])
            snapshot.appendItems(section.soundscapes.map(\.id), toSection: section.mood)
        }
        dataSource.apply(snapshot, animatingDifferences: viewIfLoaded?.window != nil)

        switch viewModel.state {
        case .loading:
            contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
        case .loaded:
            contentUnavailableConfiguration = nil
        case .failed(let message):
            var configuration = UIContentUnavailableConfiguration.empty()
            configuration.image = UIImage(systemName: "exclamationmark.triangle")
            configuration.text = String(localized: "Nothing to hear")
            configuration.secondaryText = message
            contentUnavailableConfiguration = configuration
        }
        updateOrderMenu()
    }

    private func showPlayingItem() {
        _ = (player.current, player.isPlaying)
        var snapshot = dataSource.snapshot()
        guard !snapshot.itemIdentifiers.isEmpty else { return }
        snapshot.reconfigureItems(snapshot.itemIdentifiers)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func updateOrderMenu() {
        let actions = LibraryViewModel.Order.allCases.map { order in
            UIAction(title: order.menuTitle, state: viewModel.order == order ? .on : .off) { [weak self] _ in
                self?.viewModel.order = order
            }
        }
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: nil,
            image: UIImage(systemName: "arrow.up.arrow.down"),
            primaryAction: nil,
            menu: UIMenu(title: String(localized: "Order"), options: .singleSelection, children: actions)
        )
    }
}

extension LibraryViewController: UICollectionViewDelegate {

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        guard let id = dataSource.itemIdentifier(for: indexPath),
              let soundscape = viewModel.soundscape(withID: id) else { return }
        onSelect?(soundscape)
    }
}
