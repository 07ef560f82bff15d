import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.backgroundColor = .white
    window?.tintColor = UIColor(named: "Accent")
    window?.rootViewController = UINavigationController(rootViewController: TicketsViewController())
    window?.makeKeyAndVisible()
    return true
  }
}
