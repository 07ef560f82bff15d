/// One machine's share of a large suite: every so manyth piece of work.
public struct Shard: Hashable, Sendable, CustomStringConvertible {
  /// 1…count.
  public let index: Int
  /// How many machines share the work; ≥ 1.
  public let count: Int

  /// - Returns: nil unless 1 ≤ index ≤ count.
  public init?(_ index: Int, of count: Int) {
    guard count >= 1, (1...count).contains(index) else { return nil }
    (self.index, self.count) = (index, count)
  }

  /// Reads `2/5`.
  /// - Returns: nil for what is no share.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1] else { return nil }
    self.init(index, of: count)
  }

  public var description: String { "\(index)/\(count)" }

  /// The elements that fall to this machine. The shares of all machines together are the whole,
  /// and no element falls to two.
  public func share<Element>(of elements: [Element]) -> [Element] {
    elements.enumerated().filter { $0.offset % count == index - 1 }.map(\.element)
  }
}
