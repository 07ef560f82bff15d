import Testing

@testable import RehearseCommands

/// What is said of modules that are not here.
@Suite("Missing modules")
struct MissingModuleTests {
  @Test(
    "each kind of module has a sentence that says what to do",
    arguments: [
      "SwiftUI", "CoreData", "Metal", "Alamofire", "os.activity",
    ])
  func advice(module: String) {
    let told = MissingModules.advised("A.swift:1:8: error: no such module '\(module)'")
    #expect(told.hasPrefix("A.swift:1:8: error: no such module '\(module)' · "))
    #expect(told.contains("#if canImport("))
  }

  @Test("other messages stay as they are")
  func others() {
    #expect(MissingModules.advised("error: no such thing") == "error: no such thing")
  }
}
