//
//  RecipeStore.swift
//  RecipeBox
//

import Foundation

struct ShoppingItem: Codable, Equatable {
    let id: String
    var name: String
    var amount: String
    var isDone: Bool

    init(name: String, amount: String) {
        self.id = UUID().uuidString
        self.name = name
        self.amount = amount
        self.isDone = false
    }
}

final class RecipeStore {

    static let shared = RecipeStore()
    static let shoppingListDidChange = Notification.Name("RecipeStoreShoppingListDidChange")

    private static let shoppingKey = "shoppingList"

    private(set) var shoppingItems: [ShoppingItem] {
        didSet {
            saveShoppingList()
            NotificationCenter.default.post(name: RecipeStore.shoppingListDidChange, object: self)
        }
    }

    var openItemCount: Int {
        return shoppingItems.filter { !$0.isDone }.count
    }

    private init() {
        if let data = UserDefaults.standard.data(forKey: RecipeStore.shoppingKey),
            let items = try? JSONDecoder().decode([ShoppingItem].self, from: data) {
            shoppingItems = items
        } else {
            shoppingItems = []
        }
    }

    // MARK: - Recipes

    /// Reads the bundled recipes off the main queue and calls back on the main queue.
    func loadRecipes(completion: @escaping ([Recipe]) -> Void) {
        DispatchQueue.global(qos: .userInitiated).async {
            var recipes: [Recipe] = []
            if let url = Bundle.main.url(forResource: "Recipes", withExtension: "json") {
                do {
                    recipes = try JSONDecoder().decode([Recipe].self, from: Data(contentsOf: url))
                } catch {
                    assertionFailure("Recipes.json is broken: \(error)")
                }
            }
            DispatchQueue.main.async {
                completion(recipes)
            }
        }
    }

    // MARK: - Shopping list

    func add(_ item: ShoppingItem) {
        shoppingItems.append(item)
    }

    func addIngredients(of recipe: Recipe, servings: Int) {
        let items = recipe.ingredients.map {
            ShoppingItem(name: $0.name, amount: $0.amount(for: servings, base: recipe.servings))
        }
        shoppingItems.append(contentsOf: items)
    }

    func toggleItem(at index: Int) {
        shoppingItems[index].isDone.toggle()
    }

    func removeItem(at index: Int) {
        shoppingItems.remove(at: index)
    }

    func removeDoneItems() {
        shoppingItems.removeAll { $0.isDone }
    }

    func markAllDone() {
        shoppingItems = shoppingItems.map { item in
            var copy = item
            copy.isDone = true
            return copy
        }
    }

    func saveShoppingList() {
        guard let data = try? JSONEncoder().encode(shoppingItems) else { return }
        UserDefaults.standard.set(data, forKey: RecipeStore.shoppingKey)
    }
}
