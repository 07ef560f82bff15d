//
//  HistoryStore.swift
//  Drift
//

import Foundation

actor HistoryStore {

    /// The sessions now, and again after every change, the newest first.
    nonisolated let changes: AsyncStream<[ListeningSession]>

    private let continuation: AsyncStream<[ListeningSession]>.Continuation
    private var sessions: [ListeningSession]

    init(sessions: [ListeningSession] = ListeningSession.samples()) {
        let (stream, continuation) = AsyncStream.makeStream(
            of: [ListeningSession].self,
            bufferingPolicy: .bufferingNewest(1)
        )
        changes = stream
        self.continuation = continuation
        self.sessions = sessions
        continuation.yield(sessions)
    }

    func record(_ session: ListeningSession) {
        sessions.insert(session, at: 0)
        continuation.yield(sessions)
    }

    func clear() {
        sessions.removeAll()
        continuation.yield(sessions)
    }
}
