//
//  TripHeaderView.swift
//  PocketTrips
//
//  Created by Jonas Weber on 14.09.17.
//  Copyright © 2017 Weber Apps. All rights reserved.
//

import UIKit

protocol TripHeaderViewDelegate: class {
    func tripHeaderViewDidTap(_ view: TripHeaderView)
}

/// Loaded from TripHeaderView.xib
class TripHeaderView: UIView {

    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var countLabel: UILabel!

    weak var delegate: TripHeaderViewDelegate?

    class func instantiate() -> TripHeaderView {
        return Bundle.main.loadNibNamed("TripHeaderView", owner: nil, options: nil)!.first as! TripHeaderView
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        titleLabel.text = NSLocalizedString("header.next", comment: "Title above the next trip")
    }

    func show(next trip: Trip?) {
        guard let trip = trip else {
            countLabel.text = NSLocalizedString("header.none", comment: "")
            return
        }
        let days = Calendar.current.dateComponents([.day], from: Date(), to: trip.start).day ?? 0
        countLabel.text = String(format: NSLocalizedString("header.countdown", comment: ""), trip.country, max(days, 0))
    }

    @IBAction private func tapped(_ sender: UITapGestureRecognizer) {
        delegate?.tripHeaderViewDidTap(self)
    }
}
