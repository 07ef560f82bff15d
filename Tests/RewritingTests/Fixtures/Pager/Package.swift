// swift-tools-version: 6.0
// swift-format-ignore-file
import PackageDescription

let package = Package(
    name: "Pager",
    platforms: [.iOS(.v16)],
    products: [
        .library(name: "PagerUI", targets: ["PagerUI"]),
    ],
    dependencies: [.package(path: "../Motion")],
    targets: [
        .target(name: "PagerKit"),
        .target(
            name: "PagerUI",
            dependencies: ["PagerKit", .product(name: "Motion", package: "Motion")],
            swiftSettings: [.enableUpcomingFeature("ExistentialAny")]),
        .testTarget(name: "PagerUITests", dependencies: ["PagerUI"]),
    ]
)
