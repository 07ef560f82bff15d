//  StickerBoard.swift
//
//  iOS 18, Swift 6. Drag stickers around in a compositional grid; a bin slides up while you drag.
//  Tap zooms a sticker open (preferredTransition), "Celebrate" presents confetti on top.

import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = UINavigationController(rootViewController: BoardViewController())
        window?.makeKeyAndVisible()
    }
}

struct Sticker: Hashable, Sendable {
    let emoji: String
    let name: String

    static let starter: [Sticker] = [
        .init(emoji: "🦊", name: "Fox"), .init(emoji: "🐙", name: "Octopus"), .init(emoji: "🦉", name: "Owl"),
        .init(emoji: "🐝", name: "Bee"), .init(emoji: "🦔", name: "Hedgehog"), .init(emoji: "🐳", name: "Whale"),
        .init(emoji: "🦩", name: "Flamingo"), .init(emoji: "🐢", name: "Turtle"), .init(emoji: "🦎", name: "Lizard"),
        .init(emoji: "🐌", name: "Snail"), .init(emoji: "🦋", name: "Butterfly"), .init(emoji: "🐧", name: "Penguin"),
    ]

    var color: UIColor {
        let sum = name.unicodeScalars.reduce(0) { $0 + Int($1.value) }
        return UIColor(hue: CGFloat(sum % 60) / 60, saturation: 0.35, brightness: 0.95, alpha: 1)
    }
}

final class StickerCell: UICollectionViewCell {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .systemFont(ofSize: 52)
        label.textAlignment = .center
        label.frame = contentView.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(label)
        contentView.layer.cornerRadius = 20
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(_ sticker: Sticker) {
        label.text = sticker.emoji
        contentView.backgroundColor = sticker.color
    }
}

// MARK: - Pull to refresh with hopping dots

final class DotsRefreshControl: UIRefreshControl {
    private let replicator = CAReplicatorLayer()
    private let dot = CALayer()

    override init() {
        super.init()
        tintColor = .clear   // hide the spinner
        dot.bounds = CGRect(x: 0, y: 0, width: 12, height: 12)
        dot.cornerRadius = 6
        dot.backgroundColor = UIColor.systemOrange.cgColor
        replicator.instanceCount = 4
        replicator.instanceDelay = 0.12
        replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
        replicator.addSublayer(dot)
        layer.addSublayer(replicator)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        replicator.frame = bounds
        dot.position = CGPoint(x: bounds.midX - 30, y: bounds.midY)
        guard dot.animation(forKey: "hop") == nil, window != nil else { return }
        let hop = CAKeyframeAnimation(keyPath: "transform.translation.y")
        hop.values = [0, -14, 0, 0]
        hop.keyTimes = [0, 0.25, 0.5, 1]
        hop.duration = 0.9
        hop.repeatCount = .infinity
        dot.add(hop, forKey: "hop")
    }
}

// MARK: - Board

final class BoardViewController: UIViewController {
    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: BoardViewController.makeLayout())
    private lazy var dataSource = makeDataSource()
    private let bin = UILabel()
    private lazy var binTop = bin.topAnchor.constraint(equalTo: view.bottomAnchor)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Stickers"
        navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: UIAction(title: "Celebrate") { [weak self] _ in
            self?.present(ConfettiViewController(), animated: true)
        })
        collectionView.delegate = self
        collectionView.dragDelegate = self
        collectionView.dropDelegate = self
        collectionView.dragInteractionEnabled = true
        let refresh = DotsRefreshControl()
        refresh.addAction(UIAction { [weak self] _ in
            Task { [weak self] in await self?.reload() }
        }, for: .valueChanged)
        collectionView.refreshControl = refresh

        bin.text = "🗑️  Drop here to remove"
        bin.textAlignment = .center
        bin.textColor = .white
        bin.backgroundColor = .systemRed
        bin.layer.cornerRadius = 24
        bin.clipsToBounds = true
        bin.isUserInteractionEnabled = true
        bin.addInteraction(UIDropInteraction(delegate: self))

        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
        bin.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bin)
        NSLayoutConstraint.activate([
            binTop,
            bin.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            bin.widthAnchor.constraint(equalToConstant: 280),
            bin.heightAnchor.constraint(equalToConstant: 64),
        ])

        show(Sticker.starter, animated: false)
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (board: BoardViewController, _: UITraitCollection) in
            board.updateBackground()
        }
        updateBackground()
    }

    private func updateBackground() {
        collectionView.backgroundColor = traitCollection.userInterfaceStyle == .dark ? .black : UIColor(white: 0.95, alpha: 1)
    }

    private static func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, environment in
            let columns = environment.container.effectiveContentSize.width > 500 ? 5 : 3
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
            item.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6)
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / CGFloat(columns)))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, repeatingSubitem: item, count: columns)
            return NSCollectionLayoutSection(group: group)
        }
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Sticker> {
        let registration = UICollectionView.CellRegistration<StickerCell, Sticker> { cell, _, sticker in cell.show(sticker) }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, sticker in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: sticker)
        }
    }

    private func reload() async {
        try? await Task.sleep(for: .seconds(1.2))
        show(Sticker.starter.shuffled(), animated: true)
        collectionView.refreshControl?.endRefreshing()
    }

    private func show(_ stickers: [Sticker], animated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Sticker>()
        snapshot.appendSections([0])
        snapshot.appendItems(stickers)
        dataSource.apply(snapshot, animatingDifferences: animated)
    }

    private func showBin(_ shown: Bool) {
        binTop.constant = shown ? -(64 + 16 + view.safeAreaInsets.bottom) : 0
        UIView.animate(springDuration: 0.5, bounce: 0.35) { self.view.layoutIfNeeded() }
    }

    private func sticker(in session: any UIDropSession) -> Sticker? {
        session.localDragSession?.items.first?.localObject as? Sticker
    }
}

extension BoardViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let sticker = dataSource.itemIdentifier(for: indexPath) else { return }
        let detail = StickerViewController(sticker: sticker)
        detail.preferredTransition = .zoom(options: nil) { [weak self] context in
            guard let self, let zoomed = context.zoomedViewController as? StickerViewController,
                  let path = dataSource.indexPath(for: zoomed.sticker) else { return nil }
            return self.collectionView.cellForItem(at: path)?.contentView
        }
        navigationController?.pushViewController(detail, animated: true)
    }
}

extension BoardViewController: UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    func collectionView(_ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
        guard let sticker = dataSource.itemIdentifier(for: indexPath) else { return [] }
        let item = UIDragItem(itemProvider: NSItemProvider(object: sticker.emoji as NSString))
        item.localObject = sticker
        return [item]
    }

    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) { showBin(true) }

    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) { showBin(false) }

    func collectionView(_ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
                        withDestinationIndexPath destination: IndexPath?) -> UICollectionViewDropProposal {
        UICollectionViewDropProposal(operation: sticker(in: session) == nil ? .forbidden : .move, intent: .insertAtDestinationIndexPath)
    }

    func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator) {
        guard let moved = sticker(in: coordinator.session), let destination = coordinator.destinationIndexPath,
              let target = dataSource.itemIdentifier(for: destination), target != moved,
              let source = dataSource.indexPath(for: moved), let item = coordinator.items.first else { return }
        var snapshot = dataSource.snapshot()
        if source < destination { snapshot.moveItem(moved, afterItem: target) } else { snapshot.moveItem(moved, beforeItem: target) }
        dataSource.apply(snapshot)
        coordinator.drop(item.dragItem, toItemAt: destination)
    }
}

extension BoardViewController: UIDropInteractionDelegate {
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
        UIDropProposal(operation: .move)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        guard let removed = sticker(in: session) else { return }
        var snapshot = dataSource.snapshot()
        snapshot.deleteItems([removed])
        dataSource.apply(snapshot)
    }
}

// MARK: - Detail

final class StickerViewController: UIViewController {
    let sticker: Sticker

    init(sticker: Sticker) {
        self.sticker = sticker
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = sticker.name
        view.backgroundColor = sticker.color
        let label = UILabel()
        label.text = sticker.emoji
        label.font = .systemFont(ofSize: 200)
        label.sizeToFit()
        label.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        label.autoresizingMask = [.flexibleTopMargin, .flexibleBottomMargin, .flexibleLeftMargin, .flexibleRightMargin]
        view.addSubview(label)
    }
}

// MARK: - Confetti

final class ConfettiViewController: UIViewController, UIViewControllerTransitioningDelegate {
    let message = UILabel()
    let emitter = CAEmitterLayer()

    init() {
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .custom
        transitioningDelegate = self
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        message.text = "Well done!"
        message.textColor = .white
        message.font = .systemFont(ofSize: 48, weight: .black)
        message.sizeToFit()
        message.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        view.addSubview(message)
        let square = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 8)).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 12, height: 8))
        }
        emitter.emitterShape = .line
        emitter.emitterPosition = CGPoint(x: view.bounds.midX, y: -20)
        emitter.emitterSize = CGSize(width: view.bounds.width, height: 1)
        emitter.emitterCells = [UIColor.systemPink, .systemYellow, .systemTeal, .systemGreen].map { color in
            let cell = CAEmitterCell()
            cell.contents = square.cgImage
            cell.color = color.cgColor
            cell.birthRate = 14
            cell.lifetime = 6
            cell.velocity = 180
            cell.emissionLongitude = .pi
            cell.emissionRange = .pi / 6
            cell.yAcceleration = 80
            cell.spin = 3
            return cell
        }
        view.layer.addSublayer(emitter)
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))
    }

    @objc private func close() { dismiss(animated: true) }

    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { PopAnimator() }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { PopAnimator() }
}

final class PopAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.6 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let opening = context.viewController(forKey: .to) is ConfettiViewController
        let confetti = context.viewController(forKey: opening ? .to : .from) as! ConfettiViewController
        if opening {
            confetti.view.frame = context.containerView.bounds
            context.containerView.addSubview(confetti.view)
            confetti.message.transform = CGAffineTransform(scaleX: 0.1, y: 0.1).rotated(by: -0.6)
            confetti.view.backgroundColor = .clear
        }
        confetti.emitter.birthRate = opening ? 1 : 0
        UIView.animate(springDuration: 0.6, bounce: opening ? 0.5 : 0) {
            confetti.view.backgroundColor = UIColor.black.withAlphaComponent(opening ? 0.75 : 0)
            confetti.message.transform = opening ? .identity : CGAffineTransform(translationX: 0, y: -600)
            if !opening { confetti.view.alpha = 0 }
        } completion: { _ in context.completeTransition(!context.transitionWasCancelled) }
    }
}
