//
//  AppDelegate.swift
//  TabSlides
//
//  Created by Jonah Petrescu on 02.06.21.
//

import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        UserDefaults.standard.register(defaults: [TabSlideAnimator.slowKey: false])
        return true
    }

}
