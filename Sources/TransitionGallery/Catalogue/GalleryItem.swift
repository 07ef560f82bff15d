import UIKit

/// A transition with the screens that show it off, or a screen with what is done on it.
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
  /// What the transition is made of, for people.
  public var parameters: [Parameter] = []
  /// How a finger can take part; nil where it runs by itself.
  public var interaction: Interaction?
  /// What happens where the user asks for less motion.
  public var reducedMotion = "The new screen fades in, the old one out; nothing moves."
  /// What was mended of what its source does, a sentence each.
  public var mended: [String] = []
  /// A rehearsal that shows it off, in the language of rehearsal scripts: acts by their names, and
  /// fingers. Unless told, the acts one after the other; nil where they have no names.
  public var script: String?
  /// The same given up half-way; nil for what cannot be.
  public var cancelScript: String?

  /// Something that is started and runs by itself.
  public struct Act {
    /// What a script calls it: a word or two; empty for one that goes by its number only.
    public let name: String
    /// Seconds, as its animator announces them.
    public let duration: TimeInterval
    public let perform: @MainActor (UIViewController) -> Void

    public init(
      _ duration: TimeInterval, _ name: String = "",
      perform: @escaping @MainActor (UIViewController) -> Void
    ) {
      self.name = name
      self.duration = duration
      self.perform = perform
    }
  }

  /// What kind of change of screens it is; a `screen` is shown for its own sake, and what changes is
  /// the system's.
  public enum Kind: String, CaseIterable, Sendable {
    case present, dismiss, modal, navigation, tab, screen
  }

  /// A number or a word that a transition is made of.
  public struct Parameter: Hashable, Sendable {
    public let name: String
    /// With its unit.
    public let value: String

    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The way of a finger that drives the last act, told for reading from left to right: where people
  /// read the other way, all of it is on the other side.
  public struct Interaction: Hashable, Sendable {
    /// What the fractions are of: the window, or the view of the screen in front.
    public enum Space: Hashable, Sendable { case window, screen }

    public let space: Space
    /// Where the finger comes down, in fractions of the space.
    public let start: CGPoint
    /// How far it goes for the whole transition, in fractions of the space.
    public let way: CGVector
    /// Whether it can also be caught while it runs by itself.
    public let isGrabbedInFlight: Bool

    public init(
      from start: CGPoint, across way: CGVector, of space: Space = .window,
      isGrabbedInFlight: Bool = false
    ) {
      self.space = space
      self.start = start
      self.way = way
      self.isGrabbedInFlight = isGrabbedInFlight
    }
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
    script = Self.script(of: acts)
  }
}

extension GalleryItem {
  /// What a script means by its words: an act's name, or its number after a word such as "act":
  /// `act` and `act first` are the first, `act second` the next.
  /// - Returns: nil for what is neither.
  public func act(called verb: String, _ name: String) -> Act? {
    let words = name.isEmpty ? verb : "\(verb) \(name)"
    if let act = acts.first(where: { $0.name == words }) { return act }
    guard ["act", "start", "present", "push"].contains(verb),
      let number = Self.numbers.firstIndex(of: name)
    else { return nil }
    let index = max(number - 1, 0)
    return acts.indices.contains(index) ? acts[index] : nil
  }

  private static let numbers = [
    "", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth",
  ]

  /// Each act to its end, with a pause between two.
  private static func script(of acts: [Act]) -> String? {
    guard acts.allSatisfy({ !$0.name.isEmpty }) else { return nil }
    return acts.map { "\($0.name)\nsettle\n" }.joined(separator: "wait \(pause) s\n")
  }

  /// The same item with more told about it.
  func telling(_ more: (inout GalleryItem) -> Void) -> GalleryItem {
    var item = self
    more(&item)
    return item
  }
}
