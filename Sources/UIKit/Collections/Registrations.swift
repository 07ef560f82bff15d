import QuartzCore

extension UICollectionView {
  /// A class of cells and how one is configured for an item.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (Cell, IndexPath, Item) -> Void
    let handler: Handler
    let identifier = RegistrationNames.next()

    public init(handler: @escaping Handler) { self.handler = handler }

    /// Nibs are not read here: noted, and cells are of the class alone.
    public init(cellNib: UINib, handler: @escaping Handler) {
      Unsupported.report("the nib of a cell registration · register the class")
      self.handler = handler
    }
  }

  /// A class of headers and the like, and how one is configured for a place.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (Supplementary, String, IndexPath) -> Void
    let kind: String
    let handler: Handler
    let identifier = RegistrationNames.next()

    public init(elementKind: String, handler: @escaping Handler) {
      (kind, self.handler) = (elementKind, handler)
    }

    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      Unsupported.report("the nib of a supplementary registration · register the class")
      (kind, self.handler) = (elementKind, handler)
    }
  }

  func makeCell<Cell: UICollectionViewCell, Item>(
    _ registration: CellRegistration<Cell, Item>, _ path: IndexPath, _ item: Item?
  ) -> Cell {
    let reuse = CollectionReuse(identifier: registration.identifier)
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
    collection.classes[reuse] = Supplementary.self
    guard let view = dequeue(reuse) as? Supplementary else {
      preconditionFailure("a registration · \(Supplementary.self) makes no view of its own class")
    }
    takeListPlace(view, of: registration.kind, at: path)
    registration.handler(view, registration.kind, path)
    return view
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
