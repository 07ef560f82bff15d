//
//  RecipeDetailViewController.swift
//  Recipes
//
//  Created by Paula Winter on 14.03.22.
//

import UIKit

class RecipeDetailViewController: UIViewController {

    var recipe: Recipe!

    @IBOutlet private weak var scrollView: UIScrollView!
    @IBOutlet private weak var pictureView: UIImageView!
    @IBOutlet private weak var courseLabel: PillLabel!
    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var durationLabel: UILabel!
    @IBOutlet private weak var ratingView: RatingView!
    @IBOutlet private weak var summaryLabel: UILabel!
    @IBOutlet private weak var servingsLabel: UILabel!
    @IBOutlet private weak var servingsStepper: UIStepper!
    @IBOutlet private weak var ingredientsHeightConstraint: NSLayoutConstraint!
    @IBOutlet private weak var stepsStackView: UIStackView!
    @IBOutlet private weak var startButton: UIButton!
    @IBOutlet private weak var favoriteButton: UIBarButtonItem!

    private weak var ingredientsController: IngredientsViewController?
    private let cardTransition = CardTransitioningDelegate()

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.largeTitleDisplayMode = .never
        servingsStepper.value = Double(Preferences.defaultServings)
        pictureView.layer.cornerRadius = 12
        pictureView.layer.cornerCurve = .continuous
        showRecipe()
        showSteps()
        updateServings()
    }

    private func showRecipe() {
        title = recipe.title
        pictureView.image = recipe.image
        courseLabel.text = recipe.course.title
        titleLabel.text = recipe.title
        durationLabel.text = recipe.durationText
        ratingView.rating = recipe.rating
        summaryLabel.text = recipe.summary
        startButton.isEnabled = !recipe.steps.isEmpty
        favoriteButton.image = UIImage(systemName: recipe.isFavorite ? "heart.fill" : "heart")
    }

    private func showSteps() {
        stepsStackView.arrangedSubviews.forEach { $0.removeFromSuperview() }
        for (index, step) in recipe.steps.enumerated() {
            let numberLabel = UILabel()
            numberLabel.font = UIFont.preferredFont(forTextStyle: .headline)
            numberLabel.textColor = UIColor(named: "AccentColor")
            numberLabel.text = "\(index + 1)"
            numberLabel.setContentHuggingPriority(.required, for: .horizontal)
            numberLabel.widthAnchor.constraint(greaterThanOrEqualToConstant: 20).isActive = true

            let textLabel = UILabel()
            textLabel.font = UIFont.preferredFont(forTextStyle: .body)
            textLabel.adjustsFontForContentSizeCategory = true
            textLabel.numberOfLines = 0
            textLabel.text = step

            let row = UIStackView(arrangedSubviews: [numberLabel, textLabel])
            row.axis = .horizontal
            row.alignment = .firstBaseline
            row.spacing = 12
            stepsStackView.addArrangedSubview(row)
        }
    }

    private func updateServings() {
        let servings = Int(servingsStepper.value)
        servingsLabel.text = String.localizedStringWithFormat(NSLocalizedString("recipe.servings %d", comment: "Number of servings"), servings)
        ingredientsController?.servings = servings
    }

    // MARK: - Actions

    @IBAction private func servingsChanged(_ sender: UIStepper) {
        updateServings()
    }

    @IBAction private func ratingChanged(_ sender: RatingView) {
        recipe.rating = sender.rating
        RecipeStore.shared.update(recipe)
    }

    @IBAction private func toggleFavorite(_ sender: UIBarButtonItem) {
        recipe.isFavorite.toggle()
        RecipeStore.shared.update(recipe)
        sender.image = UIImage(systemName: recipe.isFavorite ? "heart.fill" : "heart")
        UIImpactFeedbackGenerator(style: .light).impactOccurred()
    }

    // MARK: - Navigation

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "EmbedIngredients" {
            let controller = segue.destination as! IngredientsViewController
            controller.ingredients = recipe.ingredients
            ingredientsController = controller
        } else if segue.identifier == "ShowNotes" {
            let notes = segue.destination as! NotesViewController
            notes.recipe = recipe
            notes.onSave = { [weak self] text in
                guard let self = self else { return }
                self.recipe.notes = text
                RecipeStore.shared.update(self.recipe)
            }
            cardTransition.prepare(notes)
        } else if let cooking = segue.destination as? CookingViewController {
            cooking.recipe = recipe
            if let reveal = segue as? CircleRevealSegue, let button = sender as? UIView {
                reveal.origin = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
            }
        }
    }

    @IBAction func unwindFromCooking(_ segue: UIStoryboardSegue) {
        if let cooking = segue.source as? CookingViewController, cooking.isFinished {
            let offset = CGPoint(x: 0, y: -scrollView.adjustedContentInset.top)
            scrollView.setContentOffset(offset, animated: false)
        }
    }

    // MARK: - UIContentContainer

    override func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if container === ingredientsController {
            ingredientsHeightConstraint.constant = container.preferredContentSize.height
        }
    }
}
