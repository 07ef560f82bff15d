//
//  GalleryViewController.swift
//  Recipes
//
//  Created by Paula Winter on 18.03.22.
//

import UIKit

class GalleryViewController: UICollectionViewController {

    private let courses = Course.allCases
    private var selectedIndexPath: IndexPath?

    override func viewDidLoad() {
        super.viewDidLoad()
        clearsSelectionOnViewWillAppear = false
        NotificationCenter.default.addObserver(forName: RecipeStore.didChangeNotification, object: nil, queue: .main) { [weak self] _ in
            self?.collectionView.reloadData()
        }
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { _ in
            self.collectionViewLayout.invalidateLayout()
        }, completion: nil)
    }

    private func recipe(at indexPath: IndexPath) -> Recipe {
        return RecipeStore.shared.recipes(for: courses[indexPath.section])[indexPath.item]
    }

    // MARK: - UICollectionViewDataSource

    override func numberOfSections(in collectionView: UICollectionView) -> Int {
        return courses.count
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return RecipeStore.shared.recipes(for: courses[section]).count
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: GalleryCell.reuseIdentifier, for: indexPath) as! GalleryCell
        cell.configure(with: recipe(at: indexPath))
        return cell
    }

    override func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
        let header = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: GalleryHeaderView.reuseIdentifier, for: indexPath) as! GalleryHeaderView
        let course = courses[indexPath.section]
        header.configure(with: course, count: RecipeStore.shared.recipes(for: course).count)
        return header
    }

    // MARK: - Navigation

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "ShowPhoto",
              let cell = sender as? GalleryCell,
              let indexPath = collectionView.indexPath(for: cell),
              let photo = segue.destination as? PhotoViewController else { return }
        selectedIndexPath = indexPath
        photo.recipe = recipe(at: indexPath)
    }
}

// MARK: - UICollectionViewDelegateFlowLayout

extension GalleryViewController: UICollectionViewDelegateFlowLayout {
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        let layout = collectionViewLayout as! UICollectionViewFlowLayout
        let available = collectionView.bounds.inset(by: collectionView.safeAreaInsets).width
            - layout.sectionInset.left - layout.sectionInset.right
        let columns = max(2, floor(available / 180))
        let width = floor((available - (columns - 1) * layout.minimumInteritemSpacing) / columns)
        return CGSize(width: width, height: width * 2 / 3 + 32)
    }
}

// MARK: - ZoomTransitionSource

extension GalleryViewController: ZoomTransitionSource {
    var zoomImageView: UIImageView? {
        guard let indexPath = selectedIndexPath else { return nil }
        collectionView.layoutIfNeeded()
        return (collectionView.cellForItem(at: indexPath) as? GalleryCell)?.imageView
    }
}
