import Foundation

/// Gives something when it is asked for: what it was made of, to whoever asks for its class.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// What it gives.
  private let object: Any?
  var given: Any? { object }
  open fileprivate(set) var registeredTypeIdentifiers: [String]
  open var suggestedName: String?
  open var teamData: Data?
  /// Kept: nothing is shown of it before it is loaded.
  open var preferredPresentationSize = CGSize.zero
  /// What gives data of a type.
  fileprivate var loaders: [String: Loader] = [:]
  fileprivate typealias Loader = (@escaping (Data?, (any Error)?) -> Void) -> Progress?

  public override init() { (object, registeredTypeIdentifiers) = (nil, []) }

  public init(object: Any) {
    (self.object, registeredTypeIdentifiers) = (object, [Self.type(of: object)])
  }

  public init(item: Any?, typeIdentifier: String?) {
    (object, registeredTypeIdentifiers) = (item, typeIdentifier.map { [$0] } ?? [])
  }

  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL else { return nil }
    self.init(item: fileURL, typeIdentifier: "public.file-url")
    suggestedName = fileURL.lastPathComponent
  }

  private static func type(of object: Any) -> String {
    switch object {
    case is String, is NSString: "public.utf8-plain-text"
    case is URL, is NSURL: "public.url"
    case is UIImage: "public.png"
    default: "public.data"
    }
  }

  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }

  open func canLoadObject<Wanted>(ofClass aClass: Wanted.Type) -> Bool { object is Wanted }

  /// Calls back later on the main queue, with nil where the object is of another class.
  @preconcurrency @MainActor @discardableResult
  open func loadObject<Wanted>(
    ofClass aClass: Wanted.Type, completionHandler: @escaping (Wanted?, (any Error)?) -> Void
  ) -> Progress {
    let found = object as? Wanted
    StageClock.DispatchQueue.main.async { completionHandler(found, nil) }
    return Progress(totalUnitCount: 1)
  }

  /// Calls back later on the main queue, with nil where there is nothing of the type.
  @preconcurrency @MainActor
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    let found = hasItemConformingToTypeIdentifier(typeIdentifier) ? object : nil
    StageClock.DispatchQueue.main.async { completionHandler?(found, nil) }
  }
}

/// Who may load what a provider gives: everybody, here.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all = 0, team, group, ownProcess
}

/// Something that can be made of what a provider gives.
public protocol NSItemProviderReading: NSObjectProtocol {
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// Something that a provider can give.
public protocol NSItemProviderWriting: NSObjectProtocol {
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  var writableTypeIdentifiersForItemProvider: [String] { get }
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) ->
      Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  public var writableTypeIdentifiersForItemProvider: [String] {
    Self.writableTypeIdentifiersForItemProvider
  }
}

extension NSItemProvider {
  /// Says what gives data of a type, when it is asked for.
  public final func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    loaders[typeIdentifier] = loadHandler
    if !registeredTypeIdentifiers.contains(typeIdentifier) {
      registeredTypeIdentifiers.append(typeIdentifier)
    }
  }

  /// The same of a file, which is read when it is asked for.
  public final func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: Int = 0,
    visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping (@escaping (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {
    registerDataRepresentation(forTypeIdentifier: typeIdentifier) { done in
      loadHandler { url, _, error in done(url.flatMap { try? Data(contentsOf: $0) }, error) }
    }
  }

  public final func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    for type in object.writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: type) { done in
        nonisolated(unsafe) let done = done
        return object.loadData(withTypeIdentifier: type) { data, error in done(data, error) }
      }
    }
  }

  public final func registerItem(
    forTypeIdentifier typeIdentifier: String,
    loadHandler: @escaping (@escaping (Any?, (any Error)?) -> Void) -> Void
  ) {
    registerDataRepresentation(forTypeIdentifier: typeIdentifier) { done in
      loadHandler { item, error in done(item as? Data, error) }
      return nil
    }
  }

  /// Calls back later on the main queue, with nil where there is nothing of the type.
  @preconcurrency @MainActor @discardableResult
  public final func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    guard let loader = loaders[typeIdentifier] else {
      StageClock.DispatchQueue.main.async { completionHandler(nil, nil) }
      return Progress(totalUnitCount: 1)
    }
    return loader { data, error in
      StageClock.DispatchQueue.main.async { completionHandler(data, error) }
    } ?? Progress(totalUnitCount: 1)
  }

  /// The same as a file that is there while the block runs.
  @preconcurrency @MainActor @discardableResult
  public final func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    let name = suggestedName ?? "item"
    return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("provided")
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let file = folder.appendingPathComponent(name)
      try? data.write(to: file)
      completionHandler(file, nil)
      try? FileManager.default.removeItem(at: file)
    }
  }
}
