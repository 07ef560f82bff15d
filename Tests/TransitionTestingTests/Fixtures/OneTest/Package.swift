// swift-tools-version: 6.2
import PackageDescription

// A package as somebody else has it: it adds one library, and tests one transition.
let package = Package(
  name: "OneTest",
  dependencies: [.package(name: "Rehearsal", path: "../../../..")],
  targets: [
    .testTarget(
      name: "CardTests", dependencies: [.product(name: "TransitionTesting", package: "Rehearsal")],
      swiftSettings: [.swiftLanguageMode(.v5)])
  ]
)
