//
//  Preferences.swift
//  Recipes
//
//  Created by Paula Winter on 16.03.22.
//

import UIKit

enum MeasurementPreference: Int {
    case metric
    case imperial
}

enum AppearancePreference: Int {
    case system
    case light
    case dark

    var interfaceStyle: UIUserInterfaceStyle {
        switch self {
        case .system: return .unspecified
        case .light: return .light
        case .dark: return .dark
        }
    }
}

/// Typed access to the user defaults.
enum Preferences {

    static let appearanceDidChange = Notification.Name("PreferencesAppearanceDidChange")

    private enum Key {
        static let appearance = "appearance"
        static let measurement = "measurement"
        static let servings = "defaultServings"
        static let keepsScreenOn = "keepsScreenOn"
        static let hints = "showsHints"
        static let stepTextSize = "stepTextSize"
    }

    private static var defaults: UserDefaults { return .standard }

    static func registerDefaults() {
        defaults.register(defaults: [
            Key.appearance: AppearancePreference.system.rawValue,
            Key.measurement: MeasurementPreference.metric.rawValue,
            Key.servings: 2,
            Key.keepsScreenOn: true,
            Key.hints: true,
            Key.stepTextSize: 28.0
        ])
    }

    static var appearance: AppearancePreference {
        get { return AppearancePreference(rawValue: defaults.integer(forKey: Key.appearance)) ?? .system }
        set {
            defaults.set(newValue.rawValue, forKey: Key.appearance)
            NotificationCenter.default.post(name: appearanceDidChange, object: nil)
        }
    }

    static var measurement: MeasurementPreference {
        get { return MeasurementPreference(rawValue: defaults.integer(forKey: Key.measurement)) ?? .metric }
        set { defaults.set(newValue.rawValue, forKey: Key.measurement) }
    }

    static var defaultServings: Int {
        get { return max(1, defaults.integer(forKey: Key.servings)) }
        set { defaults.set(newValue, forKey: Key.servings) }
    }

    static var keepsScreenOn: Bool {
        get { return defaults.bool(forKey: Key.keepsScreenOn) }
        set { defaults.set(newValue, forKey: Key.keepsScreenOn) }
    }

    static var showsHints: Bool {
        get { return defaults.bool(forKey: Key.hints) }
        set { defaults.set(newValue, forKey: Key.hints) }
    }

    static var stepTextSize: Float {
        get { return defaults.float(forKey: Key.stepTextSize) }
        set { defaults.set(newValue, forKey: Key.stepTextSize) }
    }
}
