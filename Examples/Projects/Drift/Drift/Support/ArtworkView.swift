//
//  ArtworkView.swift
//  Drift
//

import UIKit

/// A square with the colour of the mood, a faint wave and the symbol of the soundscape.
final class ArtworkView: UIView {

    override static var layerClass: AnyClass { CAGradientLayer.self }

    private let waveView = UIImageView(image: UIImage(resource: .waveMark))
    private let symbolView = UIImageView()
    private var mood: Soundscape.Mood?

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        layer.cornerCurve = .continuous

        waveView.contentMode = .scaleAspectFill
        waveView.tintColor = .white
        waveView.alpha = 0.18
        addSubview(waveView)
        waveView.pinToSuperview()

        symbolView.contentMode = .scaleAspectFit
        symbolView.tintColor = .white
        symbolView.translatesAutoresizingMaskIntoConstraints = false
        addSubview(symbolView)
        NSLayoutConstraint.activate([
            symbolView.centerXAnchor.constraint(equalTo: centerXAnchor),
            symbolView.centerYAnchor.constraint(equalTo: centerYAnchor),
            symbolView.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5),
            symbolView.heightAnchor.constraint(equalTo: heightAnchor, multiplier: 0.5)
        ])

        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: ArtworkView, _: UITraitCollection) in
            view.updateColors()
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(_ soundscape: Soundscape) {
        mood = soundscape.mood
        symbolView.image = UIImage(systemName: soundscape.symbol)
        updateColors()
    }

    func pulse() {
        symbolView.addSymbolEffect(.bounce)
    }

    private func updateColors() {
        guard let mood, let gradient = layer as? CAGradientLayer else { return }
        let color = mood.color.resolvedColor(with: traitCollection)
        gradient.colors = [color.withAlphaComponent(0.75).cgColor, color.cgColor]
        gradient.startPoint = CGPoint(x: 0, y: 0)
        gradient.endPoint = CGPoint(x: 1, y: 1)
        backgroundColor = .cardBackground
    }
}
