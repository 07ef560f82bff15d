import QuartzCore

/// Text with attributes that tells whoever lays it out of every change: a text view's, or one that
/// an application made beside a layout manager of its own.
///
/// A subclass may keep the text elsewhere: it overrides `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` and `setAttributes(_:range:)`, from which everything else follows.
open class NSTextStorage: NSMutableAttributedString {
  /// What was edited.
  public struct EditActions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let editedAttributes = EditActions(rawValue: 1)
    public static let editedCharacters = EditActions(rawValue: 2)
  }

  private var managers: [NSLayoutManager] = []
  private var depth = 0
  /// What shows the text, told after each edit.
  var edited: (() -> Void)?

  /// Told before and after attributes are fixed; not kept alive.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// What the edit that is under way has changed, where, and by how much the text got longer.
  open private(set) var editedMask: EditActions = []
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  open private(set) var changeInLength = 0

  open var layoutManagers: [NSLayoutManager] { managers }

  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    managers.append(aLayoutManager)
    nonisolated(unsafe) let storage = self
    MainActor.assumeIsolated { aLayoutManager.textStorage = storage }
  }

  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    managers.removeAll { $0 === aLayoutManager }
  }

  // MARK: Edits

  /// Says what was changed: a subclass calls it after each change of its own.
  open func edited(
    _ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int
  ) {
    self.editedMask.formUnion(editedMask)
    let now = NSRange(
      location: editedRange.location, length: max(editedRange.length + delta, 0))
    self.editedRange =
      self.editedRange.location == NSNotFound ? now : NSUnionRange(self.editedRange, now)
    changeInLength += delta
    if depth == 0 { processEditing() }
  }

  open override func beginEditing() { depth += 1 }

  open override func endEditing() {
    depth = max(depth - 1, 0)
    if depth == 0, !editedMask.isEmpty { processEditing() }
  }

  /// Tells the delegate and what shows the text; an edit by the delegate belongs to this one.
  open func processEditing() {
    depth += 1
    let (mask, range, change) = (editedMask, editedRange, changeInLength)
    nonisolated(unsafe) let storage = self
    MainActor.assumeIsolated { storage.notify(mask, range, change) }
    depth -= 1
    (editedMask, changeInLength) = ([], 0)
    editedRange = NSRange(location: NSNotFound, length: 0)
    edited?()
  }

  @MainActor
  private func notify(_ mask: EditActions, _ range: NSRange, _ change: Int) {
    delegate?.textStorage(self, willProcessEditing: mask, range: range, changeInLength: change)
    delegate?.textStorage(self, didProcessEditing: mask, range: range, changeInLength: change)
  }

  /// Nothing waits to be fixed.
  open func ensureAttributesAreFixed(in range: NSRange) {}
  open func invalidateAttributes(in range: NSRange) {}
  open var fixesAttributesLazily: Bool { false }

  // MARK: What a subclass may keep elsewhere

  open override var length: Int { string.utf16.count }

  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    if type(of: self) == NSTextStorage.self {
      edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    if type(of: self) == NSTextStorage.self {
      edited(.editedAttributes, range: range, changeInLength: 0)
    }
  }

  // MARK: What follows from it

  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    addAttributes([name: value], range: range)
  }

  open override func addAttributes(
    _ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange
  ) {
    change(range) { $0.merging(attrs) { $1 } }
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change(range) { attributes in attributes.filter { $0.key != name } }
  }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    beginEditing()
    replaceCharacters(in: range, with: attrString.string)
    for (run, attributes) in attrString.runs(in: NSRange(location: 0, length: attrString.length)) {
      let place = NSRange(location: range.location + run.location, length: run.length)
      setAttributes(attributes, range: place)
    }
    endEditing()
  }

  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }

  open override func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }

  open override func deleteCharacters(in range: NSRange) {
    replaceCharacters(in: range, with: "")
  }

  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }

  private func change(
    _ range: NSRange,
    _ edit: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {
    beginEditing()
    for (run, attributes) in runs(in: range) { setAttributes(edit(attributes), range: run) }
    endEditing()
  }

  /// The text as it is now, apart from the storage.
  func snapshot() -> NSAttributedString {
    let copy = NSMutableAttributedString(string: string)
    for (run, attributes) in runs(in: NSRange(location: 0, length: length)) {
      copy.setAttributes(attributes, range: run)
    }
    return copy
  }
}

extension NSAttributedString {
  /// Stretches of equal attributes within a range.
  func runs(in range: NSRange) -> [(NSRange, [NSAttributedString.Key: Any])] {
    var all: [(NSRange, [NSAttributedString.Key: Any])] = []
    var start = range.location
    let end = min(NSMaxRange(range), string.utf16.count)
    while start < end {
      var same = NSRange()
      let attributes = attributes(at: start, effectiveRange: &same)
      let stop = min(max(NSMaxRange(same), start + 1), end)
      all.append((NSRange(location: start, length: stop - start), attributes))
      start = stop
    }
    return all
  }
}

/// Hears of edits of a text storage. All are optional.
@preconcurrency @MainActor
public protocol NSTextStorageDelegate: NSObjectProtocol {
  /// Before attributes are fixed: characters and attributes may be changed.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)

  /// After that: attributes may be changed.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}

  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
}
