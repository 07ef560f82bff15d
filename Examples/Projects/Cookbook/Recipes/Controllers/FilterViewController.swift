//
//  FilterViewController.swift
//  Recipes
//
//  Created by Paula Winter on 17.03.22.
//

import UIKit

protocol FilterViewControllerDelegate: AnyObject {
    func filterViewController(_ controller: FilterViewController, didChange filter: RecipeFilter)
}

class FilterViewController: UIViewController {

    weak var delegate: FilterViewControllerDelegate?

    var filter = RecipeFilter()

    @IBOutlet private weak var courseControl: UISegmentedControl!
    @IBOutlet private weak var minutesSlider: UISlider!
    @IBOutlet private weak var minutesLabel: UILabel!
    @IBOutlet private weak var favoritesSwitch: UISwitch!
    @IBOutlet private weak var resetButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        courseControl.setTitle(NSLocalizedString("filter.all", comment: "Every course"), forSegmentAt: 0)
        for course in Course.allCases {
            courseControl.setTitle(course.title, forSegmentAt: course.rawValue + 1)
        }
        showFilter(animated: false)
    }

    private func showFilter(animated: Bool) {
        courseControl.selectedSegmentIndex = filter.course.map { $0.rawValue + 1 } ?? 0
        minutesSlider.setValue(Float(filter.maximumMinutes), animated: animated)
        favoritesSwitch.setOn(filter.favoritesOnly, animated: animated)
        updateLabels()
    }

    private func updateLabels() {
        minutesLabel.text = String.localizedStringWithFormat(NSLocalizedString("filter.upTo %d", comment: "Maximum time"), filter.maximumMinutes)
        resetButton.isEnabled = filter.isActive
    }

    private func filterDidChange() {
        updateLabels()
        delegate?.filterViewController(self, didChange: filter)
    }

    @IBAction private func courseChanged(_ sender: UISegmentedControl) {
        filter.course = Course(rawValue: sender.selectedSegmentIndex - 1)
        filterDidChange()
    }

    @IBAction private func minutesChanged(_ sender: UISlider) {
        let rounded = Int((sender.value / 5).rounded()) * 5
        guard rounded != filter.maximumMinutes else { return }
        filter.maximumMinutes = rounded
        filterDidChange()
    }

    @IBAction private func favoritesChanged(_ sender: UISwitch) {
        filter.favoritesOnly = sender.isOn
        filterDidChange()
    }

    @IBAction private func reset(_ sender: UIButton) {
        filter = RecipeFilter()
        showFilter(animated: true)
        filterDidChange()
    }
}
