//
//  CookingViewController.swift
//  RecipeBox
//

import UIKit

/// Walks through the steps of a recipe, one card at a time.
class CookingViewController: UIViewController {

    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var spinner: UIActivityIndicatorView!
    @IBOutlet private weak var progressView: UIProgressView!
    @IBOutlet private weak var stepCard: CardView!
    @IBOutlet private weak var numberLabel: UILabel!
    @IBOutlet private weak var stepLabel: UILabel!
    @IBOutlet private weak var durationLabel: UILabel!
    @IBOutlet private weak var pageControl: UIPageControl!
    @IBOutlet private weak var previousItem: UIBarButtonItem!
    @IBOutlet private weak var nextItem: UIBarButtonItem!

    var recipe: Recipe!

    private var currentStep = 0
    private var countdown: Timer?
    private var endDate: Date?

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = recipe.title
        pageControl.numberOfPages = recipe.steps.count
        updateStep(animated: false)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        UIApplication.shared.isIdleTimerDisabled = AppSettings.shared.keepsScreenOn
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        UIApplication.shared.isIdleTimerDisabled = false
        stopCountdown()
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "showTimer",
            let card = segue.destination as? TimerCardViewController else { return }
        card.suggestedMinutes = max(1, recipe.steps[currentStep].minutes)
    }

    // MARK: - Actions

    @IBAction private func showPrevious(_ sender: UIBarButtonItem) {
        move(to: currentStep - 1)
    }

    @IBAction private func showNext(_ sender: UIBarButtonItem) {
        move(to: currentStep + 1)
    }

    @IBAction private func pageChanged(_ sender: UIPageControl) {
        move(to: sender.currentPage)
    }

    @IBAction private func swiped(_ sender: UISwipeGestureRecognizer) {
        move(to: sender.direction == .left ? currentStep + 1 : currentStep - 1)
    }

    @IBAction func unwindToCooking(_ segue: UIStoryboardSegue) {
        guard let card = segue.source as? TimerCardViewController else { return }
        startCountdown(minutes: card.selectedMinutes)
    }

    // MARK: - Steps

    private func move(to index: Int) {
        guard recipe.steps.indices.contains(index), index != currentStep else { return }
        let offset: CGFloat = index > currentStep ? -48 : 48
        currentStep = index
        UIView.animate(withDuration: 0.15, animations: {
            self.stepCard.alpha = 0
            self.stepCard.transform = CGAffineTransform(translationX: offset, y: 0)
        }, completion: { _ in
            self.updateStep(animated: true)
            self.stepCard.transform = CGAffineTransform(translationX: -offset, y: 0)
            UIView.animate(withDuration: 0.2) {
                self.stepCard.alpha = 1
                self.stepCard.transform = .identity
            }
        })
    }

    private func updateStep(animated: Bool) {
        let step = recipe.steps[currentStep]
        let count = recipe.steps.count
        numberLabel.text = String(currentStep + 1)
        stepLabel.text = step.text
        pageControl.currentPage = currentStep
        progressView.setProgress(Float(currentStep + 1) / Float(count), animated: animated)
        previousItem.isEnabled = currentStep > 0
        nextItem.isEnabled = currentStep < count - 1
        updateDuration()
    }

    private func updateDuration() {
        if let endDate = endDate {
            let seconds = max(0, Int(endDate.timeIntervalSinceNow.rounded()))
            let format = NSLocalizedString("cooking.remaining", comment: "Remaining time of the timer, m:ss")
            durationLabel.text = String(format: format, seconds / 60, seconds % 60)
        } else if recipe.steps[currentStep].minutes > 0 {
            let format = NSLocalizedString("cooking.about", comment: "Estimated time of the step in minutes")
            durationLabel.text = String(format: format, recipe.steps[currentStep].minutes)
        } else {
            durationLabel.text = nil
        }
    }

    // MARK: - Timer

    private func startCountdown(minutes: Int) {
        stopCountdown()
        endDate = Date().addingTimeInterval(TimeInterval(minutes * 60))
        spinner.startAnimating()
        countdown = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            self?.tick()
        }
        updateDuration()
    }

    private func tick() {
        guard let endDate = endDate else { return }
        if endDate.timeIntervalSinceNow <= 0 {
            UINotificationFeedbackGenerator().notificationOccurred(.success)
            stopCountdown()
        }
        updateDuration()
    }

    private func stopCountdown() {
        countdown?.invalidate()
        countdown = nil
        endDate = nil
        spinner.stopAnimating()
    }
}
