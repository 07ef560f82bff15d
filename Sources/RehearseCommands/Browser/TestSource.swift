import Rehearsal

/// The source of a test in Swift that gets at a flow and reads files beside it.
struct TestSource {
  /// Of the transition, such as `card-stack`.
  let name: String
  /// What the suite's name ends in before `Tests`.
  let kind: String
  /// Modules beside those that every such test needs.
  let imports: [String]
  let flow: SessionSource.FlowWords
  /// A sentence or two.
  let about: String
  let title: String
  let function: String
  /// Lines of the function, which has `folder` and `flow`.
  let body: String

  /// `CardStackRecordingTests`.
  var typeName: String {
    name.split { !$0.isLetter && !$0.isNumber }
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() + "\(kind)Tests"
  }

  var text: String {
    let modules = Set(["Foundation", "Testing", "TransitionTesting"] + imports + flow.imports)
    return """
      \(modules.sorted().map { "import \($0)" }.joined(separator: "\n"))

      /// \(about)
      @MainActor @Suite struct \(typeName) {
        @Test("\(title)")
        func \(function)() throws {
          let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
          let flow = try #require(\(flow.words))
      \(body)
        }
      }

      """
  }
}
