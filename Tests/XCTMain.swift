import Foundation
import Testing

/// Starts the tests. Because this file is there, the package manager looks for no tests of the older
/// library, for which every build would have to write an index.
@main
struct Tests {
  static func main() async {
    // `swift test` asks for tests of the older library first, and would be content with none.
    guard CommandLine.arguments.contains("swift-testing") else {
      let hint = "run them by: make test, or: swift test --enable-swift-testing --disable-xctest\n"
      try? FileHandle.standardError.write(contentsOf: Data(hint.utf8))
      exit(1)
    }
    await Testing.__swiftPMEntryPoint() as Never
  }
}
