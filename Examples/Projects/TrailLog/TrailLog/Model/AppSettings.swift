//
//  AppSettings.swift
//  TrailLog
//

import Foundation

extension UserDefaults {
    @objc dynamic var appTheme: Int {
        get { integer(forKey: "appTheme") }
        set { set(newValue, forKey: "appTheme") }
    }
}

enum AppSettings {
    static let didChange = Notification.Name("AppSettingsDidChange")

    private static var defaults: UserDefaults { .standard }

    static func registerDefaults() {
        defaults.register(defaults: ["appTheme": 0, "usesMiles": false, "rowScale": 1.0])
    }

    static var usesMiles: Bool {
        get { defaults.bool(forKey: "usesMiles") }
        set {
            defaults.set(newValue, forKey: "usesMiles")
            NotificationCenter.default.post(name: didChange, object: nil)
        }
    }

    static var rowScale: Double {
        get { defaults.double(forKey: "rowScale") }
        set {
            defaults.set(newValue, forKey: "rowScale")
            NotificationCenter.default.post(name: didChange, object: nil)
        }
    }

    static var theme: Int {
        get { defaults.appTheme }
        set { defaults.appTheme = newValue }
    }
}
