//
//  PantryStore.swift
//  PantryKit
//
//  Created by Ines Carvalho on 04/03/2024.
//

import Combine
import Foundation

@MainActor
public final class PantryStore: ObservableObject {

    public static let shared = PantryStore(items: PantryStore.samples())

    @Published public private(set) var items: [PantryItem]
    @Published public private(set) var shoppingList: [String] = ["Coffee", "Olive oil"]

    public init(items: [PantryItem]) {
        self.items = items
    }

    public func item(withID id: PantryItem.ID) -> PantryItem? {
        items.first { $0.id == id }
    }

    public func add(_ item: PantryItem) {
        items.append(item)
    }

    @discardableResult
    public func changeQuantity(of id: PantryItem.ID, by delta: Int) -> Int {
        guard let index = items.firstIndex(where: { $0.id == id }) else { return 0 }
        items[index].quantity = max(items[index].quantity + delta, 0)
        return items[index].quantity
    }

    public func remove(_ id: PantryItem.ID) {
        items.removeAll { $0.id == id }
    }

    public func addToShoppingList(_ name: String) {
        guard !shoppingList.contains(name) else { return }
        shoppingList.append(name)
    }

    public func removeFromShoppingList(_ name: String) {
        shoppingList.removeAll { $0 == name }
    }

    public func reset() {
        items = Self.samples()
        shoppingList = []
    }

    private struct Seed: Decodable {
        let name: String
        let emoji: String
        let category: PantryItem.Category
        let quantity: Int
        let days: Int?
    }

    private static func samples() -> [PantryItem] {
        let json = #"""
        [
          { "name": "Milk",     "emoji": "🥛", "category": "fridge",   "quantity": 1, "days": 2 },
          { "name": "Eggs",     "emoji": "🥚", "category": "fridge",   "quantity": 6, "days": 9 },
          { "name": "Cheese",   "emoji": "🧀", "category": "fridge",   "quantity": 2, "days": 3 },
          { "name": "Rice",     "emoji": "🍚", "category": "cupboard", "quantity": 3 },
          { "name": "Beans",    "emoji": "🫘", "category": "cupboard", "quantity": 5, "days": 300 },
          { "name": "Honey",    "emoji": "🍯", "category": "cupboard", "quantity": 1 },
          { "name": "Peas",     "emoji": "🫛", "category": "freezer",  "quantity": 2, "days": 120 },
          { "name": "Ice cream","emoji": "🍨", "category": "freezer",  "quantity": 1, "days": 60 }
        ]
        """#
        do {
            return try JSONDecoder().decode([Seed].self, from: Data(json.utf8)).map { seed in
                PantryItem(name: seed.name,
                           emoji: seed.emoji,
                           category: seed.category,
                           quantity: seed.quantity,
                           expires: seed.days.map { Date.now.addingTimeInterval(Double($0) * 86_400) })
            }
        } catch {
            assertionFailure("bad sample data: \(error)")
            return []
        }
    }
}
