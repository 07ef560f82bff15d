//
//  LoadingViewController.swift
//
//  The phone shows a spinner and a thin progress bar while it fetches the weather. When
//  the data is there the spinner fades out and the forecast screen appears on
//  top with a cross-fade. If the request fails, an alert offers to try again.
//

import UIKit

struct Forecast: Decodable, Sendable {
    let city: String
    let temperature: Double
}

enum ForecastError: LocalizedError {
    case badResponse
    var errorDescription: String? { "The server didn't answer. Please try again." }
}

actor ForecastService {
    private let url = URL(string: "https://example.com/forecast.json")!

    func load() async throws -> Forecast {
        let (data, response) = try await URLSession.shared.data(from: url)
        guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw ForecastError.badResponse }
        return try JSONDecoder().decode(Forecast.self, from: data)
    }
}

final class LoadingViewController: UIViewController {
    private let service = ForecastService()
    private let spinner = UIActivityIndicatorView(style: .large)
    private let progressView = UIProgressView(progressViewStyle: .bar)
    private let statusLabel = UILabel()
    private var loadTask: Task<Void, Never>?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        statusLabel.text = "Loading forecast…"

        let stack = UIStackView(arrangedSubviews: [spinner, statusLabel, progressView])
        stack.axis = .vertical
        stack.spacing = 16
        stack.alignment = .center
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            progressView.widthAnchor.constraint(equalToConstant: 180)
        ])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if loadTask == nil { startLoading() }
    }

    deinit { loadTask?.cancel() }

    private func startLoading() {
        spinner.alpha = 1
        spinner.startAnimating()
        progressView.setProgress(0, animated: false)
        loadTask = Task { await load() }
    }

    private func load() async {
        do {
            async let forecast = service.load()
            // never flash the loading screen for less than a second
            for step in 1...5 {
                try await Task.sleep(nanoseconds: 200_000_000)
                progressView.setProgress(Float(step) / 6, animated: true)
            }
            let result = try await forecast
            progressView.setProgress(1, animated: true)
            await fadeOutSpinner()
            show(result)
        } catch {
            if !(error is CancellationError) { showError(error) }
        }
    }

    private func fadeOutSpinner() async {
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            UIView.animate(withDuration: 0.25, animations: {
                self.spinner.alpha = 0
                self.statusLabel.alpha = 0
            }, completion: { _ in continuation.resume() })
        }
        spinner.stopAnimating()
    }

    private func show(_ forecast: Forecast) {
        let viewController = ForecastViewController()
        viewController.forecast = forecast
        viewController.modalPresentationStyle = .fullScreen
        viewController.modalTransitionStyle = .crossDissolve
        present(viewController, animated: true)
    }

    private func showError(_ error: Error) {
        spinner.stopAnimating()
        let alert = UIAlertController(title: "Couldn't load", message: error.localizedDescription, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Try Again", style: .default) { [weak self] _ in
            self?.startLoading()
        })
        present(alert, animated: true)
    }
}

final class ForecastViewController: UIViewController {
    var forecast: Forecast!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemCyan
        let label = UILabel(frame: view.bounds)
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.numberOfLines = 0
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 44, weight: .semibold)
        label.text = "\(forecast.city)\n\(Int(forecast.temperature.rounded()))°"
        view.addSubview(label)
    }
}
