//
//  RecipeStore.swift
//  Recipes
//
//  Created by Paula Winter on 14.03.22.
//

import Foundation

struct RecipeFilter: Equatable {
    var course: Course?
    var maximumMinutes: Int = 120
    var favoritesOnly: Bool = false

    var isActive: Bool {
        return self != RecipeFilter()
    }

    func matches(_ recipe: Recipe) -> Bool {
        if let course = course, recipe.course != course { return false }
        if recipe.minutes > maximumMinutes { return false }
        if favoritesOnly && !recipe.isFavorite { return false }
        return true
    }
}

final class RecipeStore {

    static let shared = RecipeStore()

    static let didChangeNotification = Notification.Name("RecipeStoreDidChange")

    private(set) var recipes: [Recipe]

    private init() {
        recipes = RecipeStore.samples
    }

    /// The best rated recipe is shown on top of the list.
    var featured: Recipe? {
        return recipes.max { $0.rating < $1.rating }
    }

    func recipe(with identifier: UUID) -> Recipe? {
        return recipes.first { $0.identifier == identifier }
    }

    func recipes(matching filter: RecipeFilter, searchText: String?) -> [Recipe] {
        let text = searchText?.trimmingCharacters(in: .whitespaces) ?? ""
        return recipes.filter { recipe in
            guard filter.matches(recipe) else { return false }
            guard !text.isEmpty else { return true }
            return recipe.title.localizedCaseInsensitiveContains(text)
                || recipe.summary.localizedCaseInsensitiveContains(text)
        }
    }

    func recipes(for course: Course) -> [Recipe] {
        return recipes.filter { $0.course == course }
    }

    func add(_ recipe: Recipe) {
        recipes.insert(recipe, at: 0)
        notify()
    }

    func update(_ recipe: Recipe) {
        guard let index = recipes.firstIndex(where: { $0.identifier == recipe.identifier }) else { return }
        recipes[index] = recipe
        notify()
    }

    func remove(_ recipe: Recipe) {
        recipes.removeAll { $0.identifier == recipe.identifier }
        notify()
    }

    func reset() {
        recipes = RecipeStore.samples
        notify()
    }

    private func notify() {
        NotificationCenter.default.post(name: RecipeStore.didChangeNotification, object: self)
    }
}

private extension RecipeStore {

    static let samples: [Recipe] = [
        Recipe(title: "Buttermilk Pancakes",
               summary: "Thick, soft and ready before the coffee is. The batter wants to stay lumpy, so stop stirring early.",
               imageName: "pancakes", course: .breakfast, minutes: 25, rating: 5, isFavorite: true,
               ingredients: [
                Ingredient(name: "Flour", amount: 60, unit: "g"),
                Ingredient(name: "Buttermilk", amount: 80, unit: "ml"),
                Ingredient(name: "Eggs", amount: 0.5, unit: ""),
                Ingredient(name: "Butter", amount: 10, unit: "g"),
                Ingredient(name: "Maple syrup", amount: 0, unit: "")
               ],
               steps: [
                "Whisk the dry ingredients in a large bowl.",
                "Stir in buttermilk and eggs until just combined.",
                "Let the batter rest for ten minutes.",
                "Fry in butter over medium heat until golden on both sides."
               ]),
        Recipe(title: "Overnight Oats",
               summary: "Breakfast that makes itself while you sleep.",
               imageName: "oats", course: .breakfast, minutes: 10, rating: 3,
               ingredients: [
                Ingredient(name: "Rolled oats", amount: 50, unit: "g"),
                Ingredient(name: "Milk", amount: 120, unit: "ml"),
                Ingredient(name: "Berries", amount: 40, unit: "g")
               ],
               steps: [
                "Mix oats and milk in a jar.",
                "Leave in the fridge overnight and top with berries."
               ]),
        Recipe(title: "Shakshuka",
               summary: "Eggs poached in a spiced tomato and pepper sauce. Bring the pan to the table and tear the bread.",
               imageName: "shakshuka", course: .breakfast, minutes: 35, rating: 4,
               ingredients: [
                Ingredient(name: "Tomatoes", amount: 200, unit: "g"),
                Ingredient(name: "Red pepper", amount: 0.5, unit: ""),
                Ingredient(name: "Eggs", amount: 2, unit: ""),
                Ingredient(name: "Cumin", amount: 0, unit: "")
               ],
               steps: [
                "Soften the pepper with cumin in plenty of oil.",
                "Add tomatoes and simmer for fifteen minutes.",
                "Make wells, crack in the eggs and cover until set."
               ]),
        Recipe(title: "Miso Ramen",
               summary: "A deep bowl for cold evenings: chewy noodles, a soft egg and a broth which is honest about how long it took.",
               imageName: "ramen", course: .main, minutes: 90, rating: 4, isFavorite: true,
               ingredients: [
                Ingredient(name: "Chicken stock", amount: 350, unit: "ml"),
                Ingredient(name: "Miso paste", amount: 20, unit: "g"),
                Ingredient(name: "Ramen noodles", amount: 110, unit: "g"),
                Ingredient(name: "Eggs", amount: 1, unit: ""),
                Ingredient(name: "Spring onion", amount: 0, unit: "")
               ],
               steps: [
                "Heat the stock, but do not let it boil.",
                "Boil the eggs for exactly six and a half minutes.",
                "Cook the noodles in a separate pot.",
                "Whisk the miso into the stock and pour over the noodles."
               ]),
        Recipe(title: "Lemon Risotto",
               summary: "Twenty minutes of stirring, no shortcuts.",
               imageName: "risotto", course: .main, minutes: 40, rating: 3,
               ingredients: [
                Ingredient(name: "Arborio rice", amount: 80, unit: "g"),
                Ingredient(name: "Vegetable stock", amount: 250, unit: "ml"),
                Ingredient(name: "Lemon", amount: 0.5, unit: ""),
                Ingredient(name: "Parmesan", amount: 20, unit: "g")
               ],
               steps: [
                "Toast the rice until the edges turn clear.",
                "Add stock one ladle at a time, stirring.",
                "Finish with lemon zest, juice and parmesan."
               ]),
        Recipe(title: "Black Bean Tacos",
               summary: "Crisp shells, smoky beans, quick pickled onions.",
               imageName: "tacos", course: .main, minutes: 30, rating: 4,
               ingredients: [
                Ingredient(name: "Tortillas", amount: 3, unit: ""),
                Ingredient(name: "Black beans", amount: 120, unit: "g"),
                Ingredient(name: "Red onion", amount: 0.5, unit: ""),
                Ingredient(name: "Lime", amount: 0.5, unit: "")
               ],
               steps: [
                "Cover the sliced onion with lime juice and salt.",
                "Warm the beans with smoked paprika and mash lightly.",
                "Crisp the tortillas in a dry pan and fill."
               ]),
        Recipe(title: "Chocolate Cake",
               summary: "One bowl, one tin, no mixer. It keeps for four days, in theory.",
               imageName: "cake", course: .dessert, minutes: 60, rating: 5, isFavorite: true,
               ingredients: [
                Ingredient(name: "Dark chocolate", amount: 35, unit: "g"),
                Ingredient(name: "Butter", amount: 25, unit: "g"),
                Ingredient(name: "Sugar", amount: 30, unit: "g"),
                Ingredient(name: "Eggs", amount: 0.5, unit: "")
               ],
               steps: [
                "Melt chocolate and butter together.",
                "Beat in sugar, eggs and a spoon of flour.",
                "Bake at 180 degrees for thirty minutes."
               ]),
        Recipe(title: "Berry Sorbet",
               summary: "Three ingredients and a freezer.",
               imageName: "sorbet", course: .dessert, minutes: 15, rating: 3,
               ingredients: [
                Ingredient(name: "Frozen berries", amount: 100, unit: "g"),
                Ingredient(name: "Sugar syrup", amount: 25, unit: "ml"),
                Ingredient(name: "Lemon juice", amount: 0, unit: "")
               ],
               steps: [
                "Blend everything until smooth.",
                "Freeze for two hours, stirring now and then."
               ])
    ]
}
