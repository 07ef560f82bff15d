import Foundation

/// One comment in a pull request that is kept up to date, through the `gh` program.
struct ReviewComment {
  let program: Program
  /// The folder of the repository.
  let folder: URL

  init(program: Program, folder: URL) { (self.program, self.folder) = (program, folder) }

  /// - Throws: `UsageError` where there is no `gh`.
  init(in folder: URL) throws { self.init(program: try Program.named("gh"), folder: folder) }

  /// Writes the text into the comment that there is, or into a new one.
  /// - Parameter isNews: Whether a new comment is worth it.
  /// - Returns: What was done, in words.
  /// - Throws: `UsageError` with what `gh` said.
  func post(_ text: String, isNews: Bool) throws -> String {
    let number = try ask(["pr", "view", "--json", "number", "--jq", ".number"])
    guard let number = Int(number) else {
      throw UsageError("gh knows no pull request of this branch")
    }
    let all = "repos/{owner}/{repo}/issues/\(number)/comments"
    let known = try ask([
      "api", "--paginate", all, "--jq",
      ".[] | select(.body | startswith(\"\(ReviewText.mark)\")) | .id",
    ]).split(separator: "\n").first.flatMap { Int($0) }
    guard known != nil || isNews else { return "nothing to say in pull request \(number)" }
    return try withTemporaryFolder { temporary in
      let body = temporary.appendingPathComponent("body.md")
      try Data(text.prefix(Self.longest).utf8).write(to: body)
      let field = ["--field", "body=@\(body.path)", "--silent"]
      if let known {
        let place = "repos/{owner}/{repo}/issues/comments/\(known)"
        _ = try ask(["api", "--method", "PATCH", place] + field)
        return "comment \(known) of pull request \(number) is up to date"
      }
      _ = try ask(["api", "--method", "POST", all] + field)
      return "a comment in pull request \(number)"
    }
  }

  /// Characters; a comment may have some more.
  private static let longest = 60_000

  private func ask(_ words: [String]) throws -> String {
    let outcome = try program.run(words, in: folder)
    guard outcome.status == 0 else {
      let said = outcome.err.trimmingCharacters(in: .whitespacesAndNewlines)
      throw UsageError("gh \(words[0]): \(said.prefix(400))")
    }
    return outcome.out.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
