@_exported import UIKit

/// Whether an application may see photographs.
public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined = 0, restricted, denied, authorized, limited
}

/// What an application may do with photographs.
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite = 2 }

/// What something in the library is.
public enum PHAssetMediaType: Int, Sendable { case unknown = 0, image, video, audio }

/// How a picture is to fill a size.
public enum PHImageContentMode: Int, Sendable {
  case aspectFit = 0, aspectFill = 1
  public static let `default` = PHImageContentMode.aspectFit
}

/// A number of a request for a picture.
public typealias PHImageRequestID = Int32

/// The library of photographs: a stage has one that is empty, and that may be seen.
@preconcurrency @MainActor
open class PHPhotoLibrary: NSObject {
  private static let library = PHPhotoLibrary()
  open class func shared() -> PHPhotoLibrary { library }
  open class func authorizationStatus() -> PHAuthorizationStatus { .authorized }
  open class func authorizationStatus(for level: PHAccessLevel) -> PHAuthorizationStatus {
    .authorized
  }
  open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
    StageClock.DispatchQueue.main.async { handler(.authorized) }
  }
  open class func requestAuthorization(
    for level: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
  ) { requestAuthorization(handler) }

  /// Runs the changes, of which nothing is kept: reported.
  open func performChanges(
    _ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    Unsupported.report("PHPhotoLibrary.performChanges · a stage keeps no photographs")
    changeBlock()
    StageClock.DispatchQueue.main.async { completionHandler?(true, nil) }
  }
}

/// Something in the library: there is nothing.
@preconcurrency @MainActor
open class PHAsset: NSObject {
  open var mediaType: PHAssetMediaType { .image }
  open var pixelWidth: Int { 0 }
  open var pixelHeight: Int { 0 }
  open var duration: TimeInterval { 0 }
  open var creationDate: Date? { nil }
  open var localIdentifier: String { "" }
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult()
  }
  open class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}

/// What is looked for, and in which order.
@preconcurrency @MainActor
open class PHFetchOptions: NSObject {
  open var fetchLimit = 0
  open var sortDescriptors: [NSSortDescriptor]?
  open var predicate: NSPredicate?
}

/// What was found: nothing.
@preconcurrency @MainActor
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
  private var found: [ObjectType] = []
  open var count: Int { found.count }
  open var firstObject: ObjectType? { found.first }
  open var lastObject: ObjectType? { found.last }
  open func object(at index: Int) -> ObjectType { found[index] }
  open subscript(index: Int) -> ObjectType { found[index] }
  open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<Bool>) -> Void) {
    var stops = false
    for (index, object) in found.enumerated() where !stops { block(object, index, &stops) }
  }
}

/// How a picture is asked for.
@preconcurrency @MainActor
open class PHImageRequestOptions: NSObject {
  open var isSynchronous = false
  open var isNetworkAccessAllowed = false
  /// How good the picture is to be.
  public enum DeliveryMode: Int, Sendable {
    case opportunistic = 0, highQualityFormat, fastFormat
  }
  open var deliveryMode = DeliveryMode.opportunistic
}

/// Gives pictures of the library: none.
@preconcurrency @MainActor
open class PHImageManager: NSObject {
  private static let manager = PHImageManager()
  open class func `default`() -> PHImageManager { manager }
  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    StageClock.DispatchQueue.main.async { resultHandler(nil, nil) }
    return 0
  }
  open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

/// The same, fetching ahead: nothing.
@preconcurrency @MainActor
open class PHCachingImageManager: PHImageManager {
  open func stopCachingImagesForAllAssets() {}
}

/// The size of the picture as it is.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)

/// A wish to put a picture into the library: nothing keeps it.
@preconcurrency @MainActor
open class PHAssetChangeRequest: NSObject {
  @discardableResult
  open class func creationRequestForAsset(from image: UIImage) -> Self? { nil }
}
