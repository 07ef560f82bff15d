/// The SDK that an application was last built with, as far as its project tells. Systems treat an
/// application by what it was built with: old ones keep the looks that they were made for.
package struct SoftwareKit: Equatable, Sendable {
  /// The version of iOS, without what follows the point.
  package let version: Int
  /// What tells.
  package let reason: String

  package init(version: Int, reason: String) { (self.version, self.reason) = (version, reason) }

  /// - Parameters:
  ///   - project: Where the target is from.
  ///   - info: What its property list says.
  /// - Returns: nil where nothing says that it was an older one.
  package init?(of target: Target, in project: Project?, info: [String: Any]) {
    guard let xcode = project?.xcode else { return nil }
    var version = SoftwareKit.system(ofXcode: xcode)
    var reason = "the project was last kept by Xcode \(xcode)"
    func atLeast(_ other: Int, _ why: String) {
      if other > version { (version, reason) = (other, why) }
    }
    let language = target.settings["SWIFT_VERSION"]
    atLeast(
      target.settings["IPHONEOS_DEPLOYMENT_TARGET"].majorVersion ?? 0,
      "nothing older can be deployed to")
    if info["UIApplicationSceneManifest"] != nil { atLeast(13, "it has scenes") }
    if language.hasPrefix("5") { atLeast(12, "it is written in Swift 5") }
    if language.hasPrefix("3"), version > 12 {
      (version, reason) = (12, "nothing later takes Swift 3")
    }
    self.init(version: version, reason: reason)
  }

  /// Of Xcode 7 to 16 the number is two lower than that of the system.
  private static func system(ofXcode version: Int) -> Int {
    version < 17 ? version + 2 : version
  }
}

extension Project {
  /// What a version says that Xcode leaves behind: `0940`, `1130`, `8.3.2`.
  static func xcode(_ mark: String) -> Int? {
    guard !mark.contains("."), let number = Int(mark) else { return mark.majorVersion }
    return number < 100 ? number : number / 100
  }
}

extension String {
  /// What stands before the first point of a version.
  fileprivate var majorVersion: Int? { Int(prefix { $0 != "." }) }
}
