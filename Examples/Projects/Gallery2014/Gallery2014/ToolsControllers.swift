//
//  ToolsControllers.swift
//  Gallery2014
//
//  Created by Tomas Berg on 09/11/14.
//  Copyright (c) 2014 Tomas Berg. All rights reserved.
//

import UIKit
import GalleryKit

/// First scene of Tools.storyboard.
class SettingsViewController: UIViewController {

    @IBOutlet weak var intervalPicker: UIPickerView!
    @IBOutlet weak var shuffleSwitch: UISwitch!
    @IBOutlet weak var captionsSwitch: UISwitch!
    @IBOutlet var rowViews: [UIView]!

    override func viewDidLoad() {
        super.viewDidLoad()
        edgesForExtendedLayout = []
        shuffleSwitch.isOn = Settings.shuffle
        captionsSwitch.isOn = Settings.showsCaptions
        if let row = Settings.intervals.index(of: Settings.interval) {
            intervalPicker.selectRow(row, inComponent: 0, animated: false)
        }
        for row in rowViews {
            row.layer.borderColor = UIColor(white: 0.8, alpha: 1).cgColor
            row.layer.borderWidth = 0.5
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(true, animated: animated)
    }

    @IBAction func shuffleChanged(_ sender: UISwitch) {
        Settings.shuffle = sender.isOn
    }

    @IBAction func captionsChanged(_ sender: UISwitch) {
        Settings.showsCaptions = sender.isOn
    }
}

extension SettingsViewController: UIPickerViewDataSource, UIPickerViewDelegate {

    func numberOfComponents(in pickerView: UIPickerView) -> Int {
        return 2
    }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        return component == 0 ? Settings.intervals.count : 1
    }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        return component == 0 ? 80 : 120
    }

    func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString? {
        let text = component == 0 ? String(Settings.intervals[row]) : "seconds"
        let color = component == 0 ? UIColor.black : UIColor.gray
        return NSAttributedString(string: text, attributes: [.foregroundColor: color])
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        if component == 0 {
            Settings.interval = Settings.intervals[row]
        }
    }
}

/// Second scene, "About". Turned around on the back of the albums.
class AboutViewController: UIViewController {

    @IBOutlet weak var polaroidView: PolaroidView!
    @IBOutlet weak var versionLabel: UILabel!

    override var preferredStatusBarStyle: UIStatusBarStyle {
        return .lightContent
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let version = Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String ?? "?"
        versionLabel.text = "Gallery \(version)"
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UIView.animate(withDuration: 1.2, delay: 0, options: [.autoreverse, .repeat, .curveEaseInOut, .allowUserInteraction], animations: {
            self.polaroidView.transform = CGAffineTransform(rotationAngle: -0.08)
        }, completion: nil)
    }
}
