import QuartzCore
import Raster

/// The bytes that something is read from.
public final class CGDataProvider: Sendable {
  let data: Data

  public init?(data: Data) { self.data = data }

  public convenience init?(data: NSData) { self.init(data: data as Data) }

  /// nil where the file cannot be read.
  public convenience init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }
}

/// The first font of a file, which can be registered to draw with.
public final class CGFont: Sendable {
  private let own: OwnFont

  /// nil where the bytes are no font.
  public init?(_ provider: CGDataProvider) {
    guard let own = OwnFonts.register(provider.data).first else { return nil }
    self.own = own
  }

  /// `Lato-Bold`.
  public var postScriptName: CFString? { NSString(string: own.postScriptName) }
  /// `Lato Bold`.
  public var fullName: CFString? { NSString(string: "\(own.familyName) \(own.styleName)") }

  /// Whether text can be set in it: always.
  package func register() -> Bool { true }
}
