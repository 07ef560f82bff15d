import QuartzCore

/// A picture of an asset catalogue, under a name that the compiler knows.
public struct ImageResource: Hashable, Sendable {
  fileprivate let name: String
  fileprivate let bundle: String

  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle.bundlePath
  }
}

/// A colour of an asset catalogue, under a name that the compiler knows.
public struct ColorResource: Hashable, Sendable {
  fileprivate let name: String
  fileprivate let bundle: String

  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle.bundlePath
  }
}

extension UIImage {
  /// The catalogue's picture; one without pixels, and a note, where it has none of that name.
  public convenience init(resource: ImageResource) {
    let bundle = Bundle(path: resource.bundle) ?? .main
    let found = UIImage(named: resource.name, in: bundle, compatibleWith: nil)
    if found == nil { Unsupported.report("the image \(resource.name): no catalogue has it") }
    self.init(
      found?.cgImage, scale: found?.scale ?? 1, orientation: found?.imageOrientation ?? .up,
      look: found?.look ?? ImageLook())
  }
}

extension UIColor {
  /// The catalogue's colour; a clear one, and a note, where it has none of that name.
  public convenience init(resource: ColorResource) {
    let bundle = Bundle(path: resource.bundle) ?? .main
    let found = UIColor(named: resource.name, in: bundle, compatibleWith: nil)
    if found == nil { Unsupported.report("the colour \(resource.name): no catalogue has it") }
    self.init { traits in found?.resolvedColor(with: traits) ?? .clear }
  }
}
