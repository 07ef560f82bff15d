import Foundation

/// What somebody opens: a project with those that it refers to, or a workspace of several.
package struct Workspace: Sendable {
  /// The `.xcworkspace` or `.xcodeproj`, absolute.
  package let path: String
  package private(set) var projects: [Project] = []
  /// Folders of Swift packages, absolute, each once.
  package private(set) var packages: [String] = []
  package private(set) var schemes: [Scheme] = []
  package private(set) var notes: [String] = []

  /// Projects that refer to projects.
  private static let most = 200

  /// - Parameter path: An `.xcworkspace` or an `.xcodeproj`.
  /// - Throws: `ProjectError` if it, or a workspace's every project, cannot be read.
  package init(reading path: String, configuration: String = "Debug") throws {
    let path = (path as NSString).standardizingPath
    self.path = path
    guard path.hasSuffix(".xcworkspace") else {
      add(try Project(reading: path, configuration: configuration))
      schemes = projects[0].schemes
      readOthers(configuration)
      return
    }
    schemes = SchemeFile.all(in: path)
    var failure: ProjectError?
    for item in try WorkspaceFile.items(of: path) {
      if item.hasSuffix(".xcodeproj") {
        do { add(try Project(reading: item, configuration: configuration)) } catch {
          let problem = error as? ProjectError ?? ProjectError(item, "\(error)")
          failure = failure ?? problem
          notes.append(problem.description)
        }
      } else if FileManager.default.fileExists(atPath: item + "/Package.swift") {
        add(package: item)
      }
    }
    guard !projects.isEmpty else {
      throw failure ?? ProjectError(path, "there is no project in this workspace")
    }
    schemes += projects.flatMap(\.schemes)
    readOthers(configuration)
  }

  private mutating func add(_ project: Project) {
    guard !projects.contains(where: { $0.path == project.path }) else { return }
    projects.append(project)
    notes += project.notes
    for package in project.localPackages { add(package: package) }
  }

  private mutating func add(package: String) {
    if !packages.contains(package) { packages.append(package) }
  }

  /// Projects that those at hand refer to.
  private mutating func readOthers(_ configuration: String) {
    var known = Set(projects.map(\.path))
    var open = projects.flatMap(\.projects)
    while let path = open.popLast(), projects.count < Self.most {
      guard known.insert(path).inserted else { continue }
      do {
        let project = try Project(reading: path, configuration: configuration)
        open += project.projects
        add(project)
      } catch {
        notes.append((error as? ProjectError)?.description ?? "\(error)")
      }
    }
  }

  /// Every target of every project.
  package var targets: [Target] { projects.flatMap(\.targets) }
}

/// The list of what belongs to a workspace.
enum WorkspaceFile {
  /// Absolute paths, in the file's order.
  static func items(of path: String) throws -> [String] {
    let data = try PropertyList.contents(of: path + "/contents.xcworkspacedata")
    let text = String(decoding: data, as: UTF8.self)
    guard text.contains("<Workspace") else {
      throw ProjectError(path + "/contents.xcworkspacedata", "this is no workspace")
    }
    let root = (path as NSString).deletingLastPathComponent
    var folders: [String] = [root]
    var items: [String] = []
    for tag in TagText(text).tags {
      if tag.name == "Group" {
        if tag.isEnd {
          if folders.count > 1 { folders.removeLast() }
        } else {
          folders.append(place(tag, root: root, group: folders.last ?? root))
        }
      } else if tag.name == "FileRef", !tag.isEnd {
        items.append(place(tag, root: root, group: folders.last ?? root))
      }
    }
    return items
  }

  private static func place(_ tag: TagText.Tag, root: String, group: String) -> String {
    let location = tag.attributes["location"] ?? ""
    let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let path = parts.count == 2 ? String(parts[1]) : location
    let base =
      switch parts.first {
      case "absolute", "developer": ""
      case "container": root
      // Of a project's own workspace.
      case "self": (root as NSString).deletingLastPathComponent
      default: group
      }
    return ((path.hasPrefix("/") ? path : base + "/" + path) as NSString).standardizingPath
  }
}
