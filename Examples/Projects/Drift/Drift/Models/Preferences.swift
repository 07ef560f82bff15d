//
//  Preferences.swift
//  Drift
//

import Observation
import UIKit

@MainActor
@Observable
final class Preferences {

    enum Appearance: Int, CaseIterable, Sendable {
        case system
        case light
        case dark

        var title: String {
            switch self {
            case .system: String(localized: "As the system")
            case .light: String(localized: "Light")
            case .dark: String(localized: "Dark")
            }
        }

        var interfaceStyle: UIUserInterfaceStyle {
            switch self {
            case .system: .unspecified
            case .light: .light
            case .dark: .dark
            }
        }
    }

    var appearance: Appearance = .system {
        didSet { UserDefaults.standard.set(appearance.rawValue, forKey: "Appearance") }
    }

    var usesHaptics = true {
        didSet { UserDefaults.standard.set(usesHaptics, forKey: "UsesHaptics") }
    }

    var keepsAwake = false {
        didSet { UserDefaults.standard.set(keepsAwake, forKey: "KeepsAwake") }
    }

    init() {
        let defaults = UserDefaults.standard
        appearance = Appearance(rawValue: defaults.integer(forKey: "Appearance")) ?? .system
        usesHaptics = defaults.object(forKey: "UsesHaptics") as? Bool ?? true
        keepsAwake = defaults.bool(forKey: "KeepsAwake")
    }
}
