// A news screen that shimmers while an actor fetches and paints stories, crossfades into them (with a Retry button when it fails once), and zooms a tapped story open.

import Observation
import UIKit

// MARK: - Model layer

struct Story: Sendable, Identifiable, Hashable {
    let id: Int
    let headline: String
    let minutes: Int
}

enum GazetteError: Error, Equatable {
    case offline
    case server(code: Int)

    var explanation: String {
        switch self {
        case .offline: "You seem to be offline."
        case .server(let code): "The press is jammed (\(code))."
        }
    }
}

protocol StoryFetching: Sendable {
    func fetch(edition: Int) async throws(GazetteError) -> [Story]
}

actor PrintingPress: StoryFetching {
    private var runs = 0

    func fetch(edition: Int) async throws(GazetteError) -> [Story] {
        runs += 1
        let thisRun = runs
        try? await Task.sleep(for: .milliseconds(1200))
        guard thisRun > 1 else { throw .server(code: 503) }
        let subjects = ["Lighthouse", "Orchard", "Tramway", "Observatory", "Ferry"]
        return subjects.enumerated().map { offset, subject in
            Story(id: edition * 100 + offset, headline: "\(subject) reopens after long repair", minutes: 2 + offset)
        }
    }
}

/// Deliberately not Sendable: handed over whole to the painter.
final class PaintJob {
    var size: CGSize
    var hue: Double
    init(size: CGSize, hue: Double) {
        self.size = size
        self.hue = hue
    }
}

actor Painter {
    private var cache: [Double: UIImage] = [:]

    func paint(_ job: sending PaintJob) -> UIImage {
        if let hit = cache[job.hue] { return hit }
        let hue = job.hue
        let image = UIGraphicsImageRenderer(size: job.size).image { context in
            UIColor(hue: hue, saturation: 0.45, brightness: 0.9, alpha: 1).setFill()
            context.fill(CGRect(origin: .zero, size: context.format.bounds.size))
            UIColor(white: 1, alpha: 0.35).setFill()
            for step in 0..<6 {
                let inset = CGFloat(step) * 14
                context.cgContext.fillEllipse(in: context.format.bounds.insetBy(dx: inset + 20, dy: inset))
            }
        }
        cache[hue] = image
        return image
    }
}

@Observable
@MainActor
final class GazetteModel {
    enum Phase: Equatable {
        case loading
        case loaded([Story])
        case failed(GazetteError)
    }

    private(set) var phase: Phase = .loading
    private let source: any StoryFetching

    init(source: some StoryFetching) {
        self.source = source
    }

    func load() async {
        phase = .loading
        do throws(GazetteError) {
            phase = .loaded(try await source.fetch(edition: 7))
        } catch {
            phase = .failed(error)
        }
    }
}

// MARK: - Shimmer

final class ShimmerBar: UIView {
    private let sheen = CAGradientLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 12
        clipsToBounds = true
        sheen.startPoint = CGPoint(x: 0, y: 0.4)
        sheen.endPoint = CGPoint(x: 1, y: 0.6)
        sheen.colors = [0, 0.5, 0].map { UIColor.white.withAlphaComponent($0).cgColor }
        layer.addSublayer(sheen)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func layoutSubviews() {
        super.layoutSubviews()
        sheen.frame = bounds
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil, !UIAccessibility.isReduceMotionEnabled else { return sheen.removeAllAnimations() }
        let sweep = CABasicAnimation(keyPath: "locations")
        sweep.fromValue = [-1, -0.5, 0] as [NSNumber]
        sweep.toValue = [1, 1.5, 2] as [NSNumber]
        sweep.duration = 1.3
        sweep.repeatCount = .infinity
        sweep.isRemovedOnCompletion = false
        sheen.add(sweep, forKey: "sweep")
    }
}

// MARK: - Story card

final class StoryCard: UIControl {
    let story: Story
    let picture = UIImageView()

    init(story: Story) {
        self.story = story
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 12
        clipsToBounds = true
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true

        let label = UILabel()
        label.numberOfLines = 2
        label.font = .preferredFont(forTextStyle: .headline)
        label.text = story.headline
        let time = UILabel()
        time.font = .preferredFont(forTextStyle: .caption1)
        time.text = Duration.seconds(story.minutes * 60).formatted(.units(allowed: [.minutes], width: .wide))

        for view in [picture, label, time] {
            view.translatesAutoresizingMaskIntoConstraints = false
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        NSLayoutConstraint.activate([
            picture.leadingAnchor.constraint(equalTo: leadingAnchor),
            picture.topAnchor.constraint(equalTo: topAnchor),
            picture.bottomAnchor.constraint(equalTo: bottomAnchor),
            picture.widthAnchor.constraint(equalToConstant: 96),
            label.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 14),
            label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -14),
            label.topAnchor.constraint(equalTo: topAnchor, constant: 14),
            time.leadingAnchor.constraint(equalTo: label.leadingAnchor),
            time.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12)
        ])
    }

    required init?(coder: NSCoder) { fatalError() }

    override var isHighlighted: Bool {
        didSet {
            UIView.animate(springDuration: 0.3, bounce: 0.2) {
                self.transform = self.isHighlighted ? CGAffineTransform(scaleX: 0.97, y: 0.97) : .identity
            }
        }
    }
}

// MARK: - Screen

@MainActor
protocol GazetteRouting: AnyObject {
    func open(_ story: Story, picture: UIImage?, from source: UIView)
}

final class GazetteViewController: UIViewController {
    private let model: GazetteModel
    private let painter = Painter()
    weak var router: (any GazetteRouting)?

    private let column = UIStackView()
    private var loading: Task<Void, Never>?
    private var painting: Task<Void, Never>?
    private var shownPhase: GazetteModel.Phase?

    init(model: GazetteModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
        title = "Gazette"
    }

    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        column.axis = .vertical
        column.spacing = 14
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor)
        ])
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .refresh, primaryAction: UIAction { [weak self] _ in
            self?.reload()
        })
        observe()
        reload()
    }

    private func reload() {
        loading?.cancel()
        loading = Task { [model] in await model.load() }
    }

    private func observe() {
        let phase = withObservationTracking {
            model.phase
        } onChange: { [weak self] in
            Task { @MainActor [weak self] in self?.observe() }
        }
        render(phase)
    }

    private func render(_ phase: GazetteModel.Phase) {
        guard phase != shownPhase else { return }
        let isFirst = shownPhase == nil
        shownPhase = phase
        painting?.cancel()

        let views: [UIView]
        switch phase {
        case .loading:
            views = (0..<5).map { _ in ShimmerBar() }
        case .loaded(let stories):
            let cards = stories.map { makeCard($0) }
            painting = Task { await paint(cards) }
            views = cards
        case .failed(let error):
            var content = UIContentUnavailableConfiguration.empty()
            content.image = UIImage(systemName: "printer.dotmatrix")
            content.text = "No paper today"
            content.secondaryText = error.explanation
            content.button = .borderedProminent()
            content.button.title = "Retry"
            content.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.reload() }
            views = [UIContentUnavailableView(configuration: content)]
        }
        let rowHeight: CGFloat = if case .failed = phase { 320 } else { 96 }
        let swap = { [column] in
            column.arrangedSubviews.forEach { $0.removeFromSuperview() }
            for view in views {
                view.heightAnchor.constraint(equalToConstant: rowHeight).isActive = true
                column.addArrangedSubview(view)
            }
            column.layoutIfNeeded()
        }
        if isFirst {
            swap()
        } else {
            UIView.transition(with: column, duration: 0.4, options: [.transitionCrossDissolve, .allowUserInteraction], animations: swap)
        }
    }

    private func makeCard(_ story: Story) -> StoryCard {
        let card = StoryCard(story: story)
        card.addAction(UIAction { [weak self, unowned card] _ in
            self?.router?.open(story, picture: card.picture.image, from: card)
        }, for: .primaryActionTriggered)
        card.addAction(UIAction { [unowned card] _ in card.sendActions(for: .primaryActionTriggered) }, for: .touchUpInside)
        return card
    }

    private func paint(_ cards: [StoryCard]) async {
        for (index, card) in cards.enumerated() {
            guard !Task.isCancelled else { return }
            let job = PaintJob(size: CGSize(width: 300, height: 300), hue: Double(index) / 6)
            let image = await painter.paint(job)
            UIView.transition(with: card.picture, duration: 0.25, options: .transitionCrossDissolve) {
                card.picture.image = image
            }
        }
    }
}

final class StoryViewController: UIViewController {
    private let story: Story
    private let picture: UIImage?
    private let clock = UILabel()
    private var ticking: Task<Void, Never>?

    init(story: Story, picture: UIImage?) {
        self.story = story
        self.picture = picture
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let imageView = UIImageView(image: picture)
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        let label = UILabel()
        label.text = story.headline
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: .largeTitle)
        clock.font = .monospacedDigitSystemFont(ofSize: 15, weight: .regular)
        let stack = UIStackView(arrangedSubviews: [imageView, label, clock])
        stack.axis = .vertical
        stack.spacing = 18
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            imageView.heightAnchor.constraint(equalToConstant: 280),
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor)
        ])
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        ticking = Task { [weak self] in
            for await second in Self.seconds() {
                self?.clock.text = "Reading for \(second) s"
            }
        }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        ticking?.cancel()
    }

    private nonisolated static func seconds() -> AsyncStream<Int> {
        AsyncStream { continuation in
            let producer = Task {
                var count = 0
                while !Task.isCancelled {
                    continuation.yield(count)
                    count += 1
                    try? await Task.sleep(for: .seconds(1))
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in producer.cancel() }
        }
    }
}

// MARK: - Scene

final class SceneDelegate: UIResponder, UIWindowSceneDelegate, GazetteRouting {
    var window: UIWindow?
    private let navigation = UINavigationController()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let gazette = GazetteViewController(model: GazetteModel(source: PrintingPress()))
        gazette.router = self
        navigation.viewControllers = [gazette]
        let window = UIWindow(windowScene: scene)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        self.window = window
    }

    func open(_ story: Story, picture: UIImage?, from source: UIView) {
        let page = StoryViewController(story: story, picture: picture)
        if #available(iOS 18.0, *) {
            page.preferredTransition = .zoom { [weak source] _ in source }
        }
        navigation.pushViewController(page, animated: true)
    }
}
