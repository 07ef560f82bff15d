@_exported import UIKit

// Fonts by their C names.

/// A font.
public typealias CTFont = UIFont
/// What of a font is asked for.
public typealias CTFontDescriptor = UIFontDescriptor

/// A font by its PostScript name; the system's where there is none of that name.
@preconcurrency @MainActor
public func CTFontCreateWithName(
  _ name: String, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { UIFont(name: name, size: size) ?? .systemFont(ofSize: size) }

/// Points above the baseline.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// Points below the baseline, above 0.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
/// Points between lines.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
/// Points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }

/// A font by its PostScript name as Core Foundation has it.
@preconcurrency @MainActor
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { CTFontCreateWithName(String(describing: name), size, matrix) }

/// The font of a stretch of text.
public var kCTFontAttributeName: CFString { NSString(string: NSAttributedString.Key.font.rawValue) }
/// The colour of a stretch of text.
public var kCTForegroundColorAttributeName: CFString {
  NSString(string: NSAttributedString.Key.foregroundColor.rawValue)
}
/// What letters keep from each other.
public var kCTKernAttributeName: CFString { NSString(string: NSAttributedString.Key.kern.rawValue) }

/// Where fonts are registered for.
public enum CTFontManagerScope: UInt32, Sendable { case none = 0, process, persistent, session }

/// Takes in the fonts of a file, for `UIFont(name:size:)`.
/// - Parameter error: Is not written to.
/// - Returns: Whether the file has any.
@discardableResult @preconcurrency @MainActor
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: URL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { UIFont.register(contentsOf: fontURL) }

/// Takes in the fonts of some files, for `UIFont(name:size:)`.
/// - Parameter errors: Is not written to.
/// - Returns: Whether each of them has any.
@discardableResult @preconcurrency @MainActor
public func CTFontManagerRegisterFontsForURLs(
  _ fontURLs: [URL], _ scope: CTFontManagerScope, _ errors: UnsafeMutableRawPointer?
) -> Bool { fontURLs.map(UIFont.register(contentsOf:)).allSatisfy { $0 } }

/// Takes in a font, for `UIFont(name:size:)`.
/// - Parameter error: Is not written to.
/// - Returns: Whether it can be drawn with.
@discardableResult @preconcurrency @MainActor
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { font.register() }
