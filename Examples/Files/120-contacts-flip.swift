//
//  AppDelegate.swift
//  FlipContacts
//
//  Created by Marek on 11/10/16.
//  Copyright © 2016 Marek. All rights reserved.
//

import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.backgroundColor = UIColor.white
        window?.rootViewController = UINavigationController(rootViewController: ContactsViewController(style: .plain))
        window?.makeKeyAndVisible()
        return true
    }
}

// MARK: - Model

// has to be an NSObject because UILocalizedIndexedCollation wants a selector
class Contact: NSObject {
    @objc let first: String
    @objc let last: String
    let phone: String

    init(_ first: String, _ last: String, _ phone: String) {
        self.first = first
        self.last = last
        self.phone = phone
        super.init()
    }

    var fullName: String { return first + " " + last }
    var initials: String { return String(first.prefix(1)) + String(last.prefix(1)) }
    var color: UIColor {
        let sum = fullName.unicodeScalars.reduce(0) { $0 + Int($1.value) }
        return UIColor(hue: CGFloat(sum % 100) / 100, saturation: 0.55, brightness: 0.8, alpha: 1)
    }
}

let everyone = [
    Contact("Ada", "Archer", "555-0101"), Contact("Ben", "Abbott", "555-0102"),
    Contact("Carla", "Boone", "555-0103"), Contact("Dmitri", "Belov", "555-0104"),
    Contact("Elena", "Castro", "555-0105"), Contact("Farid", "Dahl", "555-0106"),
    Contact("Gwen", "Ellis", "555-0107"), Contact("Hugo", "Fischer", "555-0108"),
    Contact("Ines", "Gomez", "555-0109"), Contact("Jonas", "Hill", "555-0110"),
    Contact("Kaya", "Kim", "555-0111"), Contact("Leo", "Lindt", "555-0112"),
    Contact("Mona", "Marsh", "555-0113"), Contact("Nils", "Olsen", "555-0114"),
    Contact("Olga", "Petrova", "555-0115"), Contact("Pavel", "Reed", "555-0116"),
    Contact("Quinn", "Stone", "555-0117"), Contact("Rosa", "Weiss", "555-0118")
]

// MARK: - Cell

class ContactCell: UITableViewCell {

    let badge = UILabel()
    let nameLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none

        badge.textColor = UIColor.white
        badge.font = UIFont.boldSystemFont(ofSize: 15)
        badge.textAlignment = .center
        badge.layer.cornerRadius = 20
        badge.layer.masksToBounds = true
        nameLabel.font = UIFont.systemFont(ofSize: 17)

        for v in [badge, nameLabel] {
            v.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(v)
        }

        contentView.addConstraints([
            NSLayoutConstraint(item: badge, attribute: .leading, relatedBy: .equal, toItem: contentView, attribute: .leading, multiplier: 1, constant: 15),
            NSLayoutConstraint(item: badge, attribute: .centerY, relatedBy: .equal, toItem: contentView, attribute: .centerY, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: badge, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 40),
            NSLayoutConstraint(item: badge, attribute: .height, relatedBy: .equal, toItem: badge, attribute: .width, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: nameLabel, attribute: .leading, relatedBy: .equal, toItem: badge, attribute: .trailing, multiplier: 1, constant: 12),
            NSLayoutConstraint(item: nameLabel, attribute: .centerY, relatedBy: .equal, toItem: contentView, attribute: .centerY, multiplier: 1, constant: 0)
        ])
    }

    required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func configure(_ contact: Contact) {
        badge.text = contact.initials
        badge.backgroundColor = contact.color
        let text = NSMutableAttributedString(string: contact.fullName)
        text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 17), range: (contact.fullName as NSString).range(of: contact.last))
        nameLabel.attributedText = text
    }
}

// MARK: - Lists

class ResultsViewController: UITableViewController {

    var matches: [Contact] = []
    var onPick: ((Contact, UITableViewCell) -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(ContactCell.self, forCellReuseIdentifier: "cell")
        tableView.rowHeight = 60
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return matches.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) as! ContactCell
        cell.configure(matches[indexPath.row])
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let cell = tableView.cellForRow(at: indexPath) else { return }
        onPick?(matches[indexPath.row], cell)
    }
}

class ContactsViewController: UITableViewController, UISearchResultsUpdating, UIViewControllerTransitioningDelegate {

    let collation = UILocalizedIndexedCollation.current()
    let flip = FlipAnimator()
    var sections: [[Contact]] = []
    var searchController: UISearchController!
    var results: ResultsViewController!

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Contacts"
        tableView.register(ContactCell.self, forCellReuseIdentifier: "cell")
        tableView.rowHeight = 60

        sections = Array(repeating: [], count: collation.sectionTitles.count)
        for contact in everyone {
            let index = collation.section(for: contact, collationStringSelector: #selector(getter: Contact.last))
            sections[index].append(contact)
        }
        for i in 0..<sections.count {
            sections[i] = collation.sortedArray(from: sections[i], collationStringSelector: #selector(getter: Contact.last)) as! [Contact]
        }

        results = ResultsViewController(style: .plain)
        results.onPick = { [unowned self] contact, cell in
            self.showCard(contact, from: cell)
        }
        searchController = UISearchController(searchResultsController: results)
        searchController.searchResultsUpdater = self
        searchController.searchBar.placeholder = "Search by name"
        tableView.tableHeaderView = searchController.searchBar
        definesPresentationContext = true
    }

    override func numberOfSections(in tableView: UITableView) -> Int { return sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return sections[section].count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) as! ContactCell
        cell.configure(sections[indexPath.section][indexPath.row])
        return cell
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        return sections[section].isEmpty ? nil : collation.sectionTitles[section]
    }

    override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        return collation.sectionIndexTitles
    }

    override func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        return collation.section(forSectionIndexTitle: index)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let cell = tableView.cellForRow(at: indexPath) else { return }
        showCard(sections[indexPath.section][indexPath.row], from: cell)
    }

    func updateSearchResults(for searchController: UISearchController) {
        let needle = (searchController.searchBar.text ?? "").lowercased()
        results.matches = everyone.filter { $0.fullName.lowercased().contains(needle) }
        results.tableView.reloadData()
    }

    func showCard(_ contact: Contact, from cell: UITableViewCell) {
        searchController.searchBar.resignFirstResponder()
        flip.sourceFrame = cell.convert(cell.bounds, to: nil)
        flip.snapshot = cell.snapshotView(afterScreenUpdates: false) ?? UIView()
        let card = CardViewController(contact: contact)
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = self
        let presenter: UIViewController = searchController.isActive ? searchController : self
        presenter.present(card, animated: true, completion: nil)
    }

    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        flip.presenting = true
        return flip
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        flip.presenting = false
        return flip
    }
}

// MARK: - Card

class CardViewController: UIViewController, UIGestureRecognizerDelegate {

    let contact: Contact
    let card = UIView()

    init(contact: Contact) {
        self.contact = contact
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        card.backgroundColor = contact.color
        card.layer.cornerRadius = 16
        card.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(card)
        card.widthAnchor.constraint(equalToConstant: 280).isActive = true
        card.heightAnchor.constraint(equalToConstant: 340).isActive = true
        card.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        card.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true

        let label = UILabel()
        label.numberOfLines = 0
        label.textAlignment = .center
        let text = NSMutableAttributedString(string: contact.initials + "\n", attributes: [.font: UIFont.systemFont(ofSize: 80, weight: .thin)])
        text.append(NSAttributedString(string: contact.fullName + "\n", attributes: [.font: UIFont.boldSystemFont(ofSize: 24)]))
        text.append(NSAttributedString(string: contact.phone, attributes: [.font: UIFont.systemFont(ofSize: 18), .kern: 2]))
        text.addAttribute(.foregroundColor, value: UIColor.white, range: NSRange(location: 0, length: text.length))
        label.attributedText = text
        label.frame = CGRect(x: 0, y: 30, width: 280, height: 200)
        card.addSubview(label)

        let close = UIButton(type: .system)
        close.setTitle("Close", for: .normal)
        close.setTitleColor(UIColor.white, for: .normal)
        close.frame = CGRect(x: 90, y: 275, width: 100, height: 44)
        close.layer.borderWidth = 1
        close.layer.borderColor = UIColor.white.cgColor
        close.layer.cornerRadius = 22
        close.addTarget(self, action: #selector(closeTapped), for: .touchUpInside)
        card.addSubview(close)

        let tap = UITapGestureRecognizer(target: self, action: #selector(closeTapped))
        tap.delegate = self
        view.addGestureRecognizer(tap)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        return touch.view == view
    }

    @objc func closeTapped() {
        dismiss(animated: true, completion: nil)
    }
}

// MARK: - Transition

class FlipAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    var presenting = true
    var sourceFrame = CGRect.zero
    var snapshot: UIView!

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.7
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        let cardVC = transitionContext.viewController(forKey: presenting ? .to : .from) as! CardViewController
        let root: UIView = cardVC.view
        if presenting {
            root.frame = container.bounds
            container.addSubview(root)
            root.layoutIfNeeded()
        }

        var perspective = CATransform3DIdentity
        perspective.m34 = -1.0 / 700.0
        root.layer.sublayerTransform = perspective

        let front: UIView = snapshot
        front.layer.transform = CATransform3DIdentity
        front.frame = sourceFrame
        root.addSubview(front)

        // both halves meet edge-on, half way between the row and the centre of the screen
        let dy = (root.bounds.midY - sourceFrame.midY) / 2
        let frontEdge = CATransform3DConcat(CATransform3DMakeRotation(.pi / 2, 1, 0, 0), CATransform3DMakeTranslation(0, dy, 0))
        let cardEdge = CATransform3DConcat(CATransform3DMakeRotation(-.pi / 2, 1, 0, 0), CATransform3DMakeTranslation(0, -dy, 0))
        let card = cardVC.card
        let opening = presenting
        let clear = UIColor.black.withAlphaComponent(0)
        let dark = UIColor.black.withAlphaComponent(0.5)

        front.alpha = opening ? 1 : 0
        front.layer.transform = opening ? CATransform3DIdentity : frontEdge
        card.alpha = opening ? 0 : 1
        card.layer.transform = opening ? cardEdge : CATransform3DIdentity
        root.backgroundColor = opening ? clear : dark

        UIView.animateKeyframes(withDuration: transitionDuration(using: transitionContext), delay: 0, options: [], animations: {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
                root.backgroundColor = opening ? dark : clear
            }
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                if opening { front.layer.transform = frontEdge } else { card.layer.transform = cardEdge }
            }
            UIView.addKeyframe(withRelativeStartTime: 0.49, relativeDuration: 0.02) {
                front.alpha = opening ? 0 : 1
                card.alpha = opening ? 1 : 0
            }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                if opening { card.layer.transform = CATransform3DIdentity } else { front.layer.transform = CATransform3DIdentity }
            }
        }, completion: { _ in
            front.removeFromSuperview()
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}
