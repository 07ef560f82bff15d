/// One thing that a project makes: an application, a framework, a bundle.
package struct Target: Sendable {
  /// What kind of thing comes out.
  package enum Kind: String, Sendable {
    case application, framework, library, bundle, tests, appExtension, other

    /// - Parameter type: Such as `com.apple.product-type.application`.
    init(productType type: String) {
      self =
        switch type.replacing("com.apple.product-type.", with: "") {
        case "application", "application.on-demand-install-capable": .application
        case "framework", "framework.static": .framework
        case "library.static", "library.dynamic": .library
        case "bundle": .bundle
        case let kind where kind.contains("test"): .tests
        case let kind where kind.contains("extension"): .appExtension
        default: .other
        }
    }
  }

  package let name: String
  package let kind: Kind
  /// The project's file.
  package let project: String
  package let settings: BuildSettings
  /// Everything that is compiled, as absolute paths, in the project's order.
  package var sources: [SourceFile] = []
  /// Header files that belong to it.
  package var headers: [String] = []
  package var resources: [Resource] = []
  /// Names of targets that it needs, also of other projects.
  package var dependencies: [String] = []
  /// Names of what it is linked with, without their endings.
  package var linked: [String] = []
  /// Names of the package products that it uses.
  package var packageProducts: [String] = []
  /// What could not be found or made out.
  package var notes: [String] = []

  init(name: String, kind: Kind, project: String, settings: BuildSettings) {
    self.name = name
    self.kind = kind
    self.project = project
    self.settings = settings
  }

  /// What the product is called, without its ending.
  package var productName: String { settings.text("PRODUCT_NAME") ?? name }

  /// What sources call it when they import it.
  package var moduleName: String {
    settings.text("PRODUCT_MODULE_NAME") ?? SettingOperator.identifier(productName)
  }

  /// The paths of its Swift files.
  package var swiftFiles: [String] { sources.filter { $0.language == .swift }.map(\.path) }

  /// Whether it is made for telephones and tablets, as far as its settings say.
  package var isForIOS: Bool {
    let platforms = settings.list("SUPPORTED_PLATFORMS")
    if !platforms.isEmpty { return platforms.contains { $0.hasPrefix("iphone") } }
    let kit = settings["SDKROOT"]
    return kit.isEmpty || kit == "auto" || kit.hasPrefix("iphone")
  }
}

/// A file that is compiled.
package struct SourceFile: Equatable, Sendable {
  package enum Language: String, Sendable {
    case swift, objectiveC, c, model, shader, other

    /// - Parameter path: Its ending decides.
    init(of path: String) {
      self =
        switch path.split(separator: ".").last?.lowercased() {
        case "swift": .swift
        case "m", "mm": .objectiveC
        case "c", "cc", "cpp", "cxx", "s": .c
        case "xcdatamodeld", "xcdatamodel", "mlmodel", "intentdefinition": .model
        case "metal": .shader
        default: .other
        }
    }
  }

  package let path: String
  package let language: Language

  package init(_ path: String) {
    self.path = path
    language = Language(of: path)
  }
}

/// A file or folder that lies in the product.
package struct Resource: Equatable, Sendable {
  package let path: String
  /// Which language's variant it is: `Base`, `en`; nil for a file without variants.
  package let region: String?
  /// A folder in the product where it lies; empty for the product itself.
  package let folder: String

  package init(_ path: String, region: String? = nil, folder: String = "") {
    self.path = path
    self.region = region
    self.folder = folder
  }

  /// Where it lies in the product.
  package var place: String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return ([folder, region.map { $0 + ".lproj" } ?? "", name]).filter { !$0.isEmpty }
      .joined(separator: "/")
  }
}
