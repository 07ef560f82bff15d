import QuartzCore

/// What was copied last. Every stage has its own.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// What a pasteboard is called.
  public struct Name: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let general = Name("com.apple.UIKit.pboard.general")
    public static let find = Name("com.apple.UIKit.pboard.find")
  }

  /// How things are put on it: kept by nobody.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// The pasteboard of the stage that is being used.
  public class var general: UIPasteboard { SceneEnvironment.current.system.pasteboard }
  open private(set) var name = Name.general
  /// One thing after the other; of each, what it is by type.
  open var items: [[String: Any]] = [] { didSet { changed() } }
  /// How often something was copied.
  open private(set) var changeCount = 0
  open var isPersistent: Bool { false }
  open func setPersistent(_ persistent: Bool) {}

  /// One of a name, made where there is none and that is asked for.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    guard create else { return nil }
    self.init()
    name = pasteboardName
  }

  /// One that nobody else knows.
  open class func withUniqueName() -> UIPasteboard {
    let board = UIPasteboard()
    board.name = Name("unique-\(ObjectIdentifier(board).hashValue)")
    return board
  }
  open class func remove(withName pasteboardName: Name) {}

  private func changed() {
    changeCount += 1
    NotificationCenter.default.post(
      name: Self.changedNotification, object: self,
      userInfo: [Self.changedTypesAddedUserInfoKey: types])
  }

  // MARK: By class

  open var string: String? {
    get { first() }
    set { put(newValue.map { [$0] }, "public.utf8-plain-text") }
  }
  open var strings: [String]? {
    get { all() }
    set { put(newValue, "public.utf8-plain-text") }
  }
  open var url: URL? {
    get { first() }
    set { put(newValue.map { [$0] }, "public.url") }
  }
  open var urls: [URL]? {
    get { all() }
    set { put(newValue, "public.url") }
  }
  open var image: UIImage? {
    get { first() }
    set { put(newValue.map { [$0] }, "public.png") }
  }
  open var images: [UIImage]? {
    get { all() }
    set { put(newValue, "public.png") }
  }
  open var color: UIColor? {
    get { first() }
    set { put(newValue.map { [$0] }, "com.apple.uikit.color") }
  }
  open var colors: [UIColor]? {
    get { all() }
    set { put(newValue, "com.apple.uikit.color") }
  }
  open var hasStrings: Bool { values.contains { $0 is String } }
  open var hasURLs: Bool { values.contains { $0 is URL } }
  open var hasImages: Bool { values.contains { $0 is UIImage } }
  open var hasColors: Bool { values.contains { $0 is UIColor } }

  private var values: [Any] { items.flatMap(\.values) }
  private func first<Value>() -> Value? { values.lazy.compactMap { $0 as? Value }.first }
  private func all<Value>() -> [Value] { values.compactMap { $0 as? Value } }
  private func put(_ values: [Any]?, _ type: String) { items = (values ?? []).map { [type: $0] } }

  // MARK: By type

  /// The types of the first thing.
  open var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }
  open var numberOfItems: Int { items.count }
  open func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
    chosen(itemSet).map { $0.keys.sorted() }
  }
  open func contains(pasteboardTypes: [String]) -> Bool {
    !Set(types).isDisjoint(with: pasteboardTypes)
  }
  open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
    chosen(itemSet).allSatisfy { !Set($0.keys).isDisjoint(with: pasteboardTypes) }
  }
  open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
    IndexSet(items.indices.filter { !Set(items[$0].keys).isDisjoint(with: pasteboardTypes) })
  }
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    items.first?[pasteboardType]
  }
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }
  open func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]?
  {
    chosen(itemSet).compactMap { $0[pasteboardType] }
  }
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    data(of: value(forPasteboardType: pasteboardType))
  }
  open func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]?
  {
    values(forPasteboardType: pasteboardType, inItemSet: itemSet)?.compactMap { data(of: $0) }
  }
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    setValue(data, forPasteboardType: pasteboardType)
  }
  open func addItems(_ items: [[String: Any]]) { self.items += items }
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    self.items = items
  }

  private func chosen(_ itemSet: IndexSet?) -> [[String: Any]] {
    guard let itemSet else { return items }
    return itemSet.filter { items.indices.contains($0) }.map { items[$0] }
  }

  private func data(of value: Any?) -> Data? {
    switch value {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    case let image as UIImage: image.pngData()
    default: nil
    }
  }

  // MARK: As providers

  open var itemProviders: [NSItemProvider] {
    get { values.map { NSItemProvider(object: $0) } }
    set { setItemProviders(newValue, localOnly: true, expirationDate: nil) }
  }
  /// What providers give without being asked: their own object.
  open func setItemProviders(
    _ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?
  ) {
    items = itemProviders.compactMap { provider in
      provider.registeredTypeIdentifiers.first.flatMap { type in
        provider.given.map { [type: $0] }
      }
    }
  }

  /// Strings, addresses, pictures, colours.
  open func setObjects(_ objects: [Any]) {
    items = objects.map { object in
      let type = NSItemProvider(object: object).registeredTypeIdentifiers.first ?? "public.data"
      return [type: object]
    }
  }

  public nonisolated static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
  public nonisolated static let changedTypesRemovedUserInfoKey =
    "UIPasteboardChangedTypesRemovedKey"
  public nonisolated static let typeAutomatic = "com.apple.uikit.type-automatic"
  public nonisolated static let typeListString = ["public.utf8-plain-text", "public.text"]
  public nonisolated static let typeListURL = ["public.url"]
  public nonisolated static let typeListImage = ["public.png", "public.jpeg"]
  public nonisolated static let typeListColor = ["com.apple.uikit.color"]
}
