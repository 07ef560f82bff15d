//
//  CardsViewController.swift
//  Banking
//
//  Created by Noor Haddad on 01.10.24.
//

import Combine
import TransitionKit
import UIKit

final class CardsViewController: UIViewController {

    @IBOutlet private weak var cardContainer: UIView!
    @IBOutlet private weak var frontView: CardFaceView!
    @IBOutlet private weak var backView: CardFaceView!
    @IBOutlet private weak var pageControl: UIPageControl!
    @IBOutlet private weak var hintLabel: UILabel!
    @IBOutlet private weak var freezeLabel: UILabel!
    @IBOutlet private weak var freezeSwitch: UISwitch!
    @IBOutlet private weak var limitLabel: UILabel!
    @IBOutlet private weak var limitSlider: UISlider!
    @IBOutlet private weak var controlsStack: UIStackView!

    private let viewModel: CardsViewModel
    private let flip = FlipTransition()
    private var isFlipping = false
    private var cancellables = Set<AnyCancellable>()

    init(viewModel: CardsViewModel) {
        self.viewModel = viewModel
        super.init(nibName: "CardsViewController", bundle: .main)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "cards.title")
        hintLabel.text = String(localized: "cards.hint")
        freezeLabel.text = String(localized: "cards.freeze")
        pageControl.currentPageIndicatorTintColor = .brandBlue
        backView.isHidden = true
        cardContainer.alpha = 0
        controlsStack.alpha = 0

        viewModel.selected
            .receive(on: RunLoop.main)
            .sink { [weak self] card in
                self?.show(card)
            }
            .store(in: &cancellables)

        viewModel.$cards
            .map(\.count)
            .removeDuplicates()
            .receive(on: RunLoop.main)
            .sink { [weak self] count in
                self?.pageControl.numberOfPages = count
            }
            .store(in: &cancellables)

        Task { await viewModel.load() }
    }

    private func show(_ card: PaymentCard?) {
        guard let card else { return }
        frontView.configure(with: card)
        backView.configure(with: card)
        freezeSwitch.setOn(card.isFrozen, animated: true)
        limitSlider.value = Float(card.dailyLimit.minorUnits / 100)
        limitSlider.isEnabled = !card.isFrozen
        limitLabel.text = String(localized: "cards.limit \(card.dailyLimit.formatted)")
        if cardContainer.alpha == 0 {
            UIView.animate(withDuration: 0.3) {
                self.cardContainer.alpha = 1
                self.controlsStack.alpha = 1
            }
        }
    }

    private func select(_ index: Int) {
        guard viewModel.cards.indices.contains(index), index != viewModel.selectedIndex else { return }
        let isForward = index > viewModel.selectedIndex
        frontView.isHidden = false
        backView.isHidden = true
        viewModel.selectedIndex = index
        pageControl.currentPage = index

        let transition = CATransition()
        transition.type = .push
        transition.subtype = isForward ? .fromRight : .fromLeft
        transition.duration = 0.35
        transition.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        cardContainer.layer.add(transition, forKey: "page")
    }

    // MARK: - Actions

    @IBAction private func flipCard(_ sender: UITapGestureRecognizer) {
        guard !isFlipping else { return }
        isFlipping = true
        let toBack = backView.isHidden
        Task {
            if toBack {
                await flip.flip(from: frontView, to: backView, direction: .left)
            } else {
                await flip.flip(from: backView, to: frontView, direction: .right)
            }
            isFlipping = false
        }
    }

    @IBAction private func swipe(_ sender: UISwipeGestureRecognizer) {
        select(viewModel.selectedIndex + (sender.direction == .left ? 1 : -1))
    }

    @IBAction private func pageChanged(_ sender: UIPageControl) {
        select(sender.currentPage)
    }

    @IBAction private func freezeChanged(_ sender: UISwitch) {
        viewModel.setFrozen(sender.isOn)
    }

    @IBAction private func limitChanged(_ sender: UISlider) {
        let euros = Int((sender.value / 50).rounded()) * 50
        viewModel.setDailyLimit(Money(minorUnits: euros * 100))
    }
}
