import QuartzCore
import Raster

/// A place on a line at which text goes on after a tab.
open class NSTextTab: NSObject, NSCopying {
  /// What else is to be known of a tab stop.
  public struct OptionKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `CharacterSet` at whose first character the text is aligned. Not done here: reported.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  private let mark = FoundationMark()
  /// How the text stands to the place: begins, ends or has its middle there.
  open private(set) var alignment: NSTextAlignment
  /// Points from the edge at which the paragraph begins.
  open private(set) var location: CGFloat
  open private(set) var options: [OptionKey: Any]

  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat,
    options: [OptionKey: Any] = [:]
  ) {
    (self.alignment, location, self.options) = (alignment, loc, options)
    super.init()
    if options[.columnTerminators] != nil {
      Unsupported.report("NSTextTab.OptionKey.columnTerminators")
    }
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other.alignment == alignment && other.location == location
  }

  open override var hash: Int { location.hashValue }

  var side: TabStop.Alignment {
    switch alignment {
    case .center: .center
    case .right: .trailing
    case .left, .natural, .justified: .leading
    }
  }
}
