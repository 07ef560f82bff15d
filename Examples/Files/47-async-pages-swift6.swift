// swift-tools 6, strict concurrency. Weather pages with a drill-in transition.
import UIKit
import os

nonisolated struct Forecast: Sendable, Codable, Hashable, Identifiable {
    enum Sky: String, Codable, Sendable, CaseIterable { case sunny, cloudy, rain }
    let id: Int
    let place: String
    let degrees: Measurement<UnitTemperature>
    let sky: Sky
}

protocol ForecastLoading: Sendable {
    associatedtype Stream: AsyncSequence where Stream.Element == Forecast, Stream.Failure == Never
    func forecasts() -> Stream
}

struct CannedForecasts: ForecastLoading {
    func forecasts() -> AsyncStream<Forecast> {
        AsyncStream { continuation in
            let task = Task {
                for (index, place) in ["Oslo", "Porto", "Quito"].enumerated() {
                    try? await Task.sleep(for: .milliseconds(120))
                    continuation.yield(Forecast(id: index, place: place, degrees: .init(value: Double(8 + index * 7), unit: .celsius), sky: Forecast.Sky.allCases[index]))
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }
}

@MainActor
final class PagesController<Loader: ForecastLoading>: UIPageViewController, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    private let loader: Loader
    private var pages: [ForecastController] = []
    private var loading: Task<Void, Never>?
    private let logger = Logger(subsystem: "weather", category: "pages")
    private let spinner = UIActivityIndicatorView(style: .large)

    init(loader: Loader) {
        self.loader = loader
        super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 12])
    }
    @available(*, unavailable) required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        dataSource = self
        delegate = self
        navigationItem.titleView = UIImageView(image: UIImage(systemName: "cloud.sun", withConfiguration: UIImage.SymbolConfiguration(textStyle: .headline)))
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .refresh, primaryAction: UIAction { [weak self] _ in self?.reload() })
        spinner.startAnimating()
        spinner.center = view.center
        view.addSubview(spinner)
        reload()
        registerForTraitChanges([UITraitUserInterfaceStyle.self, UITraitVerticalSizeClass.self]) { (self: Self, previous: UITraitCollection) in
            self.logger.debug("traits changed from \(previous.userInterfaceStyle.rawValue)")
        }
    }

    private func reload() {
        loading?.cancel()
        loading = Task { [loader] in
            var found: [Forecast] = []
            for await forecast in loader.forecasts() {
                guard !Task.isCancelled else { return }
                found.append(forecast)
            }
            pages = found.map(ForecastController.init)
            guard let first = pages.first else { return }
            spinner.stopAnimating()
            setViewControllers([first], direction: .forward, animated: false)
        }
    }

    func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController? {
        neighbour(of: viewController, -1)
    }
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController? {
        neighbour(of: viewController, +1)
    }
    private func neighbour(of controller: UIViewController, _ step: Int) -> UIViewController? {
        guard let index = pages.firstIndex(where: { $0 === controller }), pages.indices ~= index + step else { return nil }
        return pages[index + step]
    }
    func presentationCount(for pageViewController: UIPageViewController) -> Int { pages.count }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

final class ForecastController: UIViewController {
    let forecast: Forecast
    private let card = UIControl()
    private let degrees = UILabel()

    init(_ forecast: Forecast) {
        self.forecast = forecast
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        card.backgroundColor = switch forecast.sky {
        case .sunny: .systemYellow
        case .cloudy: .systemGray3
        case .rain: .systemIndigo
        }
        card.layer.cornerRadius = 28
        card.layer.cornerCurve = .continuous
        card.accessibilityLabel = "Details of \(forecast.place)"
        card.addAction(UIAction(handler: { [unowned self] _ in Task { await open() } }), for: .touchUpInside)
        degrees.font = .monospacedDigitSystemFont(ofSize: 72, weight: .thin)
        degrees.text = forecast.degrees.formatted(.measurement(width: .narrow))
        let place = UILabel()
        place.text = forecast.place
        place.font = UIFontMetrics(forTextStyle: .title1).scaledFont(for: .rounded(ofSize: 30, weight: .bold))
        let stack = UIStackView(arrangedSubviews: [place, degrees])
        stack.axis = .vertical
        stack.alignment = .center
        stack.isUserInteractionEnabled = false
        for v in [card, stack] { v.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(card)
        card.addSubview(stack)
        NSLayoutConstraint.activate([
            card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            card.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            card.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.75),
            card.heightAnchor.constraint(equalToConstant: 260).priority(.defaultHigh),
            stack.centerXAnchor.constraint(equalTo: card.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: card.centerYAnchor),
        ])
    }

    private func open() async {
        let details = DetailsController(rows: await Self.rows(for: forecast))
        details.modalPresentationStyle = .fullScreen
        let transition = DrillTransition { [weak self] in self?.card }
        details.keep = transition
        details.transitioningDelegate = transition
        await withCheckedContinuation { continuation in
            present(details, animated: true) { continuation.resume() }
        }
        UIAccessibility.post(notification: .screenChanged, argument: details.view)
    }

    @concurrent private static func rows(for forecast: Forecast) async -> [String] {
        await withTaskGroup(of: (Int, String).self) { group in
            for hour in 0..<6 {
                group.addTask { (hour, "\(hour * 4):00   \(Int(forecast.degrees.value) + hour)°") }
            }
            var rows: [(Int, String)] = []
            for await row in group { rows.append(row) }
            return rows.sorted { $0.0 < $1.0 }.map(\.1)
        }
    }
}

extension NSLayoutConstraint {
    func priority(_ p: UILayoutPriority) -> Self { priority = p; return self }
}

extension UIFont {
    static func rounded(ofSize size: CGFloat, weight: Weight) -> UIFont {
        let system = UIFont.systemFont(ofSize: size, weight: weight)
        guard let descriptor = system.fontDescriptor.withDesign(.rounded) else { return system }
        return UIFont(descriptor: descriptor, size: size)
    }
}

final class DetailsController: UITableViewController {
    let rows: [String]
    var keep: AnyObject?
    init(rows: [String]) {
        self.rows = rows
        super.init(style: .insetGrouped)
    }
    required init?(coder: NSCoder) { fatalError() }
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        let done = UIButton(configuration: .tinted(), primaryAction: UIAction(title: "Done") { [weak self] _ in self?.dismiss(animated: true) })
        done.frame = CGRect(x: 0, y: 0, width: 100, height: 52)
        tableView.tableHeaderView = done
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        var content = UIListContentConfiguration.valueCell()
        content.text = rows[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }
}

final class DrillTransition: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    private let source: @MainActor () -> UIView?
    private var isPresenting = true
    init(source: @escaping @MainActor () -> UIView?) { self.source = source }

    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        isPresenting = true
        return self
    }
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        isPresenting = false
        return self
    }
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to), let toController = context.viewController(forKey: .to) else {
            return context.completeTransition(false)
        }
        let container = context.containerView
        to.frame = context.finalFrame(for: toController)
        let moving = isPresenting ? to : from
        if isPresenting { container.addSubview(to) } else { container.insertSubview(to, belowSubview: from) }
        let anchor = source().map { container.convert($0.bounds, from: $0) } ?? container.bounds.insetBy(dx: 100, dy: 200)
        let small = CGAffineTransform(translationX: anchor.midX - container.bounds.midX, y: anchor.midY - container.bounds.midY)
            .scaledBy(x: anchor.width / container.bounds.width, y: anchor.height / container.bounds.height)
        if isPresenting { moving.transform = small; moving.alpha = 0 }
        UIView.animate(springDuration: 0.5, bounce: 0.2) { [isPresenting] in
            moving.transform = isPresenting ? .identity : small
            moving.alpha = isPresenting ? 1 : 0
        } completion: { _ in
            moving.transform = .identity
            moving.alpha = 1
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

@main
final class WeatherApp: UIResponder, UIApplicationDelegate, UIWindowSceneDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "Default", sessionRole: session.role)
        configuration.delegateClass = WeatherApp.self
        return configuration
    }
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.tintColor = .systemOrange
        window?.rootViewController = UINavigationController(rootViewController: PagesController(loader: CannedForecasts()))
        window?.makeKeyAndVisible()
    }
}
