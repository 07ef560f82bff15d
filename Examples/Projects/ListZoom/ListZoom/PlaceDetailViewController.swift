//
//  PlaceDetailViewController.swift
//  ListZoom
//

import UIKit

class PlaceDetailViewController: UIViewController {

    @IBOutlet weak var heroImageView: UIImageView!
    @IBOutlet weak var nameLabel: UILabel!
    @IBOutlet weak var summaryLabel: UILabel!
    @IBOutlet weak var visitButton: UIButton!
    @IBOutlet weak var noteButton: UIButton!
    @IBOutlet weak var favoriteItem: UIBarButtonItem!

    /// Set in `prepare(for:sender:)` of the list.
    var place: Place!

    override func viewDidLoad() {
        super.viewDidLoad()
        title = place.region
        heroImageView.backgroundColor = place.color
        nameLabel.text = place.name
        summaryLabel.text = place.summary
        visitButton.layer.cornerRadius = 10
        visitButton.backgroundColor = UIColor(named: "Lagoon")
        refresh()
    }

    private func refresh() {
        favoriteItem.title = place.isFavorite ? "★" : "☆"
        let title = place.visits == 0 ? "I was here" : "I was here (\(place.visits))"
        visitButton.setTitle(title, for: .normal)
        noteButton.setTitle(place.note.isEmpty ? "Write a note" : "Note: \(place.note)", for: .normal)
    }

    private func change(_ edit: (inout Place) -> Void) {
        PlaceStore.shared.update(place, edit)
        edit(&place)
        refresh()
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let noteController = segue.destination as? NoteViewController else { return }
        noteController.text = place.note
        noteController.onFinish = { [weak self] text in
            self?.change { $0.note = text }
        }
    }

    @IBAction func toggleFavorite(_ sender: UIBarButtonItem) {
        change { $0.isFavorite.toggle() }
    }

    @IBAction func countVisit(_ sender: UIButton) {
        change { $0.visits += 1 }
        UIView.animate(withDuration: 0.12, animations: {
            sender.transform = CGAffineTransform(scaleX: 0.94, y: 0.94)
        }, completion: { _ in
            UIView.animate(withDuration: 0.12) { sender.transform = .identity }
        })
    }
}

// MARK: - ZoomTransitioning

extension PlaceDetailViewController: ZoomTransitioning {
    var zoomView: UIView? {
        return heroImageView
    }
}
