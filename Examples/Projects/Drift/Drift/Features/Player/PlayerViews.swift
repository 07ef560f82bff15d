//
//  PlayerViews.swift
//  Drift
//

import UIKit

/// The row which the card shows while it is small. The space at its beginning is for the artwork.
final class PlayerMiniView: UIView {

    var onTogglePlayback: (() -> Void)?

    private let titleLabel = UILabel(style: .headline)
    private let placeLabel = UILabel(style: .caption1, color: .secondaryLabel)
    private let playButton = UIButton(configuration: .plain())

    override init(frame: CGRect) {
        super.init(frame: frame)
        let texts = UIStackView(arrangedSubviews: [titleLabel, placeLabel])
        texts.axis = .vertical
        let row = UIStackView(arrangedSubviews: [texts, playButton])
        row.alignment = .center
        row.spacing = 8
        addSubview(row)
        row.pinToSuperview(insets: NSDirectionalEdgeInsets(top: 0, leading: 66, bottom: 0, trailing: 8))
        playButton.setContentHuggingPriority(.required, for: .horizontal)
        playButton.setContentCompressionResistancePriority(.required, for: .horizontal)
        playButton.addAction(UIAction { [weak self] _ in self?.onTogglePlayback?() }, for: .primaryActionTriggered)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(_ soundscape: Soundscape, isPlaying: Bool) {
        titleLabel.text = soundscape.title
        placeLabel.text = soundscape.place
        playButton.configuration?.image = UIImage(systemName: isPlaying ? "pause.fill" : "play.fill")
        playButton.accessibilityLabel = isPlaying ? String(localized: "Pause") : String(localized: "Play")
    }
}

/// What the card shows while it is large.
final class PlayerFullView: UIView {

    var onTogglePlayback: (() -> Void)?
    var onSeek: ((Double) -> Void)?
    var onClose: (() -> Void)?
    var onShowTimer: (() -> Void)?

    /// Where the texts begin, below the artwork.
    var contentTop: CGFloat {
        get { topConstraint.constant }
        set { topConstraint.constant = newValue }
    }

    private let grabber = UIView()
    private let closeButton = UIButton(configuration: .plain())
    private let titleLabel = UILabel(style: .title1, lines: 2)
    private let placeLabel = UILabel(style: .callout, color: .secondaryLabel)
    private let slider = UISlider()
    private let elapsedLabel = UILabel(style: .caption1, color: .secondaryLabel)
    private let remainingLabel = UILabel(style: .caption1, color: .secondaryLabel)
    private let playButton = UIButton(configuration: .filled())
    private let timerButton = UIButton(configuration: .tinted())
    private let stackView = UIStackView()
    private lazy var topConstraint = stackView.topAnchor.constraint(equalTo: topAnchor)

    override init(frame: CGRect) {
        super.init(frame: frame)
        configureControls()
        layOut()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func configureControls() {
        grabber.backgroundColor = .tertiaryLabel
        grabber.layer.cornerRadius = 2.5
        closeButton.configuration?.image = UIImage(systemName: "chevron.down")
        closeButton.accessibilityLabel = String(localized: "Close")
        closeButton.addAction(UIAction { [weak self] _ in self?.onClose?() }, for: .primaryActionTriggered)

        titleLabel.textAlignment = .center
        placeLabel.textAlignment = .center
        elapsedLabel.font = UIFontMetrics(forTextStyle: .caption1).scaledFont(
            for: .monospacedDigitSystemFont(ofSize: 12, weight: .regular)
        )
        remainingLabel.font = elapsedLabel.font

        slider.addAction(UIAction { [weak self] action in
            guard let slider = action.sender as? UISlider else { return }
            self?.onSeek?(Double(slider.value))
        }, for: .valueChanged)

        playButton.configuration?.cornerStyle = .capsule
        playButton.configuration?.buttonSize = .large
        playButton.configuration?.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 28)
        playButton.addAction(UIAction { [weak self] _ in self?.onTogglePlayback?() }, for: .primaryActionTriggered)

        timerButton.configuration?.cornerStyle = .capsule
        timerButton.configuration?.imagePadding = 6
        timerButton.configuration?.image = UIImage(systemName: "moon.zzz")
        timerButton.addAction(UIAction { [weak self] _ in self?.onShowTimer?() }, for: .primaryActionTriggered)
    }

    private func layOut() {
        let times = UIStackView(arrangedSubviews: [elapsedLabel, UIView(), remainingLabel])
        let playRow = UIStackView(arrangedSubviews: [playButton])
        playRow.axis = .vertical
        playRow.alignment = .center
        let timerRow = UIStackView(arrangedSubviews: [timerButton])
        timerRow.axis = .vertical
        timerRow.alignment = .center

        stackView.axis = .vertical
        stackView.spacing = 8
        for subview in [titleLabel, placeLabel, slider, times, playRow, timerRow] {
            stackView.addArrangedSubview(subview)
        }
        stackView.setCustomSpacing(24, after: placeLabel)
        stackView.setCustomSpacing(20, after: times)
        stackView.setCustomSpacing(20, after: playRow)

        for subview in [grabber, closeButton, stackView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            addSubview(subview)
        }
        NSLayoutConstraint.activate([
            grabber.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            grabber.centerXAnchor.constraint(equalTo: centerXAnchor),
            grabber.widthAnchor.constraint(equalToConstant: 36),
            grabber.heightAnchor.constraint(equalToConstant: 5),
            closeButton.topAnchor.constraint(equalTo: topAnchor, constant: 16),
            closeButton.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
            topConstraint,
            stackView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 28),
            stackView.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -28)
        ])
    }

    func show(_ soundscape: Soundscape, isPlaying: Bool) {
        titleLabel.text = soundscape.title
        placeLabel.text = soundscape.place
        slider.minimumTrackTintColor = soundscape.mood.color
        playButton.configuration?.baseBackgroundColor = soundscape.mood.color
        playButton.configuration?.image = UIImage(systemName: isPlaying ? "pause.fill" : "play.fill")
        playButton.accessibilityLabel = isPlaying ? String(localized: "Pause") : String(localized: "Play")
    }

    func showProgress(elapsed: TimeInterval, duration: TimeInterval, untilSleep: Int?) {
        if !slider.isTracking {
            slider.value = duration > 0 ? Float(elapsed / duration) : 0
        }
        elapsedLabel.text = Self.text(elapsed)
        remainingLabel.text = "-" + Self.text(duration - elapsed)
        if let untilSleep {
            timerButton.configuration?.title = Self.text(TimeInterval(untilSleep))
        } else {
            timerButton.configuration?.title = String(localized: "Sleep timer")
        }
    }

    private static func text(_ seconds: TimeInterval) -> String {
        Duration.seconds(Int(seconds)).formatted(.time(pattern: .minuteSecond))
    }
}
