//
//  JarDetailViewController.swift
//  Larder
//

import UIKit
import Combine
import DesignKit
import LarderCore

final class JarDetailViewController: UIViewController, JarTransitionTarget {

    var onRecipe: ((Recipe) -> Void)?
    var transitionID: UUID { itemID }
    var transitionJar: JarView { jar }

    private let itemID: Item.ID
    private let store: PantryStore
    private let recipeService: RecipeService
    private var bag = Set<AnyCancellable>()

    @AutoLayout private var jar = JarView()
    @AutoLayout private var amountLabel = UILabel()
    @AutoLayout private var chips = UIStackView()
    @AutoLayout private var chipScroll = UIScrollView()
    @AutoLayout private var hint = UILabel()
    private lazy var basketButton = PillButton(String(localized: "To the basket"), symbol: "basket") { [unowned self] in toggleBasket() }
    private var recipes: [Recipe] = []
    private var startLevel = 0.0
    private let haptic = UISelectionFeedbackGenerator()
    private var lastNotch = -1
    private var loading: Task<Void, Never>?

    init(itemID: Item.ID, store: PantryStore, recipes: RecipeService) {
        self.itemID = itemID
        self.store = store
        self.recipeService = recipes
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    deinit { loading?.cancel() }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.largeTitleDisplayMode = .never
        view.backgroundColor = Theme.Color.background
        amountLabel.font = Theme.Font.title(32)
        amountLabel.textColor = Theme.Color.text
        amountLabel.textAlignment = .center
        hint.font = Theme.Font.label(13)
        hint.textColor = .secondaryLabel
        hint.textAlignment = .center
        hint.numberOfLines = 0
        hint.text = String(localized: "Drag the jar up or down")
        chips.spacing = 10
        chipScroll.showsHorizontalScrollIndicator = false
        chipScroll.contentInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
        chipScroll.addSubview(chips)
        basketButton.translatesAutoresizingMaskIntoConstraints = false
        [jar, amountLabel, hint, chipScroll, basketButton].forEach { view.addSubview($0) }

        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.build {
            jar.topAnchor.constraint(equalTo: guide.topAnchor, constant: 12)
            jar.centerXAnchor.constraint(equalTo: guide.centerXAnchor)
            jar.heightAnchor.constraint(equalTo: guide.heightAnchor, multiplier: 0.45)
            jar.widthAnchor.constraint(equalTo: jar.heightAnchor, multiplier: 0.75)
            amountLabel.topAnchor.constraint(equalTo: jar.bottomAnchor, constant: 16)
            amountLabel.centerXAnchor.constraint(equalTo: guide.centerXAnchor)
            hint.topAnchor.constraint(equalTo: amountLabel.bottomAnchor, constant: 4)
            hint.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20)
            hint.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -20)
            chips.edges(to: chipScroll)
            chips.heightAnchor.constraint(equalTo: chipScroll.heightAnchor)
            chipScroll.leadingAnchor.constraint(equalTo: guide.leadingAnchor)
            chipScroll.trailingAnchor.constraint(equalTo: guide.trailingAnchor)
            chipScroll.heightAnchor.constraint(equalToConstant: 64)
            chipScroll.bottomAnchor.constraint(equalTo: basketButton.topAnchor, constant: -16)
            basketButton.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20)
            basketButton.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -20)
            basketButton.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -12)
        }
        jar.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(dragged(_:))))

        if let item = store.item(itemID) {
            jar.hue = item.hue
            jar.setLevel(item.level, animated: false)
        }
        store.$items
            .compactMap { [itemID] items in items.first { $0.id == itemID } }
            .removeDuplicates()
            .receive(on: DispatchQueue.main)
            .sink { [weak self] in self?.show($0) }
            .store(in: &bag)
        loadRecipes()
    }

    private func show(_ item: Item) {
        title = item.name
        amountLabel.text = item.formattedAmount
        amountLabel.textColor = item.isLow ? Theme.Color.accent : Theme.Color.text
        jar.hue = item.hue
        if abs(Double(jar.level) - item.level) > 0.001 { jar.setLevel(item.level, animated: true) }
        basketButton.title = item.isInBasket ? String(localized: "In the basket") : String(localized: "To the basket")
        jar.accessibilityLabel = item.name
    }

    private func toggleBasket() {
        guard let item = store.item(itemID) else { return }
        store.update(itemID, \.isInBasket, to: !item.isInBasket)
        UIImpactFeedbackGenerator(style: .light).impactOccurred()
        if !item.isInBasket { Toast.show(String(localized: "\(item.name) is in the basket"), in: view) }
    }

    @objc private func dragged(_ g: UIPanGestureRecognizer) {
        switch g.state {
        case .began:
            startLevel = Double(jar.level)
            haptic.prepare()
        case .changed:
            let level = startLevel - Double(g.translation(in: view).y / jar.bounds.height)
            store.update(itemID, \.level, to: level)
            let notch = Int(level * 10)
            if notch != lastNotch {
                lastNotch = notch
                haptic.selectionChanged()
            }
        default:
            break
        }
    }

    // MARK: Recipes

    private func loadRecipes() {
        guard let item = store.item(itemID) else { return }
        let spinner = UIActivityIndicatorView(style: .medium)
        spinner.startAnimating()
        chips.addArrangedSubview(spinner)
        loading = Task { [weak self, recipeService] in
            let (recipes, source) = await recipeService.recipes(for: item)
            guard let self, !Task.isCancelled else { return }
            self.recipes = recipes
            spinner.removeFromSuperview()
            for (i, recipe) in recipes.enumerated() {
                let chip = makeChip(recipe)
                chips.addArrangedSubview(chip)
                chip.alpha = 0
                chip.transform = CGAffineTransform(translationX: 40, y: 0)
                UIView.animate(withDuration: 0.4, delay: 0.08 * Double(i), options: .curveEaseOut) {
                    chip.alpha = 1
                    chip.transform = .identity
                }
            }
            if source == .builtIn {
                hint.text = String(localized: "Offline recipes. Drag the jar up or down")
            }
        }
    }

    private func makeChip(_ recipe: Recipe) -> UIButton {
        var config = UIButton.Configuration.gray()
        config.title = recipe.title
        config.subtitle = Duration.seconds(recipe.minutes * 60).formatted(.units(allowed: [.hours, .minutes], width: .abbreviated))
        config.image = UIImage(systemName: "book")
        config.imagePadding = 8
        config.background.cornerRadius = 14
        let chip = UIButton(configuration: config, primaryAction: UIAction { [weak self] _ in self?.onRecipe?(recipe) })
        chip.layer.cornerRadius = 14
        chip.accessibilityIdentifier = recipe.id
        return chip
    }

    func chip(for recipe: Recipe) -> UIView? {
        chips.arrangedSubviews.first { $0.accessibilityIdentifier == recipe.id }
    }
}
