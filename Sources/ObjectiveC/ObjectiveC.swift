// What code imports for associated objects, selectors and `NSObject`: UIKit has them here.
@_exported import UIKit
