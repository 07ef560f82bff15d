//
//  CreditsViewController.swift
//  GreenhouseUI
//
//  Created by Ines Okafor on 15.02.22.
//

import UIKit

public final class CreditsViewController: UIViewController {

    @IBOutlet private weak var logoView: UIImageView!
    @IBOutlet private weak var leafMeter: LeafMeterView!

    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        leafMeter.setValue(5, animated: true)
    }

    @IBAction private func turnLogo(_ recognizer: UITapGestureRecognizer) {
        UIView.transition(with: logoView, duration: 0.6, options: .transitionFlipFromLeft, animations: nil)
    }

    @IBAction private func close(_ sender: UIButton) {
        dismiss(animated: true)
    }
}
