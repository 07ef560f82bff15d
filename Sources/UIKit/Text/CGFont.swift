import QuartzCore
import Raster

/// The first font of a file, which can be registered to draw with.
public final class CGFont: Sendable {
  private let own: OwnFont

  /// nil where the bytes are no font.
  public init?(_ provider: CGDataProvider) {
    guard let own = OwnFonts.register(provider.bytes).first else { return nil }
    self.own = own
  }

  /// `Lato-Bold`.
  public var postScriptName: CFString? { NSString(string: own.postScriptName) }
  /// `Lato Bold`.
  public var fullName: CFString? { NSString(string: "\(own.familyName) \(own.styleName)") }

  /// Whether text can be set in it: always.
  package func register() -> Bool { true }
}
