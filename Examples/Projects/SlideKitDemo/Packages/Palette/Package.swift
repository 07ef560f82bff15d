// swift-tools-version:5.5

import PackageDescription

let package = Package(
    name: "Palette",
    platforms: [
        .iOS(.v13)
    ],
    products: [
        .library(name: "Palette", targets: ["Palette"])
    ],
    targets: [
        .target(name: "Palette"),
        .testTarget(name: "PaletteTests", dependencies: ["Palette"])
    ]
)
