import Foundation

/// An application that is built and shown anew whenever a file of its project is saved.
@MainActor
struct WatchedApp {
  let preferences: AppBuild.Preferences
  /// Films; none where a window or a browser shows it.
  let outputs: [String]
  /// Options for the program that plays.
  let words: [String]
  /// Where a browser shows it, one process after the other.
  let place: BrowserPlace?
  let console: Console

  /// Shows it now and after every change; ends with the process, and a window with it.
  func showAgainAndAgain() throws -> Never {
    // What is wrong with the project as it was named is told before anything is watched.
    let first = try AppBuild(preferences, kit: try BuildContext.ofThisProgram())
    let folders = first.folders
    let written = Set(outputs.map(absolutePath))
    var shown: ShownProgram?
    var isTold = false
    Watching(command: "rehearse app", console: console).doAgain(
      after: { Watching.stamps(below: folders).filter { !written.contains($0.key) } }
    ) {
      let app = try AppBuild.built(preferences, console, isBrief: isTold)
      isTold = true
      if outputs.isEmpty {
        shown = try show(app, in: shown)
      } else {
        _ = try RunningApp(app, console: console).show(outputs: outputs, words: words)
      }
    }
  }

  /// Opens a window on an application in the place of the one that is open; at home in a new folder, so
  /// that what was done so far leads to the same place once more.
  private func show(_ app: AppBuild, in former: ShownProgram?) throws -> ShownProgram {
    let home = try makeTemporaryFolder()
    former?.close()
    let variables = ["HOME": home.path, "XDG_CONFIG_HOME": home.path]
    return ShownProgram(
      process: try WindowProcess(
        app.program, ["play", LaunchedApp.slug] + words + (place?.words ?? []),
        with: variables.merging(place?.variables ?? [:]) { $1 }),
      folder: home)
  }
}

extension AppBuild {
  /// The folders in which what it is made of lies: none within another.
  var folders: [String] {
    let containers =
      ([workspace.path] + workspace.projects.map(\.path)).map {
        ($0 as NSString).deletingLastPathComponent
      }
    let files = plan.modules.flatMap { $0.swiftFiles + $0.resources.map(\.path) }
    let all = containers + files.map { ($0 as NSString).deletingLastPathComponent }
    var roots: [String] = []
    for folder in Set(all).sorted() where !roots.contains(where: { folder.hasPrefix($0 + "/") }) {
      roots.append(folder)
    }
    return roots
  }
}
