//
//  AboutViewController.swift
//  Voyager
//
//  Created by Jonas Keller on 10/01/2018.
//  Copyright © 2018 Jonas Keller. All rights reserved.
//

import UIKit

class AboutViewController: UIViewController {

    @IBOutlet weak var versionLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        let version = Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String ?? "?"
        let format = NSLocalizedString("about.version", comment: "Version of the app")
        versionLabel.text = String(format: format, version)
    }

}
