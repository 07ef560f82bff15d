//
//  FilterViewController.swift
//  TrailLog
//

import UIKit

protocol FilterViewControllerDelegate: AnyObject {
    func filterViewController(_ controller: FilterViewController, didChange filter: TrailListViewController.Filter)
}

class FilterViewController: UIViewController {

    @IBOutlet var difficultySwitches: [UISwitch]!
    @IBOutlet weak var favouriteSwitch: UISwitch!
    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet var captions: [UILabel]!

    var filter = TrailListViewController.Filter()
    weak var delegate: FilterViewControllerDelegate?

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = L("filter.title")
        // outlet collections keep the order of the storyboard, don't reorder them there
        for (i, s) in difficultySwitches.enumerated() {
            s.tag = i
            s.isOn = filter.difficulties.contains(Difficulty(rawValue: i)!)
        }
        let titles = Difficulty.allCases.map { $0.title } + [L("filter.favourites")]
        zip(captions, titles).forEach { $0.text = $1 }
        favouriteSwitch.isOn = filter.favouritesOnly
    }

    @IBAction func difficultyChanged(_ sender: UISwitch) {
        let d = Difficulty(rawValue: sender.tag)!
        if sender.isOn {
            filter.difficulties.insert(d)
        } else {
            filter.difficulties.remove(d)
        }
        delegate?.filterViewController(self, didChange: filter)
    }

    @IBAction func favouriteChanged(_ sender: UISwitch) {
        filter.favouritesOnly = sender.isOn
        delegate?.filterViewController(self, didChange: filter)
    }

    @IBAction func done(_ sender: Any) {
        dismiss(animated: true)
    }
}
