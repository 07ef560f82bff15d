// swift-format-ignore-file
//
//  TapCounterViewController.swift
//  Counter
//
//  Created by somebody on 09/10/14.
//

import UIKit

class TapCounterViewController: UIViewController {

    @IBOutlet weak var countLabel: UILabel!
    @IBOutlet var buttons: [UIButton]!

    var count = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel()
        view.addSubview(label)
        countLabel = label
        buttons = []
        let tap = UITapGestureRecognizer(target: self, action: Selector("countUp"))
        view.addGestureRecognizer(tap)
        let long = UILongPressGestureRecognizer(target: self, action: Selector(("reset:")))
        view.addGestureRecognizer(long)
    }

    @objc func countUp() {
        count += 1
        countLabel?.text = "\(count) taps, \("nested \(count)")"
        AppLog.note("countUp \(count)")
    }

    @objc func reset(_ recognizer: UILongPressGestureRecognizer) {
        count = 0
        AppLog.note("reset")
    }
}
