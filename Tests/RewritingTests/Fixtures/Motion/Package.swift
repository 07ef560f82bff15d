// swift-tools-version: 5.9
// swift-format-ignore-file
import PackageDescription

let package = Package(
    name: "Motion",
    platforms: [.iOS(.v13), .macOS(.v10_15)],
    products: [.library(name: "Motion", targets: ["Motion"])],
    targets: [.target(name: "Motion", linkerSettings: [.linkedFramework("UIKit", .when(platforms: [.iOS]))])]
)
