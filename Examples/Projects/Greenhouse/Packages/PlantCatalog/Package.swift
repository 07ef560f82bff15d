// swift-tools-version: 5.6
// The swift-tools-version declares the minimum version of Swift required to build this package.

import PackageDescription

let package = Package(
    name: "PlantCatalog",
    platforms: [
        .iOS(.v15)
    ],
    products: [
        .library(
            name: "PlantCatalog",
            targets: ["PlantCatalog"]),
    ],
    dependencies: [],
    targets: [
        .target(
            name: "PlantCatalog",
            dependencies: []),
        .testTarget(
            name: "PlantCatalogTests",
            dependencies: ["PlantCatalog"]),
    ]
)
