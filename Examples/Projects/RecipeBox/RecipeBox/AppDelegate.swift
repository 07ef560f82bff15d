//
//  AppDelegate.swift
//  RecipeBox
//

import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        applyAppearance()
        window?.tintColor = UIColor(named: "AccentColor")

        NotificationCenter.default.addObserver(self,
                                               selector: #selector(updateShoppingBadge),
                                               name: RecipeStore.shoppingListDidChange,
                                               object: nil)
        updateShoppingBadge()
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        RecipeStore.shared.saveShoppingList()
    }

    // MARK: - Private

    /// Since iOS 15 bars are transparent while nothing is scrolled beneath them.
    /// We want the same background in both states, as it was before.
    private func applyAppearance() {
        let ink = UIColor(named: "Ink") ?? .black
        guard #available(iOS 15.0, *) else {
            UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: ink]
            UINavigationBar.appearance().largeTitleTextAttributes = [.foregroundColor: ink]
            return
        }

        let navigationAppearance = UINavigationBarAppearance()
        navigationAppearance.configureWithDefaultBackground()
        navigationAppearance.titleTextAttributes = [.foregroundColor: ink]
        navigationAppearance.largeTitleTextAttributes = [.foregroundColor: ink]
        UINavigationBar.appearance().standardAppearance = navigationAppearance
        UINavigationBar.appearance().scrollEdgeAppearance = navigationAppearance

        let tabAppearance = UITabBarAppearance()
        tabAppearance.configureWithDefaultBackground()
        UITabBar.appearance().standardAppearance = tabAppearance
        UITabBar.appearance().scrollEdgeAppearance = tabAppearance

        let toolbarAppearance = UIToolbarAppearance()
        toolbarAppearance.configureWithDefaultBackground()
        UIToolbar.appearance().standardAppearance = toolbarAppearance
        UIToolbar.appearance().scrollEdgeAppearance = toolbarAppearance
    }

    @objc private func updateShoppingBadge() {
        guard let tabBarController = window?.rootViewController as? UITabBarController,
            let controllers = tabBarController.viewControllers, controllers.count > 1 else { return }
        let open = RecipeStore.shared.openItemCount
        controllers[1].tabBarItem.badgeValue = open > 0 ? String(open) : nil
    }
}
