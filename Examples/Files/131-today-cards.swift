//
//  TodayCards.swift
//  App Store style cards. Tap to open, pinch (or the x) to close.
//
//  Combine view model, diffable table, interruptible animator
//

import UIKit
import Combine

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = TodayViewController(viewModel: TodayViewModel())
        window?.makeKeyAndVisible()
        return true
    }
}

// MARK: - Model

struct Story: Codable, Hashable, Identifiable {
    let id: Int
    let kicker: String
    let headline: String
    let symbol: String
    let hue: Double
}

protocol StoryLoading {
    func stories() -> AnyPublisher<[Story], Error>
}

struct BundledStories: StoryLoading {
    func stories() -> AnyPublisher<[Story], Error> {
        let json = """
        [{"id": 1, "kicker": "HOW TO", "headline": "Bake bread in a cold oven", "symbol": "flame.fill", "hue": 0.05},
         {"id": 2, "kicker": "MEET THE MAKER", "headline": "A bicycle made of bamboo", "symbol": "bicycle", "hue": 0.35},
         {"id": 3, "kicker": "THE LIST", "headline": "Nine lakes worth the walk", "symbol": "drop.fill", "hue": 0.58},
         {"id": 4, "kicker": "TRY THIS", "headline": "Stars without a telescope", "symbol": "sparkles", "hue": 0.75}]
        """
        return Just(Data(json.utf8))
            .decode(type: [Story].self, decoder: JSONDecoder())
            .delay(for: .seconds(0.8), scheduler: DispatchQueue.main)
            .eraseToAnyPublisher()
    }
}

final class TodayViewModel {
    @Published private(set) var stories: [Story] = []
    @Published private(set) var isLoading = false
    private let loader: StoryLoading
    private var cancellables = Set<AnyCancellable>()

    init(loader: StoryLoading = BundledStories()) {
        self.loader = loader
    }

    func load() {
        isLoading = true
        loader.stories()
            .replaceError(with: [])
            .map { [weak self] in (self?.stories.isEmpty ?? true) ? $0 : $0.shuffled() }
            .sink { [weak self] in
                self?.stories = $0
                self?.isLoading = false
            }
            .store(in: &cancellables)
    }
}

// MARK: - Reusable views

protocol Reusable: AnyObject {}

extension Reusable {
    static var reuseIdentifier: String { String(describing: self) }
}

extension UITableView {
    func register<T: UITableViewCell & Reusable>(_ type: T.Type) {
        register(type, forCellReuseIdentifier: type.reuseIdentifier)
    }

    func dequeue<T: UITableViewCell & Reusable>(for indexPath: IndexPath) -> T {
        dequeueReusableCell(withIdentifier: T.reuseIdentifier, for: indexPath) as! T
    }
}

final class CardView: UIView {
    private let kicker = UILabel()
    private let headline = UILabel()
    private let symbol = UIImageView()
    override class var layerClass: AnyClass { CAGradientLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        kicker.font = .systemFont(ofSize: 15, weight: .semibold)
        kicker.textColor = UIColor.white.withAlphaComponent(0.7)
        headline.font = .systemFont(ofSize: 28, weight: .bold)
        headline.textColor = .white
        headline.numberOfLines = 2
        symbol.tintColor = UIColor.white.withAlphaComponent(0.85)
        symbol.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 90)

        [kicker, headline, symbol].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            addSubview($0)
        }
        NSLayoutConstraint.activate([
            kicker.topAnchor.constraint(equalTo: topAnchor, constant: 24),
            kicker.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
            headline.topAnchor.constraint(equalTo: kicker.bottomAnchor, constant: 6),
            headline.leadingAnchor.constraint(equalTo: kicker.leadingAnchor),
            headline.widthAnchor.constraint(equalToConstant: 250),
            symbol.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -24),
            symbol.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -24)
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(_ story: Story) {
        kicker.text = story.kicker
        headline.text = story.headline
        symbol.image = UIImage(systemName: story.symbol)
        (layer as! CAGradientLayer).colors = [0.55, 0.9].map {
            UIColor(hue: CGFloat(story.hue), saturation: 0.75, brightness: $0, alpha: 1).cgColor
        }
    }
}

final class CardCell: UITableViewCell, Reusable {
    let card = CardView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        card.layer.cornerRadius = 16
        contentView.addSubview(card)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        card.bounds.size = CGSize(width: contentView.bounds.width - 40, height: contentView.bounds.height - 24)
        card.center = CGPoint(x: contentView.bounds.midX, y: contentView.bounds.midY)
    }

    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        UIView.animate(withDuration: 0.25, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) {
            self.card.transform = highlighted ? CGAffineTransform(scaleX: 0.95, y: 0.95) : .identity
        }
    }
}

// MARK: - Today

final class TodayViewController: UITableViewController {
    private let viewModel: TodayViewModel
    private var cancellables = Set<AnyCancellable>()
    private var dataSource: UITableViewDiffableDataSource<Int, Story>!

    init(viewModel: TodayViewModel) {
        self.viewModel = viewModel
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(CardCell.self)
        tableView.separatorStyle = .none
        tableView.rowHeight = 320
        dataSource = UITableViewDiffableDataSource(tableView: tableView) { tableView, indexPath, story in
            let cell: CardCell = tableView.dequeue(for: indexPath)
            cell.card.show(story)
            return cell
        }
        refreshControl = UIRefreshControl()
        refreshControl?.addTarget(self, action: #selector(refresh), for: .valueChanged)

        viewModel.$stories
            .dropFirst()
            .sink { [weak self] stories in
                var snapshot = NSDiffableDataSourceSnapshot<Int, Story>()
                snapshot.appendSections([0])
                snapshot.appendItems(stories)
                self?.dataSource.apply(snapshot, animatingDifferences: true)
            }
            .store(in: &cancellables)
        viewModel.$isLoading
            .removeDuplicates()
            .filter { !$0 }
            .sink { [weak self] _ in self?.refreshControl?.endRefreshing() }
            .store(in: &cancellables)
        viewModel.load()
    }

    @objc private func refresh() { viewModel.load() }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let story = dataSource.itemIdentifier(for: indexPath), let cell = tableView.cellForRow(at: indexPath) as? CardCell else { return }
        present(StoryViewController(story: story, source: cell.card), animated: true)
    }
}

// MARK: - Story

final class StoryViewController: UIViewController, UIViewControllerTransitioningDelegate {
    let card = CardView()
    let closeButton = UIButton(type: .system)
    private(set) var cardHeight: NSLayoutConstraint!
    private let story: Story
    private let cardTransition: CardTransition
    private var interaction: UIPercentDrivenInteractiveTransition?

    init(story: Story, source: UIView) {
        self.story = story
        self.cardTransition = CardTransition(source: source)
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .custom
        transitioningDelegate = self
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override var prefersStatusBarHidden: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.clipsToBounds = true
        card.show(story)
        closeButton.setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
        closeButton.tintColor = .white
        closeButton.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
        let body = UILabel()
        body.numberOfLines = 0
        body.font = .preferredFont(forTextStyle: .body)
        body.text = Array(repeating: "\(story.headline): it takes one afternoon, very little money and a bit of patience. ", count: 6).joined()

        [card, body, closeButton].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview($0)
        }
        cardHeight = card.heightAnchor.constraint(equalToConstant: 420)
        NSLayoutConstraint.activate([
            card.topAnchor.constraint(equalTo: view.topAnchor),
            card.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            card.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            cardHeight,
            body.topAnchor.constraint(equalTo: card.bottomAnchor, constant: 24),
            body.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            body.widthAnchor.constraint(equalToConstant: 320),
            closeButton.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
            closeButton.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -12),
            closeButton.widthAnchor.constraint(equalToConstant: 44),
            closeButton.heightAnchor.constraint(equalToConstant: 44)
        ])
        view.addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: #selector(pinched(_:))))
    }

    @objc private func pinched(_ pinch: UIPinchGestureRecognizer) {
        switch pinch.state {
        case .began:
            interaction = UIPercentDrivenInteractiveTransition()
            dismiss(animated: true)
        case .changed:
            interaction?.update(max(0, min(0.99, (1 - pinch.scale) * 1.4)))
        default:
            if pinch.state == .ended && pinch.scale < 0.75 {
                interaction?.finish()
            } else {
                interaction?.cancel()
            }
            interaction = nil
        }
    }

    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        cardTransition.opening = true
        return cardTransition
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        cardTransition.opening = false
        return cardTransition
    }

    func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? { interaction }
}

final class CardTransition: NSObject, UIViewControllerAnimatedTransitioning {
    var opening = true
    private let source: UIView
    private var animator: UIViewPropertyAnimator?

    init(source: UIView) { self.source = source }

    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { opening ? 0.7 : 0.55 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: context).startAnimation()
    }

    func interruptibleAnimator(using context: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating {
        if let animator = animator { return animator }
        let container = context.containerView
        let detail = context.viewController(forKey: opening ? .to : .from) as! StoryViewController
        let small = source.superview!.convert(source.frame, to: container)
        let opening = self.opening
        if opening { container.addSubview(detail.view) }

        func place(open: Bool) {
            detail.view.frame = open ? container.bounds : small
            detail.view.layer.cornerRadius = open ? 0 : 16
            detail.cardHeight.constant = open ? 420 : small.height
            detail.closeButton.alpha = open ? 1 : 0
            detail.view.layoutIfNeeded()
        }

        place(open: !opening)
        source.isHidden = true
        let animator = UIViewPropertyAnimator(duration: transitionDuration(using: context), dampingRatio: opening ? 0.75 : 0.9) {
            place(open: opening)
        }
        animator.addCompletion { [source] _ in
            let cancelled = context.transitionWasCancelled
            if cancelled { place(open: !opening) }
            source.isHidden = cancelled || opening
            context.completeTransition(!cancelled)
        }
        self.animator = animator
        return animator
    }

    func animationEnded(_ transitionCompleted: Bool) { animator = nil }
}
