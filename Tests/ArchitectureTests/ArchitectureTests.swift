import Testing

/// The rules, held against the package as it is.
@Suite struct Architecture {
  private static let app = "Examples/GalleryApp/Sources"

  @Test func `every import stays within its walls`() throws {
    let sources = try SourceTree.files(under: "Sources") + SourceTree.files(under: Self.app)
    #expect(sources.contains { $0.module == "GalleryApp" })
    #expect(try ImportRules.breaches(in: sources, rooms: Walls.rooms) == [])
  }

  @Test func `the walls open downwards only`() {
    let floors = Dictionary(uniqueKeysWithValues: Walls.rooms.map { ($0.name, $0.floor) })
    for room in Walls.rooms {
      for name in room.project {
        #expect(floors[name] ?? .max < room.floor, "\(room.name) opens onto \(name)")
      }
    }
  }

  @Test func `no modules import each other in a ring`() throws {
    let graph = ImportRules.graph(of: try SourceTree.files(under: "Sources"))
    #expect(graph["UIKit"]?.contains("QuartzCore") == true)
    #expect(ImportRules.cycles(in: graph) == [])
  }

  @Test func `the manifest agrees with the walls and the sources`() throws {
    let manifest = try Manifest(text: SourceTree.text(of: "Package.swift"))
    #expect(manifest.closure(of: "TransitionGallery").contains("Geometry"))
    let sources = try SourceTree.files(under: "Sources")
    #expect(manifest.disagreements(with: Walls.rooms, sources: sources) == [])
  }

  @Test func `every folder of tests is a target`() throws {
    let tests = try SourceTree.files(under: "Tests")
    #expect(Set(tests.compactMap(\.module)).count > 20)
    let text = try SourceTree.text(of: "Package.swift")
    #expect(Manifest.unbuilt(tests: tests, text: text) == [])
  }

  @Test func `nothing below Rehearsal knows the time, sleeps or draws without a seed`() throws {
    let sources = try SourceTree.files(under: "Sources").filter {
      Walls.timeless.contains($0.module ?? "")
    }
    #expect(Set(sources.compactMap(\.module)) == Walls.timeless)
    #expect(try NameRules.breaches(of: NameRules.timeless, in: sources) == [])
  }

  @Test func `nothing below Rehearsal computes with the C library's unsettled functions`() throws {
    let sources = try SourceTree.files(under: "Sources").filter {
      Walls.timeless.contains($0.module ?? "") && $0.module != "Elementary"
    }
    #expect(try NameRules.breaches(of: NameRules.unsettled, in: sources) == [])
  }

  @Test(arguments: ["Sources", "Tests", Self.app])
  func `files and functions keep within their lengths`(folder: String) throws {
    let sources = try SourceTree.files(under: folder)
    #expect(sources.contains { !LengthRules.functions(in: $0).isEmpty })
    #expect(try LengthRules.breaches(in: sources) == [])
  }

  @Test func `what can be overridden on a device can be overridden here`() throws {
    let sources = try SourceTree.files(under: "Sources").filter {
      ["UIKit", "QuartzCore"].contains($0.module ?? "")
    }
    let breaches = try OpenRules.breaches(in: sources)
    #expect(breaches == [])
    #expect(OpenRules.needlessExcuses(in: sources) == [])
  }

  @Test func `only the stage that is being used is ambient`() throws {
    let sources = try SourceTree.files(under: "Sources")
    #expect(AmbientRules.breaches(in: sources) == [])
    #expect(AmbientRules.needless(in: sources) == [])
  }

  @Test func `whoever performs steps or actions names each of them`() throws {
    let sources = try SourceTree.files(under: "Sources")
    #expect(StepRules.count(in: sources) > 10)
    #expect(try StepRules.breaches(in: sources) == [])
  }

  @Test func `public declarations of Apple's names are isolated leniently`() throws {
    let sources = try SourceTree.files(under: "Sources").filter {
      Walls.namedAsApples.contains($0.module ?? "")
    }
    #expect(Set(sources.compactMap(\.module)) == Walls.namedAsApples)
    #expect(NameRules.bareIsolation(in: sources) == [])
  }

  @Test func `nothing is left open in the sources`() throws {
    let sources = try SourceTree.files(under: "Sources") + SourceTree.files(under: Self.app)
    #expect(NameRules.openNotes(in: sources) == [])
  }

  @Test func `the map says what every folder of Sources is for`() throws {
    let map = try SourceTree.text(of: "Documentation/Map.md")
    #expect(MapRules.unnamed(folders: try SourceTree.moduleFolders(), map: map) == [])
  }

  @Test func `what others call is documented`() throws {
    #expect(try DocumentationRules.undocumented(in: SourceTree.files(under: "Sources")) == [])
  }

  @Test func `the ten questions of the map are answered where it says`() throws {
    let map = try SourceTree.text(of: "Documentation/Map.md")
    #expect(try MapRules.lost(map: map) { try? SourceTree.text(of: $0) } == [])
  }

  @Test func `every behaviour names what holds it`() throws {
    let page = try SourceTree.text(of: "Documentation/Fidelity.md")
    #expect(FidelityRules.rows(of: page).count > 400)
    let (tests, goldens) = (try SourceTree.files(under: "Tests"), try SourceTree.goldens())
    #expect(try FidelityRules.unheld(page: page, tests: tests, goldens: goldens) == [])
  }
}
