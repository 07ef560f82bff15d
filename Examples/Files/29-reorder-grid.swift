import UIKit

/// A grid whose tiles are moved by a long press, and open by a tap.
final class TilesViewController: UICollectionViewController {
    private var tiles = (1...12).map { "Tile \($0)" }
    private let grow = GrowTransition()

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 105, height: 105)
        layout.minimumInteritemSpacing = 12
        layout.minimumLineSpacing = 12
        layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        layout.sectionInsetReference = .fromSafeArea
        super.init(collectionViewLayout: layout)
        installsStandardGestureForInteractiveMovement = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("no storyboard") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Tiles"
        collectionView.backgroundColor = .systemGroupedBackground
        collectionView.register(TileCell.self, forCellWithReuseIdentifier: "tile")
        let press = UILongPressGestureRecognizer(target: self, action: #selector(move(_:)))
        press.minimumPressDuration = 0.3
        collectionView.addGestureRecognizer(press)
    }

    @objc private func move(_ press: UILongPressGestureRecognizer) {
        let place = press.location(in: collectionView)
        switch press.state {
        case .began:
            guard let path = collectionView.indexPathForItem(at: place) else { return }
            collectionView.beginInteractiveMovementForItem(at: path)
            UIImpactFeedbackGenerator(style: .medium).impactOccurred()
        case .changed: collectionView.updateInteractiveMovementTargetPosition(place)
        case .ended: collectionView.endInteractiveMovement()
        default: collectionView.cancelInteractiveMovement()
        }
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { tiles.count }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        guard let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath) as? TileCell else { fatalError() }
        cell.label.text = tiles[indexPath.item]
        cell.contentView.backgroundColor = UIColor(hue: CGFloat(indexPath.item) / 12, saturation: 0.5, brightness: 0.9, alpha: 1)
        return cell
    }

    override func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        tiles.insert(tiles.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let cell = collectionView.cellForItem(at: indexPath) as? TileCell else { return }
        grow.origin = cell.convert(cell.bounds, to: nil)
        grow.tint = cell.contentView.backgroundColor
        let tile = TileViewController(name: tiles[indexPath.item], color: cell.contentView.backgroundColor ?? .gray)
        tile.modalPresentationStyle = .custom
        tile.transitioningDelegate = grow
        present(tile, animated: true)
    }
}

final class TileCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.cornerRadius = 16
        contentView.layer.cornerCurve = .continuous
        label.font = .preferredFont(forTextStyle: .headline)
        label.textColor = .white
        label.textAlignment = .center
        label.frame = contentView.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class TileViewController: UIViewController {
    private let name: String
    private let color: UIColor

    init(name: String, color: UIColor) {
        self.name = name
        self.color = color
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        let close = UIButton(type: .close, primaryAction: UIAction { [unowned self] _ in dismiss(animated: true) })
        close.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(close)
        let label = UILabel()
        label.text = name
        label.font = .systemFont(ofSize: 44, weight: .heavy)
        label.textColor = .white
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            close.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            close.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
            label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}

final class GrowTransition: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    var origin = CGRect.zero
    var tint: UIColor?
    private var isOpening = true

    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        isOpening = true
        return self
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        isOpening = false
        return self
    }

    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.45 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: isOpening ? .to : .from) else { return context.completeTransition(false) }
        let whole = context.containerView.bounds
        if isOpening { context.containerView.addSubview(view) }
        let plate = UIView(frame: isOpening ? origin : whole)
        plate.backgroundColor = tint
        plate.layer.cornerRadius = isOpening ? 16 : 0
        context.containerView.insertSubview(plate, belowSubview: view)
        view.alpha = isOpening ? 0 : 1
        UIView.animate(withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0) { [self] in
            plate.frame = isOpening ? whole : origin
            plate.layer.cornerRadius = isOpening ? 0 : 16
            view.alpha = isOpening ? 1 : 0
        } completion: { _ in
            plate.removeFromSuperview()
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(rootViewController: TilesViewController())
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
