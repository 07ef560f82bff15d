import Foundation

public struct PlantCatalog: Sendable {

    public enum LoadingError: Error {
        case missingResource(String)
    }

    public let plants: [Plant]

    public init(plants: [Plant]) {
        self.plants = plants
    }

    public init(data: Data) throws {
        struct File: Decodable {
            let plants: [Plant]
        }
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        plants = try decoder.decode(File.self, from: data).plants
    }

    public static func load(named name: String, in bundle: Bundle) throws -> PlantCatalog {
        guard let url = bundle.url(forResource: name, withExtension: "json") else {
            throw LoadingError.missingResource(name)
        }
        return try PlantCatalog(data: Data(contentsOf: url))
    }

    public func plant(withID id: Plant.ID) -> Plant? {
        plants.first { $0.id == id }
    }

    /// The plants whose name or Latin name has every word of the query, in the order of their names.
    public func search(_ query: String, light: Plant.Light? = nil) -> [Plant] {
        let words = query.split(separator: " ")
        return plants
            .filter { light == nil || $0.light == light }
            .filter { plant in
                words.allSatisfy { word in
                    plant.name.localizedCaseInsensitiveContains(word) || plant.latin.localizedCaseInsensitiveContains(word)
                }
            }
            .sorted { $0.name.localizedStandardCompare($1.name) == .orderedAscending }
    }
}
