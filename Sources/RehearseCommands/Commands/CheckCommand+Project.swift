import Foundation

extension CheckCommand {
  /// Explores an application, and checks the transitions of its own that were found.
  func checkProject(
    _ path: String, _ arguments: Arguments, _ console: Console
  ) throws -> ExitCode {
    let words = try projectWords(arguments)
    let build = try AppBuild.built(try application.choice(arguments, path: path), console)
    return try RunningApp(build, console: console).atHome {
      try AppChecking(build: build, console: console, words: words).check()
    }
  }

  /// The options of a check, as words for the program that plays it.
  private func projectWords(_ arguments: Arguments) throws -> [String] {
    guard try arguments[names].isEmpty, try arguments[junit] == nil, try arguments[shard] == nil
    else {
      throw UsageError(
        "--project finds out itself what is checked: leave out names, --junit and --shard")
    }
    var words: [String] = []
    for mode in try arguments[modes] { words += ["--mode", "\(mode)"] }
    for scenario in try arguments[scenarios] { words += ["--scenario", scenario] }
    if try arguments[painted] { words.append("--painted") }
    if try arguments[verbose] { words.append("--verbose") }
    if try arguments[json] { words.append("--json") }
    return words
  }
}
