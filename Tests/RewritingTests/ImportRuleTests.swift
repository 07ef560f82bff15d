import Testing

@testable import Rewriting

/// What Foundation brings along on a Mac comes with UIKit here.
@Suite struct ImportRuleTests {
  private func rewritten(_ texts: String...) -> String {
    let sources = texts.enumerated().map { Source(path: "/\($0).swift", text: Array($1.utf8)) }
    return String(decoding: Rewriter.rewrite(sources)[0].text, as: UTF8.self)
  }

  @Test("a file of Foundation alone has UIKit where another file of the module does")
  func beside() {
    #expect(!rewritten("import Foundation\nlet a = 1").contains("UIKit"))
    #expect(
      rewritten("import Foundation\nlet a = 1", "import UIKit")
        .contains("import UIKit; import Foundation"))
  }

  @Test(
    "so does one that names what only UIKit has here",
    arguments: [
      "let a = RelativeDateTimeFormatter()", "let a = String(localized: \"a\", bundle: .module)",
      "let a: UndoManager? = nil",
    ])
  func names(line: String) {
    #expect(rewritten("import Foundation\n\(line)").contains("import UIKit; import Foundation"))
    #expect(rewritten("public import Foundation\n\(line)").contains("import UIKit; public import"))
  }

  @Test("nobody else does", arguments: ["let localized = 1", "f(localized: 1)", "// UndoManager"])
  func others(line: String) {
    #expect(!rewritten("import Foundation\n\(line)").contains("UIKit"))
  }
}
