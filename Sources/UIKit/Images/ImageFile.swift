import QuartzCore
import Synchronization

/// A picture's file in a bundle.
struct ImageFile: Sendable {
  let path: String
  let scale: CGFloat
  var renderingMode = UIImage.RenderingMode.automatic
  /// The traits for which there is one of its own.
  var variants: [AssetTraits] = []
  /// What of it stays and what stretches, where its set says so.
  var capInsets: UIEdgeInsets?
  var resizingMode = UIImage.ResizingMode.tile

  /// The file of a picture by name. What has been found is not looked for again while it is there:
  /// a bundle looks through its folders for each of a dozen names.
  static func find(_ name: String, in bundle: Bundle, for traits: AssetTraits) -> ImageFile? {
    let key = Key(name: name, bundle: bundle.bundlePath, traits: traits)
    if let known = found.withLock({ $0.recall(key) }),
      FileManager.default.fileExists(atPath: known.path)
    {
      return known
    }
    let file = search(name, in: bundle, for: traits)
    found.withLock { $0.keep(file, for: key) }
    return file
  }

  /// How many names are remembered just now; never more than `mostFound`.
  static var countFound: Int { found.withLock { $0.count } }

  static let mostFound = 1024

  private struct Key: Hashable, Sendable {
    let name: String
    let bundle: String
    let traits: AssetTraits
  }

  private static let found = Mutex(RecentValues<Key, ImageFile>(most: mostFound))

  private static func search(
    _ name: String, in bundle: Bundle, for traits: AssetTraits
  ) -> ImageFile? {
    if let found = AssetCatalogue(of: bundle).picture(name, for: traits) {
      return ImageFile(
        path: found.path, scale: found.scale, renderingMode: found.renderingMode,
        variants: found.variants, capInsets: found.slices?.insets(scale: found.scale),
        resizingMode: found.slices?.resizingMode ?? .tile)
    }
    let stem = (name as NSString).deletingPathExtension
    let given = (name as NSString).pathExtension
    let kinds = given.isEmpty ? ["png", "jpg", "jpeg", "webp"] : [given]
    for (suffix, scale) in [("@3x", 3.0), ("@2x", 2.0), ("", 1.0)] {
      for kind in kinds {
        // Bundles remember files that have gone.
        if let path = bundle.path(forResource: stem + suffix, ofType: kind),
          FileManager.default.fileExists(atPath: path)
        {
          return ImageFile(path: path, scale: scale)
        }
      }
    }
    return nil
  }
}

extension ImageFile {
  /// What it shows; nil, and told, where it cannot be read.
  func readPicture() -> PictureCache.Picture? {
    let picture = PictureCache.picture(at: path)
    if picture == nil {
      Unsupported.report("the picture \(path): PNG, JPEG and WebP can be read")
    }
    return picture
  }
}

extension ImageFile {
  /// How the picture is shown, but for its variants.
  var look: UIImage.ImageLook {
    var look = UIImage.ImageLook()
    look.renderingMode = renderingMode
    look.capInsets = capInsets
    look.resizingMode = resizingMode
    return look
  }
}

extension UIImageAsset {
  /// The variants of an image set.
  convenience init(named name: String, in bundle: Bundle, _ variants: [AssetTraits]) {
    self.init()
    for traits in variants {
      guard let file = ImageFile.find(name, in: bundle, for: traits),
        let picture = file.readPicture()
      else { continue }
      register(
        UIImage(
          picture.image, scale: file.scale, orientation: picture.orientation, look: file.look),
        with: traits.collection)
    }
  }
}
