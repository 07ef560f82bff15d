//
//  AlbumsViewController.swift
//
//  iOS 18 zoom. A grid of album covers. Tap a cover and it zooms up into the
//  album screen, swipe down or pinch and it shrinks back into its cover. On the
//  album screen you can go to the next album; going back then zooms into that
//  one's cover. The info button opens a second screen that zooms out of the
//  button. On older iOS versions it is a normal push.
//

import UIKit

struct Album: Hashable, Identifiable {
    let id: Int
    let name: String
    let hue: CGFloat

    var color: UIColor { UIColor(hue: hue, saturation: 0.7, brightness: 0.9, alpha: 1) }

    static let all: [Album] = (0..<18).map { Album(id: $0, name: "Album \($0 + 1)", hue: CGFloat($0) / 18) }
}

final class AlbumsViewController: UICollectionViewController {

    private let albums = Album.all

    private lazy var registration = UICollectionView.CellRegistration<UICollectionViewCell, Album> { cell, _, album in
        cell.contentView.backgroundColor = album.color
        cell.contentView.layer.cornerRadius = 14
        cell.contentView.layer.cornerCurve = .continuous
    }

    convenience init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 160, height: 160)
        layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        self.init(collectionViewLayout: layout)
        title = "Albums"
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        _ = registration
        navigationItem.rightBarButtonItem = UIBarButtonItem(customView: makeInfoButton())
    }

    private func makeInfoButton() -> UIButton {
        let button = UIButton(type: .infoLight)
        button.addAction(UIAction { [weak self, weak button] _ in
            let about = AboutViewController()
            if #available(iOS 18.0, *) {
                about.preferredTransition = .zoom { _ in button }
            }
            self?.present(about, animated: true)
        }, for: .touchUpInside)
        return button
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        albums.count
    }

    override func collectionView(_ collectionView: UICollectionView,
                                 cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: albums[indexPath.item])
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        let detail = AlbumViewController()
        detail.album = albums[indexPath.item]

        if #available(iOS 18.0, *) {
            let options = UIViewController.Transition.ZoomOptions()
            options.dimmingColor = .black.withAlphaComponent(0.2)
            options.interactiveDismissShouldBegin = { context in
                context.willBegin || context.velocity.dy > 0
            }
            detail.preferredTransition = .zoom(options: options) { [weak self] context in
                guard let self, let detail = context.zoomedViewController as? AlbumViewController else { return nil }
                return self.cover(for: detail.album)
            }
        }
        navigationController?.pushViewController(detail, animated: true)
    }

    /// The album can change while the detail screen is open, so look the cell up every time.
    private func cover(for album: Album) -> UIView? {
        guard let item = albums.firstIndex(of: album) else { return nil }
        let indexPath = IndexPath(item: item, section: 0)
        if !collectionView.indexPathsForVisibleItems.contains(indexPath) {
            collectionView.scrollToItem(at: indexPath, at: .centeredVertically, animated: false)
            collectionView.layoutIfNeeded()
        }
        return collectionView.cellForItem(at: indexPath)?.contentView
    }
}

final class AlbumViewController: UIViewController {
    var album = Album.all[0] { didSet { update() } }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: UIAction(title: "Next") { [weak self] _ in
            guard let self else { return }
            let next = (self.album.id + 1) % Album.all.count
            UIView.transition(with: self.view, duration: 0.3, options: .transitionCrossDissolve) {
                self.album = Album.all[next]
            }
        })
        update()
    }

    private func update() {
        title = album.name
        view.backgroundColor = album.color
    }
}

final class AboutViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        let close = UIButton(type: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        close.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(close)
        close.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16).isActive = true
        close.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16).isActive = true
    }
}
