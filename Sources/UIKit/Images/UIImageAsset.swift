import QuartzCore
import Synchronization

/// The variants of one picture: image views show the one that their traits ask for.
///
/// An image set of a catalogue is one when it has a picture for dark screens; one's own is made by
/// registering pictures. Which variant is chosen where several fit is a guess: the one that was
/// registered with the most, then the latest.
public final class UIImageAsset: NSObject, @unchecked Sendable {
  // Sendable: what changes is behind a lock.
  private let variants = Mutex<[Variant]>([])

  private struct Variant: Sendable {
    let traits: Traits
    let image: UIImage
  }

  /// The variant for some traits; where none fits, the first one, and a picture without pixels where
  /// there is none at all.
  public func image(with traitCollection: UITraitCollection) -> UIImage {
    let variant = variant(for: traitCollection)
    return (variant ?? UIImage()).changed { $0.asset = self }
  }

  /// Adds a variant, in the place of one for the same traits.
  public func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    let traits = traitCollection.values
    // Without this asset, which would keep itself alive.
    let variant = Variant(traits: traits, image: image.changed { $0.asset = nil })
    variants.withLock { variants in
      variants.removeAll { $0.traits == traits }
      variants.append(variant)
    }
  }

  /// Takes the variant for just these traits away.
  public func unregister(with traitCollection: UITraitCollection) {
    let traits = traitCollection.values
    variants.withLock { $0.removeAll { $0.traits == traits } }
  }

  func variant(for traitCollection: UITraitCollection) -> UIImage? {
    let wanted = traitCollection.values
    return variants.withLock { variants in
      let fitting = variants.filter { wanted.overridden(by: $0.traits) == wanted }
      let most = fitting.map(\.traits.countSpecified).max()
      return (fitting.last { $0.traits.countSpecified == most } ?? variants.first)?.image
    }
  }
}

extension Traits {
  /// How many of them say anything.
  fileprivate var countSpecified: Int {
    [
      style != .unspecified, direction != .unspecified, displayScale > 0,
      horizontalSizeClass != .unspecified, verticalSizeClass != .unspecified,
      idiom != .unspecified, contentSizeCategory != .unspecified, level != .unspecified,
    ].count { $0 }
  }
}

extension UIImage {
  /// What `imageAsset` is.
  func makeAsset() -> UIImageAsset? {
    if let asset = assetWithVariants { return asset }
    let asset = UIImageAsset()
    asset.register(self, with: UITraitCollection())
    return ownAsset.withLock { own in
      own = own ?? asset
      return own
    }
  }

  /// The asset, where there may be more than one variant.
  var assetWithVariants: UIImageAsset? { look.asset ?? ownAsset.withLock { $0 } }

  /// The variant for some traits, shown as this picture is.
  func resolved(for traits: UITraitCollection) -> UIImage {
    guard let variant = assetWithVariants?.variant(for: traits), variant.cgImage !== cgImage
    else { return self }
    let own = UIImage(
      variant.cgImage, scale: variant.scale, orientation: variant.imageOrientation, look: look)
    return look.isFlipped ? own.withHorizontallyFlippedOrientation() : own
  }
}
