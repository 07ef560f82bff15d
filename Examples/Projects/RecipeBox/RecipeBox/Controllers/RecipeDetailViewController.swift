//
//  RecipeDetailViewController.swift
//  RecipeBox
//

import UIKit

class RecipeDetailViewController: UIViewController, HeroTransitioning {

    @IBOutlet private weak var scrollView: UIScrollView!
    @IBOutlet private weak var photoView: UIImageView!
    @IBOutlet private weak var captionView: UIVisualEffectView!
    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var subtitleLabel: UILabel!
    @IBOutlet private weak var timeLabel: UILabel!
    @IBOutlet private weak var servingsLabel: UILabel!
    @IBOutlet private weak var difficultyLabel: UILabel!
    @IBOutlet private weak var scheduleLabel: UILabel!
    @IBOutlet private var starViews: [UIImageView]!
    @IBOutlet private weak var addButton: UIButton!
    @IBOutlet private weak var containerHeight: NSLayoutConstraint!
    @IBOutlet private weak var notesView: UITextView!

    var recipe: Recipe!

    private var isCaptionHidden = false

    private var servings: Int {
        return AppSettings.shared.defaultServings
    }

    // MARK: - HeroTransitioning

    var heroImageView: UIImageView? {
        return isViewLoaded ? photoView : nil
    }

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = recipe.title
        photoView.image = UIImage(named: recipe.imageName)
        photoView.accessibilityLabel = recipe.title
        titleLabel.text = recipe.title
        subtitleLabel.text = recipe.subtitle
        timeLabel.text = recipe.localizedDuration
        servingsLabel.text = String(servings)
        difficultyLabel.text = recipe.difficulty.localizedTitle
        notesView.text = recipe.notes
        notesView.textContainerInset = .zero
        notesView.textContainer.lineFragmentPadding = 0
        updateStars()
        updateSchedule()
        updateContainerHeight()
    }

    override func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        updateContainerHeight()
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch segue.identifier {
        case "embedIngredients":
            guard let list = segue.destination as? IngredientsViewController else { return }
            list.recipe = recipe
            list.servings = servings
        case "startCooking":
            guard let cooking = segue.destination as? CookingViewController else { return }
            cooking.recipe = recipe
        default:
            break
        }
    }

    // MARK: - Actions

    @IBAction private func imageTapped(_ sender: UITapGestureRecognizer) {
        isCaptionHidden.toggle()
        let offset = captionView.bounds.height
        UIView.animate(withDuration: 0.25) {
            self.captionView.alpha = self.isCaptionHidden ? 0 : 1
            self.captionView.transform = self.isCaptionHidden
                ? CGAffineTransform(translationX: 0, y: offset / 2)
                : .identity
        }
    }

    @IBAction private func addToShoppingList(_ sender: UIButton) {
        RecipeStore.shared.addIngredients(of: recipe, servings: servings)
        let title = NSLocalizedString("detail.added", comment: "Title of the button once the ingredients were added")
        addButton.setTitle(title, for: .normal)
        addButton.isEnabled = false
    }

    @IBAction func unwindToDetail(_ segue: UIStoryboardSegue) {
        // Back from cooking: show the top of the recipe again.
        scrollView.setContentOffset(.zero, animated: false)
    }

    // MARK: - Private

    private func updateStars() {
        // The order of an outlet collection is not guaranteed, so the stars carry tags from 1 to 5.
        for starView in starViews {
            let isFilled = starView.tag <= recipe.rating
            starView.image = UIImage(named: isFilled ? "star" : "star-empty")
        }
    }

    private func updateSchedule() {
        let dinner = AppSettings.shared.dinnerTime
        let start = dinner.addingTimeInterval(TimeInterval(-60 * recipe.minutes))
        let formatter = DateFormatter()
        formatter.dateStyle = .none
        formatter.timeStyle = .short
        let format = NSLocalizedString("detail.schedule", comment: "Start at (time) to eat at (time)")
        scheduleLabel.text = String(format: format, formatter.string(from: start), formatter.string(from: dinner))
    }

    private func updateContainerHeight() {
        guard isViewLoaded, let child = children.first, child.preferredContentSize.height > 0 else { return }
        containerHeight.constant = child.preferredContentSize.height
    }
}
