import Foundation

/// How long ago each plant was watered, in days, and what follows from it.
public struct WateringSchedule: Equatable, Sendable {

    private var daysSinceWatering: [Plant.ID: Int]

    public init(plants: [Plant]) {
        daysSinceWatering = Dictionary(uniqueKeysWithValues: plants.map { ($0.id, $0.daysSinceWatering) })
    }

    /// Days until the plant wants water; zero or less when it is due.
    public func daysLeft(for plant: Plant) -> Int {
        plant.wateringInterval - (daysSinceWatering[plant.id] ?? 0)
    }

    public func isDue(_ plant: Plant) -> Bool {
        daysLeft(for: plant) <= 0
    }

    /// How full the pot is, between 0 (due) and 1 (just watered).
    public func moisture(of plant: Plant) -> Double {
        let share = Double(daysLeft(for: plant)) / Double(max(plant.wateringInterval, 1))
        return min(max(share, 0), 1)
    }

    public mutating func water(_ id: Plant.ID) {
        daysSinceWatering[id] = 0
    }

    public mutating func skip(_ id: Plant.ID) {
        daysSinceWatering[id, default: 0] -= 1
    }
}
