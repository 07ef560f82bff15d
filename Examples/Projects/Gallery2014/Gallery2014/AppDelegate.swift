//
//  AppDelegate.swift
//  Gallery2014
//
//  Created by Tomas Berg on 03/11/14.
//  Copyright (c) 2014 Tomas Berg. All rights reserved.
//

import UIKit
import GalleryKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        UserDefaults.standard.register(defaults: [
            Settings.intervalKey: 3,
            Settings.shuffleKey: false,
            Settings.captionsKey: true
        ])

        let navigationBar = UINavigationBar.appearance()
        navigationBar.barTintColor = UIColor.gl_color(withHex: 0x2B4C6F)
        navigationBar.tintColor = UIColor.white
        navigationBar.titleTextAttributes = [.foregroundColor: UIColor.white]

        window?.tintColor = UIColor.gl_color(withHex: 0x2B4C6F)
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        UserDefaults.standard.synchronize()
    }
}
