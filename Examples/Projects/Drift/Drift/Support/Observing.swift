//
//  Observing.swift
//  Drift
//

import Observation
import UIKit

/// Runs its closure at once, and again whenever something that the closure has read has changed.
@MainActor
final class Observing {

    private let update: @MainActor () -> Void
    private var isCancelled = false

    init(_ update: @escaping @MainActor () -> Void) {
        self.update = update
        track()
    }

    func cancel() {
        isCancelled = true
    }

    private func track() {
        guard !isCancelled else { return }
        withObservationTracking {
            update()
        } onChange: { [weak self] in
            Task { @MainActor [weak self] in
                self?.track()
            }
        }
    }
}

extension UIView {

    /// Pins the view to its superview's edges.
    func pinToSuperview(insets: NSDirectionalEdgeInsets = .zero) {
        guard let superview else { return }
        translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: superview.topAnchor, constant: insets.top),
            leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: insets.leading),
            superview.trailingAnchor.constraint(equalTo: trailingAnchor, constant: insets.trailing),
            superview.bottomAnchor.constraint(equalTo: bottomAnchor, constant: insets.bottom)
        ])
    }
}

extension UILabel {

    convenience init(style: UIFont.TextStyle, color: UIColor = .label, lines: Int = 1) {
        self.init(frame: .zero)
        font = .preferredFont(forTextStyle: style)
        adjustsFontForContentSizeCategory = true
        textColor = color
        numberOfLines = lines
    }
}

extension Soundscape.Mood {

    var color: UIColor {
        switch self {
        case .water: .moodWater
        case .wind: .moodWind
        case .night: .moodNight
        case .city: .moodCity
        }
    }
}
