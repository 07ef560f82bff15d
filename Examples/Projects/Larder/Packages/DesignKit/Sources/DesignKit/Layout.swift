import UIKit

/// `@AutoLayout var label = UILabel()` switches the autoresizing mask off.
@MainActor
@propertyWrapper
public struct AutoLayout<V: UIView> {
    public var wrappedValue: V {
        didSet { wrappedValue.translatesAutoresizingMaskIntoConstraints = false }
    }

    public init(wrappedValue: V) {
        self.wrappedValue = wrappedValue
        wrappedValue.translatesAutoresizingMaskIntoConstraints = false
    }
}

@resultBuilder
public enum ConstraintBuilder {
    public static func buildExpression(_ c: NSLayoutConstraint) -> [NSLayoutConstraint] { [c] }
    public static func buildExpression(_ c: [NSLayoutConstraint]) -> [NSLayoutConstraint] { c }
    public static func buildBlock(_ parts: [NSLayoutConstraint]...) -> [NSLayoutConstraint] { parts.flatMap { $0 } }
    public static func buildOptional(_ part: [NSLayoutConstraint]?) -> [NSLayoutConstraint] { part ?? [] }
    public static func buildEither(first: [NSLayoutConstraint]) -> [NSLayoutConstraint] { first }
    public static func buildEither(second: [NSLayoutConstraint]) -> [NSLayoutConstraint] { second }
    public static func buildArray(_ parts: [[NSLayoutConstraint]]) -> [NSLayoutConstraint] { parts.flatMap { $0 } }
}

public extension NSLayoutConstraint {
    static func build(@ConstraintBuilder _ content: () -> [NSLayoutConstraint]) {
        activate(content())
    }
}

public extension UIView {
    func edges(to other: UIView, inset: CGFloat = 0) -> [NSLayoutConstraint] {
        [topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
         bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -inset),
         leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
         trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset)]
    }
}
