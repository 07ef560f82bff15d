/// What to do about a module that somebody's sources import and that is not here.
enum MissingModules {
  /// What a compiler says of a module, with a sentence of ours after it; anything else as it is.
  static func advised(_ message: String) -> String {
    guard let match = message.firstMatch(of: /no such module '([A-Za-z0-9_.]+)'/) else {
      return message
    }
    return "\(message) · \(advice(on: String(match.1)))"
  }

  /// One sentence for each kind of module.
  static func advice(on module: String) -> String {
    let name = String(module.prefix { $0 != "." })
    if let known = sentences[name] { return known }
    if apples.contains(name) {
      return "\(name) is Apple's and not here; \(wrap(name))"
    }
    return "nobody here knows it: give the files or the package of \(name) along with yours, or "
      + wrap(name)
  }

  /// Whether a file can do without what needs a module: what is Apple's and not the form of whole screens.
  static func isDivisible(_ module: String) -> Bool {
    apples.contains(module) || ["SwiftUI", "CoreData"].contains(module)
  }

  private static func wrap(_ name: String) -> String {
    "put the import and what needs it between #if canImport(\(name)) and #endif"
  }

  private static let sentences = [
    "SwiftUI":
      "SwiftUI is not here; rehearse the UIKit part, and put previews, hosting controllers "
      + "and the import between #if canImport(SwiftUI) and #endif",
    "CoreData":
      "there is no Core Data here; give the screen plain values, and put the import and what "
      + "needs it between #if canImport(CoreData) and #endif",
    "AppKit":
      "this is iOS; put the import and what needs it between #if canImport(AppKit) and #endif",
    "Cocoa":
      "this is iOS; put the import and what needs it between #if canImport(AppKit) and #endif",
  ]

  private static let apples: Set = [
    "ARKit", "AVFAudio", "Accelerate", "Accessibility", "AuthenticationServices", "CallKit",
    "CloudKit", "Contacts", "ContactsUI", "CoreAudio", "CoreBluetooth", "CoreHaptics",
    "CoreML", "CoreMedia", "CoreSpotlight", "CoreTelephony",
    "CoreVideo", "CryptoKit", "EventKit", "GameKit", "GameplayKit", "HealthKit", "HomeKit",
    "ImageIO", "Intents", "MediaPlayer", "Messages", "Metal",
    "MetalKit", "MultipeerConnectivity", "NaturalLanguage", "Network", "NotificationCenter",
    "PDFKit", "PencilKit", "PhotosUI", "QuickLook", "RealityKit", "ReplayKit",
    "SceneKit", "Security", "Social", "Speech", "SpriteKit", "SwiftData",
    "SystemConfiguration",
    "TVUIKit", "UserNotificationsUI", "VideoToolbox", "Vision", "VisionKit",
    "WatchConnectivity", "WatchKit", "WidgetKit",
  ]
}
