// swift-tools-version: 6.0
import PackageDescription

// An app package: Swift Playgrounds on an iPad or a Mac, and Xcode, open it as it is and run it. The
// link TransitionGallery leads to the gallery's own sources; `make app` writes a copy of the package
// that has them inside. On Linux the sources are a target of the package two folders up.

#if canImport(AppleProductTypes)
  import AppleProductTypes

  let products: [Product] = [
    .iOSApplication(
      name: "Rehearsal Gallery", targets: ["GalleryApp"],
      bundleIdentifier: "org.rehearsal.gallery", displayVersion: "1.0", bundleVersion: "1",
      appIcon: .placeholder(icon: .images), accentColor: .presetColor(.indigo),
      supportedDeviceFamilies: [.pad, .phone],
      supportedInterfaceOrientations: [
        .portrait, .landscapeRight, .landscapeLeft,
        .portraitUpsideDown(.when(deviceFamilies: [.pad])),
      ],
      additionalInfoPlistContentFilePath: "Info.plist")
  ]
#else
  let products: [Product] = []
#endif

let package = Package(
  name: "GalleryApp",
  platforms: [.iOS("17.0")],
  products: products,
  targets: [
    .target(
      name: "TransitionGallery", path: "TransitionGallery", resources: [.process("Photographs")]),
    .executableTarget(name: "GalleryApp", dependencies: ["TransitionGallery"], path: "Sources"),
  ],
  swiftLanguageModes: [.v5]
)
