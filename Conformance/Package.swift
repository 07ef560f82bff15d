// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Conformance",
  platforms: [.iOS(.v17)],
  products: [.library(name: "ConformanceProbes", targets: ["ConformanceProbes"])],
  targets: [
    .target(name: "ConformanceProbes"),
    .testTarget(name: "ConformanceTests", dependencies: ["ConformanceProbes"]),
  ]
)
