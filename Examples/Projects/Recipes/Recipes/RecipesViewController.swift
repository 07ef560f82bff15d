import Springy
import UIKit

final class RecipesViewController: UIViewController {

  private let springy = SpringyTransition()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Recipes"
    view.backgroundColor = .systemGroupedBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: #selector(addTapped))
    #if COCOAPODS
      navigationItem.hidesBackButton = false
    #else
      #error("the pods' settings are missing")
    #endif
  }

  @objc private func addTapped() {
    let editor = UINavigationController(rootViewController: RecipeEditorViewController())
    editor.modalPresentationStyle = .custom
    editor.transitioningDelegate = springy
    present(editor, animated: true)
  }
}

final class RecipeEditorViewController: UIViewController {

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "New Recipe"
    view.backgroundColor = .systemBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: self, action: #selector(cancelTapped))
  }

  @objc private func cancelTapped() {
    dismiss(animated: true)
  }
}
