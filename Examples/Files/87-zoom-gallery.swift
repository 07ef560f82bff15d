//
//  ZoomGallery.swift
//  Swift 6 language mode, iOS 18
//
//  Async thumbnails, cell registrations, compositional layout and the system
//  fluid zoom transition.
//

import OSLog
import UIKit

private let logger = Logger(subsystem: "com.example.zoomgallery", category: "images")

// MARK: - Model

struct Photo: Hashable, Sendable, Identifiable {
    let id: Int
    let title: String
    let hue: Double
}

struct Album: Hashable, Sendable {
    let name: String
    let photos: [Photo]

    static let samples: [Album] = ["Dolomites", "Lisbon", "Archive"].enumerated().map { albumIndex, name in
        Album(name: name, photos: (0..<6).map { index in
            let id = albumIndex * 100 + index
            return Photo(id: id, title: "\(name) \(index + 1)", hue: Double((id * 37) % 100) / 100)
        })
    }
}

// MARK: - Loading

enum ImageError: Error {
    case cannotDecode(Int)
}

actor ImageStore {
    static let shared = ImageStore()

    private var inFlight: [Int: Task<UIImage, any Error>] = [:]
    private var memory: [Int: UIImage] = [:]
    private let directory = FileManager.default.temporaryDirectory.appending(path: "thumbs", directoryHint: .isDirectory)

    func image(for photo: Photo) async throws -> UIImage {
        if let cached = memory[photo.id] { return cached }
        if let running = inFlight[photo.id] { return try await running.value }

        let url = directory.appending(path: "\(photo.id).png")
        let folder = directory
        let task = Task<UIImage, any Error> {
            if let data = try? Data(contentsOf: url), let image = UIImage(data: data) {
                return image
            }
            try await Task.sleep(for: .milliseconds(120))
            let image = Self.render(photo)
            guard let data = image.pngData() else { throw ImageError.cannotDecode(photo.id) }
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try data.write(to: url, options: .atomic)
            return image
        }
        inFlight[photo.id] = task
        defer { inFlight[photo.id] = nil }
        let image = try await task.value
        memory[photo.id] = image
        return image
    }

    private static func render(_ photo: Photo) -> UIImage {
        let size = CGSize(width: 300, height: 300)
        return UIGraphicsImageRenderer(size: size).image { context in
            let top = UIColor(hue: photo.hue, saturation: 0.5, brightness: 0.95, alpha: 1)
            let bottom = UIColor(hue: photo.hue, saturation: 0.8, brightness: 0.45, alpha: 1)
            let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(),
                                      colors: [top.cgColor, bottom.cgColor] as CFArray,
                                      locations: [0, 1])!
            context.cgContext.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: size.height), options: [])
            UIColor.white.withAlphaComponent(0.35).setFill()
            context.cgContext.fillEllipse(in: CGRect(x: 180, y: 40, width: 70, height: 70))
        }
    }
}

// MARK: - Cells

final class PhotoCell: UICollectionViewCell {

    let imageView = UIImageView()
    private var task: Task<Void, Never>?

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        imageView.layer.cornerRadius = 12
        imageView.backgroundColor = .tertiarySystemFill
        imageView.frame = contentView.bounds
        imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(imageView)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func prepareForReuse() {
        super.prepareForReuse()
        task?.cancel()
        imageView.image = nil
    }

    func load(_ photo: Photo) {
        accessibilityLabel = photo.title
        task = Task { [weak self] in
            do {
                let image = try await ImageStore.shared.image(for: photo)
                guard !Task.isCancelled, let self else { return }
                UIView.transition(with: imageView, duration: 0.2, options: .transitionCrossDissolve) {
                    self.imageView.image = image
                }
            } catch {
                logger.error("thumbnail \(photo.id) failed: \(error.localizedDescription)")
            }
        }
    }
}

// MARK: - Gallery

final class GalleryViewController: UIViewController {

    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<String, Photo>!

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Gallery"
        navigationItem.largeTitleDisplayMode = .always
        configureCollectionView()
        configureDataSource()
        applySnapshot(Album.samples)

        navigationItem.trailingItemGroups = [
            UIBarButtonItem(image: UIImage(systemName: "shuffle"), primaryAction: UIAction { [weak self] _ in
                self?.applySnapshot(Album.samples.shuffled())
            }).creatingFixedGroup()
        ]
    }

    private func configureCollectionView() {
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundColor = .systemBackground
        collectionView.delegate = self
        view.addSubview(collectionView)
    }

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { sectionIndex, environment in
            let columns = environment.container.effectiveContentSize.width > 600 ? 5 : 3
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            item.contentInsets = .init(top: 3, leading: 3, bottom: 3, trailing: 3)

            let isHero = sectionIndex == 0
            let width: NSCollectionLayoutDimension = isHero ? .fractionalWidth(0.8) : .fractionalWidth(1)
            let height: NSCollectionLayoutDimension = isHero ? .absolute(220) : .fractionalWidth(1 / CGFloat(columns))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: width, heightDimension: height),
                                                           repeatingSubitem: item,
                                                           count: isHero ? 1 : columns)
            let section = NSCollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior = isHero ? .groupPagingCentered : .none
            section.contentInsets = .init(top: 4, leading: 12, bottom: 20, trailing: 12)
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40)),
                    elementKind: UICollectionView.elementKindSectionHeader,
                    alignment: .top)
            ]
            return section
        }
    }

    private func configureDataSource() {
        let cellRegistration = UICollectionView.CellRegistration<PhotoCell, Photo> { cell, _, photo in
            cell.load(photo)
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, photo in
            collectionView.dequeueConfiguredReusableCell(using: cellRegistration, for: indexPath, item: photo)
        }

        let headerRegistration = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [weak self] header, _, indexPath in
            var content = UIListContentConfiguration.header()
            content.text = self?.dataSource.sectionIdentifier(for: indexPath.section)
            header.contentConfiguration = content
        }
        dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: headerRegistration, for: indexPath)
        }
    }

    private func applySnapshot(_ albums: [Album]) {
        var snapshot = NSDiffableDataSourceSnapshot<String, Photo>()
        for album in albums {
            snapshot.appendSections([album.name])
            snapshot.appendItems(album.photos)
        }
        dataSource.apply(snapshot)
    }

    private func sourceView(for photo: Photo) -> UIView? {
        guard let indexPath = dataSource.indexPath(for: photo) else { return nil }
        if !collectionView.indexPathsForVisibleItems.contains(indexPath) {
            collectionView.scrollToItem(at: indexPath, at: .centeredVertically, animated: false)
            collectionView.layoutIfNeeded()
        }
        return (collectionView.cellForItem(at: indexPath) as? PhotoCell)?.imageView
    }
}

extension GalleryViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let photo = dataSource.itemIdentifier(for: indexPath) else { return }
        let photos = dataSource.snapshot().itemIdentifiers(inSection: dataSource.sectionIdentifier(for: indexPath.section)!)
        let detail = PhotoViewController(photos: photos, current: photo)

        let options = UIViewController.Transition.ZoomOptions()
        options.dimmingColor = .black.withAlphaComponent(0.2)
        detail.preferredTransition = .zoom(options: options) { [weak self] context in
            guard let zoomed = context.zoomedViewController as? PhotoViewController else { return nil }
            return self?.sourceView(for: zoomed.current)
        }
        navigationController?.pushViewController(detail, animated: true)
    }
}

// MARK: - Detail

final class PhotoViewController: UIViewController {

    private let photos: [Photo]
    private(set) var current: Photo
    private let imageView = UIImageView()

    init(photos: [Photo], current: Photo) {
        self.photos = photos
        self.current = current
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        imageView.contentMode = .scaleAspectFit
        imageView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(imageView)
        NSLayoutConstraint.activate([
            imageView.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            imageView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            imageView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            imageView.heightAnchor.constraint(equalTo: imageView.widthAnchor)
        ])
        let next = UIBarButtonItem(title: "Next", primaryAction: UIAction { [weak self] _ in self?.advance() })
        navigationItem.rightBarButtonItem = next
        Task { await reload() }
    }

    private func advance() {
        guard let index = photos.firstIndex(of: current) else { return }
        current = photos[(index + 1) % photos.count]
        Task { await reload() }
    }

    private func reload() async {
        title = current.title
        imageView.image = try? await ImageStore.shared.image(for: current)
    }
}

// MARK: - App

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, configurationForConnecting session: UISceneSession,
                     options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let navigationController = UINavigationController(rootViewController: GalleryViewController())
        navigationController.navigationBar.prefersLargeTitles = true
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = navigationController
        window?.makeKeyAndVisible()
    }
}
