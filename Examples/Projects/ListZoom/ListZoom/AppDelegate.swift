//
//  AppDelegate.swift
//  ListZoom
//
//  Created by Ines Marlow on 14/04/2019.
//  Copyright © 2019 Ines Marlow. All rights reserved.
//

import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let lagoon = UIColor(named: "Lagoon") ?? .blue
        window?.tintColor = lagoon
        UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: lagoon]
        UINavigationBar.appearance().largeTitleTextAttributes = [.foregroundColor: lagoon]
        return true
    }

}
