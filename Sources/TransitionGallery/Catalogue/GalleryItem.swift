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
  /// Seconds, as its animator announces them.
  public let duration: TimeInterval
  /// Makes the screen that the transition starts from, as the window's root.
  public let makeRoot: @MainActor () -> UIViewController
  /// Brings the root to where the transition starts, without motion.
  public let prepare: @MainActor (UIViewController) -> Void
  /// Starts the transition.
  public let perform: @MainActor (UIViewController) -> Void

  /// What kind of change of screens it is.
  public enum Kind: String, CaseIterable, Sendable {
    case present, dismiss
  }

  public init(
    slug: String, title: String, summary: String, origin: String, kind: Kind,
    duration: TimeInterval, makeRoot: @escaping @MainActor () -> UIViewController,
    prepare: @escaping @MainActor (UIViewController) -> Void = { _ in },
    perform: @escaping @MainActor (UIViewController) -> Void
  ) {
    self.slug = slug
    self.title = title
    self.summary = summary
    self.origin = origin
    self.kind = kind
    self.duration = duration
    self.makeRoot = makeRoot
    self.prepare = prepare
    self.perform = perform
  }
}
