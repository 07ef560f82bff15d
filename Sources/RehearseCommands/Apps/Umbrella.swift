import Foundation
import Projects

/// What the Objective-C headers of a target bring into its Swift files.
enum Umbrella {
  /// Whether a framework's header, or an application's bridging header, imports UIKit.
  static func bringsUIKit(_ target: Target) -> Bool {
    headers(of: target).contains { HeaderScanner.bringsUIKit($0, among: target.headers) }
  }

  private static func headers(of target: Target) -> [String] {
    let folder = (target.project as NSString).deletingLastPathComponent
    let written = ["SWIFT_OBJC_BRIDGING_HEADER", "GCC_PREFIX_HEADER"].compactMap {
      target.settings.text($0)
    }
    let named = written.map { $0.hasPrefix("/") ? $0 : folder + "/" + $0 }
    guard target.kind != .application else { return Array(named.prefix(1)) }
    // A pod's prefix header brings UIKit, and so does its umbrella; a framework's is called like it.
    let own = target.headers.filter { header in
      let stem = ((header as NSString).lastPathComponent as NSString).deletingPathExtension
      return stem == target.moduleName || stem == target.productName || stem.hasSuffix("-umbrella")
    }
    let map = target.settings.text("MODULEMAP_FILE").map {
      folder + "/" + ($0 as NSString).deletingPathExtension + "-umbrella.h"
    }
    return named + own + (map.map { [$0] } ?? [])
  }
}
