//
//  AppDelegate.swift
//  TrailLog
//
//  Created by Jonas Weidner on 12.03.23.
//

import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        AppSettings.registerDefaults()
        configureAppearance()
        return true
    }

    private func configureAppearance() {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithDefaultBackground()
        appearance.largeTitleTextAttributes = [.foregroundColor: UIColor(named: "Ink")!]
        appearance.titleTextAttributes = [.foregroundColor: UIColor(named: "Ink")!]
        UINavigationBar.appearance().standardAppearance = appearance
        UISwitch.appearance().onTintColor = UIColor(named: "Moss")
    }

    // MARK: UISceneSession Lifecycle

    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        return UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
    }
}
