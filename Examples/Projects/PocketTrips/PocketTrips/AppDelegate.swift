//
//  AppDelegate.swift
//  PocketTrips
//
//  Created by Jonas Weber on 12.09.17.
//  Copyright © 2017 Weber Apps. All rights reserved.
//

import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]?) -> Bool {
        TripStore.shared.load()

        let tint = UIColor(red: 0.0, green: 0.52, blue: 0.55, alpha: 1.0)
        window?.tintColor = tint
        UINavigationBar.appearance().titleTextAttributes = [
            NSAttributedStringKey.foregroundColor: tint,
            NSAttributedStringKey.font: UIFont.systemFont(ofSize: 18, weight: .semibold)
        ]
        return true
    }

    func applicationWillResignActive(_ application: UIApplication) {
        // Sent when the application is about to move from active to inactive state.
        TripStore.shared.save()
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
    }

    func applicationWillTerminate(_ application: UIApplication) {
        TripStore.shared.save()
    }
}
