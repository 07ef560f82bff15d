// swift-format-ignore-file
import UIKit

@available(iOS 13, *)
class TabFade: NSObject, UITabBarControllerDelegate {
    weak var forward: UITabBarControllerDelegate?

    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
        forward?.tabBarController?(tabBarController, shouldSelect: viewController) ?? true
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        forward?.tabBarController?(tabBarController, didSelect: viewController)
    }
}

class TabsOwner: UITabBarController, UITabBarControllerDelegate, UINavigationControllerDelegate {
    func check() -> Bool { tabBarController == nil && navigationController == nil }
    func pop() { navigationController?.popViewController(animated: true) }
}
