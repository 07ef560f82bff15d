/// Values of layer properties at some instants.
public struct Trace: Hashable, Sendable {
  /// One property of one layer at one instant.
  public struct Row: Hashable, Sendable {
    /// Seconds from the film's start.
    public var time: Double
    /// From the window down, as `window/container/StoryViewController`.
    public var layer: String
    /// As Core Animation names it.
    public var property: String
    /// Points for lengths; x y, width height, x y width height, red green blue alpha, or the
    /// sixteen numbers of a matrix by rows.
    public var values: [Double]

    /// A row as it was read or computed.
    public init(time: Double, layer: String, property: String, values: [Double]) {
      self.time = time
      self.layer = layer
      self.property = property
      self.values = values
    }

    package var key: Key { Key(layer: layer, property: property) }
  }

  /// A property of a layer, whatever the instant.
  package struct Key: Hashable, Sendable {
    package let layer: String
    package let property: String
  }

  /// By time, then by layer from the window down, then by property.
  public var rows: [Row]

  /// A trace of rows in the order that `rows` names.
  public init(rows: [Row]) { self.rows = rows }

  /// The properties whose values differ between two instants, in any component and by any amount.
  package var moving: Set<Key> {
    var first: [Key: [Double]] = [:]
    var moving: Set<Key> = []
    for row in rows {
      if let before = first[row.key] {
        if before != row.values { moving.insert(row.key) }
      } else {
        first[row.key] = row.values
      }
    }
    return moving
  }

  /// The rows of some properties only.
  package func only(_ keys: Set<Key>) -> Trace {
    Trace(rows: rows.filter { keys.contains($0.key) })
  }
}
