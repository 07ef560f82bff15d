// swift-tools-version: 6.2
import Foundation
import PackageDescription

// A package as somebody has it who tests a transition: it adds one dependency, and nothing else.
let folder = URL(fileURLWithPath: "\(Context.packageDirectory)/../../../..").standardized
let name = folder.lastPathComponent

let package = Package(
  name: "Card",
  dependencies: [.package(path: folder.path)],
  targets: [
    .target(name: "Card", dependencies: [.product(name: "UIKit", package: name)]),
    .testTarget(
      name: "CardTests",
      dependencies: [
        "Card", .product(name: "Rehearsal", package: name),
        .product(name: "TransitionTesting", package: name),
        .product(name: "RehearsalTesting", package: name),
      ]),
  ]
)
