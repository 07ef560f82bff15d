//
//  RecipeService.swift
//  LarderCore
//

import Foundation
import os

public struct Recipe: Codable, Hashable, Sendable, Identifiable {
    public var id: String { title }
    public let title: String
    public let minutes: Int
    public let needs: [String]
    public let steps: [String]
}

public actor RecipeService {

    public enum Source: Sendable { case network, builtIn }

    private let session: URLSession
    private let endpoint = URL(string: "https://larder.invalid/recipes.json")!
    private var cached: ([Recipe], Source)?
    private let log = Logger(subsystem: "app.larder", category: "recipes")

    public init(session: URLSession = .shared) {
        self.session = session
    }

    public func recipes(for item: Item) async -> (recipes: [Recipe], source: Source) {
        let all = await load()
        return (all.0.filter { $0.needs.contains(item.name) }, all.1)
    }

    private func load() async -> ([Recipe], Source) {
        if let cached { return cached }
        let result: ([Recipe], Source)
        do {
            var request = URLRequest(url: endpoint)
            request.timeoutInterval = 3
            let (data, response) = try await session.data(for: request)
            guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw URLError(.badServerResponse) }
            result = (try JSONDecoder().decode([Recipe].self, from: data), .network)
        } catch {
            log.notice("built-in recipes: \(error.localizedDescription)")
            result = ((try? JSONDecoder().decode([Recipe].self, from: Data(Self.builtIn.utf8))) ?? [], .builtIn)
        }
        cached = result
        return result
    }

    private static let builtIn = """
    [
      {"title": "Dal for tired people", "minutes": 25, "needs": ["Red lentils", "Turmeric", "Basmati"], "steps": ["Rinse the lentils until the water gives up.", "Simmer with turmeric for twenty minutes.", "Temper something in butter, pour over, stop talking."]},
      {"title": "Overnight oats", "minutes": 5, "needs": ["Oats", "Cocoa", "Brown sugar"], "steps": ["Stir everything.", "Sleep."]},
      {"title": "Barley risotto", "minutes": 40, "needs": ["Barley", "Paprika"], "steps": ["Toast the barley.", "Ladle by ladle, forty minutes.", "Rest it under a lid."]},
      {"title": "Hummus", "minutes": 15, "needs": ["Chickpeas", "Sumac", "Paprika"], "steps": ["Blend longer than you think.", "Ice water, then more lemon.", "Sumac on top."]},
      {"title": "Kitchari", "minutes": 35, "needs": ["Mung beans", "Basmati", "Turmeric"], "steps": ["Rice and beans in one pot.", "Turmeric, salt, patience."]},
      {"title": "Spelt bread", "minutes": 180, "needs": ["Spelt", "Brown sugar"], "steps": ["Mix.", "Fold three times.", "Bake hot in a lidded pot."]}
    ]
    """
}
