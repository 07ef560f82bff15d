//
//  LibraryService.swift
//  Drift
//

import Foundation

protocol SoundscapeLoading: Sendable {
    func soundscapes() async throws -> [Soundscape]
}

actor LibraryService: SoundscapeLoading {

    enum Failure: Error {
        case missingFile
    }

    private var loading: Task<[Soundscape], any Error>?

    /// Reads the file once, however many ask for it at the same time.
    func soundscapes() async throws -> [Soundscape] {
        if let loading {
            return try await loading.value
        }
        let task = Task {
            try await Task.sleep(for: .milliseconds(400))
            return try Self.read()
        }
        loading = task
        return try await task.value
    }

    private static func read() throws -> [Soundscape] {
        guard let url = Bundle.main.url(forResource: "soundscapes", withExtension: "json") else {
            throw Failure.missingFile
        }
        return try JSONDecoder().decode([Soundscape].self, from: Data(contentsOf: url))
    }
}
