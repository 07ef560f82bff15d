//
//  AppSettings.swift
//  RecipeBox
//

import Foundation

/// A thin wrapper around the user defaults. Every setter posts `didChange`.
final class AppSettings {

    static let shared = AppSettings()
    static let didChange = Notification.Name("AppSettingsDidChange")

    enum Layout: Int {
        case grid
        case large
    }

    private enum Key {
        static let usesHero = "usesHeroTransition"
        static let duration = "transitionDuration"
        static let layout = "collectionLayout"
        static let keepsScreenOn = "keepsScreenOn"
        static let servings = "defaultServings"
        static let dinner = "dinnerMinutes"

        static let all = [usesHero, duration, layout, keepsScreenOn, servings, dinner]
    }

    private let defaults = UserDefaults.standard

    private init() {
        defaults.register(defaults: [
            Key.usesHero: true,
            Key.duration: 0.5,
            Key.layout: Layout.grid.rawValue,
            Key.keepsScreenOn: true,
            Key.servings: 4,
            Key.dinner: 18 * 60 + 30
        ])
    }

    var usesHeroTransition: Bool {
        get { return defaults.bool(forKey: Key.usesHero) }
        set { store(newValue, forKey: Key.usesHero) }
    }

    var transitionDuration: TimeInterval {
        get { return defaults.double(forKey: Key.duration) }
        set { store(newValue, forKey: Key.duration) }
    }

    var layout: Layout {
        get { return Layout(rawValue: defaults.integer(forKey: Key.layout)) ?? .grid }
        set { store(newValue.rawValue, forKey: Key.layout) }
    }

    var keepsScreenOn: Bool {
        get { return defaults.bool(forKey: Key.keepsScreenOn) }
        set { store(newValue, forKey: Key.keepsScreenOn) }
    }

    var defaultServings: Int {
        get { return defaults.integer(forKey: Key.servings) }
        set { store(newValue, forKey: Key.servings) }
    }

    /// Today's dinner time. Only the hour and the minute are stored.
    var dinnerTime: Date {
        get {
            let minutes = defaults.integer(forKey: Key.dinner)
            let calendar = Calendar.current
            return calendar.date(bySettingHour: minutes / 60, minute: minutes % 60, second: 0, of: Date()) ?? Date()
        }
        set {
            let parts = Calendar.current.dateComponents([.hour, .minute], from: newValue)
            store((parts.hour ?? 0) * 60 + (parts.minute ?? 0), forKey: Key.dinner)
        }
    }

    func reset() {
        Key.all.forEach { defaults.removeObject(forKey: $0) }
        NotificationCenter.default.post(name: AppSettings.didChange, object: self)
    }

    private func store(_ value: Any, forKey key: String) {
        defaults.set(value, forKey: key)
        NotificationCenter.default.post(name: AppSettings.didChange, object: self)
    }
}
