//
//  ExploreViewController.swift
//  PocketTrips
//
//  Created by Jonas Weber on 20.09.17.
//  Copyright © 2017 Weber Apps. All rights reserved.
//

import UIKit

class ExploreViewController: UIViewController {

    @IBOutlet weak var collectionView: UICollectionView!

    fileprivate let places = Place.all
    fileprivate let animator = ExpandAnimator()
    fileprivate let interactor = PullDownInteractor()
    fileprivate var selectedCell: UICollectionViewCell?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("explore.title", comment: "")
        animator.dismissCompletion = { [weak self] in
            self?.selectedCell?.isHidden = false
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if let layout = collectionView.collectionViewLayout as? UICollectionViewFlowLayout {
            let side = (collectionView.bounds.width - 3 * 16) / 2
            layout.itemSize = CGSize(width: floor(side), height: 150)
        }
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let place = segue.destination as? PlaceViewController,
            let cell = sender as? UICollectionViewCell,
            let indexPath = collectionView.indexPath(for: cell) else { return }
        selectedCell = cell
        place.place = places[indexPath.item]
        place.interactor = interactor
        place.transitioningDelegate = self
    }

    @IBAction func unwindToExplore(_ segue: UIStoryboardSegue) {
        print("back from \(segue.source)")
    }
}

extension ExploreViewController: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return places.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "PlaceCell", for: indexPath) as! PlaceCell
        cell.configure(with: places[indexPath.item])
        return cell
    }
}

extension ExploreViewController: UIViewControllerTransitioningDelegate {

    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        guard let cell = selectedCell else { return nil }
        animator.originFrame = cell.superview!.convert(cell.frame, to: nil)
        animator.presenting = true
        cell.isHidden = true
        return animator
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        animator.presenting = false
        return animator
    }

    func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
        return interactor.hasStarted ? interactor : nil
    }
}
