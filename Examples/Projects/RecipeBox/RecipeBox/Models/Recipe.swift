//
//  Recipe.swift
//  RecipeBox
//

import Foundation

struct Ingredient: Codable, Equatable {
    let name: String
    let quantity: Double
    let unit: String

    private static let formatter: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        formatter.maximumFractionDigits = 1
        return formatter
    }()

    /// The amount scaled from the recipe's own number of servings to the wanted one.
    func amount(for servings: Int, base: Int) -> String {
        guard quantity > 0, base > 0 else { return unit }
        let scaled = quantity * Double(servings) / Double(base)
        let number = Ingredient.formatter.string(from: NSNumber(value: scaled)) ?? "\(scaled)"
        return unit.isEmpty ? number : "\(number) \(unit)"
    }
}

struct Step: Codable, Equatable {
    let text: String
    let minutes: Int
}

struct Recipe: Codable, Equatable {

    enum Difficulty: Int, Codable {
        case easy = 1
        case medium
        case hard

        var localizedTitle: String {
            switch self {
            case .easy:
                return NSLocalizedString("difficulty.easy", comment: "Difficulty of a recipe")
            case .medium:
                return NSLocalizedString("difficulty.medium", comment: "Difficulty of a recipe")
            case .hard:
                return NSLocalizedString("difficulty.hard", comment: "Difficulty of a recipe")
            }
        }
    }

    let id: Int
    let title: String
    let subtitle: String
    let imageName: String
    let minutes: Int
    let servings: Int
    let difficulty: Difficulty
    let rating: Int
    let ingredients: [Ingredient]
    let steps: [Step]
    let notes: String

    var localizedDuration: String {
        return String(format: NSLocalizedString("duration.minutes", comment: "Short duration, e.g. 45 min"), minutes)
    }

    func matches(_ query: String) -> Bool {
        guard !query.isEmpty else { return true }
        if title.localizedCaseInsensitiveContains(query) { return true }
        return ingredients.contains { $0.name.localizedCaseInsensitiveContains(query) }
    }
}

enum SortOrder: Int, CaseIterable {
    case title
    case duration
    case rating
    case difficulty

    var localizedTitle: String {
        switch self {
        case .title:
            return NSLocalizedString("sort.title", comment: "Sort order")
        case .duration:
            return NSLocalizedString("sort.duration", comment: "Sort order")
        case .rating:
            return NSLocalizedString("sort.rating", comment: "Sort order")
        case .difficulty:
            return NSLocalizedString("sort.difficulty", comment: "Sort order")
        }
    }

    func areInIncreasingOrder(_ lhs: Recipe, _ rhs: Recipe) -> Bool {
        switch self {
        case .title:
            return lhs.title.localizedCompare(rhs.title) == .orderedAscending
        case .duration:
            return lhs.minutes < rhs.minutes
        case .rating:
            return lhs.rating > rhs.rating
        case .difficulty:
            return lhs.difficulty.rawValue < rhs.difficulty.rawValue
        }
    }
}
