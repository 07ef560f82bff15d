import UIKit

/// A transition with the screens that show it off.
public struct GalleryItem {
  /// A stable name in lower case and hyphens.
  public let slug: String
  public let title: String
  /// What one sees, in a sentence.
  public let summary: String
  /// Where it comes from.
  public let origin: String
  public let kind: Kind
  /// Makes the screen that the transition starts from, as the window's root.
  public let makeRoot: @MainActor () -> UIViewController
  /// Brings the root to where the transition starts, without motion.
  public let prepare: @MainActor (UIViewController) -> Void
  /// What happens, one after the other, each when the one before has come to rest and after a
  /// `pause`. Never empty.
  public let acts: [Act]

  /// Something that is started and runs by itself.
  public struct Act {
    /// Seconds, as its animator announces them.
    public let duration: TimeInterval
    public let perform: @MainActor (UIViewController) -> Void

    public init(_ duration: TimeInterval, perform: @escaping @MainActor (UIViewController) -> Void)
    {
      self.duration = duration
      self.perform = perform
    }
  }

  /// What kind of change of screens it is.
  public enum Kind: String, CaseIterable, Sendable {
    case present, dismiss, modal, navigation, tab
  }

  /// Seconds of rest between two acts.
  public static let pause: TimeInterval = 0.4

  /// Seconds from the first act's start to the last one's end.
  public var duration: TimeInterval {
    acts.reduce(0) { $0 + $1.duration } + Self.pause * Double(acts.count - 1)
  }

  public init(
    slug: String, title: String, summary: String, origin: String, kind: Kind,
    makeRoot: @escaping @MainActor () -> UIViewController,
    prepare: @escaping @MainActor (UIViewController) -> Void = { _ in }, acts: [Act]
  ) {
    self.slug = slug
    self.title = title
    self.summary = summary
    self.origin = origin
    self.kind = kind
    self.makeRoot = makeRoot
    self.prepare = prepare
    self.acts = acts
  }
}
