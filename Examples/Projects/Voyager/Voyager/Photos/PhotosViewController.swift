//
//  PhotosViewController.swift
//  Voyager
//
//  Created by Jonas Keller on 08/01/2018.
//  Copyright © 2018 Jonas Keller. All rights reserved.
//

import UIKit

class PhotosViewController: UICollectionViewController {

    private let destinations = DestinationStore.shared.all
    private let spacing: CGFloat = 2

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        collectionViewLayout.invalidateLayout()
    }

    // MARK: - UICollectionViewDataSource

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return destinations.count * 3
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: PhotoCell.reuseIdentifier, for: indexPath)
        if let cell = cell as? PhotoCell {
            cell.imageView.image = destination(at: indexPath).image
        }
        return cell
    }

    private func destination(at indexPath: IndexPath) -> Destination {
        return destinations[indexPath.item % destinations.count]
    }

    // MARK: - Navigation

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let viewer = segue.destination as? PhotoViewerViewController,
            let cell = sender as? PhotoCell,
            let indexPath = collectionView.indexPath(for: cell) {
            let destination = self.destination(at: indexPath)
            viewer.image = destination.image
            viewer.caption = destination.name
            viewer.modalPresentationCapturesStatusBarAppearance = true
        }
    }

}

// MARK: - UICollectionViewDelegateFlowLayout

extension PhotosViewController: UICollectionViewDelegateFlowLayout {

    func collectionView(_ collectionView: UICollectionView,
                        layout collectionViewLayout: UICollectionViewLayout,
                        sizeForItemAt indexPath: IndexPath) -> CGSize {
        let insets = collectionView.safeAreaInsets
        let width = collectionView.bounds.width - insets.left - insets.right
        let columns: CGFloat = width > 500 ? 5 : 3
        let side = floor((width - (columns - 1) * spacing) / columns)
        return CGSize(width: side, height: side)
    }

}
