import Foundation

/// Places in tables and collections: a section, and a row or item in it.
extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The first of two indices.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The second of two indices, as tables call it.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The second of two indices, as collections call it.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
