//
//  TrailDetailViewController.swift
//  TrailLog
//

import UIKit

class TrailDetailViewController: UIViewController {

    @IBOutlet weak var scrollView: UIScrollView!
    @IBOutlet weak var photoView: UIImageView!
    @IBOutlet weak var photoHeight: NSLayoutConstraint!
    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet weak var subtitleLabel: UILabel!
    @IBOutlet weak var badgeStack: UIStackView!
    @IBOutlet weak var notesLabel: UILabel!
    @IBOutlet weak var heartView: UIImageView!
    @IBOutlet weak var shareButton: RoundedButton!
    @IBOutlet var starButtons: [UIButton]!

    var trail: Trail!
    private weak var elevation: ElevationViewController?

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.largeTitleDisplayMode = .never
        heartView.alpha = 0
        scrollView.delegate = self
        shareButton.setTitle(L("detail.share"), for: .normal)
        for _ in 0..<3 {
            badgeStack.addArrangedSubview(StatBadgeView.fromNib())
        }
        NotificationCenter.default.addObserver(self, selector: #selector(reload), name: .trailsDidChange, object: nil)
        show()
    }

    @objc private func reload() {
        guard let fresh = TrailStore.shared.trail(with: trail.id) else { return }
        trail = fresh
        show()
    }

    private func show() {
        guard isViewLoaded else { return }
        photoView.image = UIImage(named: trail.image)
        titleLabel.text = trail.name
        subtitleLabel.attributedText = subtitle()
        notesLabel.text = trail.notes.isEmpty ? L("detail.nonotes") : trail.notes
        let badges = badgeStack.arrangedSubviews.compactMap { $0 as? StatBadgeView }
        badges[0].configure(symbol: "ruler", value: trail.distanceText, caption: L("stat.distance"))
        badges[1].configure(symbol: "arrow.up.right", value: trail.ascentText, caption: L("stat.ascent"))
        badges[2].configure(symbol: "clock", value: trail.durationText, caption: L("stat.time"))
        updateStars()
        elevation?.profile = trail.profile
    }

    private func subtitle() -> NSAttributedString {
        let s = NSMutableAttributedString(string: trail.region + "  ", attributes: [.foregroundColor: UIColor.secondaryLabel])
        let pin = NSTextAttachment()
        pin.image = UIImage(systemName: "circle.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 9))?.withTintColor(trail.difficulty.color)
        s.append(NSAttributedString(attachment: pin))
        s.append(NSAttributedString(string: " " + trail.difficulty.title + "  " + trail.dateText, attributes: [.foregroundColor: trail.difficulty.color]))
        s.addAttribute(.font, value: UIFont.preferredFont(forTextStyle: .subheadline), range: NSRange(location: 0, length: s.length))
        return s
    }

    private func updateStars() {
        for (i, button) in starButtons.enumerated() {
            let filled = i < trail.rating
            button.setImage(UIImage(systemName: filled ? "star.fill" : "star"), for: .normal)
            button.accessibilityLabel = L("rating.star", i + 1)
        }
    }

    // MARK: - Actions

    @IBAction func starTapped(_ sender: UIButton) {
        guard let index = starButtons.firstIndex(of: sender) else { return }
        TrailStore.shared.update(trail.id) { $0.rating = index + 1 }
        for (i, button) in starButtons.prefix(index + 1).enumerated() {
            button.transform = CGAffineTransform(scaleX: 0.3, y: 0.3).rotated(by: -.pi / 2)
            UIView.animate(withDuration: 0.5, delay: 0.06 * Double(i), usingSpringWithDamping: 0.5, initialSpringVelocity: 0, options: .allowUserInteraction, animations: {
                button.transform = .identity
            }, completion: nil)
        }
    }

    @IBAction func photoDoubleTapped(_ sender: UITapGestureRecognizer) {
        TrailStore.shared.update(trail.id) { $0.isFavourite = true }
        heartView.center = sender.location(in: photoView.superview)
        heartView.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
        UIView.animateKeyframes(withDuration: 0.9, delay: 0, options: [], animations: {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.3) {
                self.heartView.alpha = 1
                self.heartView.transform = CGAffineTransform(scaleX: 1.3, y: 1.3)
            }
            UIView.addKeyframe(withRelativeStartTime: 0.3, relativeDuration: 0.15) { self.heartView.transform = .identity }
            UIView.addKeyframe(withRelativeStartTime: 0.7, relativeDuration: 0.3) {
                self.heartView.alpha = 0
                self.heartView.transform = CGAffineTransform(translationX: 0, y: -60)
            }
        }, completion: nil)
    }

    @IBAction func share(_ sender: UIButton) {
        let text = "\(trail.name), \(trail.region): \(trail.distanceText), \(trail.ascentText)"
        var items: [Any] = [text]
        if let image = UIImage(named: trail.image) { items.append(image) }
        let activity = UIActivityViewController(activityItems: items, applicationActivities: nil)
        activity.popoverPresentationController?.sourceView = sender
        activity.popoverPresentationController?.sourceRect = sender.bounds
        present(activity, animated: true)
    }

    // MARK: - Navigation

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "embedElevation" {
            elevation = segue.destination as? ElevationViewController
            elevation?.profile = trail?.profile ?? []
        } else if segue.identifier == "editTrail", let nav = segue.destination as? UINavigationController, let edit = nav.viewControllers.first as? EditTrailViewController {
            edit.trail = trail
        } else if let about = segue.destination as? AboutViewController {
            about.region = trail.region
            about.imageName = trail.image
        }
    }

    @IBAction func closeAbout(_ segue: UIStoryboardSegue) {
        // nothing to do, the drop animator takes care of it
    }

    @IBAction func unwindFromEdit(_ segue: UIStoryboardSegue) {
        if let edit = segue.source as? EditTrailViewController, segue.identifier == "saveTrail" {
            TrailStore.shared.upsert(edit.trail)
        }
    }
}

extension TrailDetailViewController: UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let y = scrollView.contentOffset.y + scrollView.adjustedContentInset.top
        // stretchy header
        if y < 0 {
            let h = max(photoView.bounds.height, 1)
            let scale = 1 + abs(y) / h
            photoView.transform = CGAffineTransform(translationX: 0, y: y / 2).scaledBy(x: scale, y: scale)
        } else {
            photoView.transform = CGAffineTransform(translationX: 0, y: y * 0.4)
        }
        navigationItem.title = y > photoHeight.constant ? trail.name : nil
    }
}
