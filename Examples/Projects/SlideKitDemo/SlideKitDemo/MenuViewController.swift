//
//  MenuViewController.swift
//  SlideKitDemo
//

import UIKit
import Palette
import SlideKit

final class MenuViewController: UIViewController {

    private let palette: ColorPalette
    private let statusLabel = UILabel()
    private var picked: Swatch?

    init(palette: ColorPalette) {
        self.palette = palette
        super.init(nibName: nil, bundle: nil)
        title = "SlideKit"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Swatches", style: .plain, target: self, action: #selector(showSwatches))

        let stack = UIStackView(arrangedSubviews: SlideEdge.allCases.enumerated().map(makeButton))
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false

        statusLabel.text = "Choose an edge"
        statusLabel.textColor = .secondaryLabel
        statusLabel.textAlignment = .center
        stack.addArrangedSubview(statusLabel)
        stack.setCustomSpacing(24, after: stack.arrangedSubviews[SlideEdge.allCases.count - 1])

        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor)
        ])
    }

    private func makeButton(index: Int, edge: SlideEdge) -> UIButton {
        let swatch = palette[index]
        var configuration = UIButton.Configuration.filled()
        configuration.title = "From the \(edge.title)"
        configuration.baseBackgroundColor = swatch.uiColor
        configuration.baseForegroundColor = swatch.isDark ? .white : .black
        configuration.buttonSize = .large
        let button = UIButton(configuration: configuration)
        button.tag = edge.rawValue
        button.addTarget(self, action: #selector(edgeTapped(_:)), for: .touchUpInside)
        return button
    }

    @objc private func edgeTapped(_ sender: UIButton) {
        guard let edge = SlideEdge(rawValue: sender.tag) else { return }
        let panel = PanelViewController(text: "From the \(edge.title)", swatch: picked ?? palette[edge.rawValue])
        let configuration = SlideConfiguration(edge: edge, coverage: edge.isHorizontal ? 0.75 : 0.5, cornerRadius: 20)
        slideIn(panel, configuration: configuration, delegate: self)
    }

    @objc private func showSwatches() {
        let controller = SwatchesHostingController(palette: palette) { [weak self] swatch in
            self?.picked = swatch
            self?.statusLabel.text = "Panels are now \(swatch.name)"
        }
        navigationController?.pushViewController(controller, animated: true)
    }
}

// MARK: - SlideTransitionDelegate

extension MenuViewController: SlideTransitionDelegate {

    func slideTransition(_ transition: SlideTransition, willPresent viewController: UIViewController) {
        statusLabel.text = "Open: \(transition.configuration.edge.title)"
    }

    func slideTransition(_ transition: SlideTransition, didDismiss viewController: UIViewController) {
        statusLabel.text = "Closed: \(transition.configuration.edge.title)"
    }
}

private extension SlideEdge {
    var title: String {
        switch self {
        case .left: return "left"
        case .right: return "right"
        case .top: return "top"
        case .bottom: return "bottom"
        @unknown default: return "edge"
        }
    }
}
