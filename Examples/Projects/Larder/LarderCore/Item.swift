//
//  Item.swift
//  LarderCore
//

import Foundation

public struct Item: Identifiable, Hashable, Codable, Sendable {

    public enum Kind: String, Codable, CaseIterable, Sendable {
        case grain, pulse, spice, sweet

        public var localizedName: String {
            switch self {
            case .grain: String(localized: "Grains", bundle: .core)
            case .pulse: String(localized: "Pulses", bundle: .core)
            case .spice: String(localized: "Spices", bundle: .core)
            case .sweet: String(localized: "Sweet", bundle: .core)
            }
        }
    }

    public let id: UUID
    public var name: String
    public var kind: Kind
    /// grams
    public var amount: Double
    public var capacity: Double
    public var hue: Double
    public var bestBefore: Date?
    public var isInBasket: Bool

    public init(id: UUID = UUID(), name: String, kind: Kind, amount: Double, capacity: Double, hue: Double, bestBefore: Date? = nil, isInBasket: Bool = false) {
        self.id = id
        self.name = name
        self.kind = kind
        self.amount = amount
        self.capacity = capacity
        self.hue = hue
        self.bestBefore = bestBefore
        self.isInBasket = isInBasket
    }

    public var level: Double {
        get { capacity > 0 ? min(max(amount / capacity, 0), 1) : 0 }
        set { amount = (min(max(newValue, 0), 1) * capacity).rounded() }
    }

    public var isLow: Bool { level < 0.2 }

    public var formattedAmount: String {
        Measurement(value: amount, unit: UnitMass.grams).formatted(.measurement(width: .abbreviated, usage: .asProvided, numberFormatStyle: .number.precision(.fractionLength(0))))
    }
}

private final class BundleToken {}

extension Bundle {
    static let core = Bundle(for: BundleToken.self)
}
