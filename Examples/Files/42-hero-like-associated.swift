// Morph.swift — a tiny hero engine
// One file so it can be dropped anywhere. MIT.
import ObjectiveC
import UIKit

// MARK: - Public API

public struct MorphID: RawRepresentable, Hashable, ExpressibleByStringLiteral {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: StringLiteralType) { rawValue = value }
}

private enum AssociatedKeys {
    static var morphID: UInt8 = 0
    static var transition: UInt8 = 0
    static var modifiers = "morph.modifiers"
}

public enum MorphModifier {
    case fade
    case translate(x: CGFloat = 0, y: CGFloat = 0)
    case scale(CGFloat)
    case delay(TimeInterval)
    case spring(damping: CGFloat)

    func apply(to view: UIView) {
        switch self {
        case .fade: view.alpha = 0
        case let .translate(x, y): view.transform = view.transform.translatedBy(x: x, y: y)
        case .scale(let s): view.transform = view.transform.scaledBy(x: s, y: s)
        case .delay, .spring: break
        }
    }
}

public protocol MorphCompatible: AnyObject {
    associatedtype Base
    var morph: Morph<Base> { get set }
}

public struct Morph<Base> {
    let base: Base
    init(_ base: Base) { self.base = base }
}

extension MorphCompatible {
    public var morph: Morph<Self> {
        get { Morph(self) }
        set {}
    }
}

extension UIView: MorphCompatible {}
extension UIViewController: MorphCompatible {}

extension Morph where Base: UIView {
    public var id: MorphID? {
        get { objc_getAssociatedObject(base, &AssociatedKeys.morphID) as? MorphID }
        nonmutating set { objc_setAssociatedObject(base, &AssociatedKeys.morphID, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
    public var modifiers: [MorphModifier] {
        get { (objc_getAssociatedObject(base, &AssociatedKeys.modifiers) as? [MorphModifier]) ?? [] }
        nonmutating set { objc_setAssociatedObject(base, &AssociatedKeys.modifiers, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
    }
}

extension Morph where Base: UIViewController {
    public var isEnabled: Bool {
        get { transition != nil }
        nonmutating set {
            let transition = newValue ? (self.transition ?? MorphTransition()) : nil
            objc_setAssociatedObject(base, &AssociatedKeys.transition, transition, .OBJC_ASSOCIATION_RETAIN)
            base.transitioningDelegate = transition
            base.modalPresentationStyle = newValue ? .fullScreen : .automatic
            (base as? UINavigationController)?.delegate = transition
        }
    }
    var transition: MorphTransition? {
        objc_getAssociatedObject(base, &AssociatedKeys.transition) as? MorphTransition
    }
}

// MARK: - Engine

fileprivate extension UIView {
    func allSubviews(matching predicate: (UIView) -> Bool) -> [UIView] {
        var result = [UIView]()
        var stack: ContiguousArray<UIView> = [self]
        while let next = stack.popLast() {
            if predicate(next) { result.append(next) }
            stack.append(contentsOf: next.subviews.reversed())
        }
        return result
    }
}

final class MorphTransition: NSObject {
    private var presenting = true
    private(set) weak var context: UIViewControllerContextTransitioning?
}

extension MorphTransition: UIViewControllerTransitioningDelegate {
    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        self.presenting = true
        return self
    }
    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        presenting = false
        return self
    }
}

extension MorphTransition: UINavigationControllerDelegate {
    func navigationController(_ navigationController: UINavigationController,
                              animationControllerFor operation: UINavigationController.Operation,
                              from fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        presenting = operation == .push
        return operation == .none ? nil : self
    }
}

extension MorphTransition: UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.55 }

    func animateTransition(using ctx: UIViewControllerContextTransitioning) {
        context = ctx
        let container = ctx.containerView
        guard let from = ctx.view(forKey: .from), let to = ctx.view(forKey: .to),
              let toVC = ctx.viewController(forKey: .to) else {
            ctx.completeTransition(false)
            return
        }
        to.frame = ctx.finalFrame(for: toVC)
        container.insertSubview(to, at: presenting ? container.subviews.count : 0)
        to.layoutIfNeeded()

        let sources = Dictionary(from.allSubviews { $0.morph.id != nil }.map { ($0.morph.id!, $0) }, uniquingKeysWith: { first, _ in first })
        let targets = Dictionary(to.allSubviews { $0.morph.id != nil }.map { ($0.morph.id!, $0) }, uniquingKeysWith: { first, _ in first })

        var flying: [(snapshot: UIView, target: UIView, source: UIView)] = []
        for (id, source) in sources {
            guard let target = targets[id], let snapshot = source.snapshotView(afterScreenUpdates: false) else { continue }
            snapshot.frame = container.convert(source.bounds, from: source)
            snapshot.layer.cornerRadius = source.layer.cornerRadius
            snapshot.layer.masksToBounds = true
            flying.append((snapshot, target, source))
        }

        let cover = UIView(frame: container.bounds)
        cover.backgroundColor = to.backgroundColor
        cover.alpha = 0
        container.addSubview(cover)
        flying.forEach { container.addSubview($0.snapshot); $0.source.isHidden = true; $0.target.isHidden = true }

        let others = to.allSubviews { !$0.morph.modifiers.isEmpty }
        others.forEach { view in view.morph.modifiers.forEach { $0.apply(to: view) } }
        if presenting { to.alpha = 0 }

        let animator = UIViewPropertyAnimator(duration: transitionDuration(using: ctx), timingParameters: UISpringTimingParameters(dampingRatio: 0.82, initialVelocity: CGVector(dx: 0, dy: 0)))
        animator.addAnimations {
            cover.alpha = 1
            for item in flying {
                item.snapshot.frame = container.convert(item.target.bounds, from: item.target)
                item.snapshot.layer.cornerRadius = item.target.layer.cornerRadius
            }
        }
        animator.addAnimations({
            to.alpha = 1
            container.bringSubviewToFront(to)
            others.forEach { $0.alpha = 1; $0.transform = .identity }
        }, delayFactor: 0.4)
        animator.addCompletion { position in
            flying.forEach { $0.source.isHidden = false; $0.target.isHidden = false; $0.snapshot.removeFromSuperview() }
            cover.removeFromSuperview()
            to.alpha = 1
            ctx.completeTransition(position == .end && !ctx.transitionWasCancelled)
        }
        animator.startAnimation()
    }
}

// MARK: - Demo

struct Planet: CaseIterable {
    let name: String
    let color: UIColor
    let blurb: String
    static var allCases: [Planet] = [
        .init(name: "Mercury", color: #colorLiteral(red: 0.6, green: 0.58, blue: 0.55, alpha: 1), blurb: "The smallest one."),
        .init(name: "Venus", color: #colorLiteral(red: 0.9, green: 0.72, blue: 0.4, alpha: 1), blurb: "Hot and slow."),
        .init(name: "Earth", color: #colorLiteral(red: 0.2, green: 0.5, blue: 0.85, alpha: 1), blurb: "Home."),
        .init(name: "Mars", color: #colorLiteral(red: 0.8, green: 0.35, blue: 0.22, alpha: 1), blurb: "Red."),
    ]
}

class PlanetCell: UICollectionViewCell {
    static let reuseIdentifier = String(describing: PlanetCell.self)
    let disc = UIView()
    let title = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(disc)
        contentView.addSubview(title)
        title.textAlignment = .center
        title.font = .preferredFont(forTextStyle: .headline)
        title.adjustsFontForContentSizeCategory = true
    }
    @available(*, unavailable) required init?(coder: NSCoder) { fatalError() }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(bounds.width, bounds.height - 30)
        disc.frame = CGRect(x: (bounds.width - side) / 2, y: 0, width: side, height: side)
        disc.layer.cornerRadius = side / 2
        title.frame = CGRect(x: 0, y: bounds.height - 26, width: bounds.width, height: 26)
    }
}

class PlanetsViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Planets"
        navigationController?.morph.isEnabled = true
        collectionView.backgroundColor = .systemBackground
        collectionView.register(PlanetCell.self, forCellWithReuseIdentifier: PlanetCell.reuseIdentifier)
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { Planet.allCases.count }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: PlanetCell.reuseIdentifier, for: indexPath) as! PlanetCell
        let planet = Planet.allCases[indexPath.item]
        cell.title.text = planet.name
        cell.disc.backgroundColor = planet.color
        cell.disc.morph.id = MorphID(rawValue: planet.name)
        return cell
    }
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        let width = (collectionView.bounds.width - 48) / 2
        return CGSize(width: width, height: width + 30)
    }
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets {
        UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    }
    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        let detail = PlanetViewController(planet: Planet.allCases[indexPath.item])
        show(detail, sender: self)
    }
    override func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        UIView.animate(withDuration: 0.2, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) {
            collectionView.cellForItem(at: indexPath)?.transform = CGAffineTransform(scaleX: 0.95, y: 0.95)
        }
    }
    override func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        UIView.animate(withDuration: 0.2) { collectionView.cellForItem(at: indexPath)?.transform = .identity }
    }
}

class PlanetViewController: UIViewController {
    let planet: Planet
    init(planet: Planet) {
        self.planet = planet
        super.init(nibName: nil, bundle: nil)
        title = planet.name
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func loadView() {
        view = UIView()
        view.backgroundColor = .secondarySystemBackground
        let disc = UIView()
        disc.backgroundColor = planet.color
        disc.layer.cornerRadius = 120
        disc.morph.id = MorphID(rawValue: planet.name)
        let label = UILabel()
        label.text = planet.blurb
        label.font = .systemFont(ofSize: 34, weight: .heavy)
        label.numberOfLines = 0
        label.morph.modifiers = [.fade, .translate(y: 60)]
        [disc, label].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview($0)
        }
        NSLayoutConstraint.activate([
            disc.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            disc.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
            disc.widthAnchor.constraint(equalToConstant: 240),
            disc.heightAnchor.constraint(equalTo: disc.widthAnchor),
            label.topAnchor.constraint(equalToSystemSpacingBelow: disc.bottomAnchor, multiplier: 3),
            label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        ])
    }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let layout = UICollectionViewFlowLayout()
        layout.minimumInteritemSpacing = 16
        layout.minimumLineSpacing = 16
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = UINavigationController(rootViewController: PlanetsViewController(collectionViewLayout: layout))
        window.makeKeyAndVisible()
        self.window = window
    }
}
