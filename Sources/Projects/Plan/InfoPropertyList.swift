import Foundation

/// The `Info.plist` of an application: the project's own file with settings put in, and what settings
/// alone say.
package struct InfoPropertyList {
  /// Foundation's values.
  package private(set) var values: [String: Any]
  /// Why the project's own file is not in it; nil where it is, or there is none.
  package private(set) var problem: String?

  package init(of target: Target, in folder: String) {
    let settings = target.settings
    values = [
      "CFBundleDevelopmentRegion": settings["DEVELOPMENT_LANGUAGE"],
      "CFBundleExecutable": target.productName,
      "CFBundleIdentifier": settings.text("PRODUCT_BUNDLE_IDENTIFIER") ?? target.productName,
      "CFBundleInfoDictionaryVersion": "6.0", "CFBundleName": target.productName,
      "CFBundlePackageType": "APPL",
      "CFBundleShortVersionString": settings["MARKETING_VERSION"],
      "CFBundleVersion": settings["CURRENT_PROJECT_VERSION"],
    ]
    if let file = settings.text("INFOPLIST_FILE") {
      read(file.hasPrefix("/") ? file : folder + "/" + file, settings)
    }
    for name in settings.names.sorted() where name.hasPrefix("INFOPLIST_KEY_") {
      take(String(name.dropFirst("INFOPLIST_KEY_".count)), settings[name].trimmingBlanks)
    }
    // The program that stands there is called so, whatever the file says.
    values["CFBundleExecutable"] = target.productName
  }

  package var data: Data {
    (try? PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0))
      ?? Data()
  }

  /// Says what the application was built with, where systems look for it.
  package mutating func note(_ kit: SoftwareKit) {
    values["DTPlatformVersion"] = "\(kit.version).0"
    values["DTSDKName"] = "iphoneos\(kit.version).0"
  }

  /// Has the application speak a language, if it does, or its more general form.
  /// - Parameter languages: Those that it has something in.
  package mutating func choose(_ language: String, among languages: Set<String>) {
    let general = String(language.prefix { $0 != "-" && $0 != "_" })
    let known = [language, language.replacing("-", with: "_"), general].first(
      where: languages.contains)
    // A bundle falls back on this one, and knows of no other here.
    if let known { values["CFBundleDevelopmentRegion"] = known }
  }

  private mutating func read(_ path: String, _ settings: BuildSettings) {
    guard let data = try? PropertyList.contents(of: path) else {
      problem = "\(path): there is no such Info.plist"
      return
    }
    guard
      let read = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil),
      let own = read as? [String: Any]
    else {
      problem = "\(path): this property list is broken"
      return
    }
    values.merge(own.mapValues { InfoPropertyList.expanded($0, settings) }) { _, own in own }
  }

  /// A property list without a project: what every target has is put in.
  /// - Parameter name: The target's.
  package static func expanded(_ values: [String: Any], name: String) -> [String: Any] {
    let level = DefaultSettings.level(
      project: name, folder: "", target: name, SettingConditions(configuration: "Debug"),
      language: nil)
    return expanded(values, BuildSettings([level])) as? [String: Any] ?? values
  }

  private static func expanded(_ value: Any, _ settings: BuildSettings) -> Any {
    switch value {
    case let text as String: settings.expand(text)
    case let list as [Any]: list.map { expanded($0, settings) }
    case let table as [String: Any]:
      Dictionary(
        table.map { (settings.expand($0.key), expanded($0.value, settings)) },
        uniquingKeysWith: { first, _ in first })
    default: value
    }
  }

  /// A key that a setting says, as Xcode's generator takes it.
  private mutating func take(_ key: String, _ value: String) {
    guard !value.isEmpty else { return }
    let isTrue = value == "YES"
    switch key {
    case "UIApplicationSceneManifest_Generation":
      if isTrue, values["UIApplicationSceneManifest"] == nil {
        values["UIApplicationSceneManifest"] =
          ["UIApplicationSupportsMultipleScenes": true, "UISceneConfigurations": [String: Any]()]
          as [String: Any]
      }
    case "UILaunchScreen_Generation":
      if isTrue, values["UILaunchScreen"] == nil { values["UILaunchScreen"] = [String: Any]() }
    case "UISupportedInterfaceOrientations", "UIRequiredDeviceCapabilities", "UIBackgroundModes":
      values[key] = BuildSettings.words(value)
    case "UISupportedInterfaceOrientations_iPhone":
      values["UISupportedInterfaceOrientations~iphone"] = BuildSettings.words(value)
    case "UISupportedInterfaceOrientations_iPad":
      values["UISupportedInterfaceOrientations~ipad"] = BuildSettings.words(value)
    default: values[key] = ["YES", "NO"].contains(value) ? isTrue as Any : value as Any
    }
  }
}
