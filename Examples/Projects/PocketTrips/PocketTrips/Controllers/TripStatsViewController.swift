//
//  TripStatsViewController.swift
//  PocketTrips
//
//  Created by Jonas Weber on 13.09.17.
//  Copyright © 2017 Weber Apps. All rights reserved.
//

import UIKit

class TripStatsViewController: UIViewController {

    @IBOutlet weak var daysLabel: UILabel!
    @IBOutlet weak var packedLabel: UILabel!
    @IBOutlet weak var progressView: UIProgressView!

    func show(_ trip: Trip) {
        loadViewIfNeeded()
        let format = NSLocalizedString("trip.days", comment: "")
        daysLabel.text = String.localizedStringWithFormat(format, trip.days)
        packedLabel.text = "\(trip.packed.count) / \(PackingListViewController.items.count)"
        let fraction = Float(trip.packed.count) / Float(PackingListViewController.items.count)
        progressView.setProgress(fraction, animated: view.window != nil)
    }
}
