//
//  LibraryViewModel.swift
//  Drift
//

import Foundation
import Observation

@MainActor
@Observable
final class LibraryViewModel {

    enum State: Equatable {
        case loading
        case loaded
        case failed(String)
    }

    enum Order: CaseIterable {
        case title
        case length

        var menuTitle: String {
            switch self {
            case .title: String(localized: "By title")
            case .length: String(localized: "By length")
            }
        }
    }

    struct Section {
        let mood: Soundscape.Mood
        let soundscapes: [Soundscape]
    }

    var order: Order = .title
    private(set) var state: State = .loading
    private var soundscapes: [Soundscape] = []
    private let service: any SoundscapeLoading

    init(service: any SoundscapeLoading) {
        self.service = service
    }

    func load() async {
        state = .loading
        do {
            soundscapes = try await service.soundscapes()
            state = .loaded
        } catch {
            state = .failed(error.localizedDescription)
        }
    }

    var sections: [Section] {
        Soundscape.Mood.allCases.compactMap { mood in
            let found = soundscapes.filter { $0.mood == mood }
            guard !found.isEmpty else { return nil }
            let sorted = switch order {
            case .title: found.sorted { $0.title.localizedStandardCompare($1.title) == .orderedAscending }
            case .length: found.sorted { $0.minutes < $1.minutes }
            }
            return Section(mood: mood, soundscapes: sorted)
        }
    }

    func soundscape(withID id: Soundscape.ID) -> Soundscape? {
        soundscapes.first { $0.id == id }
    }
}
