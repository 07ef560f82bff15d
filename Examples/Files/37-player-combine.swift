import UIKit
import Combine
import AVFoundation
import MediaPlayer

// MVVM: a player card over a list, Combine bindings

struct Track: Hashable, Codable {
    let id: Int
    let title: String
    let artist: String
    let length: TimeInterval
}

enum PlaybackState: Equatable { case idle, playing(Track), paused(Track, at: TimeInterval) }

@MainActor
final class PlayerViewModel: ObservableObject {
    @Published private(set) var state: PlaybackState = .idle
    @Published private(set) var elapsed: TimeInterval = 0
    @Published var query = ""
    let tracks: [Track]
    private var timer: AnyCancellable?
    private(set) lazy var results: AnyPublisher<[Track], Never> = $query
        .debounce(for: .milliseconds(150), scheduler: RunLoop.main)
        .removeDuplicates()
        .map { [tracks] q in q.isEmpty ? tracks : tracks.filter { $0.title.localizedCaseInsensitiveContains(q) } }
        .eraseToAnyPublisher()

    init(tracks: [Track]) { self.tracks = tracks }

    func play(_ track: Track) {
        state = .playing(track)
        elapsed = 0
        timer = Timer.publish(every: 0.25, on: .main, in: .common)
            .autoconnect()
            .scan(0.0) { sum, _ in sum + 0.25 }
            .prefix(while: { $0 <= track.length })
            .receive(on: DispatchQueue.main)
            .assign(to: \.elapsed, on: self)
    }
    func toggle() {
        switch state {
        case .playing(let t):
            state = .paused(t, at: elapsed)
            timer?.cancel()
        case .paused(let t, _): play(t)
        case .idle: break
        }
    }
}

final class TrackListController: UIViewController {
    enum Section { case main }
    private let model = PlayerViewModel(tracks: [
        Track(id: 1, title: "Harbour Lights", artist: "The Keels", length: 12),
        Track(id: 2, title: "Slow Ferry", artist: "Nora Vale", length: 9),
        Track(id: 3, title: "Salt", artist: "Tern", length: 15)
    ])
    private var bag = Set<AnyCancellable>()
    private let tableView = UITableView(frame: .zero, style: .insetGrouped)
    private lazy var source = UITableViewDiffableDataSource<Section, Track>(tableView: tableView) { table, path, track in
        let cell = table.dequeueReusableCell(withIdentifier: "track", for: path)
        var c = cell.defaultContentConfiguration()
        c.text = track.title
        c.secondaryText = track.artist
        c.secondaryTextProperties.color = .secondaryLabel
        c.image = UIImage(systemName: "music.note")
        cell.contentConfiguration = c
        return cell
    }
    private let mini = MiniBar()
    private let search = UISearchController(searchResultsController: nil)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Library"
        view.backgroundColor = .systemGroupedBackground
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "track")
        tableView.delegate = self
        view.addSubview(tableView)
        view.addSubview(mini)
        tableView.translatesAutoresizingMaskIntoConstraints = false
        mini.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.topAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            mini.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            mini.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            mini.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8),
            mini.heightAnchor.constraint(equalToConstant: 60)
        ])
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        navigationItem.searchController = search
        definesPresentationContext = true
        mini.addTarget(self, action: #selector(expand), for: .touchUpInside)
        mini.isHidden = true
        bind()
    }

    private func bind() {
        model.results
            .sink { [weak self] tracks in
                var s = NSDiffableDataSourceSnapshot<Section, Track>()
                s.appendSections([.main])
                s.appendItems(tracks, toSection: .main)
                self?.source.apply(s, animatingDifferences: true)
            }
            .store(in: &bag)
        model.$state
            .dropFirst()
            .receive(on: DispatchQueue.main)
            .sink { [unowned self] state in
                switch state {
                case .idle: mini.isHidden = true
                case .playing(let t), .paused(let t, _):
                    mini.isHidden = false
                    mini.title.text = t.title
                }
                UIView.transition(with: mini, duration: 0.2, options: .transitionCrossDissolve, animations: nil)
            }
            .store(in: &bag)
        Publishers.CombineLatest(model.$elapsed, model.$state)
            .compactMap { elapsed, state -> Float? in
                guard case .playing(let t) = state else { return nil }
                return Float(elapsed / t.length)
            }
            .sink { [mini] in mini.progress.setProgress($0, animated: true) }
            .store(in: &bag)
        NotificationCenter.default.publisher(for: UIApplication.willEnterForegroundNotification)
            .sink { [weak self] _ in self?.tableView.reloadData() }
            .store(in: &bag)
    }

    @objc private func expand() {
        let player = NowPlayingController(model: model)
        player.modalPresentationStyle = .custom
        player.transitioningDelegate = self
        present(player, animated: true)
    }
}

extension TrackListController: UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) { model.query = searchController.searchBar.text ?? "" }
}

extension TrackListController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let t = source.itemIdentifier(for: indexPath) else { return }
        tableView.deselectRow(at: indexPath, animated: true)
        model.play(t)
    }
    func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        let action = UIContextualAction(style: .normal, title: "Queue") { _, _, done in done(true) }
        action.backgroundColor = .systemIndigo
        action.image = UIImage(systemName: "text.append")
        let c = UISwipeActionsConfiguration(actions: [action])
        c.performsFirstActionWithFullSwipe = false
        return c
    }
}

extension TrackListController: UIViewControllerTransitioningDelegate {
    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        CardTransition(bar: mini, opening: true)
    }
    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        CardTransition(bar: mini, opening: false)
    }
}

final class MiniBar: UIControl {
    let title = UILabel()
    let progress = UIProgressView()
    private let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
    override init(frame: CGRect) {
        super.init(frame: frame)
        blur.isUserInteractionEnabled = false
        blur.frame = bounds
        blur.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(blur)
        layer.cornerRadius = 14
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 12
        blur.layer.cornerRadius = 14
        blur.clipsToBounds = true
        title.font = .preferredFont(forTextStyle: .subheadline).bold()
        for v in [title, progress] {
            v.translatesAutoresizingMaskIntoConstraints = false
            blur.contentView.addSubview(v)
        }
        NSLayoutConstraint.activate([
            title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            title.centerYAnchor.constraint(equalTo: centerYAnchor),
            progress.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            progress.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            progress.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -6)
        ])
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = "Now playing"
    }
    required init?(coder: NSCoder) { fatalError() }
}

extension UIFont {
    func bold() -> UIFont {
        guard let d = fontDescriptor.withSymbolicTraits(.traitBold) else { return self }
        return UIFont(descriptor: d, size: 0)
    }
}

final class NowPlayingController: UIViewController {
    private let model: PlayerViewModel
    private var bag: Set<AnyCancellable> = []
    private let art = UIImageView()
    private let slider = UISlider()
    private let volume = MPVolumeView()
    private lazy var playButton = UIButton(type: .system, primaryAction: UIAction(image: UIImage(systemName: "pause.fill")) { [model] _ in model.toggle() })

    init(model: PlayerViewModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError() }
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        art.backgroundColor = .systemTeal
        art.layer.cornerRadius = 16
        let stack = UIStackView(arrangedSubviews: [art, slider, playButton])
        stack.axis = .vertical
        stack.spacing = 24
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = .init(top: 60, leading: 32, bottom: 60, trailing: 32)
        stack.frame = view.bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack)
        art.heightAnchor.constraint(equalTo: art.widthAnchor).isActive = true
        slider.setThumbImage(UIImage(systemName: "circle.fill", withConfiguration: UIImage.SymbolConfiguration(scale: .small)), for: .normal)
        slider.minimumTrackTintColor = .label
        model.$elapsed.map { Float($0) }.sink { [slider] in slider.setValue($0, animated: true) }.store(in: &bag)
        model.$state
            .map { state -> String in
                if case .playing = state { return "pause.fill" }
                return "play.fill"
            }
            .removeDuplicates()
            .sink { [playButton] in playButton.setImage(UIImage(systemName: $0), for: .normal) }
            .store(in: &bag)
        let swipe = UISwipeGestureRecognizer(target: self, action: #selector(close))
        swipe.direction = .down
        view.addGestureRecognizer(swipe)
    }
    @objc func close() { dismiss(animated: true) }
}

final class CardTransition: NSObject, UIViewControllerAnimatedTransitioning {
    private let bar: UIView
    private let opening: Bool
    init(bar: UIView, opening: Bool) { self.bar = bar; self.opening = opening }
    func transitionDuration(using _: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }
    func animateTransition(using ctx: UIViewControllerContextTransitioning) {
        guard let card = ctx.view(forKey: opening ? .to : .from) else { return }
        let container = ctx.containerView
        let small = bar.convert(bar.bounds, to: container)
        if opening {
            container.addSubview(card)
            card.frame = container.bounds
            card.layoutIfNeeded()
        }
        let mask = UIView(frame: opening ? small : container.bounds)
        mask.backgroundColor = .black
        mask.layer.cornerRadius = opening ? 14 : 0
        card.mask = mask
        let timing = UISpringTimingParameters(mass: 1, stiffness: 220, damping: 26, initialVelocity: .zero)
        let animator = UIViewPropertyAnimator(duration: 0.5, timingParameters: timing)
        animator.addAnimations {
            mask.frame = self.opening ? container.bounds : small
            mask.layer.cornerRadius = self.opening ? 0 : 14
        }
        animator.addAnimations({ self.bar.alpha = self.opening ? 0 : 1 }, delayFactor: 0.3)
        animator.addCompletion { _ in
            card.mask = nil
            ctx.completeTransition(!ctx.transitionWasCancelled)
        }
        animator.startAnimation()
    }
}
