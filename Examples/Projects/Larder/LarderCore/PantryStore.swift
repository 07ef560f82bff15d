//
//  PantryStore.swift
//  LarderCore
//

import Combine
import Foundation

@MainActor
public final class PantryStore: ObservableObject {

    @Published public private(set) var items: [Item] = []

    private let defaults: UserDefaults
    private let key = "pantry.items.v2"
    private var saving: AnyCancellable?

    public init(defaults: UserDefaults = .standard) {
        self.defaults = defaults
        if let data = defaults.data(forKey: key), let saved = try? JSONDecoder().decode([Item].self, from: data), !saved.isEmpty {
            items = saved
        } else {
            items = Self.seed
        }
        saving = $items
            .dropFirst()
            .debounce(for: .seconds(0.5), scheduler: RunLoop.main)
            .sink { [defaults, key] items in
                defaults.set(try? JSONEncoder().encode(items), forKey: key)
            }
    }

    public func item(_ id: Item.ID) -> Item? { items.first { $0.id == id } }

    public func items(of kind: Item.Kind) -> [Item] { items.filter { $0.kind == kind } }

    public var basket: [Item] { items.filter(\.isInBasket) }

    public func update<T>(_ id: Item.ID, _ path: WritableKeyPath<Item, T>, to value: T) {
        guard let i = items.firstIndex(where: { $0.id == id }) else { return }
        items[i][keyPath: path] = value
    }

    public func add(_ item: Item) { items.append(item) }

    @discardableResult
    public func remove(_ id: Item.ID) -> (Item, Int)? {
        guard let i = items.firstIndex(where: { $0.id == id }) else { return nil }
        return (items.remove(at: i), i)
    }

    public func insert(_ item: Item, at index: Int) {
        items.insert(item, at: min(index, items.count))
    }

    private static let seed: [Item] = [
        Item(name: "Basmati", kind: .grain, amount: 800, capacity: 1000, hue: 0.12),
        Item(name: "Oats", kind: .grain, amount: 150, capacity: 900, hue: 0.10),
        Item(name: "Barley", kind: .grain, amount: 420, capacity: 700, hue: 0.09),
        Item(name: "Spelt", kind: .grain, amount: 610, capacity: 1000, hue: 0.07),
        Item(name: "Red lentils", kind: .pulse, amount: 330, capacity: 800, hue: 0.04),
        Item(name: "Chickpeas", kind: .pulse, amount: 700, capacity: 800, hue: 0.13),
        Item(name: "Mung beans", kind: .pulse, amount: 90, capacity: 600, hue: 0.25),
        Item(name: "Paprika", kind: .spice, amount: 40, capacity: 80, hue: 0.01),
        Item(name: "Turmeric", kind: .spice, amount: 66, capacity: 80, hue: 0.14),
        Item(name: "Sumac", kind: .spice, amount: 12, capacity: 80, hue: 0.95),
        Item(name: "Brown sugar", kind: .sweet, amount: 500, capacity: 1000, hue: 0.08),
        Item(name: "Cocoa", kind: .sweet, amount: 120, capacity: 250, hue: 0.05)
    ]
}
