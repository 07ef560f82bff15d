import Foundation

struct Trip: Codable, Hashable {
    enum Kind: String, Codable, CaseIterable { case hike, sail, rail }
    var name: String
    var days: Int
    var kind: Kind

    var daysText: String {
        String.localizedStringWithFormat(NSLocalizedString("days_count", comment: "number of days"), days)
    }
}

final class TripStore {
    static let shared = TripStore()
    static let didChange = Notification.Name("TripStoreDidChange")
    private(set) var trips: [Trip] {
        didSet { NotificationCenter.default.post(name: Self.didChange, object: self) }
    }
    private init() {
        let url = Bundle.main.url(forResource: "trips", withExtension: "json")!
        trips = (try? JSONDecoder().decode([Trip].self, from: Data(contentsOf: url))) ?? []
    }
    func add(_ trip: Trip) { trips.append(trip) }
    func remove(at index: Int) { trips.remove(at: index) }
}
