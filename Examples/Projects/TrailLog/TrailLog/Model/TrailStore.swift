//
//  TrailStore.swift
//  TrailLog
//

import Foundation

extension Notification.Name {
    static let trailsDidChange = Notification.Name("TrailStoreTrailsDidChange")
}

final class TrailStore {

    static let shared = TrailStore()

    private(set) var trails: [Trail] = [] {
        didSet { NotificationCenter.default.post(name: .trailsDidChange, object: self) }
    }

    private let dayFormatter: DateFormatter = {
        let f = DateFormatter()
        f.locale = Locale(identifier: "en_US_POSIX")
        f.dateFormat = "yyyy-MM-dd"
        return f
    }()

    private var fileURL: URL {
        FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0].appendingPathComponent("trails.json")
    }

    private init() {
        trails = load()
    }

    private func load() -> [Trail] {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .formatted(dayFormatter)
        if let data = try? Data(contentsOf: fileURL), let saved = try? decoder.decode([Trail].self, from: data) {
            return saved
        }
        guard let url = Bundle.main.url(forResource: "trails", withExtension: "json") else {
            assertionFailure("trails.json is missing from the bundle")
            return []
        }
        do {
            return try decoder.decode([Trail].self, from: Data(contentsOf: url))
        } catch {
            print("TrailStore:", error)
            return []
        }
    }

    func save() {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        encoder.dateEncodingStrategy = .formatted(dayFormatter)
        do {
            try encoder.encode(trails).write(to: fileURL, options: .atomic)
        } catch {
            NSLog("Could not save: %@", error.localizedDescription)
        }
    }

    func reset() {
        try? FileManager.default.removeItem(at: fileURL)
        trails = load()
    }

    func trail(with id: UUID) -> Trail? {
        trails.first { $0.id == id }
    }

    func upsert(_ trail: Trail) {
        if let index = trails.firstIndex(where: { $0.id == trail.id }) {
            trails[index] = trail
        } else {
            trails.insert(trail, at: 0)
        }
    }

    func update(_ id: UUID, _ change: (inout Trail) -> Void) {
        guard let index = trails.firstIndex(where: { $0.id == id }) else { return }
        change(&trails[index])
    }

    func remove(_ id: UUID) {
        trails.removeAll { $0.id == id }
    }
}
