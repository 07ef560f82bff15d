import UIKit

/// A screen for transitions that come without one: unlike any other at nearly every point, so
/// that a frame shows which screen is where.
public final class PlainScreen: UIViewController {
  /// Which of the two screens of a transition.
  public enum Role: Sendable { case root, next }

  /// What the screen keeps alive, such as a delegate.
  public let companion: AnyObject?
  private let role: Role
  private let blocks = (0..<6).map { _ in UIView() }

  /// A screen that keeps something alive, such as its transition's delegate.
  public init(_ role: Role, keeping companion: AnyObject? = nil) {
    self.role = role
    self.companion = companion
    super.init(nibName: nil, bundle: nil)
    title = role == .root ? "Root" : "Next"
  }

  public required init?(coder: NSCoder) { return nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    let isRoot = role == .root
    view.backgroundColor = isRoot ? .systemBackground : .systemTeal
    for (index, block) in blocks.enumerated() {
      block.backgroundColor = (index % 2 == 0) == isRoot ? .systemIndigo : .systemYellow
      view.addSubview(block)
    }
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    let (width, height) = (view.bounds.width / 2, view.bounds.height / 8)
    for (index, block) in blocks.enumerated() {
      let isAtStart = (index % 2 == 0) != isMirrored
      block.frame = CGRect(
        x: isAtStart ? 16 : width, y: height * CGFloat(index + 1), width: width - 16,
        height: height * 0.7)
    }
  }
}
