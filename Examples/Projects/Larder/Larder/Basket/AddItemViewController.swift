//
//  AddItemViewController.swift
//  Larder
//

import UIKit
import DesignKit
import LarderCore

final class AddItemViewController: UIViewController {

    private let completion: (Item) -> Void
    private let nameField = UITextField()
    private let amountField = UITextField()
    private let kindButton = UIButton(configuration: .gray())
    private let colourWell = UIColorWell()
    private let preview = JarView()
    private var kind = Item.Kind.grain { didSet { kindButton.configuration?.title = kind.localizedName } }
    private lazy var save = PillButton(String(localized: "Put it on the shelf"), symbol: "tray.and.arrow.down") { [unowned self] in finish() }

    init(completion: @escaping (Item) -> Void) {
        self.completion = completion
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "New jar")
        view.backgroundColor = Theme.Color.background
        navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [unowned self] _ in dismiss(animated: true) })

        nameField.placeholder = String(localized: "Name")
        amountField.placeholder = String(localized: "Grams")
        amountField.keyboardType = .numberPad
        for field in [nameField, amountField] {
            field.borderStyle = .roundedRect
            field.font = Theme.Font.label(17)
            field.addTarget(self, action: #selector(changed), for: .editingChanged)
        }
        kindButton.showsMenuAsPrimaryAction = true
        kindButton.changesSelectionAsPrimaryAction = true
        kindButton.menu = UIMenu(children: Item.Kind.allCases.map { k in
            UIAction(title: k.localizedName, state: k == kind ? .on : .off) { [weak self] _ in self?.kind = k }
        })
        colourWell.selectedColor = UIColor(hue: 0.12, saturation: 0.65, brightness: 0.8, alpha: 1)
        colourWell.supportsAlpha = false
        colourWell.addTarget(self, action: #selector(changed), for: .valueChanged)
        preview.setLevel(0, animated: false)

        let row = UIStackView(arrangedSubviews: [kindButton, colourWell])
        row.spacing = 12
        let fields = UIStackView(arrangedSubviews: [nameField, amountField, row])
        fields.axis = .vertical
        fields.spacing = 12
        let top = UIStackView(arrangedSubviews: [preview, fields])
        top.spacing = 20
        top.alignment = .center
        let all = UIStackView(arrangedSubviews: [top, UIView(), save])
        all.axis = .vertical
        all.spacing = 20
        all.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(all)
        NSLayoutConstraint.build {
            preview.widthAnchor.constraint(equalToConstant: 96)
            preview.heightAnchor.constraint(equalToConstant: 130)
            all.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20)
            all.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor)
            all.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor)
            all.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -16)
        }
        changed()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        nameField.becomeFirstResponder()
    }

    private var hue: Double {
        var h: CGFloat = 0
        colourWell.selectedColor?.getHue(&h, saturation: nil, brightness: nil, alpha: nil)
        return Double(h)
    }

    private var amount: Double { Double(amountField.text ?? "") ?? 0 }

    @objc private func changed() {
        save.isEnabled = !(nameField.text ?? "").isEmpty && amount > 0
        preview.hue = hue
        preview.setLevel(min(amount / 1000, 1), animated: true)
    }

    private func finish() {
        let item = Item(name: nameField.text ?? "", kind: kind, amount: amount, capacity: max(amount, 1000), hue: hue)
        dismiss(animated: true) { [completion] in completion(item) }
    }
}
