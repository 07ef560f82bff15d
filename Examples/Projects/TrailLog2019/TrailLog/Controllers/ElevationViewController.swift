//
//  ElevationViewController.swift
//  TrailLog
//
//  Created by Marta Feld on 13/10/2019.
//  Copyright © 2019 Marta Feld. All rights reserved.
//

import UIKit

/// The child of the detail screen which draws the profile of the way.
class ElevationViewController: UIViewController {

    @IBOutlet private weak var graphView: ElevationGraphView!
    @IBOutlet private weak var captionLabel: UILabel!

    private var trail: Trail?
    private var hasAppeared = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.layer.cornerRadius = 12
        view.layer.masksToBounds = true
        refresh()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !hasAppeared else { return }
        hasAppeared = true
        graphView.drawIn(duration: 0.9)
    }

    func show(_ trail: Trail) {
        self.trail = trail
        if isViewLoaded {
            refresh()
        }
    }

    private func refresh() {
        guard let trail = trail else { return }
        graphView.samples = trail.profile
        let format = NSLocalizedString("elevation.caption", comment: "Above the profile; the argument is the ascent")
        captionLabel.text = String(format: format, TrailText.ascent(trail.ascent))
    }

    /// One tap draws the profile as steps, the next one as a line.
    @IBAction func toggleSteps(_ recognizer: UITapGestureRecognizer) {
        graphView.isStepped = !graphView.isStepped
        graphView.drawIn(duration: 0.5)
    }

    /// A swipe to the left turns the walk round.
    @IBAction func reverseProfile(_ recognizer: UISwipeGestureRecognizer) {
        UIView.transition(with: graphView, duration: 0.35, options: .transitionFlipFromRight, animations: {
            self.graphView.samples = Array(self.graphView.samples.reversed())
        }, completion: nil)
    }

}
