import UIKit

@UIApplicationMain
final class AppDelegate: UIResponder, UIApplicationDelegate {

  lazy var window: UIWindow? = UIWindow(frame: UIScreen.main.bounds)

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let tabs = UITabBarController()
    let recipes = UINavigationController(rootViewController: RecipesViewController())
    recipes.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 0)
    tabs.viewControllers = [recipes]
    window?.rootViewController = tabs
    window?.makeKeyAndVisible()
    return true
  }
}
