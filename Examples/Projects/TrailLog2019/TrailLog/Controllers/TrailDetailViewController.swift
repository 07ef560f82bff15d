//
//  TrailDetailViewController.swift
//  TrailLog
//
//  Created by Marta Feld on 13/10/2019.
//  Copyright © 2019 Marta Feld. All rights reserved.
//

import UIKit

class TrailDetailViewController: UIViewController {

    @IBOutlet private weak var photoView: UIImageView!
    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var favouriteItem: UIBarButtonItem!
    @IBOutlet private var statLabels: [UILabel]!
    @IBOutlet private var starButtons: [UIButton]!

    var trailIdentifier: UUID?

    private let photoTransition = PhotoTransition()
    private weak var elevationController: ElevationViewController?

    private var trail: Trail? {
        return trailIdentifier.flatMap { TrailStore.shared.trail(withIdentifier: $0) }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        statLabels.sort { $0.tag < $1.tag }
        starButtons.sort { $0.tag < $1.tag }
        photoView.layer.cornerRadius = 12
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        showTrail()
    }

    private func showTrail() {
        guard let trail = trail else { return }
        title = trail.region.title
        titleLabel.text = trail.name
        photoView.image = UIImage(named: trail.photoName)
        statLabels[0].text = TrailText.distance(trail.kilometres)
        statLabels[1].text = TrailText.ascent(trail.ascent)
        statLabels[2].text = TrailText.duration(trail.minutes)
        showRating(trail.rating)
        favouriteItem.image = UIImage(named: trail.isFavourite ? "heart-filled" : "heart")
        elevationController?.show(trail)
    }

    private func showRating(_ rating: Int) {
        for button in starButtons {
            button.isSelected = button.tag <= rating
        }
    }

    // MARK: Actions

    @IBAction func rate(_ sender: UIButton) {
        guard var trail = trail else { return }
        trail.rating = trail.rating == sender.tag ? sender.tag - 1 : sender.tag
        TrailStore.shared.update(trail)
        showRating(trail.rating)
        for (index, button) in starButtons.enumerated() where button.isSelected {
            button.transform = CGAffineTransform(scaleX: 0.6, y: 0.6)
            UIView.animate(withDuration: 0.4,
                           delay: 0.05 * Double(index),
                           usingSpringWithDamping: 0.45,
                           initialSpringVelocity: 0,
                           options: .allowUserInteraction,
                           animations: { button.transform = .identity },
                           completion: nil)
        }
    }

    @IBAction func toggleFavourite(_ sender: UIBarButtonItem) {
        guard var trail = trail else { return }
        trail.isFavourite = !trail.isFavourite
        TrailStore.shared.update(trail)
        sender.image = UIImage(named: trail.isFavourite ? "heart-filled" : "heart")
    }

    // MARK: Segues

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch segue.identifier {
        case "embedElevation":
            elevationController = segue.destination as? ElevationViewController
        case "showPhoto":
            guard let photo = segue.destination as? PhotoViewController else { return }
            photoTransition.sourceView = photoView
            photo.trail = trail
            photo.interactor = photoTransition.interactor
            photo.transitioningDelegate = photoTransition
            photo.modalPresentationStyle = .custom
            photo.modalPresentationCapturesStatusBarAppearance = true
        default:
            break
        }
    }

    @IBAction func unwindFromPhoto(_ segue: UIStoryboardSegue) {
    }

}
