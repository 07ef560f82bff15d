import UIKit
import AVFoundation
import MediaPlayer

final class PlayerTabBarController: UITabBarController, UITabBarControllerDelegate {
    let miniPlayer = MiniPlayerView()
    private let transitionDelegate = PlayerTransitioningDelegate()

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        viewControllers = [
            ("Home", "house"), ("Search", "magnifyingglass"), ("Library", "books.vertical")
        ].enumerated().map { index, pair in
            let vc = ListViewController(style: .plain)
            vc.title = pair.0
            let nav = UINavigationController(rootViewController: vc)
            nav.tabBarItem = UITabBarItem(title: pair.0, image: UIImage(systemName: pair.1), selectedImage: UIImage(systemName: pair.1 + ".fill"))
            nav.tabBarItem.tag = index
            if index == 2 { nav.tabBarItem.badgeValue = "3"; nav.tabBarItem.badgeColor = .systemGreen }
            return nav
        }
        tabBar.tintColor = .label
        tabBar.unselectedItemTintColor = .secondaryLabel
        miniPlayer.frame = CGRect(x: 8, y: tabBar.frame.minY - 60, width: view.bounds.width - 16, height: 56)
        miniPlayer.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        view.insertSubview(miniPlayer, belowSubview: tabBar)
        miniPlayer.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(expand)))
        miniPlayer.isAccessibilityElement = true
        miniPlayer.accessibilityLabel = "Mini player"
        let up = UIPanGestureRecognizer(target: self, action: #selector(drag))
        miniPlayer.addGestureRecognizer(up)
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        miniPlayer.frame.origin.y = tabBar.frame.minY - 60
        viewControllers?.forEach { $0.additionalSafeAreaInsets.bottom = 64 }
    }
    @objc private func expand() { presentPlayer(interactive: false) }
    @objc private func drag(_ pan: UIPanGestureRecognizer) {
        let progress = -pan.translation(in: view).y / (view.bounds.height * 0.7)
        switch pan.state {
        case .began:
            presentPlayer(interactive: true)
        case .changed:
            transitionDelegate.interaction?.update(max(0, min(1, progress)))
        case .ended, .cancelled:
            let v = -pan.velocity(in: view).y
            if progress > 0.4 || v > 600 {
                transitionDelegate.interaction?.completionSpeed = 0.8
                transitionDelegate.interaction?.finish()
            } else {
                transitionDelegate.interaction?.completionCurve = .easeOut
                transitionDelegate.interaction?.cancel()
            }
            transitionDelegate.interaction = nil
        default: break
        }
    }
    private func presentPlayer(interactive: Bool) {
        transitionDelegate.interaction = interactive ? UIPercentDrivenInteractiveTransition() : nil
        transitionDelegate.miniPlayer = miniPlayer
        let player = PlayerViewController()
        player.modalPresentationStyle = .custom
        player.transitioningDelegate = transitionDelegate
        player.onTransition = transitionDelegate
        present(player, animated: true)
    }
    func tabBarController(_ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        let all = tabBarController.viewControllers!
        return CrossSlide(right: all.firstIndex(of: toVC)! > all.firstIndex(of: fromVC)!)
    }
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { viewController !== selectedViewController }
}

struct CrossSlideConstants { static let duration = 0.3 }

final class CrossSlide: NSObject, UIViewControllerAnimatedTransitioning {
    private let right: Bool
    init(right: Bool) { self.right = right }
    func transitionDuration(using _: UIViewControllerContextTransitioning?) -> TimeInterval { CrossSlideConstants.duration }
    func animateTransition(using ctx: UIViewControllerContextTransitioning) {
        guard let from = ctx.view(forKey: .from), let to = ctx.view(forKey: .to) else { return ctx.completeTransition(false) }
        let w = ctx.containerView.frame.width * (right ? 1 : -1)
        ctx.containerView.addSubview(to)
        to.frame = from.frame.offsetBy(dx: w, dy: 0)
        UIView.animate(withDuration: transitionDuration(using: ctx), delay: 0, options: .curveEaseInOut) {
            from.frame = from.frame.offsetBy(dx: -w, dy: 0)
            to.frame = to.frame.offsetBy(dx: -w, dy: 0)
        } completion: { ctx.completeTransition($0 && !ctx.transitionWasCancelled) }
    }
}

final class MiniPlayerView: UIVisualEffectView {
    let artwork = UIImageView(image: UIImage(systemName: "music.note"))
    let titleLabel = UILabel()
    let play = UIButton(type: .system)
    init() {
        super.init(effect: UIBlurEffect(style: .systemChromeMaterial))
        layer.cornerRadius = 12
        clipsToBounds = true
        artwork.backgroundColor = .systemPurple
        artwork.tintColor = .white
        artwork.contentMode = .center
        artwork.layer.cornerRadius = 6
        titleLabel.text = "Clair de lune"
        titleLabel.font = .preferredFont(forTextStyle: .footnote)
        play.setImage(UIImage(systemName: "play.fill"), for: .normal)
        play.setPreferredSymbolConfiguration(.init(textStyle: .title2), forImageIn: .normal)
        play.addAction(UIAction { [unowned self] _ in
            play.isSelected.toggle()
            let t = CATransition()
            t.type = .fade
            t.duration = 0.2
            play.layer.add(t, forKey: kCATransition)
        }, for: .primaryActionTriggered)
        for v in [artwork, titleLabel, play] { contentView.addSubview(v) }
    }
    required init?(coder: NSCoder) { fatalError() }
    override func layoutSubviews() {
        super.layoutSubviews()
        artwork.frame = CGRect(x: 8, y: 8, width: 40, height: 40)
        titleLabel.frame = CGRect(x: 60, y: 8, width: bounds.width - 130, height: 40)
        play.frame = CGRect(x: bounds.width - 56, y: 6, width: 44, height: 44)
    }
}

final class PlayerViewController: UIViewController {
    weak var onTransition: PlayerTransitioningDelegate?
    let artwork = UIImageView(image: UIImage(systemName: "music.note", withConfiguration: UIImage.SymbolConfiguration(scale: .large)))
    let slider = UISlider()
    let volume = MPVolumeView()
    private let elapsed = UILabel()
    private var timer: Timer?
    private var observation: NSKeyValueObservation?
    @objc dynamic var progress: Float = 0.2

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemPurple.withAlphaComponent(0.95)
        view.layer.cornerRadius = 40
        view.layer.cornerCurve = .continuous
        artwork.backgroundColor = .systemPink
        artwork.tintColor = .white
        artwork.contentMode = .center
        artwork.layer.cornerRadius = 16
        slider.minimumValue = 0
        slider.maximumValue = 1
        slider.minimumTrackTintColor = .white
        slider.setThumbImage(UIImage(systemName: "circle.fill"), for: .normal)
        slider.addTarget(self, action: #selector(slid(_:)), for: .valueChanged)
        elapsed.textColor = .white
        elapsed.font = UIFont.monospacedDigitSystemFont(ofSize: 13, weight: .regular)
        [artwork, slider, elapsed].forEach(view.addSubview(_:))
        let chevron = UIButton(type: .system, primaryAction: UIAction(image: UIImage(systemName: "chevron.down")) { [weak self] _ in self?.dismiss(animated: true) })
        chevron.accessibilityLabel = "Close"
        chevron.tintColor = .white
        chevron.frame = CGRect(x: 20, y: 60, width: 44, height: 44)
        view.addSubview(chevron)
        observation = observe(\.progress, options: [.initial, .new]) { me, change in
            me.slider.value = change.newValue ?? 0
            let s = Int((change.newValue ?? 0) * 300)
            me.elapsed.text = String(format: "%d:%02d", s / 60, s % 60)
        }
        view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(pan(_:))))
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] _ in self?.progress += 0.01 }
        RunLoop.main.add(timer!, forMode: .common)
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        timer?.invalidate()
    }
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let w = view.bounds.width - 60
        artwork.frame = CGRect(x: 30, y: 140, width: w, height: w)
        slider.frame = CGRect(x: 30, y: artwork.frame.maxY + 60, width: w, height: 30)
        elapsed.frame = CGRect(x: 30, y: slider.frame.maxY + 4, width: 100, height: 20)
    }
    @objc private func slid(_ s: UISlider) { willChangeValue(for: \.progress); progress = s.value; didChangeValue(for: \.progress) }
    @objc private func pan(_ g: UIPanGestureRecognizer) {
        let p = g.translation(in: view).y / view.bounds.height
        switch g.state {
        case .began:
            onTransition?.interaction = UIPercentDrivenInteractiveTransition()
            dismiss(animated: true)
        case .changed: onTransition?.interaction?.update(p)
        case .ended where p > 0.3: onTransition?.interaction?.finish(); onTransition?.interaction = nil
        case .ended, .cancelled: onTransition?.interaction?.cancel(); onTransition?.interaction = nil
        default: ()
        }
    }
}

final class PlayerTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
    var interaction: UIPercentDrivenInteractiveTransition?
    weak var miniPlayer: MiniPlayerView?
    func animationController(forPresented _: UIViewController, presenting _: UIViewController, source _: UIViewController) -> UIViewControllerAnimatedTransitioning? { PlayerAnimator(.present, mini: miniPlayer) }
    func animationController(forDismissed _: UIViewController) -> UIViewControllerAnimatedTransitioning? { PlayerAnimator(.dismiss, mini: miniPlayer) }
    func interactionControllerForPresentation(using _: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? { interaction }
    func interactionControllerForDismissal(using _: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? { interaction }
}

final class PlayerAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    enum Kind { case present, dismiss }
    let kind: Kind
    weak var mini: MiniPlayerView?
    init(_ kind: Kind, mini: MiniPlayerView?) { self.kind = kind; self.mini = mini }
    func transitionDuration(using _: UIViewControllerContextTransitioning?) -> TimeInterval { 0.55 }
    func animateTransition(using ctx: UIViewControllerContextTransitioning) {
        let player = ctx.viewController(forKey: kind == .present ? .to : .from) as! PlayerViewController
        let container = ctx.containerView
        if kind == .present { container.addSubview(player.view); player.view.frame = container.bounds; player.view.layoutIfNeeded() }
        guard let mini = mini else { return ctx.completeTransition(true) }
        let start = mini.convert(mini.bounds, to: container)
        let art = mini.artwork.convert(mini.artwork.bounds, to: container)
        let moving = player.artwork.snapshotView(afterScreenUpdates: true) ?? UIView()
        let finalArt = player.artwork.convert(player.artwork.bounds, to: container)
        let presents = kind == .present
        moving.frame = presents ? art : finalArt
        container.addSubview(moving)
        player.artwork.isHidden = true
        let off = CGAffineTransform(translationX: 0, y: start.minY)
        player.view.transform = presents ? off : .identity
        UIView.animate(withDuration: transitionDuration(using: ctx), delay: 0, options: [.curveLinear, .layoutSubviews], animations: {
            player.view.transform = presents ? .identity : off
            moving.frame = presents ? finalArt : art
            mini.alpha = presents ? 0 : 1
        }, completion: { _ in
            player.artwork.isHidden = false
            moving.removeFromSuperview()
            if ctx.transitionWasCancelled { mini.alpha = presents ? 1 : 0 }
            ctx.completeTransition(!ctx.transitionWasCancelled)
        })
    }
}

final class ListViewController: UITableViewController, UISearchResultsUpdating {
    private lazy var search = UISearchController(searchResultsController: nil)
    private var shown = Array(1...30)
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: String(describing: UITableViewCell.self))
        navigationController?.navigationBar.prefersLargeTitles = true
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        definesPresentationContext = true
        refreshControl = UIRefreshControl()
        refreshControl?.addTarget(self, action: #selector(refresh), for: .valueChanged)
        clearsSelectionOnViewWillAppear = true
    }
    @objc func refresh(_ s: UIRefreshControl) { perform(#selector(end), with: nil, afterDelay: 1) }
    @objc func end() { refreshControl?.endRefreshing() }
    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        shown = text.isEmpty ? Array(1...30) : (1...30).filter { "Song \($0)".localizedCaseInsensitiveContains(text) }
        tableView.reloadSections([0], with: .automatic)
    }
    override func tableView(_: UITableView, numberOfRowsInSection _: Int) -> Int { shown.count }
    override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
        let c = t.dequeueReusableCell(withIdentifier: "UITableViewCell", for: i)
        c.textLabel?.text = "Song \(shown[i.row])"
        c.accessoryType = i.row % 4 == 0 ? .detailDisclosureButton : .none
        return c
    }
    override func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { nil }
}

@main class App: UIResponder, UIApplicationDelegate {
    var window: UIWindow? = UIWindow()
    func application(_: UIApplication, didFinishLaunchingWithOptions _: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        window?.rootViewController = PlayerTabBarController()
        window?.overrideUserInterfaceStyle = .dark
        window?.makeKeyAndVisible()
        return true
    }
}
