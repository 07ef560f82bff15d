// Larder: a recipe browser, one file, iOS 16+ / Xcode 14.
//
// Home is a compositional layout: a paging "This week" carousel on top, a sideways-scrolling
// "Under 20 minutes" strip with little red badges, then a plain two-column grid. Tap any dish
// and its photo lifts out of the grid and grows into the header of the detail screen (and
// shrinks back into the very same cell when you go back). Large title on home, clear bar at the top.

import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.tintColor = .systemOrange
        window?.rootViewController = HeroNavigationController(rootViewController: HomeViewController())
        window?.makeKeyAndVisible()
        return true
    }
}

// MARK: - Data

struct Recipe: Identifiable, Hashable, Sendable {
    let id: Int
    let name: String
    let minutes: Int
    let symbol: String
    var hue: Double { Double((id * 37) % 100) / 100 }
    var newTips: Int { id % 3 }
}

actor Kitchen {
    private var photos: [Recipe.ID: UIImage] = [:]

    func recipes() async throws -> [Recipe] {
        try await Task.sleep(nanoseconds: 300_000_000) // pretend there is a network
        let menu: [(String, Int, String)] = [
            ("Charred leeks", 15, "leaf.fill"), ("Harissa stew", 45, "flame.fill"),
            ("Miso trout", 20, "fish.fill"), ("Carrot dal", 35, "carrot.fill"),
            ("Olive oil cake", 70, "birthday.cake.fill"), ("Cardamom coffee", 10, "cup.and.saucer.fill"),
            ("Chilli eggs", 12, "flame.fill"), ("Mint tea", 5, "cup.and.saucer.fill")
        ]
        return menu.enumerated().map { Recipe(id: $0.offset, name: $0.element.0, minutes: $0.element.1, symbol: $0.element.2) }
    }

    func photo(of recipe: Recipe) -> UIImage {
        if let cached = photos[recipe.id] { return cached }
        let image = UIGraphicsImageRenderer(size: CGSize(width: 600, height: 600)).image { context in
            UIColor(hue: recipe.hue, saturation: 0.55, brightness: 0.75, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 600, height: 600))
            UIColor.white.setFill()
            context.cgContext.fillEllipse(in: CGRect(x: 90, y: 90, width: 420, height: 420))
            UIImage(systemName: recipe.symbol)?
                .withTintColor(.darkGray, renderingMode: .alwaysOriginal)
                .draw(in: CGRect(x: 220, y: 220, width: 160, height: 160))
        }
        photos[recipe.id] = image
        return image
    }
}

// MARK: - Home

@MainActor
protocol HeroProviding: UIViewController {
    var heroView: UIImageView? { get }
}

final class HomeViewController: UIViewController, UICollectionViewDelegate, HeroProviding {
    enum Section: String, CaseIterable { case week = "This week", quick = "Under 20 minutes", all = "Everything" }
    struct Item: Hashable { let section: Section; let recipe: Recipe }

    private static let badgeKind = "badge"
    private let kitchen = Kitchen()
    private var selected: Item?
    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    private lazy var dataSource = makeDataSource()

    var heroView: UIImageView? {
        guard let selected, let path = dataSource.indexPath(for: selected) else { return nil }
        return (collectionView.cellForItem(at: path) as? DishCell)?.imageView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Larder"
        view.backgroundColor = .systemBackground
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.delegate = self
        view.addSubview(collectionView)
        Task { await load() }
    }

    private func load() async {
        guard let recipes = try? await kitchen.recipes() else { return }
        var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems(recipes.prefix(4).map { Item(section: .week, recipe: $0) }, toSection: .week)
        snapshot.appendItems(recipes.filter { $0.minutes <= 20 }.map { Item(section: .quick, recipe: $0) }, toSection: .quick)
        snapshot.appendItems(recipes.map { Item(section: .all, recipe: $0) }, toSection: .all)
        await dataSource.apply(snapshot, animatingDifferences: true)
    }

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, _ in
            let kind = Section.allCases[index]
            let badge = NSCollectionLayoutSupplementaryItem(
                layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(24), heightDimension: .absolute(24)),
                elementKind: Self.badgeKind,
                containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
            let item = NSCollectionLayoutItem(
                layoutSize: .init(widthDimension: .fractionalWidth(kind == .all ? 0.5 : 1), heightDimension: .fractionalHeight(1)),
                supplementaryItems: kind == .quick ? [badge] : [])
            if kind == .all { item.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 7, bottom: 0, trailing: 7) }

            let size: NSCollectionLayoutSize
            switch kind {
            case .week: size = .init(widthDimension: .fractionalWidth(0.86), heightDimension: .absolute(260))
            case .quick: size = .init(widthDimension: .absolute(130), heightDimension: .absolute(160))
            case .all: size = .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(200))
            }
            let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
            section.interGroupSpacing = 14
            section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 16, bottom: 24, trailing: 16)
            section.orthogonalScrollingBehavior = kind == .week ? .groupPagingCentered : kind == .quick ? .continuous : .none
            section.boundarySupplementaryItems = [NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(36)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)]
            return section
        }
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Item> {
        let dish = UICollectionView.CellRegistration<DishCell, Item> { [kitchen] cell, _, item in
            cell.configure(with: item.recipe, from: kitchen)
        }
        let header = UICollectionView.SupplementaryRegistration<LabelView>(
            elementKind: UICollectionView.elementKindSectionHeader) { view, _, path in
            view.label.font = .preferredFont(forTextStyle: .title2)
            view.label.text = Section.allCases[path.section].rawValue
        }
        let badge = UICollectionView.SupplementaryRegistration<LabelView>(elementKind: Self.badgeKind) { [weak self] view, _, path in
            let count = self?.dataSource.itemIdentifier(for: path)?.recipe.newTips ?? 0
            view.isHidden = count == 0
            view.backgroundColor = .systemRed
            view.layer.cornerRadius = 12
            view.label.textColor = .white
            view.label.textAlignment = .center
            view.label.text = "\(count)"
        }
        let source = UICollectionViewDiffableDataSource<Section, Item>(collectionView: collectionView) { collectionView, path, item in
            collectionView.dequeueConfiguredReusableCell(using: dish, for: path, item: item)
        }
        source.supplementaryViewProvider = { collectionView, kind, path in
            collectionView.dequeueConfiguredReusableSupplementary(using: kind == Self.badgeKind ? badge : header, for: path)
        }
        return source
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let item = dataSource.itemIdentifier(for: indexPath) else { return }
        selected = item
        navigationController?.pushViewController(DetailViewController(recipe: item.recipe, photo: heroView?.image), animated: true)
    }
}

final class DishCell: UICollectionViewCell {
    let imageView = UIImageView()
    private let nameLabel = UILabel()
    private var loading: Task<Void, Never>?

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        imageView.layer.cornerRadius = 16
        imageView.backgroundColor = .secondarySystemFill
        contentView.addSubview(imageView)
        contentView.addSubview(nameLabel)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        (nameLabel.frame, imageView.frame) = contentView.bounds.divided(atDistance: 28, from: .maxYEdge)
    }

    func configure(with recipe: Recipe, from kitchen: Kitchen) {
        nameLabel.text = "\(recipe.name) · \(recipe.minutes)′"
        imageView.image = nil
        loading?.cancel()
        loading = Task { [weak self] in
            let photo = await kitchen.photo(of: recipe)
            if !Task.isCancelled { self?.imageView.image = photo }
        }
    }
}

final class LabelView: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.frame = bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class DetailViewController: UIViewController, HeroProviding {
    private let scrollView = UIScrollView()
    private let photoView = UIImageView()
    private let textLabel = UILabel()
    var heroView: UIImageView? { photoView }

    init(recipe: Recipe, photo: UIImage?) {
        super.init(nibName: nil, bundle: nil)
        title = recipe.name
        photoView.image = photo
        let steps = (1...6).map { "\($0). Stir, taste, and wait a little longer than you think." }
        textLabel.text = "Ready in \(recipe.minutes) minutes.\n\n" + steps.joined(separator: "\n\n")
        navigationItem.largeTitleDisplayMode = .never
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        photoView.contentMode = .scaleAspectFill
        photoView.clipsToBounds = true
        textLabel.numberOfLines = 0
        scrollView.contentInsetAdjustmentBehavior = .never // the photo goes under the bar
        setContentScrollView(scrollView, for: .top)
        scrollView.addSubview(photoView)
        scrollView.addSubview(textLabel)
        view.addSubview(scrollView)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scrollView.frame = view.bounds
        photoView.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 360)
        textLabel.frame = CGRect(x: 20, y: 380, width: view.bounds.width - 40, height: 0)
        textLabel.sizeToFit()
        scrollView.contentSize = CGSize(width: view.bounds.width, height: textLabel.frame.maxY + 60)
    }
}

final class HeroNavigationController: UINavigationController, UINavigationControllerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        let clear = UINavigationBarAppearance()
        clear.configureWithTransparentBackground()
        clear.largeTitleTextAttributes = [.font: UIFont.systemFont(ofSize: 38, weight: .black), .foregroundColor: UIColor.systemOrange]
        navigationBar.scrollEdgeAppearance = clear
        navigationBar.prefersLargeTitles = true
    }

    func navigationController(_ navigationController: UINavigationController,
                              animationControllerFor operation: UINavigationController.Operation,
                              from fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        operation == .none ? nil : HeroAnimator(isPush: operation == .push)
    }
}

final class HeroAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPush: Bool

    init(isPush: Bool) { self.isPush = isPush }

    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.55 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let fromVC = context.viewController(forKey: .from), let toVC = context.viewController(forKey: .to) else { return }
        let container = context.containerView
        toVC.view.frame = context.finalFrame(for: toVC)
        isPush ? container.addSubview(toVC.view) : container.insertSubview(toVC.view, belowSubview: fromVC.view)
        toVC.view.layoutIfNeeded()

        // The copy that actually travels. If the cell scrolled away there is none and we only cross-fade.
        let flying = UIImageView()
        let source = (fromVC as? HeroProviding)?.heroView, target = (toVC as? HeroProviding)?.heroView
        if let source, let target {
            flying.image = source.image
            flying.contentMode = .scaleAspectFill
            flying.layer.masksToBounds = true
            flying.layer.cornerRadius = isPush ? 16 : 0
            flying.frame = container.convert(source.bounds, from: source)
            container.addSubview(flying)
            source.isHidden = true
            target.isHidden = true
        }
        let page: UIView = isPush ? toVC.view : fromVC.view
        page.alpha = isPush ? 0 : 1

        let animator = UIViewPropertyAnimator(duration: transitionDuration(using: context), dampingRatio: 0.85) {
            page.alpha = self.isPush ? 1 : 0
            if let target { flying.frame = container.convert(target.bounds, from: target) }
            flying.layer.cornerRadius = self.isPush ? 0 : 16
        }
        animator.addCompletion { _ in
            source?.isHidden = false
            target?.isHidden = false
            flying.removeFromSuperview()
            page.alpha = 1
            context.completeTransition(!context.transitionWasCancelled)
        }
        animator.startAnimation()
    }
}
