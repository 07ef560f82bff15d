//
//  PhotoGridViewController.swift
//
//  The phone shows a grid of coloured tiles. Tap one and the tile grows out of
//  the grid until it becomes the big picture at the top of the next screen,
//  while the rest of the detail screen fades in. Going back shrinks the picture
//  into the tile it came from.
//

import UIKit

final class PhotoGridViewController: UICollectionViewController, UINavigationControllerDelegate {

    private let colors: [UIColor] = [.systemRed, .systemBlue, .systemGreen, .systemOrange, .systemPurple]
    private var selectedIndexPath: IndexPath?

    convenience init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 110, height: 110)
        layout.sectionInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
        self.init(collectionViewLayout: layout)
        title = "Photos"
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        navigationController?.delegate = self
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return colors.count * 4
    }

    override func collectionView(_ collectionView: UICollectionView,
                                 cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
        cell.contentView.backgroundColor = colors[indexPath.item % colors.count]
        cell.contentView.layer.cornerRadius = 8
        return cell
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        selectedIndexPath = indexPath
        let detail = PhotoDetailViewController()
        detail.heroView.backgroundColor = colors[indexPath.item % colors.count]
        navigationController?.pushViewController(detail, animated: true)
    }

    func selectedTile() -> UIView? {
        guard let indexPath = selectedIndexPath else { return nil }
        return collectionView.cellForItem(at: indexPath)?.contentView
    }

    func navigationController(_ navigationController: UINavigationController,
                              animationControllerFor operation: UINavigationController.Operation,
                              from fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        switch operation {
        case .push where toVC is PhotoDetailViewController: return ZoomAnimator(isPush: true)
        case .pop where fromVC is PhotoDetailViewController: return ZoomAnimator(isPush: false)
        default: return nil
        }
    }
}

final class PhotoDetailViewController: UIViewController {
    let heroView = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        heroView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(heroView)
        NSLayoutConstraint.activate([
            heroView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            heroView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            heroView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            heroView.heightAnchor.constraint(equalTo: heroView.widthAnchor)
        ])
    }
}

final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPush: Bool

    init(isPush: Bool) { self.isPush = isPush }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.45 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        let gridKey: UITransitionContextViewControllerKey = isPush ? .from : .to
        let detailKey: UITransitionContextViewControllerKey = isPush ? .to : .from
        guard let grid = context.viewController(forKey: gridKey) as? PhotoGridViewController,
              let detail = context.viewController(forKey: detailKey) as? PhotoDetailViewController,
              let toVC = context.viewController(forKey: .to) else { return context.completeTransition(false) }
        let container = context.containerView
        toVC.view.frame = context.finalFrame(for: toVC)
        if isPush { container.addSubview(detail.view) } else { container.insertSubview(grid.view, belowSubview: detail.view) }
        toVC.view.layoutIfNeeded()

        guard let tile = grid.selectedTile(),
              let snapshot = (isPush ? tile : detail.heroView).snapshotView(afterScreenUpdates: false) else {
            return context.completeTransition(!context.transitionWasCancelled)
        }
        let tileFrame = tile.convert(tile.bounds, to: container)
        let heroFrame = detail.heroView.convert(detail.heroView.bounds, to: container)
        snapshot.frame = isPush ? tileFrame : heroFrame
        container.addSubview(snapshot)
        tile.isHidden = true
        detail.heroView.isHidden = true
        detail.view.alpha = isPush ? 0 : 1

        UIView.animate(withDuration: transitionDuration(using: context), delay: 0,
                       usingSpringWithDamping: 0.85, initialSpringVelocity: 0, options: [], animations: {
            snapshot.frame = self.isPush ? heroFrame : tileFrame
            detail.view.alpha = self.isPush ? 1 : 0
        }, completion: { _ in
            tile.isHidden = false
            detail.heroView.isHidden = false
            detail.view.alpha = 1
            snapshot.removeFromSuperview()
            context.completeTransition(!context.transitionWasCancelled)
        })
    }
}
