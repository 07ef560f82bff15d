//
//  TripDetailViewController.swift
//  PocketTrips
//
//  Created by Jonas Weber on 13.09.17.
//  Copyright © 2017 Weber Apps. All rights reserved.
//

import UIKit

class TripDetailViewController: UIViewController {

    @IBOutlet weak var gradientView: GradientView!
    @IBOutlet weak var countryLabel: UILabel!
    @IBOutlet weak var dateLabel: UILabel!
    @IBOutlet weak var statsContainer: UIView!
    @IBOutlet weak var statsHeight: NSLayoutConstraint!

    var trip: Trip!

    private var statsController: TripStatsViewController?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = trip.name
        countryLabel.text = trip.country
        dateLabel.text = trip.dateText
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let fresh = TripStore.shared.trips.first(where: { $0.identifier == trip.identifier }) {
            trip = fresh
        }
        statsController?.show(trip)
    }

    @IBAction func toggleStats(_ sender: UIButton) {
        let collapsed = statsHeight.constant == 0
        statsHeight.constant = collapsed ? 140 : 0
        sender.setTitle(collapsed ? NSLocalizedString("stats.hide", comment: "") : NSLocalizedString("stats.show", comment: ""), for: .normal)
        UIView.animate(withDuration: 0.3) {
            self.statsContainer.alpha = collapsed ? 1 : 0
            self.view.layoutIfNeeded()
        }
    }

    // MARK: - Navigation

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "embedStats" {
            statsController = segue.destination as? TripStatsViewController
        } else if let packing = segue.destination as? PackingListViewController {
            packing.trip = trip
        }
    }
}
