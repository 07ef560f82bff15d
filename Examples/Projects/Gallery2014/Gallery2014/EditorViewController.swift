//
//  EditorViewController.swift
//  Gallery2014
//
//  Created by Tomas Berg on 05/11/14.
//  Copyright (c) 2014 Tomas Berg. All rights reserved.
//

import UIKit
import GalleryKit

/// Laid out with springs and struts.
class EditorViewController: UIViewController {

    var photo: Photo!

    @IBOutlet weak var canvasView: UIView!
    @IBOutlet weak var polaroidView: PolaroidView!
    @IBOutlet weak var tiltSlider: UISlider!
    @IBOutlet weak var undoButton: UIBarButtonItem!
    @IBOutlet var filterButtons: [UIButton]!

    private var history: [PhotoFilter] = [.none]

    override func viewDidLoad() {
        super.viewDidLoad()
        polaroidView.image = photo.image
        polaroidView.caption = photo.title
        for button in filterButtons {
            button.setTitle(PhotoFilter(rawValue: button.tag)?.title, for: .normal)
            button.layer.borderWidth = 1
            button.layer.cornerRadius = 4
        }
        applyCurrentFilter(animated: false)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(true, animated: animated)
    }

    private func applyCurrentFilter(animated: Bool) {
        let filter = history[history.count - 1]
        undoButton.isEnabled = history.count > 1
        for button in filterButtons {
            let isCurrent = button.tag == filter.rawValue
            button.isSelected = isCurrent
            button.layer.borderColor = (isCurrent ? UIColor.white : UIColor(white: 1, alpha: 0.3)).cgColor
        }
        guard let image = photo.originalImage else { return }
        let result = filter.apply(to: image)
        if animated {
            UIView.transition(with: polaroidView, duration: 0.4, options: .transitionCrossDissolve, animations: {
                self.polaroidView.image = result
            }, completion: nil)
        } else {
            polaroidView.image = result
        }
    }

    // MARK: Actions

    @IBAction func selectFilter(_ sender: UIButton) {
        guard let filter = PhotoFilter(rawValue: sender.tag), filter != history.last else { return }
        history.append(filter)
        applyCurrentFilter(animated: true)
    }

    @IBAction func undo(_ sender: Any) {
        guard history.count > 1 else { return }
        history.removeLast()
        applyCurrentFilter(animated: true)
    }

    @IBAction func reset(_ sender: Any) {
        tiltSlider.setValue(0, animated: true)
        UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0, options: [], animations: {
            self.polaroidView.transform = .identity
            self.polaroidView.tilt = 0
            self.polaroidView.center = CGPoint(x: self.canvasView.bounds.midX, y: self.canvasView.bounds.midY)
        }, completion: nil)
    }

    @IBAction func save(_ sender: Any) {
        photo.image = polaroidView.image
        navigationController?.popViewController(animated: true)
    }

    @IBAction func tiltChanged(_ sender: UISlider) {
        polaroidView.tilt = CGFloat(sender.value)
    }

    // MARK: Gestures

    @IBAction func handlePan(_ recognizer: UIPanGestureRecognizer) {
        guard let target = recognizer.view else { return }
        let translation = recognizer.translation(in: canvasView)
        target.center = CGPoint(x: target.center.x + translation.x, y: target.center.y + translation.y)
        recognizer.setTranslation(.zero, in: canvasView)

        if recognizer.state == .ended {
            let velocity = recognizer.velocity(in: canvasView)
            var end = CGPoint(x: target.center.x + velocity.x * 0.1, y: target.center.y + velocity.y * 0.1)
            end.x = min(max(end.x, 0), canvasView.bounds.width)
            end.y = min(max(end.y, 0), canvasView.bounds.height)
            UIView.animate(withDuration: 0.3, delay: 0, options: .curveEaseOut, animations: {
                target.center = end
            }, completion: nil)
        }
    }

    @IBAction func handlePinch(_ recognizer: UIPinchGestureRecognizer) {
        guard let target = recognizer.view else { return }
        target.transform = target.transform.scaledBy(x: recognizer.scale, y: recognizer.scale)
        recognizer.scale = 1
    }

    @IBAction func handleRotation(_ recognizer: UIRotationGestureRecognizer) {
        guard let target = recognizer.view else { return }
        target.transform = target.transform.rotated(by: recognizer.rotation)
        recognizer.rotation = 0
    }

    @IBAction func handleDoubleTap(_ recognizer: UITapGestureRecognizer) {
        reset(recognizer)
    }
}

extension EditorViewController: UIGestureRecognizerDelegate {

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        return gestureRecognizer.view === polaroidView && otherGestureRecognizer.view === polaroidView
    }
}
