//
//  AppCoordinator.swift
//  Larder
//

import UIKit
import DesignKit
import LarderCore

@MainActor
final class AppCoordinator {

    private let store = PantryStore()
    private let recipes = RecipeService()
    private let navigation = UINavigationController()
    private let jarNavigation = JarNavigationDelegate()
    private let drawer = DrawerTransitioningDelegate()

    func start() -> UIViewController {
        let shelf = ShelfViewController(store: store)
        shelf.delegate = self
        let appearance = UINavigationBarAppearance()
        appearance.configureWithTransparentBackground()
        appearance.largeTitleTextAttributes = [.font: Theme.Font.title(34), .foregroundColor: Theme.Color.text]
        appearance.titleTextAttributes = [.font: Theme.Font.label(17), .foregroundColor: Theme.Color.text]
        navigation.navigationBar.standardAppearance = appearance
        navigation.navigationBar.scrollEdgeAppearance = appearance
        navigation.navigationBar.prefersLargeTitles = true
        navigation.viewControllers = [shelf]
        navigation.delegate = jarNavigation
        jarNavigation.attach(to: navigation)
        return navigation
    }
}

extension AppCoordinator: ShelfViewControllerDelegate {

    func shelf(_ shelf: ShelfViewController, didSelect item: Item) {
        let detail = JarDetailViewController(itemID: item.id, store: store, recipes: recipes)
        detail.onRecipe = { [weak self, weak detail] recipe in
            guard let self, let detail else { return }
            // A segue without a storyboard, it still works
            let page = RecipeViewController(recipe: recipe)
            let segue = LiftSegue(identifier: "recipe", source: detail, destination: page)
            segue.liftedView = detail.chip(for: recipe)
            segue.perform()
            _ = self
        }
        navigation.pushViewController(detail, animated: true)
    }

    func shelfDidTapBasket(_ shelf: ShelfViewController) {
        let basket = BasketViewController(store: store)
        basket.modalPresentationStyle = .custom
        basket.transitioningDelegate = drawer
        navigation.present(basket, animated: true)
    }

    func shelfDidTapAdd(_ shelf: ShelfViewController) {
        let add = AddItemViewController { [store] item in store.add(item) }
        let nav = UINavigationController(rootViewController: add)
        if let sheet = nav.sheetPresentationController {
            sheet.detents = [.custom(identifier: .init("form")) { $0.maximumDetentValue * 0.62 }, .large()]
            sheet.prefersGrabberVisible = true
        }
        navigation.present(nav, animated: true)
    }
}
