import Foundation

/// A kind of file or data, named by a string such as "public.png".
public struct UTType: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The name.
  public let identifier: String

  /// - Parameter identifier: A name; one without a dot is none, and gives nil.
  public init?(_ identifier: String) {
    guard identifier.contains(".") else { return nil }
    self.identifier = identifier
  }

  private init(known identifier: String) { self.identifier = identifier }

  /// The kind that files with an ending are of; nil for an ending that is not in the table here.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let ending = filenameExtension.lowercased()
    guard let found = UTType.endings.first(where: { $0.value.contains(ending) }) else { return nil }
    identifier = found.key
  }

  /// The kind that a MIME type stands for; nil for one that is not in the table here.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let found = UTType.mimeTypes.first(where: { $0.value == mimeType }) else { return nil }
    identifier = found.key
  }

  /// A kind of an application's own.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  /// A kind of another application's.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  /// The name.
  public var description: String { identifier }

  /// The usual ending of a file of the kind.
  public var preferredFilenameExtension: String? { UTType.endings[identifier]?.first }

  /// The usual MIME type of the kind.
  public var preferredMIMEType: String? { UTType.mimeTypes[identifier] }

  /// Whether this kind is another one, or a special case of it.
  public func conforms(to type: UTType) -> Bool { self == type || ancestors.contains(type) }

  /// Whether another kind is a special case of this one.
  public func isSupertype(of type: UTType) -> Bool { type.ancestors.contains(self) }

  /// Whether this kind is a special case of another one.
  public func isSubtype(of type: UTType) -> Bool { ancestors.contains(type) }

  /// All kinds that this one is a special case of.
  public var supertypes: Set<UTType> { ancestors }

  private var ancestors: Set<UTType> {
    var found: Set<UTType> = []
    var open = UTType.parents[identifier] ?? []
    while let next = open.popLast() {
      if found.insert(UTType(known: next)).inserted { open += UTType.parents[next] ?? [] }
    }
    return found
  }

  /// Anything.
  public static let item = UTType(known: "public.item")
  /// What people call a document.
  public static let content = UTType(known: "public.content")
  /// Bytes of any kind.
  public static let data = UTType(known: "public.data")
  /// A folder.
  public static let folder = UTType(known: "public.folder")
  /// A folder, or what looks like one.
  public static let directory = UTType(known: "public.directory")
  /// A picture.
  public static let image = UTType(known: "public.image")
  /// A PNG picture.
  public static let png = UTType(known: "public.png")
  /// A JPEG picture.
  public static let jpeg = UTType(known: "public.jpeg")
  /// A GIF picture.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// A HEIC picture.
  public static let heic = UTType(known: "public.heic")
  /// A TIFF picture.
  public static let tiff = UTType(known: "public.tiff")
  /// A WebP picture.
  public static let webP = UTType(known: "org.webmproject.webp")
  /// An SVG drawing.
  public static let svg = UTType(known: "public.svg-image")
  /// Sound and pictures in time.
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  /// A film, with or without sound.
  public static let movie = UTType(known: "public.movie")
  /// A film without sound.
  public static let video = UTType(known: "public.video")
  /// Sound.
  public static let audio = UTType(known: "public.audio")
  /// An MPEG-4 film.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// A QuickTime film.
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// An MP3 sound.
  public static let mp3 = UTType(known: "public.mp3")
  /// Words.
  public static let text = UTType(known: "public.text")
  /// Words and nothing else.
  public static let plainText = UTType(known: "public.plain-text")
  /// Words in UTF-8.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// Words with looks.
  public static let rtf = UTType(known: "public.rtf")
  /// A page of the web.
  public static let html = UTType(known: "public.html")
  /// A place.
  public static let url = UTType(known: "public.url")
  /// A place in the file system.
  public static let fileURL = UTType(known: "public.file-url")
  /// A PDF document.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// JSON.
  public static let json = UTType(known: "public.json")
  /// XML.
  public static let xml = UTType(known: "public.xml")
  /// Values between commas.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// Files in one file.
  public static let archive = UTType(known: "public.archive")
  /// A ZIP archive.
  public static let zip = UTType(known: "public.zip-archive")
  /// Source code.
  public static let sourceCode = UTType(known: "public.source-code")
  /// Swift source code.
  public static let swiftSource = UTType(known: "public.swift-source")
}

extension UTType {
  fileprivate static let parents: [String: [String]] = [
    "public.content": ["public.item"], "public.data": ["public.item"],
    "public.directory": ["public.item"], "public.folder": ["public.directory"],
    "public.image": ["public.data", "public.content"], "public.png": ["public.image"],
    "public.jpeg": ["public.image"], "com.compuserve.gif": ["public.image"],
    "public.heic": ["public.image"], "public.tiff": ["public.image"],
    "org.webmproject.webp": ["public.image"], "public.svg-image": ["public.image", "public.xml"],
    "public.audiovisual-content": ["public.data", "public.content"],
    "public.movie": ["public.audiovisual-content"], "public.video": ["public.movie"],
    "public.audio": ["public.audiovisual-content"], "public.mpeg-4": ["public.movie"],
    "com.apple.quicktime-movie": ["public.movie"], "public.mp3": ["public.audio"],
    "public.text": ["public.data", "public.content"], "public.plain-text": ["public.text"],
    "public.utf8-plain-text": ["public.plain-text"], "public.rtf": ["public.text"],
    "public.html": ["public.text"], "public.url": ["public.data"],
    "public.file-url": ["public.url"], "com.adobe.pdf": ["public.data", "public.content"],
    "public.json": ["public.text"], "public.xml": ["public.text"],
    "public.comma-separated-values-text": ["public.text"], "public.archive": ["public.data"],
    "public.zip-archive": ["public.archive"], "public.source-code": ["public.plain-text"],
    "public.swift-source": ["public.source-code"],
  ]

  fileprivate static let endings: [String: [String]] = [
    "public.png": ["png"], "public.jpeg": ["jpeg", "jpg"], "com.compuserve.gif": ["gif"],
    "public.heic": ["heic"], "public.tiff": ["tiff", "tif"], "org.webmproject.webp": ["webp"],
    "public.svg-image": ["svg"], "public.mpeg-4": ["mp4"], "com.apple.quicktime-movie": ["mov"],
    "public.mp3": ["mp3"], "public.plain-text": ["txt", "text"], "public.rtf": ["rtf"],
    "public.html": ["html", "htm"], "com.adobe.pdf": ["pdf"], "public.json": ["json"],
    "public.xml": ["xml"], "public.comma-separated-values-text": ["csv"],
    "public.zip-archive": ["zip"], "public.swift-source": ["swift"],
  ]

  fileprivate static let mimeTypes: [String: String] = [
    "public.png": "image/png", "public.jpeg": "image/jpeg", "com.compuserve.gif": "image/gif",
    "public.heic": "image/heic", "public.tiff": "image/tiff", "org.webmproject.webp": "image/webp",
    "public.svg-image": "image/svg+xml", "public.mpeg-4": "video/mp4",
    "com.apple.quicktime-movie": "video/quicktime", "public.mp3": "audio/mpeg",
    "public.plain-text": "text/plain", "public.rtf": "text/rtf", "public.html": "text/html",
    "com.adobe.pdf": "application/pdf", "public.json": "application/json",
    "public.xml": "application/xml", "public.comma-separated-values-text": "text/csv",
    "public.zip-archive": "application/zip",
  ]
}
