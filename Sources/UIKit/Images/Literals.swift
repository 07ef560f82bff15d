import QuartzCore

/// What `#imageLiteral` and `#fileLiteral` come to.
extension UIImage {
  /// A picture of the main bundle; without one a placeholder, which is reported: a device stops there.
  public convenience init(imageLiteralResourceName name: String) {
    if let found = UIImage(named: name), let picture = found.cgImage {
      self.init(cgImage: picture, scale: found.scale, orientation: found.imageOrientation)
    } else {
      Unsupported.report("#imageLiteral(resourceName: \"\(name)\") · there is no such picture")
      self.init()
    }
  }
}

extension URL {
  /// A file of the main bundle; one that there is not stands in the bundle's folder.
  public init(fileReferenceLiteralResourceName name: String) {
    let file = name as NSString
    self =
      Bundle.main.url(forResource: file.deletingPathExtension, withExtension: file.pathExtension)
      ?? Bundle.main.bundleURL.appendingPathComponent(name)
  }
}
