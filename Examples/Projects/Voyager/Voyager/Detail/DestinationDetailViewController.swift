//
//  DestinationDetailViewController.swift
//  Voyager
//
//  Created by Jonas Keller on 12/12/2017.
//  Copyright © 2017 Jonas Keller. All rights reserved.
//

import UIKit

class DestinationDetailViewController: UIViewController {

    @IBOutlet weak var headerImageView: UIImageView!
    @IBOutlet weak var nameLabel: UILabel!
    @IBOutlet weak var summaryLabel: UILabel!
    @IBOutlet weak var bookButton: RoundedButton!
    @IBOutlet weak var highlightsHeightConstraint: NSLayoutConstraint!

    var destination: Destination!

    private let cardTransitioningDelegate = CardTransitioningDelegate()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = destination.name
        headerImageView.image = destination.image
        nameLabel.text = "\(destination.name), \(destination.country)"
        summaryLabel.text = destination.summary
    }

    override func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if container is HighlightsViewController {
            highlightsHeightConstraint.constant = container.preferredContentSize.height
        }
    }

    // MARK: - Navigation

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch segue.identifier {
        case "EmbedHighlights":
            (segue.destination as? HighlightsViewController)?.highlights = destination.highlights
        case "ShowBooking":
            guard let booking = segue.destination as? BookingViewController else { return }
            booking.destination = destination
            booking.delegate = self
            booking.modalPresentationStyle = .custom
            booking.transitioningDelegate = cardTransitioningDelegate
        default:
            break
        }
    }

}

// MARK: - BookingViewControllerDelegate

extension DestinationDetailViewController: BookingViewControllerDelegate {

    func bookingViewController(_ controller: BookingViewController, didBook nights: Int) {
        dismiss(animated: true) {
            let format = NSLocalizedString("booking.confirmation", comment: "Title of the button after booking")
            self.bookButton.setTitle(String(format: format, nights), for: .normal)
            self.bookButton.isEnabled = false
        }
    }

}

// MARK: - ZoomTransitioning

extension DestinationDetailViewController: ZoomTransitioning {

    var zoomImageView: UIImageView? {
        return headerImageView
    }

}
