//
//  SettingsViewController.swift
//  PocketTrips
//
//  Created by Jonas Weber on 25.09.17.
//  Copyright © 2017 Weber Apps. All rights reserved.
//

import UIKit

class SettingsViewController: UIViewController {

    @IBOutlet weak var remindersSwitch: UISwitch!
    @IBOutlet weak var fontSlider: UISlider!
    @IBOutlet weak var sampleLabel: UILabel!
    @IBOutlet var cardViews: [UIView]!

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = NSLocalizedString("settings.title", comment: "")
        remindersSwitch.isOn = UserDefaults.standard.bool(forKey: "reminders")
        cardViews.forEach { $0.layer.cornerRadius = 8 }
    }

    @IBAction func remindersChanged(_ sender: UISwitch) {
        UserDefaults.standard.set(sender.isOn, forKey: "reminders")
    }

    @IBAction func fontSizeChanged(_ sender: UISlider) {
        sampleLabel.font = UIFont.systemFont(ofSize: CGFloat(sender.value))
    }

    @IBAction func unwindToSettings(_ segue: UIStoryboardSegue) {}
}

class AboutViewController: UIViewController {

    @IBOutlet weak var versionLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        let version = Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? "?"
        versionLabel.text = "PocketTrips " + version
    }
}
