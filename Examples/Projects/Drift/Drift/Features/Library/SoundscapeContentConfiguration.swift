//
//  SoundscapeContentConfiguration.swift
//  Drift
//

import UIKit

struct SoundscapeContentConfiguration: UIContentConfiguration {

    var soundscape: Soundscape
    var isPlaying = false
    var isDimmed = false

    func makeContentView() -> any UIView & UIContentView {
        SoundscapeContentView(configuration: self)
    }

    func updated(for state: any UIConfigurationState) -> SoundscapeContentConfiguration {
        var copy = self
        if let state = state as? UICellConfigurationState {
            copy.isDimmed = state.isHighlighted || state.isSwiped
        }
        return copy
    }
}

final class SoundscapeContentView: UIView, UIContentView {

    var configuration: any UIContentConfiguration {
        didSet { apply() }
    }

    private let artworkView = ArtworkView()
    private let titleLabel = UILabel(style: .headline)
    private let detailLabel = UILabel(style: .subheadline, color: .secondaryLabel, lines: 2)
    private let playingView = UIImageView(image: UIImage(systemName: "waveform"))

    init(configuration: SoundscapeContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        setUp()
        apply()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func supports(_ configuration: any UIContentConfiguration) -> Bool {
        configuration is SoundscapeContentConfiguration
    }

    private func setUp() {
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 8)
        artworkView.layer.cornerRadius = 10
        playingView.tintColor = .accent
        playingView.setContentHuggingPriority(.required, for: .horizontal)

        let texts = UIStackView(arrangedSubviews: [titleLabel, detailLabel])
        texts.axis = .vertical
        texts.spacing = 2

        let row = UIStackView(arrangedSubviews: [artworkView, texts, playingView])
        row.alignment = .center
        row.spacing = 12
        row.translatesAutoresizingMaskIntoConstraints = false
        addSubview(row)
        let height = artworkView.heightAnchor.constraint(equalToConstant: 52)
        height.priority = .defaultHigh
        NSLayoutConstraint.activate([
            artworkView.widthAnchor.constraint(equalToConstant: 52),
            height,
            row.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
            row.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
            row.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor)
        ])
    }

    private func apply() {
        guard let configuration = configuration as? SoundscapeContentConfiguration else { return }
        let soundscape = configuration.soundscape
        artworkView.show(soundscape)
        titleLabel.text = soundscape.title
        detailLabel.text = "\(soundscape.place) · " + String(localized: "\(soundscape.minutes) minutes")
        playingView.isHidden = !configuration.isPlaying
        if configuration.isPlaying {
            playingView.addSymbolEffect(.variableColor.iterative)
        } else {
            playingView.removeAllSymbolEffects()
        }
        alpha = configuration.isDimmed ? 0.6 : 1
    }
}
