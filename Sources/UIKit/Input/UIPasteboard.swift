import QuartzCore

/// What was copied last. Every stage has its own.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The pasteboard of the stage that is being used.
  public class var general: UIPasteboard { SceneEnvironment.current.system.pasteboard }

  private var items: [Any] = [] {
    didSet { changeCount += 1 }
  }
  /// How often something was copied.
  open private(set) var changeCount = 0

  open var string: String? {
    get { first() }
    set { items = newValue.map { [$0] } ?? [] }
  }
  open var strings: [String]? {
    get { items.compactMap { $0 as? String } }
    set { items = newValue ?? [] }
  }
  open var url: URL? {
    get { first() }
    set { items = newValue.map { [$0] } ?? [] }
  }
  open var image: UIImage? {
    get { first() }
    set { items = newValue.map { [$0] } ?? [] }
  }
  open var color: UIColor? {
    get { first() }
    set { items = newValue.map { [$0] } ?? [] }
  }
  open var hasStrings: Bool { items.contains { $0 is String } }
  open var hasURLs: Bool { items.contains { $0 is URL } }
  open var hasImages: Bool { items.contains { $0 is UIImage } }

  private func first<Value>() -> Value? { items.lazy.compactMap { $0 as? Value }.first }
}
