import QuartzCore

extension UICollectionView {
  /// A class of cells, or what a nib makes of one, and how one is configured for an item.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (Cell, IndexPath, Item) -> Void
    let handler: Handler
    let nib: UINib?
    let identifier = RegistrationNames.next()

    public init(handler: @escaping Handler) { (nib, self.handler) = (nil, handler) }

    /// Cells are made of the nib's first view.
    public init(cellNib: UINib, handler: @escaping Handler) {
      (nib, self.handler) = (cellNib, handler)
    }
  }

  /// A class of headers and the like, and how one is configured for a place.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (Supplementary, String, IndexPath) -> Void
    let kind: String
    let handler: Handler
    let nib: UINib?
    let identifier = RegistrationNames.next()

    public init(elementKind: String, handler: @escaping Handler) {
      (kind, nib, self.handler) = (elementKind, nil, handler)
    }

    /// Views are made of the nib's first one.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      (kind, nib, self.handler) = (elementKind, supplementaryNib, handler)
    }
  }

  func makeCell<Cell: UICollectionViewCell, Item>(
    _ registration: CellRegistration<Cell, Item>, _ path: IndexPath, _ item: Item?
  ) -> Cell {
    let reuse = CollectionReuse(identifier: registration.identifier)
    if let nib = registration.nib { use(nib, for: reuse, "\(Cell.self)") }
    collection.classes[reuse] = Cell.self
    guard let cell = dequeue(reuse) as? Cell else {
      preconditionFailure("a cell registration · \(Cell.self) makes no cell of its own class")
    }
    takeListPlace(cell, of: nil, at: path)
    if let item { registration.handler(cell, path, item) }
    return cell
  }

  func makeSupplementary<Supplementary: UICollectionReusableView>(
    _ registration: SupplementaryRegistration<Supplementary>, _ path: IndexPath
  ) -> Supplementary {
    let reuse = CollectionReuse(kind: registration.kind, identifier: registration.identifier)
    if let nib = registration.nib { use(nib, for: reuse, "\(Supplementary.self)") }
    collection.classes[reuse] = Supplementary.self
    guard let view = dequeue(reuse) as? Supplementary else {
      preconditionFailure("a registration · \(Supplementary.self) makes no view of its own class")
    }
    takeListPlace(view, of: registration.kind, at: path)
    registration.handler(view, registration.kind, path)
    return view
  }

  /// Takes a registration's nib, once; one that is not there is noted, and views are of the class alone.
  private func use(_ nib: UINib, for reuse: CollectionReuse, _ name: String) {
    guard collection.classes[reuse] == nil else { return }
    collection.templates[reuse] = nib.template
    if nib.template == nil {
      Unsupported.report("the nib \(nib.name) for \(name), which is not there")
    }
  }

  /// Tells a list's row, header or footer where it is going to be, before it is configured.
  func takeListPlace(_ view: UICollectionReusableView, of kind: String?, at path: IndexPath) {
    guard let cell = view as? UICollectionViewListCell,
      let layout = collectionViewLayout as? UICollectionViewCompositionalLayout
    else { return }
    let place =
      kind.map { layout.layoutAttributesForSupplementaryView(ofKind: $0, at: path) }
      ?? layout.layoutAttributesForItem(at: path)
    cell.willShow(at: place?.listPlace, kind: kind)
  }
}

/// Names for registrations, each once in a run.
@MainActor
enum RegistrationNames {
  private static var count = 0

  static func next() -> String {
    count += 1
    return "registration \(count)"
  }
}
