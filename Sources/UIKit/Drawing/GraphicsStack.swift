import QuartzCore
import Synchronization

/// The contexts that a thread draws on, the current one last: UIKit's functions draw there.
final class GraphicsStack {
  /// A context and the traits that colours are resolved with.
  struct Entry {
    let context: CGContext
    let traits: UITraitCollection
    /// Whether `UIGraphicsBeginImageContext` made it.
    var isImage = false
  }

  private(set) var entries: [Entry] = []

  /// That of the thread that asks.
  static var current: GraphicsStack {
    let storage = Thread.current.threadDictionary
    if let stack = storage[key] as? GraphicsStack { return stack }
    let stack = GraphicsStack()
    storage[key] = stack
    return stack
  }

  private static let key = "rehearsal.graphics-stack"

  func push(_ entry: Entry) { entries.append(entry) }

  func pop() -> Entry? { entries.popLast() }

  /// Runs code with a context in front.
  static func with<Result>(
    _ context: CGContext, traits: UITraitCollection, _ body: () throws -> Result
  ) rethrows -> Result {
    let stack = current
    let depth = stack.entries.count
    stack.push(Entry(context: context, traits: traits))
    // What the code pushed and did not pop goes too.
    defer { stack.entries.removeSubrange(min(depth, stack.entries.count)...) }
    return try body()
  }

  /// The traits to resolve colours with: the current context's, else those in force.
  static var traits: UITraitCollection { current.entries.last?.traits ?? AmbientTraits.latest }
}

/// The traits of the stage that is being used, for code on any thread.
enum AmbientTraits {
  private static let value = Mutex(UITraitCollection(Traits()))

  static var latest: UITraitCollection {
    get { value.withLock { $0 } }
    set { value.withLock { $0 = newValue } }
  }
}
