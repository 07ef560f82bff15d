import UIKit

// Tab bar of iOS 18 with groups and a sidebar, zoom from the list, and trait overrides for a compact preview

class PlacesViewController: UICollectionViewController {

    private let names = ["Lisbon", "Porto", "Évora", "Faro", "Sintra", "Braga"]
    private let hues: [CGFloat] = [0.02, 0.12, 0.3, 0.5, 0.6, 0.8]

    init() {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
        item.contentInsets = .init(top: 6, leading: 6, bottom: 6, trailing: 6)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(180)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = .init(top: 8, leading: 10, bottom: 8, trailing: 10)
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        title = "Places"
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "place")
        navigationItem.largeTitleDisplayMode = .always
        navigationController?.navigationBar.prefersLargeTitles = true
        registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitUserInterfaceStyle.self]) { (self: Self, previous: UITraitCollection) in
            self.collectionView.reloadData()
        }
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "place", for: indexPath)
        cell.contentConfiguration = nil
        var background = UIBackgroundConfiguration.listPlainCell()
        background.backgroundColor = color(indexPath.item)
        background.cornerRadius = 18
        cell.backgroundConfiguration = background
        var content = UIListContentConfiguration.cell()
        content.text = names[indexPath.item]
        content.textProperties.color = .white
        content.textProperties.font = .systemFont(ofSize: 22, weight: .semibold)
        cell.contentConfiguration = content
        return cell
    }

    func color(_ index: Int) -> UIColor {
        UIColor(hue: hues[index % hues.count], saturation: 0.6, brightness: traitCollection.userInterfaceStyle == .dark ? 0.5 : 0.8, alpha: 1)
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        let detail = PlaceViewController(name: names[indexPath.item], color: color(indexPath.item))
        detail.preferredTransition = .zoom { [weak self] context in
            guard let self, context.zoomedViewController is PlaceViewController else { return nil }
            return self.collectionView.cellForItem(at: indexPath)
        }
        navigationController?.pushViewController(detail, animated: true)
    }
}

class PlaceViewController: UIViewController {
    private let name: String
    private let color: UIColor
    private let preview = CompactPreviewController()

    init(name: String, color: UIColor) {
        self.name = name
        self.color = color
        super.init(nibName: nil, bundle: nil)
        hidesBottomBarWhenPushed = true
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        title = name
        addChild(preview)
        preview.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(preview.view)
        NSLayoutConstraint.activate([
            preview.view.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.7),
            preview.view.heightAnchor.constraint(equalToConstant: 160),
            preview.view.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            preview.view.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
        preview.didMove(toParent: self)
        preview.traitOverrides.userInterfaceStyle = .dark
        preview.traitOverrides.preferredContentSizeCategory = .extraLarge
        preview.view.traitOverrides.layoutDirection = .leftToRight
        if traitOverrides.contains(UITraitUserInterfaceLevel.self) {
            traitOverrides.remove(UITraitUserInterfaceLevel.self)
        }
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Theme", primaryAction: UIAction { [unowned self] _ in
            let dark = preview.traitCollection.userInterfaceStyle == .dark
            UIView.animate(springDuration: 0.5, bounce: 0.3) {
                preview.traitOverrides.userInterfaceStyle = dark ? .light : .dark
                preview.view.layoutIfNeeded()
            }
        })
    }
}

class CompactPreviewController: UIViewController {
    private let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.layer.cornerRadius = 20
        label.font = .preferredFont(forTextStyle: .title2)
        label.adjustsFontForContentSizeCategory = true
        label.textAlignment = .center
        label.frame = view.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(label)
        registerForTraitChanges([UITraitUserInterfaceStyle.self], action: #selector(themeChanged))
        themeChanged()
    }

    @objc func themeChanged() {
        label.text = traitCollection.userInterfaceStyle == .dark ? "Night" : "Day"
    }
}

final class MainTabs: UITabBarController, UITabBarControllerDelegate {

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        mode = .tabSidebar
        let places = UITab(title: "Places", image: UIImage(systemName: "map"), identifier: "places") { _ in
            UINavigationController(rootViewController: PlacesViewController())
        }
        let trips = UITab(title: "Trips", image: UIImage(systemName: "airplane"), identifier: "trips") { tab in
            let vc = UIViewController()
            vc.view.backgroundColor = .systemIndigo
            vc.title = tab.title
            return vc
        }
        trips.badgeValue = "3"
        let albums = UITabGroup(title: "Albums", image: UIImage(systemName: "square.stack"), identifier: "albums", children: [
            UITab(title: "Food", image: UIImage(systemName: "fork.knife"), identifier: "food") { _ in UIViewController() },
            UITab(title: "Views", image: UIImage(systemName: "binoculars"), identifier: "views") { _ in UIViewController() }
        ]) { _ in UIViewController() }
        albums.sidebarAppearance = .inline
        let search = UISearchTab { _ in UINavigationController(rootViewController: UIViewController()) }
        tabs = [places, trips, albums, search]
        selectedTab = places
    }

    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        true
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {
        if selectedTab.identifier == "trips" { selectedTab.badgeValue = nil }
    }

    func tabBarController(_ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        CrossZoom()
    }
}

final class CrossZoom: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.35 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return context.completeTransition(false) }
        context.containerView.addSubview(to)
        to.frame = context.containerView.bounds
        to.alpha = 0
        to.transform = .init(scaleX: 1.08, y: 1.08)
        UIView.animate(springDuration: transitionDuration(using: context), bounce: 0) {
            to.alpha = 1
            to.transform = .identity
            from.transform = .init(scaleX: 0.94, y: 0.94)
        } completion: { _ in
            from.transform = .identity
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

@available(iOS 18.0, *)
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = MainTabs()
        window.tintColor = .systemTeal
        window.makeKeyAndVisible()
        self.window = window
    }
}
