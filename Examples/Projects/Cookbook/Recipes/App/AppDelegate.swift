//
//  AppDelegate.swift
//  Recipes
//
//  Created by Paula Winter on 14.03.22.
//

import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        Preferences.registerDefaults()
        configureAppearance()
        return true
    }

    // MARK: UISceneSession Lifecycle

    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        return UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
    }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
    }

    private func configureAppearance() {
        let navigationBar = UINavigationBarAppearance()
        navigationBar.configureWithDefaultBackground()
        navigationBar.largeTitleTextAttributes = [
            .foregroundColor: UIColor(named: "AccentColor") ?? .systemOrange
        ]
        UINavigationBar.appearance().standardAppearance = navigationBar

        let pageControl = UIPageControl.appearance()
        pageControl.currentPageIndicatorTintColor = UIColor(named: "AccentColor")
        pageControl.pageIndicatorTintColor = UIColor.tertiaryLabel
    }
}
