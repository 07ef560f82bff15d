// Two buttons. "Options" opens a system sheet at medium height with a grabber, pull it up to large.
// "Small" opens one 180 points high (iOS 16), with the background not dimmed so you can still tap it.
// iOS 15+

import UIKit
import os

private let log = Logger(subsystem: "com.example.sheets", category: "ui")

class SheetsViewController: UIViewController {

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        title = "Sheets"

        var conf = UIButton.Configuration.filled()
        conf.title = "Options"
        conf.image = UIImage(systemName: "slider.horizontal.3")
        conf.imagePadding = 8
        conf.cornerStyle = .capsule
        let options = UIButton(configuration: conf, primaryAction: UIAction { [weak self] _ in
            self?.presentOptions()
        })

        var tinted = UIButton.Configuration.tinted()
        tinted.title = "Small"
        tinted.subtitle = "custom detent"
        tinted.baseForegroundColor = .systemPink
        tinted.baseBackgroundColor = .systemPink
        let small = UIButton(configuration: tinted, primaryAction: UIAction { [unowned self] _ in
            presentSmall()
        })

        let stack = UIStackView(arrangedSubviews: [options, small])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor)
        ])
    }

    private func presentOptions() {
        let list = OptionsListController(style: .insetGrouped)
        list.onPick = { [weak self] option in
            log.info("picked \(option, privacy: .public)")
            self?.title = option
        }
        let nav = UINavigationController(rootViewController: list)
        if let sheet = nav.sheetPresentationController {
            sheet.detents = [.medium(), .large()]
            sheet.prefersGrabberVisible = true
            sheet.prefersScrollingExpandsWhenScrolledToEdge = false
            sheet.preferredCornerRadius = 24
            sheet.delegate = self
        }
        present(nav, animated: true)
    }

    private func presentSmall() {
        let vc = UIViewController()
        vc.view.backgroundColor = .secondarySystemBackground
        let label = UILabel()
        label.text = "Now playing: Nothing"
        label.translatesAutoresizingMaskIntoConstraints = false
        vc.view.addSubview(label)
        label.centerXAnchor.constraint(equalTo: vc.view.centerXAnchor).isActive = true
        label.topAnchor.constraint(equalTo: vc.view.topAnchor, constant: 40).isActive = true

        if let sheet = vc.sheetPresentationController {
            if #available(iOS 16.0, *) {
                let id = UISheetPresentationController.Detent.Identifier("small")
                let detent = UISheetPresentationController.Detent.custom(identifier: id) { context in
                    min(180, context.maximumDetentValue * 0.5)
                }
                sheet.detents = [detent, .large()]
                sheet.largestUndimmedDetentIdentifier = id
            } else {
                sheet.detents = [.medium()]
                sheet.largestUndimmedDetentIdentifier = .medium
            }
        }
        present(vc, animated: true)
    }
}

extension SheetsViewController: UISheetPresentationControllerDelegate {
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController) {
        log.debug("detent: \(String(describing: sheetPresentationController.selectedDetentIdentifier))")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        log.debug("dismissed by swipe")
    }
}

final class OptionsListController: UITableViewController {

    var onPick: ((String) -> Void)?
    private let options = (1...25).map { "Option \($0)" }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Pick one"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Option")
        navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: UIAction { [weak self] _ in
            self?.dismiss(animated: true)
        })
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Expand", style: .plain, target: self, action: #selector(expand))
    }

    @objc private func expand() {
        guard let sheet = navigationController?.sheetPresentationController else { return }
        sheet.animateChanges {
            sheet.selectedDetentIdentifier = sheet.selectedDetentIdentifier == .large ? .medium : .large
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        options.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Option", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = options[indexPath.row]
        content.secondaryText = indexPath.row.isMultiple(of: 2) ? "even" : nil
        content.image = UIImage(systemName: "\(indexPath.row + 1).circle")
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onPick?(options[indexPath.row])
        dismiss(animated: true)
    }
}

@available(iOS 17.0, *)
#Preview {
    UINavigationController(rootViewController: SheetsViewController())
}
