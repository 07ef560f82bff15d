//
//  AppDelegate.swift
//  Voyager
//
//  Created by Jonas Keller on 11/12/2017.
//  Copyright © 2017 Jonas Keller. All rights reserved.
//

import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        applyTheme()
        return true
    }

    // MARK: - Theme

    private func applyTheme() {
        window?.tintColor = UIColor(named: "Ocean")

        let navigationBar = UINavigationBar.appearance()
        navigationBar.tintColor = UIColor(named: "Ocean")
        navigationBar.titleTextAttributes = [.foregroundColor: UIColor.darkText]
        navigationBar.largeTitleTextAttributes = [
            .foregroundColor: UIColor.darkText,
            .font: UIFont.systemFont(ofSize: 32, weight: .heavy)
        ]
    }

}
