//
//  PantryItem.swift
//  PantryKit
//
//  Created by Ines Carvalho on 04/03/2024.
//

import Foundation

public struct PantryItem: Hashable, Codable, Identifiable, Sendable {

    public enum Category: String, CaseIterable, Codable, Sendable {
        case fridge, cupboard, freezer

        public var symbolName: String {
            switch self {
            case .fridge: "refrigerator"
            case .cupboard: "cabinet"
            case .freezer: "snowflake"
            }
        }
    }

    public let id: UUID
    public var name: String
    public var emoji: String
    public var category: Category
    public var quantity: Int
    public var expires: Date?

    public init(id: UUID = UUID(), name: String, emoji: String = "🥫", category: Category, quantity: Int = 1, expires: Date? = nil) {
        self.id = id
        self.name = name
        self.emoji = emoji
        self.category = category
        self.quantity = quantity
        self.expires = expires
    }

    public func expires(within days: Int, of now: Date = .now) -> Bool {
        guard let expires else { return false }
        return expires < now.addingTimeInterval(Double(days) * 86_400)
    }
}

public struct PantryFilter: Equatable, Sendable {
    public var category: PantryItem.Category?
    public var onlyExpiring: Bool

    public init(category: PantryItem.Category? = nil, onlyExpiring: Bool = false) {
        self.category = category
        self.onlyExpiring = onlyExpiring
    }

    public var isActive: Bool { self != PantryFilter() }

    public func matches(_ item: PantryItem, warningDays: Int) -> Bool {
        if let category, item.category != category { return false }
        return !onlyExpiring || item.expires(within: warningDays)
    }
}
