//
//  MoreViewController.swift
//  TabSlides
//

import UIKit

class MoreViewController: UIViewController {

    @IBOutlet private weak var slowSwitch: UISwitch!

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        slowSwitch.isOn = UserDefaults.standard.bool(forKey: TabSlideAnimator.slowKey)
    }

    @IBAction func slowChanged(_ sender: UISwitch) {
        UserDefaults.standard.set(sender.isOn, forKey: TabSlideAnimator.slowKey)
    }

    @IBAction func showAbout(_ sender: Any) {
        let about = AboutViewController(nibName: "AboutViewController", bundle: nil)
        about.modalTransitionStyle = .flipHorizontal
        about.modalPresentationStyle = .fullScreen
        present(about, animated: true)
    }
}
