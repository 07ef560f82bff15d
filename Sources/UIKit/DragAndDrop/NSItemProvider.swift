import Foundation

/// Gives something when it is asked for: what it was made of, to whoever asks for its class.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// What it gives.
  private let object: Any?
  open private(set) var registeredTypeIdentifiers: [String]
  open var suggestedName: String?

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
