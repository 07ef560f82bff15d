import QuartzCore

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// Tells detents apart.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.init(rawValue: rawValue) }

      /// (F2.12.2)
      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    open private(set) var identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    required public init(
      _ identifier: Identifier,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// The full height.
    open class func large() -> Self { Self(.large) { $0.maximumDetentValue } }

    /// About half the screen, and inactive in compact height (F2.12.1). Half of the container with
    /// what lies under the home line is a guess.
    open class func medium() -> Self {
      Self(.medium) { context in
        guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
        return (context as? SheetLayout.Context)?.mediumValue ?? context.maximumDetentValue / 2
      }
    }

    /// A height of one's own, without the inset at the bottom; nil makes the detent inactive.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      // An identity of its own, the same in every run: its number among the scene's.
      SceneEnvironment.current.transitions.detentsMade += 1
      let number = SceneEnvironment.current.transitions.detentsMade
      return Detent(identifier ?? Identifier("custom-\(number)"), resolver: resolver)
    }

    /// The height in some surroundings; nil when the detent is inactive there.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolver(context) }
  }
}

/// What the height of a detent may go by.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var containerTraitCollection: UITraitCollection { get }
  /// The largest height that is of use.
  var maximumDetentValue: CGFloat { get }
}

/// Hears that the user has dragged a sheet to another detent, beside all that adaptive delegates
/// hear.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Only for changes by the user (F2.12.1).
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
