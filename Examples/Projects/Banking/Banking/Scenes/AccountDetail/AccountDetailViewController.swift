//
//  AccountDetailViewController.swift
//  Banking
//
//  Created by Noor Haddad on 01.10.24.
//

import Combine
import TransitionKit
import UIKit

final class AccountDetailViewController: UIViewController {

    var didSelectTransaction: ((Transaction) -> Void)?

    @IBOutlet private weak var headerCardView: UIView!
    @IBOutlet private weak var nameLabel: UILabel!
    @IBOutlet private weak var ibanLabel: UILabel!
    @IBOutlet private weak var balanceLabel: UILabel!
    @IBOutlet private weak var filterControl: UISegmentedControl!
    @IBOutlet private weak var tableView: UITableView!
    @IBOutlet private weak var activityIndicator: UIActivityIndicatorView!

    private let viewModel: AccountDetailViewModel
    private var dataSource: DayDataSource!
    private var cancellables = Set<AnyCancellable>()
    private var loading: Task<Void, Never>?

    init(viewModel: AccountDetailViewModel) {
        self.viewModel = viewModel
        super.init(nibName: String(describing: AccountDetailViewController.self), bundle: nil)
        hidesBottomBarWhenPushed = true
        navigationItem.largeTitleDisplayMode = .never
        title = viewModel.account.name
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    deinit {
        loading?.cancel()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        headerCardView.layer.cornerRadius = 16
        headerCardView.layer.cornerCurve = .continuous
        headerCardView.backgroundColor = viewModel.account.kind == .savings ? .savingsSurface : .cardSurface
        nameLabel.text = viewModel.account.name
        ibanLabel.text = viewModel.account.iban
        balanceLabel.text = viewModel.account.balance.formatted

        filterControl.setTitle(String(localized: "filter.all"), forSegmentAt: 0)
        filterControl.setTitle(String(localized: "filter.incoming"), forSegmentAt: 1)
        filterControl.setTitle(String(localized: "filter.outgoing"), forSegmentAt: 2)

        tableView.register(UINib(for: TransactionCell.self), forCellReuseIdentifier: TransactionCell.reuseIdentifier)
        tableView.delegate = self
        dataSource = DayDataSource(tableView: tableView) { tableView, indexPath, transaction in
            let cell = tableView.dequeueReusableCell(withIdentifier: TransactionCell.reuseIdentifier, for: indexPath) as? TransactionCell
            cell?.configure(with: transaction)
            return cell
        }
        dataSource.defaultRowAnimation = .fade
        bind()
        loading = Task { [viewModel] in
            await viewModel.load()
        }
    }

    private func bind() {
        viewModel.days
            .receive(on: RunLoop.main)
            .sink { [weak self] days in
                self?.apply(days)
            }
            .store(in: &cancellables)

        viewModel.$isLoading
            .receive(on: RunLoop.main)
            .sink { [weak self] isLoading in
                if isLoading {
                    self?.activityIndicator.startAnimating()
                } else {
                    self?.activityIndicator.stopAnimating()
                }
            }
            .store(in: &cancellables)
    }

    private func apply(_ days: [AccountDetailViewModel.Day]) {
        var snapshot = NSDiffableDataSourceSnapshot<Date, Transaction>()
        for day in days {
            snapshot.appendSections([day.date])
            snapshot.appendItems(day.transactions, toSection: day.date)
        }
        dataSource.apply(snapshot, animatingDifferences: view.window != nil)
    }

    @IBAction private func filterChanged(_ sender: UISegmentedControl) {
        viewModel.filter = AccountDetailViewModel.Filter(rawValue: sender.selectedSegmentIndex) ?? .all
    }
}

private final class DayDataSource: UITableViewDiffableDataSource<Date, Transaction> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sectionIdentifier(for: section)?.formatted(date: .long, time: .omitted)
    }
}

extension AccountDetailViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard let transaction = dataSource.itemIdentifier(for: indexPath) else { return }
        didSelectTransaction?(transaction)
    }
}

extension AccountDetailViewController: SharedElementProviding {

    var sharedElementIdentifier: AnyHashable? { viewModel.account.id }

    func sharedElement(for identifier: AnyHashable) -> UIView? {
        identifier == sharedElementIdentifier ? headerCardView : nil
    }
}
