//
//  BookingViewController.swift
//  Voyager
//
//  Created by Jonas Keller on 03/01/2018.
//  Copyright © 2018 Jonas Keller. All rights reserved.
//

import UIKit

protocol BookingViewControllerDelegate: AnyObject {
    func bookingViewController(_ controller: BookingViewController, didBook nights: Int)
}

class BookingViewController: UIViewController {

    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet weak var nightsLabel: UILabel!
    @IBOutlet weak var nightsStepper: UIStepper!
    @IBOutlet weak var totalLabel: UILabel!

    weak var delegate: BookingViewControllerDelegate?
    var destination: Destination!

    private var nights: Int {
        return Int(nightsStepper.value)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        preferredContentSize = CGSize(width: 0, height: 264)
        titleLabel.text = destination.name
        updateLabels()
    }

    private func updateLabels() {
        let nightsFormat = NSLocalizedString("booking.nights", comment: "Number of nights")
        nightsLabel.text = String(format: nightsFormat, nights)
        let totalFormat = NSLocalizedString("booking.total", comment: "Price of the whole stay")
        totalLabel.text = String(format: totalFormat, nights * destination.pricePerNight)
    }

    // MARK: - Actions

    @IBAction func nightsChanged(_ sender: UIStepper) {
        updateLabels()
    }

    @IBAction func confirm(_ sender: UIButton) {
        delegate?.bookingViewController(self, didBook: nights)
    }

    @IBAction func cancel(_ sender: UIButton) {
        dismiss(animated: true, completion: nil)
    }

}
