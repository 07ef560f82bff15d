//
//  SoundscapeDetailViewController.swift
//  Drift
//

import UIKit

final class SoundscapeDetailViewController: UIViewController {

    var onPlay: ((Soundscape) -> Void)?

    private let soundscape: Soundscape
    private let player: PlayerViewModel
    private let artworkView = ArtworkView()
    private let playButton = UIButton(type: .system)
    private var observation: Observing?

    init(soundscape: Soundscape, player: PlayerViewModel) {
        self.soundscape = soundscape
        self.player = player
        super.init(nibName: nil, bundle: nil)
        navigationItem.largeTitleDisplayMode = .never
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .canvas
        layOut()
        observation = Observing { [weak self] in self?.showPlayback() }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        artworkView.pulse()
    }

    private func layOut() {
        artworkView.layer.cornerRadius = 28
        artworkView.show(soundscape)

        let titleLabel = UILabel(style: .largeTitle, lines: 0)
        titleLabel.text = soundscape.title
        let placeLabel = UILabel(style: .headline, color: .accent, lines: 0)
        placeLabel.text = soundscape.place
        let notesLabel = UILabel(style: .body, color: .secondaryLabel, lines: 0)
        notesLabel.text = soundscape.notes
        let layersLabel = UILabel(style: .title3)
        layersLabel.text = String(localized: "Layers")

        var configuration = UIButton.Configuration.filled()
        configuration.cornerStyle = .capsule
        configuration.buttonSize = .large
        configuration.imagePadding = 8
        configuration.baseBackgroundColor = .accent
        playButton.configuration = configuration
        playButton.addAction(UIAction { [weak self] _ in self?.togglePlayback() }, for: .primaryActionTriggered)

        let rows = soundscape.layers.map { makeRow(for: $0) }
        let stackView = UIStackView(
            arrangedSubviews: [artworkView, titleLabel, placeLabel, notesLabel, playButton, layersLabel] + rows
        )
        stackView.axis = .vertical
        stackView.spacing = 12
        stackView.setCustomSpacing(20, after: artworkView)
        stackView.setCustomSpacing(2, after: titleLabel)
        stackView.setCustomSpacing(20, after: notesLabel)
        stackView.setCustomSpacing(28, after: playButton)
        stackView.translatesAutoresizingMaskIntoConstraints = false

        let scrollView = UIScrollView()
        scrollView.alwaysBounceVertical = true
        view.addSubview(scrollView)
        scrollView.pinToSuperview()
        scrollView.addSubview(stackView)
        let content = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            stackView.topAnchor.constraint(equalTo: content.topAnchor, constant: 12),
            stackView.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -24),
            stackView.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
            stackView.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -20),
            stackView.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -40),
            artworkView.heightAnchor.constraint(equalToConstant: 220)
        ])
    }

    private func makeRow(for layer: Soundscape.Layer) -> UIView {
        let iconView = UIImageView(image: UIImage(systemName: layer.symbol))
        iconView.tintColor = soundscape.mood.color
        iconView.contentMode = .scaleAspectFit
        iconView.widthAnchor.constraint(equalToConstant: 28).isActive = true

        let label = UILabel(style: .callout)
        label.text = layer.name
        label.widthAnchor.constraint(equalToConstant: 110).isActive = true

        let slider = UISlider()
        slider.value = Float(layer.level)
        slider.minimumTrackTintColor = soundscape.mood.color

        let row = UIStackView(arrangedSubviews: [iconView, label, slider])
        row.alignment = .center
        row.spacing = 12
        return row
    }

    private func showPlayback() {
        let isPlaying = player.isPlaying && player.current?.id == soundscape.id
        playButton.configuration?.title = isPlaying ? String(localized: "Pause") : String(localized: "Play")
        playButton.configuration?.image = UIImage(systemName: isPlaying ? "pause.fill" : "play.fill")
    }

    private func togglePlayback() {
        if player.current?.id == soundscape.id, player.isPlaying {
            player.togglePlayback()
        } else {
            artworkView.pulse()
            onPlay?(soundscape)
        }
    }
}
