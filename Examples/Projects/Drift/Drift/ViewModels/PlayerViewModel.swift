//
//  PlayerViewModel.swift
//  Drift
//

import Foundation
import Observation

@MainActor
@Observable
final class PlayerViewModel {

    private(set) var current: Soundscape?
    private(set) var isPlaying = false
    private(set) var elapsed: TimeInterval = 0
    private(set) var timerMinutes: Int?
    private(set) var secondsUntilSleep: Int?

    @ObservationIgnored private var ticker: Task<Void, Never>?
    private let history: HistoryStore

    init(history: HistoryStore) {
        self.history = history
    }

    var duration: TimeInterval {
        TimeInterval((current?.minutes ?? 0) * 60)
    }

    func load(_ soundscape: Soundscape, startPlaying: Bool) {
        if current?.id != soundscape.id {
            current = soundscape
            elapsed = 0
        }
        if startPlaying {
            play()
        }
    }

    func togglePlayback() {
        if isPlaying {
            pause()
        } else {
            play()
        }
    }

    func seek(toFraction fraction: Double) {
        elapsed = duration * min(max(fraction, 0), 1)
    }

    func setTimer(minutes: Int?) {
        timerMinutes = minutes
        secondsUntilSleep = minutes.map { $0 * 60 }
    }

    private func play() {
        guard let current, !isPlaying else { return }
        isPlaying = true
        let session = ListeningSession(
            soundscapeID: current.id,
            title: current.title,
            symbol: current.symbol,
            start: .now,
            minutes: current.minutes
        )
        Task { await history.record(session) }

        ticker = Task { [weak self] in
            while !Task.isCancelled {
                try? await Task.sleep(for: .seconds(1))
                guard !Task.isCancelled, let self else { return }
                tick()
            }
        }
    }

    private func pause() {
        isPlaying = false
        ticker?.cancel()
        ticker = nil
    }

    private func tick() {
        elapsed = elapsed + 1 > duration ? 0 : elapsed + 1
        guard let seconds = secondsUntilSleep else { return }
        if seconds <= 1 {
            setTimer(minutes: nil)
            pause()
        } else {
            secondsUntilSleep = seconds - 1
        }
    }
}
