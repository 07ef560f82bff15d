//
//  CookingViewController.swift
//  Recipes
//
//  Created by Paula Winter on 19.03.22.
//

import UIKit

class CookingViewController: UIViewController {

    var recipe: Recipe!

    private(set) var isFinished = false

    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var progressView: UIProgressView!
    @IBOutlet private weak var stepLabel: UILabel!
    @IBOutlet private weak var hintLabel: UILabel!
    @IBOutlet private weak var pageControl: UIPageControl!
    @IBOutlet private weak var previousButton: UIButton!
    @IBOutlet private weak var nextButton: UIButton!
    @IBOutlet private weak var timerLabel: UILabel!

    private var currentStep = 0
    private var timer: Timer?
    private let startDate = Date()

    override var preferredStatusBarStyle: UIStatusBarStyle {
        return .lightContent
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = recipe.title
        pageControl.numberOfPages = recipe.steps.count
        hintLabel.isHidden = !Preferences.showsHints
        stepLabel.font = UIFont.systemFont(ofSize: CGFloat(Preferences.stepTextSize), weight: .semibold)
        timerLabel.font = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .medium)
        show(step: 0, animated: false)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            self?.updateTimer()
        }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        timer?.invalidate()
        timer = nil
    }

    private func updateTimer() {
        let seconds = Int(Date().timeIntervalSince(startDate))
        timerLabel.text = String(format: "%02d:%02d", seconds / 60, seconds % 60)
    }

    private func show(step index: Int, animated: Bool) {
        guard recipe.steps.indices.contains(index) else { return }
        let isForward = index >= currentStep
        currentStep = index
        isFinished = index == recipe.steps.count - 1

        if animated {
            let transition = CATransition()
            transition.type = .push
            transition.subtype = isForward ? .fromRight : .fromLeft
            transition.duration = 0.3
            transition.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
            stepLabel.layer.add(transition, forKey: "step")
        }
        stepLabel.text = recipe.steps[index]
        pageControl.currentPage = index
        progressView.setProgress(Float(index + 1) / Float(recipe.steps.count), animated: animated)
        previousButton.isEnabled = index > 0

        let key = isFinished ? "cooking.finish" : "cooking.next"
        nextButton.setTitle(NSLocalizedString(key, comment: "Button below the step"), for: .normal)
    }

    // MARK: - Actions

    @IBAction private func goBack(_ sender: Any) {
        show(step: currentStep - 1, animated: true)
    }

    @IBAction private func goForward(_ sender: Any) {
        if isFinished {
            performSegue(withIdentifier: "FinishCooking", sender: sender)
        } else {
            show(step: currentStep + 1, animated: true)
        }
    }

    @IBAction private func pageChanged(_ sender: UIPageControl) {
        show(step: sender.currentPage, animated: true)
    }
}
