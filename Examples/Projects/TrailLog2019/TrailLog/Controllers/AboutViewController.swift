//
//  AboutViewController.swift
//  TrailLog
//
//  Created by Marta Feld on 16/10/2019.
//  Copyright © 2019 Marta Feld. All rights reserved.
//

import UIKit

class AboutViewController: UIViewController {

    @IBOutlet private weak var versionLabel: UILabel!
    @IBOutlet private var badges: [DifficultyBadgeView]!

    override func viewDidLoad() {
        super.viewDidLoad()
        let version = Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String ?? "?"
        let format = NSLocalizedString("about.version", comment: "The argument is the number of the version")
        versionLabel.text = String(format: format, version)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        for (index, badge) in badges.enumerated() {
            badge.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
            UIView.animate(withDuration: 0.5,
                           delay: 0.08 * Double(index),
                           usingSpringWithDamping: 0.5,
                           initialSpringVelocity: 0,
                           options: [],
                           animations: { badge.transform = .identity },
                           completion: nil)
        }
    }

}
