import Foundation

public struct Plant: Codable, Hashable, Identifiable, Sendable {

    public enum Light: String, Codable, CaseIterable, Sendable {
        case shade
        case bright
        case sun

        /// How many of the three leaves of the meter are filled.
        public var level: Int {
            switch self {
            case .shade: return 1
            case .bright: return 2
            case .sun: return 3
            }
        }
    }

    public let id: String
    public let name: String
    public let latin: String
    public let image: String
    public let light: Light
    public let wateringInterval: Int
    public let daysSinceWatering: Int
    public let isFeatured: Bool
    public let summary: String
    public let care: [String]

    public init(
        id: String,
        name: String,
        latin: String,
        image: String,
        light: Light,
        wateringInterval: Int,
        daysSinceWatering: Int,
        isFeatured: Bool,
        summary: String,
        care: [String]
    ) {
        self.id = id
        self.name = name
        self.latin = latin
        self.image = image
        self.light = light
        self.wateringInterval = wateringInterval
        self.daysSinceWatering = daysSinceWatering
        self.isFeatured = isFeatured
        self.summary = summary
        self.care = care
    }
}
