import QuartzCore

/// A width or a height in a compositional layout.
@preconcurrency @MainActor
public final class NSCollectionLayoutDimension: NSObject {
  enum Kind { case width, height, absolute, estimated, uniform }
  let kind: Kind
  let value: CGFloat

  init(_ kind: Kind, _ value: CGFloat) { (self.kind, self.value) = (kind, value) }

  /// A share of the container's width.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.width, fractionalWidth)
  }
  /// A share of the container's height.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.height, fractionalHeight)
  }
  /// Points.
  public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }
  /// Points until the element has said what it needs.
  public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }
  /// As an estimate, the same for all items of a group: here each has its own.
  public class func uniformAcrossSiblings(
    estimate estimatedDimension: CGFloat
  ) -> NSCollectionLayoutDimension { NSCollectionLayoutDimension(.estimated, estimatedDimension) }

  public var dimension: CGFloat { value }
  public var isFractionalWidth: Bool { kind == .width }
  public var isFractionalHeight: Bool { kind == .height }
  public var isAbsolute: Bool { kind == .absolute }
  public var isEstimated: Bool { kind == .estimated }

  func points(in container: CGSize) -> CGFloat {
    switch kind {
    case .width: container.width * value
    case .height: container.height * value
    default: value
    }
  }
}

/// A size in a compositional layout.
@preconcurrency @MainActor
public final class NSCollectionLayoutSize: NSObject {
  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension

  public init(
    widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension
  ) { (self.widthDimension, self.heightDimension) = (widthDimension, heightDimension) }

  func size(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.points(in: container), height: heightDimension.points(in: container))
  }

  var fitting: NSLayoutSizing? {
    let (width, height) = (widthDimension.isEstimated, heightDimension.isEstimated)
    return width || height ? NSLayoutSizing(fitsWidth: width, fitsHeight: height) : nil
  }
}

/// Which way an element may choose its own size.
struct NSLayoutSizing: Hashable, Sendable {
  var fitsWidth = false
  var fitsHeight = false

  static let height = NSLayoutSizing(fitsHeight: true)
  static let both = NSLayoutSizing(fitsWidth: true, fitsHeight: true)
}

/// Room between items or around them.
@preconcurrency @MainActor
public final class NSCollectionLayoutSpacing: NSObject {
  let value: CGFloat
  public let isFlexible: Bool
  private init(_ value: CGFloat, _ isFlexible: Bool) {
    (self.value, self.isFlexible) = (value, isFlexible)
  }
  /// At least so many points.
  public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, true)
  }
  /// So many points.
  public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, false)
  }
  public var spacing: CGFloat { value }
  public var isFixed: Bool { !isFlexible }
}

/// Room around an item; nil is none.
@preconcurrency @MainActor
public final class NSCollectionLayoutEdgeSpacing: NSObject {
  public let leading, top, trailing, bottom: NSCollectionLayoutSpacing?
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) { (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom) }
}

/// Where a supplementary item stands.
@preconcurrency @MainActor
public final class NSCollectionLayoutAnchor: NSObject {
  public let edges: NSDirectionalRectEdge
  public let offset: CGPoint
  let isFractional: Bool
  public init(edges: NSDirectionalRectEdge) {
    (self.edges, offset, isFractional) = (edges, .zero, false)
  }
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    (self.edges, offset, isFractional) = (edges, absoluteOffset, false)
  }
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    (self.edges, offset, isFractional) = (edges, fractionalOffset, true)
  }

  /// Where a size stands at the edges of a rectangle.
  func frame(_ size: CGSize, at rect: CGRect) -> CGRect {
    let x =
      edges.contains(.leading)
      ? rect.minX : edges.contains(.trailing) ? rect.maxX - size.width : rect.midX - size.width / 2
    let y =
      edges.contains(.top)
      ? rect.minY
      : edges.contains(.bottom) ? rect.maxY - size.height : rect.midY - size.height / 2
    let by =
      isFractional ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
    return CGRect(x: x + by.x, y: y + by.y, width: size.width, height: size.height)
  }
}

/// What a layout is made in.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  var contentSize: CGSize { get }
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// Where a layout is made, and for whom.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

/// The room of a section.
@MainActor
final class LayoutRoom: NSObject, NSCollectionLayoutContainer, NSCollectionLayoutEnvironment {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  let traitCollection: UITraitCollection

  init(_ size: CGSize, _ insets: NSDirectionalEdgeInsets, _ traits: UITraitCollection) {
    (contentSize, contentInsets, traitCollection) = (size, insets, traits)
  }

  var effectiveContentSize: CGSize { contentInsets.inset(contentSize) }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var container: any NSCollectionLayoutContainer { self }
}

extension NSDirectionalEdgeInsets {
  /// What they leave of a size.
  func inset(_ size: CGSize) -> CGSize {
    CGSize(
      width: max(size.width - leading - trailing, 0), height: max(size.height - top - bottom, 0))
  }

  /// What they leave of a rectangle, read from the left.
  func inset(_ rect: CGRect) -> CGRect {
    CGRect(origin: CGPoint(x: rect.minX + leading, y: rect.minY + top), size: inset(rect.size))
  }
}
