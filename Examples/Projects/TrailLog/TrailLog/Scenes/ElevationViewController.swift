//
//  ElevationViewController.swift
//  TrailLog
//

import UIKit

class ElevationViewController: UIViewController {

    @IBOutlet weak var elevationView: ElevationView!
    @IBOutlet weak var heightLabel: UILabel!

    var profile: [Double] = [] {
        didSet {
            guard isViewLoaded, profile != oldValue else { return }
            elevationView.profile = profile
        }
    }

    private lazy var numberFormatter: NumberFormatter = {
        let f = NumberFormatter()
        f.numberStyle = .decimal
        f.maximumFractionDigits = 0
        return f
    }()

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        elevationView.profile = profile
        showRange()
    }

    private func showRange() {
        let low = numberFormatter.string(from: NSNumber(value: profile.min() ?? 0)) ?? ""
        let high = numberFormatter.string(from: NSNumber(value: profile.max() ?? 0)) ?? ""
        heightLabel.text = L("elevation.range", low, high)
    }

    @IBAction func scrubbed(_ sender: UILongPressGestureRecognizer) {
        switch sender.state {
        case .began, .changed:
            let height = elevationView.moveMarker(toX: sender.location(in: elevationView).x) ?? 0
            heightLabel.text = (numberFormatter.string(from: height as NSNumber) ?? "") + " m"
        default:
            elevationView.moveMarker(toX: nil)
            showRange()
        }
    }
}
