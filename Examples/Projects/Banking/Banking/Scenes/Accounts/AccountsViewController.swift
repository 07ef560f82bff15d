//
//  AccountsViewController.swift
//  Banking
//
//  Created by Noor Haddad on 01.10.24.
//

import Combine
import TransitionKit
import UIKit

@MainActor
protocol AccountsViewControllerDelegate: AnyObject {
    func accountsViewController(_ controller: AccountsViewController, didSelect account: Account)
    func accountsViewControllerDidRequestTransfer(_ controller: AccountsViewController, accounts: [Account])
    func accountsViewControllerDidSignOut(_ controller: AccountsViewController)
}

final class AccountsViewController: UIViewController {

    private enum Section: Int {
        case accounts
        case goals
    }

    private enum Item: Hashable {
        case account(Account.ID)
        case goal(Goal)
    }

    weak var delegate: (any AccountsViewControllerDelegate)?

    @IBOutlet private weak var collectionView: UICollectionView!
    @IBOutlet private weak var activityIndicator: UIActivityIndicatorView!
    @IBOutlet private weak var failureView: UIView!
    @IBOutlet private weak var failureLabel: UILabel!

    private let viewModel: AccountsViewModel
    private var dataSource: UICollectionViewDiffableDataSource<Section, Item>!
    private var cancellables = Set<AnyCancellable>()

    init(viewModel: AccountsViewModel) {
        self.viewModel = viewModel
        super.init(nibName: "AccountsViewController", bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "accounts.title")
        navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: UIAction(image: UIImage(systemName: "arrow.left.arrow.right")) { [weak self] _ in
            self?.requestTransfer()
        })
        navigationItem.leftBarButtonItem = UIBarButtonItem(image: UIImage(systemName: "person.crop.circle"), menu: makeMenu())

        collectionView.collectionViewLayout = makeLayout()
        collectionView.delegate = self
        collectionView.refreshControl = UIRefreshControl(frame: .zero, primaryAction: UIAction { [weak self] action in
            self?.refresh(action.sender as? UIRefreshControl)
        })
        configureDataSource()
        bind()
        Task { await viewModel.load() }
    }

    private func makeMenu() -> UIMenu {
        UIMenu(title: viewModel.customer.name, children: [
            UIAction(title: String(localized: "accounts.signOut"), image: UIImage(systemName: "rectangle.portrait.and.arrow.right"), attributes: .destructive) { [weak self] _ in
                guard let self else { return }
                self.delegate?.accountsViewControllerDidSignOut(self)
            }
        ])
    }

    // MARK: - Layout

    private func makeLayout() -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { [weak self] index, environment in
            switch self?.dataSource?.sectionIdentifier(for: index) {
            case .goals:
                var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
                configuration.headerMode = .supplementary
                configuration.backgroundColor = .clear
                return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
            case .accounts, nil:
                return Self.makeAccountsSection(environment)
            }
        }
    }

    private static func makeAccountsSection(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let columns = environment.traitCollection.horizontalSizeClass == .regular ? 2 : 1
        let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(104)),
                                                       repeatingSubitem: item, count: columns)
        group.interItemSpacing = .fixed(12)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 12
        section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 20, bottom: 24, trailing: 20)
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(88)),
                                                        elementKind: UICollectionView.elementKindSectionHeader,
                                                        alignment: .top)
        ]
        return section
    }

    // MARK: - Data source

    private func configureDataSource() {
        let accountCell = UICollectionView.CellRegistration<AccountCell, Account>(cellNib: UINib(for: AccountCell.self)) { cell, _, account in
            cell.configure(with: account)
        }
        let goalCell = UICollectionView.CellRegistration<UICollectionViewListCell, Goal> { cell, _, goal in
            var content = cell.defaultContentConfiguration()
            content.image = UIImage(systemName: "target")
            content.imageProperties.tintColor = UIColor(resource: .accent)
            content.text = goal.name
            content.secondaryText = String(localized: "goal.progress \(goal.saved.formatted) \(goal.target.formatted)")
            cell.contentConfiguration = content
            let percent = goal.progress.formatted(.percent.precision(.fractionLength(0)))
            cell.accessories = [.label(text: percent)]
        }
        let balanceHeader = UICollectionView.SupplementaryRegistration<BalanceHeaderView>(supplementaryNib: UINib(for: BalanceHeaderView.self), elementKind: UICollectionView.elementKindSectionHeader) { [weak self] header, _, _ in
            guard let self else { return }
            header.configure(name: self.viewModel.customer.name, total: self.viewModel.total, count: self.viewModel.accounts.count)
        }
        let goalsHeader = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: UICollectionView.elementKindSectionHeader) { header, _, _ in
            var content = UIListContentConfiguration.prominentInsetGroupedHeader()
            content.text = String(localized: "goals.title")
            header.contentConfiguration = content
        }

        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { [weak self] collectionView, indexPath, item in
            switch item {
            case .account(let id):
                let account = self?.viewModel.account(with: id)
                return collectionView.dequeueConfiguredReusableCell(using: accountCell, for: indexPath, item: account)
            case .goal(let goal):
                return collectionView.dequeueConfiguredReusableCell(using: goalCell, for: indexPath, item: goal)
            }
        }
        dataSource.supplementaryViewProvider = { [weak self] collectionView, _, indexPath in
            if self?.dataSource.sectionIdentifier(for: indexPath.section) == .goals {
                return collectionView.dequeueConfiguredReusableSupplementary(using: goalsHeader, for: indexPath)
            }
            return collectionView.dequeueConfiguredReusableSupplementary(using: balanceHeader, for: indexPath)
        }
    }

    private func bind() {
        viewModel.$accounts
            .combineLatest(viewModel.$goals)
            .receive(on: RunLoop.main)
            .sink { [weak self] accounts, goals in
                self?.apply(accounts: accounts, goals: goals)
            }
            .store(in: &cancellables)

        viewModel.$state
            .removeDuplicates()
            .receive(on: RunLoop.main)
            .sink { [weak self] state in
                self?.show(state)
            }
            .store(in: &cancellables)
    }

    private func apply(accounts: [Account], goals: [Goal]) {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
        if !accounts.isEmpty {
            snapshot.appendSections([.accounts])
            let items = accounts.map { Item.account($0.id) }
            snapshot.appendItems(items, toSection: .accounts)
            snapshot.reconfigureItems(items.filter { dataSource.indexPath(for: $0) != nil })
        }
        if !goals.isEmpty {
            snapshot.appendSections([.goals])
            snapshot.appendItems(goals.map(Item.goal), toSection: .goals)
        }
        dataSource.apply(snapshot, animatingDifferences: view.window != nil)

        for case let header as BalanceHeaderView in collectionView.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader) {
            header.configure(name: viewModel.customer.name, total: viewModel.total, count: accounts.count)
        }
    }

    private func show(_ state: AccountsViewModel.State) {
        failureView.isHidden = true
        switch state {
        case .loading:
            activityIndicator.startAnimating()
        case .failed(let message):
            activityIndicator.stopAnimating()
            failureLabel.text = message
            failureView.isHidden = false
        case .idle, .loaded:
            activityIndicator.stopAnimating()
        }
    }

    // MARK: - Actions

    private func requestTransfer() {
        guard !viewModel.accounts.isEmpty else { return }
        delegate?.accountsViewControllerDidRequestTransfer(self, accounts: viewModel.accounts)
    }

    private func refresh(_ control: UIRefreshControl?) {
        Task {
            await viewModel.load()
            control?.endRefreshing()
        }
    }

    @IBAction private func retry(_ sender: UIButton) {
        Task { await viewModel.load() }
    }
}

extension AccountsViewController: UICollectionViewDelegate {

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        if case .account = dataSource.itemIdentifier(for: indexPath) { return true }
        return false
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        guard case .account(let id)? = dataSource.itemIdentifier(for: indexPath),
              let account = viewModel.account(with: id) else { return }
        delegate?.accountsViewController(self, didSelect: account)
    }
}

extension AccountsViewController: SharedElementProviding {

    var sharedElementIdentifier: AnyHashable? { nil }

    func sharedElement(for identifier: AnyHashable) -> UIView? {
        guard let id = identifier.base as? Account.ID,
              let indexPath = dataSource.indexPath(for: .account(id)),
              let cell = collectionView.cellForItem(at: indexPath) as? AccountCell else { return nil }
        return cell.cardView
    }
}
