//
//  AppDelegate.swift
//  TrailLog
//
//  Created by Marta Feld on 12/10/2019.
//  Copyright © 2019 Marta Feld. All rights reserved.
//

import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        Preferences.registerDefaults()
        window?.tintColor = UIColor(named: "Moss")
        return true
    }

    func applicationWillResignActive(_ application: UIApplication) {
        // Nothing is kept on disk apart from the preferences, which save themselves.
    }

}
