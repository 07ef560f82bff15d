// swift-tools-version:5.5
// swift-format-ignore-file
import PackageDescription

let package = Package(
    name: "Cards",
    defaultLocalization: "en",
    platforms: [.iOS(.v15)],
    products: [
        .library(name: "Cards", targets: ["Cards"]),
    ],
    targets: [
        .target(name: "CardsCore"),
        .target(
            name: "Cards",
            dependencies: ["CardsCore"],
            resources: [.process("Resources")]),
        .testTarget(name: "CardsTests", dependencies: ["Cards"]),
    ]
)
