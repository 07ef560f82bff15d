import Foundation
import Projects

/// What every command takes that works on an Xcode project.
struct AppOptions {
  private let target = Option(
    optional: "target", .path.called("NAME"), shown: "the project's application",
    help: "The application, where there are several.")
  private let scheme = Option(
    optional: "scheme", .path.called("NAME"), help: "A scheme, which says the application.")
  private let configuration = Option(
    "configuration", .path.called("NAME"), default: "Debug", shown: "Debug",
    help: "The build configuration whose settings count.")
  private let language = Option(
    "language", .path.called("CODE"), default: "en", shown: "en",
    help: "The language that the application speaks, where it does: de, pt-BR.")
  private let kit = Option(
    optional: "sdk", .path.called("VERSION"), shown: "what the project was last kept by",
    help: "The iOS whose SDK it was built with: before 13, screens are presented full screen.")
  private let packages = Option(
    repeated: "package", .path.called("NAME=DIR"),
    help: "Where a package or a module's sources lie that are not in the checkout.")

  var shapes: [OptionShape] { choosing + [packages.shape, language.shape, kit.shape] }

  /// Those that choose what is built.
  var choosing: [OptionShape] { [target.shape, scheme.shape, configuration.shape] }

  /// What the choosing options say alone.
  func choice(_ arguments: Arguments, path: String) throws -> AppBuild.Preferences {
    var preferences = AppBuild.Preferences(path: path)
    preferences.target = try arguments[target]
    preferences.scheme = try arguments[scheme]
    preferences.configuration = try arguments[configuration]
    return preferences
  }

  /// The version of iOS that `--sdk` names.
  static func kitVersion(_ word: String) throws -> Int {
    guard let version = Int(word.prefix { $0 != "." }), (7...99).contains(version) else {
      throw UsageError("--sdk needs a version of iOS, 7 or later, got '\(word.printable)'")
    }
    return version
  }

  func preferences(_ arguments: Arguments, path: String) throws -> AppBuild.Preferences {
    var preferences = try choice(arguments, path: path)
    preferences.language = try arguments[language]
    preferences.kit = try arguments[kit].map(AppOptions.kitVersion)
    preferences.packages = try arguments[packages].map { word in
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else {
        throw UsageError("--package needs a name and a folder: --package Kit=../Kit")
      }
      let folder = URL(fileURLWithPath: parts[1]).standardizedFileURL.path
      guard FileManager.default.fileExists(atPath: folder) else {
        throw UsageError(
          "--package \(parts[0].printable): there is no folder '\(parts[1].printable)'")
      }
      return (name: parts[0], folder: folder)
    }
    return preferences
  }
}

/// What there is in a project, for people.
struct AppListing {
  let text: String

  init(_ preferences: AppBuild.Preferences) throws {
    let path = URL(fileURLWithPath: preferences.path).standardizedFileURL.resolvingSymlinksInPath()
      .path
    do {
      let workspace = try Workspace(
        reading: try ProjectFinder.find(path), configuration: preferences.configuration)
      let targets = workspace.targets.map { target in
        "\(target.kind.rawValue)\t\(target.name)\t\(target.swiftFiles.count) Swift files\n"
      }
      let schemes = workspace.schemes.map {
        "scheme\t\($0.name)\t\($0.target ?? "no application")\n"
      }
      text = (targets + schemes).joined()
    } catch let error as ProjectError {
      throw UsageError("\(error)".printable)
    }
  }
}
