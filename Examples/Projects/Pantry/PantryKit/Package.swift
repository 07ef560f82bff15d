// swift-tools-version: 5.9
// The swift-tools-version declares the minimum version of Swift required to build this package.

import PackageDescription

let package = Package(
    name: "PantryKit",
    platforms: [
        .iOS(.v16)
    ],
    products: [
        .library(name: "PantryKit", targets: ["PantryKit"])
    ],
    targets: [
        .target(name: "PantryKit"),
        .testTarget(name: "PantryKitTests", dependencies: ["PantryKit"])
    ]
)
