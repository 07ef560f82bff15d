import Foundation

/// Sorts things by a text of theirs and puts them under the letters of an alphabet: A to Z, and # for the rest.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
  private static let one = UILocalizedIndexedCollation()
  open class func current() -> UILocalizedIndexedCollation { one }

  open var sectionTitles: [String] { Self.letters }
  open var sectionIndexTitles: [String] { Self.letters }

  private static let letters =
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).map {
      String(UnicodeScalar($0))
    } + ["#"]

  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

  /// The letter that an object belongs under, by what a selector of it answers.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    let first = words(of: object, selector).folding(
      options: [.diacriticInsensitive, .caseInsensitive, .widthInsensitive], locale: nil
    ).uppercased().first
    return first.flatMap { Self.letters.firstIndex(of: String($0)) } ?? Self.letters.count - 1
  }

  open func sortedArray(
    from array: [Any], collationStringSelector selector: Selector
  ) -> [Any] {
    array.map { (words(of: $0, selector), $0) }.sorted { one, other in
      one.0.localizedStandardCompare(other.0) == .orderedAscending
    }.map(\.1)
  }

  private func words(of object: Any, _ selector: Selector) -> String {
    if let text = object as? String { return text }
    return selector.answer(of: object as AnyObject, sender: nil, event: nil) as? String ?? ""
  }
}
