//
//  AppDelegate.swift
//  Pantry
//
//  Created by Ines Carvalho on 04/03/2024.
//

import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        UserDefaults.standard.register(defaults: [
            DefaultsKey.warningDays: 4,
            DefaultsKey.compactGrid: false
        ])
        return true
    }

    // MARK: UISceneSession Lifecycle

    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        // Called when a new scene session is being created.
        return UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
    }
}

enum DefaultsKey {
    static let warningDays = "warningDays"
    static let compactGrid = "compactGrid"
    static let appearance = "appearance"
}
