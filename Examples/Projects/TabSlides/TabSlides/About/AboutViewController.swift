//
//  AboutViewController.swift
//  TabSlides
//
//  Its view comes from AboutViewController.xib.
//

import UIKit

class AboutViewController: UIViewController {

    @IBOutlet weak var versionLabel: UILabel!

    private var taps = 0

    override var preferredStatusBarStyle: UIStatusBarStyle {
        return .lightContent
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let info = Bundle.main.infoDictionary
        let version = info?["CFBundleShortVersionString"] as? String ?? "?"
        let build = info?["CFBundleVersion"] as? String ?? "?"
        versionLabel.text = "Version \(version) (\(build))"
    }

    @IBAction func versionTapped(_ sender: UITapGestureRecognizer) {
        taps += 1
        guard taps == 5 else { return }
        versionLabel.text = "There is no debug menu."
    }

    @IBAction func done(_ sender: UIButton) {
        dismiss(animated: true, completion: nil)
    }
}
