import Testing

/// Guards that cannot fail are no guards: each is shown a fault and must see it.
@Suite struct PlantedFaults {
  private func swift(_ text: String, in module: String = "Timing") -> SourceFile {
    SourceFile(path: "Sources/\(module)/Planted.swift", text: text)
  }

  private func c(_ text: String) -> SourceFile {
    SourceFile(path: "Sources/CRaster/planted.c", text: text)
  }

  @Test(arguments: [
    "import UIKit", "@_exported import UIKit", "@testable import UIKit", "package import UIKit",
    "import struct UIKit.UIColor", "import Elementary; import UIKit", "@testable\nimport UIKit",
    "@_spi(Secret) public import UIKit", "/* quietly */ import UIKit // please",
    "#if DEBUG\n  import UIKit\n#endif", "import UIKit.UIGestureRecognizerSubclass",
  ])
  func `a wrong import is seen in every way of writing it`(text: String) throws {
    let faults = try ImportRules.breaches(in: [swift(text)], rooms: Walls.rooms)
    #expect(faults.map(\.message) == ["Timing must not import UIKit"])
  }

  @Test func `a wrong import is told with its line`() throws {
    let faults = try ImportRules.breaches(in: [swift("// é\n\nimport UIKit\n")], rooms: Walls.rooms)
    #expect(faults.first?.description.hasPrefix("Sources/Timing/Planted.swift:3: ") == true)
  }

  @Test(arguments: [
    "// import UIKit", "/* import UIKit /* nested */ import UIKit */", "let a = \"import UIKit\"",
    "let a = \"\"\"\n  import UIKit\n  \"\"\"", "let a = #\"\"; import UIKit\"#",
    "import Elementary",
  ])
  func `an import in a comment or a string is none`(text: String) throws {
    #expect(try ImportRules.breaches(in: [swift(text)], rooms: Walls.rooms) == [])
  }

  @Test func `the gallery may import UIKit and nothing else`() throws {
    let sources = [
      swift("import UIKit\nimport QuartzCore\nimport Foundation", in: "TransitionGallery")
    ]
    let faults = try ImportRules.breaches(in: sources, rooms: Walls.rooms)
    #expect(faults.map(\.line) == [2, 3])
  }

  @Test func `a header from outside is seen, a standard or an own one is not`() throws {
    let own = SourceFile(path: "Sources/CRaster/include/own.h", text: "")
    let text = "#include <stdint.h>\n#include \"own.h\"\n// #include <no.h>\n#include <time.h>\n"
    let faults = try ImportRules.breaches(in: [c(text), own], rooms: Walls.rooms)
    #expect(faults.map(\.message) == ["CRaster must not include time.h"])
  }

  @Test func `a module without a row in the table is seen`() throws {
    #expect(
      try ImportRules.breaches(in: [swift("", in: "Sideways")], rooms: Walls.rooms).count == 1)
  }

  @Test func `a ring of three modules is seen once`() {
    let sources = [
      swift("import B", in: "A"), swift("import C", in: "B"), swift("import A", in: "C"),
      swift("import A", in: "D"),
    ]
    #expect(ImportRules.cycles(in: ImportRules.graph(of: sources)) == [["A", "B", "C"]])
  }

  @Test func `a manifest that breaks the walls is seen`() throws {
    let manifest = try Manifest(
      text: """
        let needs: [Target.Dependency] = ["High"]
        // .target(name: "Ghost"),
        let targets = [.target(name: "Low", dependencies: needs), .target(name: "High")]
        """)
    let rooms = [Room(name: "Low", floor: 0), Room(name: "High", floor: 1, project: ["Low"])]
    let sources = [swift("import Low", in: "High")]
    #expect(
      manifest.disagreements(with: rooms, sources: sources).map(\.message) == [
        "Low must not depend on High", "High imports Low, which it does not depend on",
      ])
  }

  @Test(arguments: [
    "let a = Date()", "let a = Date ( )", "let a = Date.now", "let a = ContinuousClock()",
    "let a = DispatchTime.now()", "var t = timespec(); clock_gettime(CLOCK_MONOTONIC, &t)",
    "gettimeofday(&t, nil)", "ProcessInfo.processInfo.systemUptime", "CFAbsoluteTimeGetCurrent()",
    "Thread.sleep(forTimeInterval: 1)", "try await Task.sleep(for: .seconds(1))", "usleep(3)",
    "Double.random(in: 0...1)", "Bool.random()", "[1].shuffled()", "SystemRandomNumberGenerator()",
    "arc4random_uniform(3)", "rand()", "UUID()", "print(\"\\(Date())\")",
    "queue.asyncAfter(deadline: soon) {}", "Int.random(in: 0...max(1, 2))", "time(nil)",
  ])
  func `a clock, a pause and a draw without a seed are seen`(text: String) throws {
    #expect(try !NameRules.breaches(of: NameRules.timeless, in: [swift(text)]).isEmpty)
  }

  @Test(arguments: [
    "// Date()", "/* sleep(1) */", "let a = \"Date()\"", "let a = #\"rand()\"#",
    "Double.random(in: 0...1, using: &generator)", "[1].shuffled(using: &generator)",
    "Int.random(in: 0...max(1, 2), using: &generator)", "curve.time(0)",
    "let update = Date(timeIntervalSince1970: 0)", "operand(3)",
    "layer.convertTime(now, from: nil)", "typealias DispatchTime = Deadline",
  ])
  func `a name in a comment or a string, or near a forbidden one, passes`(text: String) throws {
    #expect(try NameRules.breaches(of: NameRules.timeless, in: [swift(text)]) == [])
  }

  @Test(arguments: [
    "let a = exp(1)", "x=sinf (y)", "pow(2, 3)", "-log10(x)", "let b = [atan2(1, 2)]",
  ])
  func `a function of the C library is seen`(text: String) throws {
    #expect(try NameRules.breaches(of: NameRules.unsettled, in: [swift(text)]).count == 1)
  }

  @Test(arguments: [
    "Elementary.exp(1)", "sqrt(2)", "floor(x)", "func log(a: Int)", "// cos(x)", "blog(1)",
  ])
  func `what is exact, ours or not code passes`(text: String) throws {
    #expect(try NameRules.breaches(of: NameRules.unsettled, in: [swift(text)]) == [])
  }

  @Test func `a file of 500 lines is seen, one of 400 passes`() throws {
    let line = "let a = 1\n"
    let long = swift(String(repeating: line, count: 500))
    #expect(try LengthRules.breaches(in: [long]).count == 1)
    #expect(try LengthRules.breaches(in: [swift(String(repeating: line, count: 400))]) == [])
  }

  /// A function with so many lines, signature and closing brace included.
  private func function(_ head: String, lines: Int) -> String {
    head + " {\n" + String(repeating: "  call(\"}\") // }\n", count: lines - 2) + "}\n"
  }

  @Test(arguments: [
    "func long()", "init(a: Int = { 3 }())", "var long: Int",
    "func long<A>(_ a: [A]) -> Int where A: B",
  ])
  func `a function of 61 lines is seen, one of 60 passes`(head: String) throws {
    #expect(try LengthRules.breaches(in: [swift(function(head, lines: 61))]).count == 1)
    #expect(try LengthRules.breaches(in: [swift(function(head, lines: 60))]) == [])
  }

  @Test func `a C function of 61 lines is seen, one of 60 passes`() throws {
    let head = "static inline int\nlong_one(int a, void (*b)(int))"
    let table = "static const int table[] = {\n" + String(repeating: "  1,\n", count: 90) + "};\n"
    #expect(try LengthRules.breaches(in: [c(table + function(head, lines: 61))]).count == 1)
    #expect(try LengthRules.breaches(in: [c(table + function(head, lines: 60))]) == [])
  }

  @Test func `the body of a great class may be longer, its functions must be shorter`() throws {
    let path = try #require(LengthRules.bodies.min())
    func body(_ text: String) -> SourceFile { SourceFile(path: path, text: text) }
    let line = "let a = 1\n"
    #expect(try LengthRules.breaches(in: [body(String(repeating: line, count: 800))]) == [])
    #expect(try LengthRules.breaches(in: [body(String(repeating: line, count: 801))]).count == 1)
    #expect(try LengthRules.breaches(in: [body(function("func long()", lines: 20))]) == [])
    #expect(try LengthRules.breaches(in: [body(function("func long()", lines: 21))]).count == 1)
  }

  @Test(arguments: [
    "open class A {\n  public func f() {}\n}", "open class A {\n  public var a: Int { 1 }\n}",
    "open class A {\n  public private(set) var a = 1\n}", "open class A {\n  public let a = 1\n}",
    "open class A {\n  @discardableResult\n  public func f() -> Int { 1 }\n}",
    "open class A {\n  public subscript(a: Int) -> Int { a }\n}",
    "open class A {\n  open var a = f(1)\n  public nonisolated func b() { let c = 1 }\n}",
    "open class A {}\nextension A: P {\n  public func f() {}\n}",
    "open class A {}\nextension A {\n  open func f() {}\n}",
    "extension B {\n  open class A: C {\n    public func f() {}\n  }\n}",
    "enum B {\n  open class A {}\n}\nextension B.A {\n  public func f() {}\n}",
  ])
  func `a member that nobody can override is seen`(text: String) throws {
    #expect(try OpenRules.breaches(in: [swift(text, in: "UIKit")]).count == 1)
  }

  @Test(arguments: [
    "open class A {\n  open func f() { let a = 1 }\n  func g() {}\n  package var a = 1\n}",
    "open class A {\n  public static let a = 1\n  public init(a: Int) {}\n}",
    "open class A {\n  public final func f() {}\n  public class func g() {}\n}",
    "open class A {\n  public struct B {\n    public var a = 1\n  }\n}",
    "open class A {}\nextension A.B {\n  public func f() {}\n}",
    "open class A {}\nextension A {\n  public enum B {\n    public var a: Int { 1 }\n  }\n}",
    "open class A {}\npublic final class B {\n  public func f() {}\n}",
  ])
  func `what is overridable, of the type or of others passes`(text: String) throws {
    #expect(try OpenRules.breaches(in: [swift(text, in: "UIKit")]) == [])
  }

  private static let steps = """
    enum WalkStep { case begin(Int), halt
      case turn, end }
    """

  @Test(arguments: [
    "switch step {\ncase .begin: go()\ndefault: break\n}", "switch run.step {\ndefault: go()\n}",
    "switch next {\ncase .begin(let a), .halt: go(a)\ndefault: break\n}",
    "switch action {\ncase .turn:\n  if a { b() }\ndefault:\n  break\n}",
  ])
  func `a switch over steps that leaves some out is seen`(text: String) throws {
    let performer = swift("import Choreography\n" + text, in: "UIKit")
    let sources = [swift(Self.steps, in: "Choreography"), performer]
    #expect(try StepRules.breaches(in: sources).map(\.line) == [2])
  }

  @Test(arguments: [
    "switch step {\ncase .begin, .halt, .turn, .end: go()\n}",
    "switch key {\ncase .begin: go()\ndefault: break\n}",
    "switch pan.state {\ncase .began, .turn: go()\ndefault: break\n}",
    "// switch step { default: break }",
  ])
  func `a switch over all steps, or over something else, passes`(text: String) throws {
    let performer = swift("import Choreography\n" + text, in: "UIKit")
    let sources = [swift(Self.steps, in: "Choreography"), performer]
    #expect(try StepRules.breaches(in: sources) == [])
  }

  @Test func `a requirement without a body borrows no other's`() {
    let text = "protocol P {\n  func f()\n  var v: Int { get }\n}\nfunc g() {}\n"
    let spans = LengthRules.functions(in: swift(text))
    #expect(spans.map(\.name) == ["v", "g"])
  }

  @Test func `bare isolation of a public declaration is seen`() {
    let text =
      "@MainActor public class A {}\n@preconcurrency @MainActor open class B {}\n@MainActor\nopen class C {}"
    #expect(NameRules.bareIsolation(in: [swift(text)]).map(\.line) == [1, 3])
  }

  @Test func `a note to oneself is seen in a comment`() {
    #expect(NameRules.openNotes(in: [swift("let a = 1\n// TO" + "DO: later")]).map(\.line) == [2])
    #expect(NameRules.openNotes(in: [swift("let mastodon = 1")]) == [])
  }

  @Test(arguments: [
    "private static var a = 1", "static var a: [Int] = []", "static var a: Int?",
    "private static let a = Mutex(1)",
  ])
  func `what is ambient and not listed is seen`(line: String) {
    func breaches(_ line: String, _ path: String = "Sources/UIKit/Views/B.swift") -> [Int] {
      AmbientRules.breaches(in: [SourceFile(path: path, text: "enum B {\n  \(line)\n}")]).map(
        \.line)
    }
    #expect(breaches(line) == [2])
    #expect(breaches(line, "Sources/Raster/B.swift") == [])
    #expect(breaches("static var a: Int { 1 }") == [] && breaches("static let a = 1") == [])
  }

  @Test func `tests that no target builds are seen`() {
    let tests = ["BarTests", "RigTests"].map {
      SourceFile(path: "Tests/\($0)/File.swift", text: "@Test func a() {}")
    }
    let faults = Manifest.unbuilt(tests: tests, text: #"("BarTests", [])"#)
    #expect(faults.map(\.message) == ["names no target RigTests, whose tests are never run"])
  }

  private static let fidelity = (
    tests: [
      SourceFile(
        path: "Tests/UIKitTests/Deep/BarTests.swift", text: "struct EdgeTests { @Test func a() {} }"
      ),
      SourceFile(path: "Tests/UIKitTests/Rig.swift", text: "struct Rig {}  // @Test"),
    ],
    goldens: ["Tests/UIKitTests/Goldens/table.txt", "Tests/UIKitTests/Goldens/calls-push.txt"]
  )

  private func unheld(_ holders: String) throws -> [Int?] {
    let page = """
      | word | meaning |
      |---|---|
      | guess | nobody knows |

      | fact | behaviour | known | held by |
      |---|---|---|---|
      | – | a thing | guess |\(holders)|

      """
    return try FidelityRules.unheld(
      page: page, tests: Self.fidelity.tests, goldens: Self.fidelity.goldens
    ).map(\.line)
  }

  @Test(arguments: [
    "", " ", " – ", " looked at ", " none ", " none: ", " none: no ", " `UIKit` ", " `UIKitTests` ",
    " `UIKit/GoneTests` ", " `Raster/BarTests` ", " `UIKit/Rig` ", " `UIKit/Goldens/tab` ",
    " `UIKit/Goldens/pop-*` ", " `UIKit/BarTests`, `UIKit/GoneTests` ", " BarTests ",
  ])
  func `a behaviour that nothing holds is seen`(holders: String) throws {
    #expect(try unheld(holders) == [7])
  }

  @Test(arguments: [
    " `UIKit/BarTests` ", "`UIKitTests/BarTests`", " `UIKit/EdgeTests` ", " `UIKit/Goldens/table` ",
    " `UIKit/Goldens/calls-*`, `UIKit/BarTests`; the rest by eye ", " none: it does not compile ",
  ])
  func `a behaviour that a test holds, or that says why none can, passes`(holders: String) throws {
    #expect(try unheld(holders) == [])
  }

  @Test func `a page without behaviours is no page to examine`() {
    #expect(throws: NothingToExamine.self) {
      try FidelityRules.unheld(page: "| a | b |\n|---|---|\n| c | d |\n", tests: [], goldens: [])
    }
  }

  @Test func `a folder that the map does not explain is seen`() {
    let map = "| `Timing` | How far along, as a function of time. |\n| `Raster` | Raster |\n"
    let faults = MapRules.unnamed(folders: ["Timing", "Raster", "UIKit"], map: map)
    #expect(faults.count == 2)
  }

  @Test func `an empty list of sources is an error, not a pass`() {
    #expect(throws: NothingToExamine.self) { try ImportRules.breaches(in: [], rooms: Walls.rooms) }
    #expect(throws: NothingToExamine.self) { try LengthRules.breaches(in: []) }
    #expect(throws: NothingToExamine.self) { try StepRules.breaches(in: [swift("enum A {}")]) }
    #expect(throws: NothingToExamine.self) { try OpenRules.breaches(in: []) }
    #expect(throws: NothingToExamine.self) { try OpenRules.breaches(in: [swift("class A {}")]) }
    #expect(throws: NothingToExamine.self) {
      try NameRules.breaches(of: NameRules.timeless, in: [])
    }
    #expect(throws: NothingToExamine.self) { try SourceTree.files(under: "Documentation/none") }
    #expect(throws: NothingToExamine.self) { try Manifest(text: "") }
  }

  @Test func `a declaration without a comment is seen`() throws {
    let source = swift(
      """
      /// A curve.
      package struct Curve {
        package var speed = 1
        /// Seconds.
        @inlinable
        package var duration = 0.0
        package var description: String { "public let name" }
        var inner = 0
      }
      """)
    let faults = try DocumentationRules.undocumented(in: [source])
    #expect(faults.map(\.line) == [3])
    #expect(throws: NothingToExamine.self) { try DocumentationRules.undocumented(in: []) }
  }

  @Test(arguments: [
    "/// A.\npublic enum A: Sendable {\n  case first\n  /// Second.\n  case second(Int)\n}",
    "/// A.\n@MainActor public protocol A {\n  var a: Int { get }\n  /// B.\n  func b()\n}",
    "/// A.\n@MainActor public var a = 1\npublic var b = 1",
    "/// A.\npublic struct A {\n  private enum B {\n    case a\n  }\n}\npublic func c() {}",
  ])
  func `a public member that says nothing of it is seen`(text: String) throws {
    let source = SourceFile(path: "Sources/Rehearsal/File.swift", text: text)
    let faults = try DocumentationRules.undocumented(in: [source])
    #expect(faults.count == 1, "\(faults)")
  }

  @Test func `an answer that the map looks for in vain is seen`() throws {
    let row = "| why? | room | `Timing/Curve.swift`, `speed` and `shape` |\n"
    let map = "\n## Ten questions\n" + String(repeating: row, count: 9)
    let faults = try MapRules.lost(map: map) { $0 == "Sources/Timing/Curve.swift" ? "speed" : nil }
    #expect(faults.count == 9 && faults[0].message == "Sources/Timing/Curve.swift has no 'shape'")
    #expect(try MapRules.lost(map: map) { _ in nil }.count == 9)
    #expect(throws: NothingToExamine.self) { try MapRules.lost(map: "") { _ in "" } }
  }
}
