import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    let clocks = ClocksViewController(nibName: "ClocksViewController", bundle: nil)
    window!.rootViewController = UINavigationController(rootViewController: clocks)
    window!.backgroundColor = UIColor.white
    window!.makeKeyAndVisible()
    return true
  }
}
