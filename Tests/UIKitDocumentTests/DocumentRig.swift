import Foundation
import Raster
import TestSupport
import UIKit

@testable import Rehearsal

/// Documents written for a test, in a bundle that goes away.
@MainActor
enum DocumentRig {
  nonisolated static let nibHead =
    "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\" useAutolayout=\"YES\">"
    + "<objects><placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\"/>"
    + "<placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"-2\"/>\n"

  nonisolated static func nib(_ objects: String, resources: String = "") -> String {
    "\(nibHead)\(objects)\n</objects><resources>\(resources)</resources></document>"
  }

  nonisolated static func storyboard(_ scenes: [String], initial: String = "a") -> String {
    "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" version=\"3.0\" "
      + "initialViewController=\"\(initial)\"><scenes>\n"
      + scenes.map { "<scene><objects>\n\($0)\n</objects></scene>" }.joined(separator: "\n")
      + "</scenes></document>"
  }

  static func withBundle<Result>(
    _ files: [String: String], _ body: (Bundle) throws -> Result
  ) throws -> Result {
    try withFolder { folder in
      for (path, text) in files {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      guard let bundle = Bundle(path: folder.path) else { throw CocoaError(.fileNoSuchFile) }
      return try body(bundle)
    }
  }

  /// What a stage shows of a view, and what it had to say.
  static func look(_ make: () throws -> UIView?) throws -> (picture: Bitmap, notes: [String]) {
    let stage = Stage(
      device: Device(
        name: "card", size: CGSize(width: 200, height: 160), scale: 1, safeArea: .zero))
    try stage.perform {
      let screen = UIViewController()
      screen.view.backgroundColor = .systemGroupedBackground
      stage.window.rootViewController = screen
      if let view = try make() { screen.view.addSubview(view) }
    }
    stage.advance(to: 0.5)
    let renderer = Renderer(scale: 1, threads: 1)
    let picture = stage.take(at: [0]).drawPicture(0, renderer: renderer)
    return (picture, stage.violations.map(\.message) + stage.unsupported)
  }
}
