//
//  SceneDelegate.swift
//
//  The app starts on a login screen. Tapping "Log in" cross-fades the whole window to the
//  shop: a list of products. Tapping a product pushes its page in from the right,
//  and "Buy" slides up a checkout sheet. Finishing the checkout closes the sheet
//  and goes back to the list.
//

import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication,
                     configurationForConnecting connectingSceneSession: UISceneSession,
                     options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var appCoordinator: AppCoordinator?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        self.window = window
        appCoordinator = AppCoordinator(window: window)
        appCoordinator?.start()
    }
}

protocol Coordinator: AnyObject { func start() }

final class AppCoordinator: Coordinator {
    private let window: UIWindow
    private var childCoordinators: [Coordinator] = []

    init(window: UIWindow) { self.window = window }

    func start() {
        let login = ButtonViewController(title: "Welcome", buttonTitle: "Log in")
        login.onTap = { [weak self] in self?.showShop() }
        window.rootViewController = login
        window.makeKeyAndVisible()
    }

    private func showShop() {
        let navigationController = UINavigationController()
        let shop = ShopCoordinator(navigationController: navigationController)
        childCoordinators = [shop]
        shop.start()
        UIView.transition(with: window, duration: 0.35, options: .transitionCrossDissolve) {
            self.window.rootViewController = navigationController
        }
    }
}

final class ShopCoordinator: Coordinator {
    private let navigationController: UINavigationController

    init(navigationController: UINavigationController) { self.navigationController = navigationController }

    func start() {
        let list = ProductListViewController(style: .insetGrouped)
        list.onSelect = { [weak self] product in self?.showDetail(product) }
        navigationController.setViewControllers([list], animated: false)
    }

    private func showDetail(_ product: String) {
        let detail = ButtonViewController(title: product, buttonTitle: "Buy")
        detail.onTap = { [weak self] in self?.showCheckout(product) }
        navigationController.pushViewController(detail, animated: true)
    }

    private func showCheckout(_ product: String) {
        let checkout = ButtonViewController(title: "Checkout: \(product)", buttonTitle: "Pay")
        checkout.onTap = { [weak self] in
            self?.navigationController.dismiss(animated: true) {
                self?.navigationController.popToRootViewController(animated: true)
            }
        }
        navigationController.present(UINavigationController(rootViewController: checkout), animated: true)
    }
}

final class ProductListViewController: UITableViewController {
    var onSelect: ((String) -> Void)?
    private let products = ["Teapot", "Mug", "Plate", "Bowl"]
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { products.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
        cell.textLabel?.text = products[indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onSelect?(products[indexPath.row])
    }
}

final class ButtonViewController: UIViewController {
    var onTap: (() -> Void)?
    private var buttonTitle = ""

    convenience init(title: String, buttonTitle: String) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.buttonTitle = buttonTitle
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        var config = UIButton.Configuration.filled()
        config.title = buttonTitle
        let button = UIButton(configuration: config, primaryAction: UIAction { [weak self] _ in self?.onTap?() })
        button.frame = CGRect(x: 40, y: 300, width: 200, height: 50)
        view.addSubview(button)
    }
}
