// Filters on pictures: UIKit shows them to everybody who imports it, as on a device.
@_exported import UIKit
