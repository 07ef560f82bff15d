//
//  Recipe.swift
//  Recipes
//
//  Created by Paula Winter on 14.03.22.
//

import UIKit

struct Ingredient: Equatable {
    var name: String
    /// Amount for one serving. Zero means "to taste".
    var amount: Double
    var unit: String

    func text(forServings servings: Int, measure: MeasurementPreference) -> String {
        guard amount > 0 else {
            return NSLocalizedString("ingredient.toTaste", comment: "Amount of an ingredient without a quantity")
        }
        var value = amount * Double(servings)
        var unit = self.unit
        if measure == .imperial {
            switch unit {
            case "g":
                value /= 28.35
                unit = "oz"
            case "ml":
                value /= 29.57
                unit = "fl oz"
            default:
                break
            }
        }
        let formatted = Ingredient.formatter.string(from: NSNumber(value: value)) ?? "\(value)"
        return unit.isEmpty ? formatted : "\(formatted) \(unit)"
    }

    private static let formatter: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        formatter.maximumFractionDigits = 1
        return formatter
    }()
}

enum Course: Int, CaseIterable {
    case breakfast
    case main
    case dessert

    var title: String {
        switch self {
        case .breakfast: return NSLocalizedString("course.breakfast", comment: "Course")
        case .main: return NSLocalizedString("course.main", comment: "Course")
        case .dessert: return NSLocalizedString("course.dessert", comment: "Course")
        }
    }

    var symbolName: String {
        switch self {
        case .breakfast: return "sunrise"
        case .main: return "fork.knife"
        case .dessert: return "birthday.cake"
        }
    }
}

struct Recipe: Equatable {
    let identifier: UUID
    var title: String
    var summary: String
    var imageName: String?
    var course: Course
    var minutes: Int
    var rating: Int
    var isFavorite: Bool
    var notes: String
    var ingredients: [Ingredient]
    var steps: [String]

    init(title: String,
         summary: String,
         imageName: String?,
         course: Course,
         minutes: Int,
         rating: Int,
         isFavorite: Bool = false,
         ingredients: [Ingredient] = [],
         steps: [String] = []) {
        self.identifier = UUID()
        self.title = title
        self.summary = summary
        self.imageName = imageName
        self.course = course
        self.minutes = minutes
        self.rating = rating
        self.isFavorite = isFavorite
        self.notes = ""
        self.ingredients = ingredients
        self.steps = steps
    }

    var image: UIImage? {
        guard let imageName = imageName else { return UIImage(named: "placeholder") }
        return UIImage(named: imageName)
    }

    var durationText: String {
        return String.localizedStringWithFormat(NSLocalizedString("recipe.minutes %d", comment: "Preparation time"), minutes)
    }
}
