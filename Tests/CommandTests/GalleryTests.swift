import Foundation
import TestSupport
import Testing

@testable import RehearseCommands

@MainActor @Suite struct GalleryTests {
  @Test("the folder holds the page and a file for all that looks different, and nothing else")
  func content() throws {
    try withFolder { folder in
      let run = rehearse(["gallery", "--no-checks", "--fps", "10", "-o", folder.path + "/page"])
      #expect(run == Run(code: .well, out: folder.path + "/page/index.html\n", err: ""))
      let frames = { (slug: String, count: Int) in
        (0..<count).map { "films/\(slug)/" + PictureFolder.fileName($0) }
          + ["films/\(slug)/notes.js"]
      }
      // The first film's dot changes at every frame, the second's stays.
      let expected =
        [".rehearse-gallery", "index.html"] + frames("bounce-present", 9)
        + frames("normal-dismiss", 1)
      #expect(files(in: folder.appendingPathComponent("page")) == expected.sorted())
    }
  }

  @Test("a site has light films and a sharp picture of each, and a pace of its own")
  func site() throws {
    try withFolder { folder in
      let studio = FakeStudio()
      let line = ["gallery", "--no-checks", "--site", "-o", folder.path + "/page"]
      #expect(rehearse(line, studio: studio).code == .well)
      let films = studio.asked.filter { $0.times == nil }
      let posters = studio.asked.filter { $0.times != nil }
      #expect(films.count == 2 && films.allSatisfy { $0.scale == 1 && $0.framesPerSecond == 30 })
      #expect(posters.count == 2 && posters.allSatisfy { $0.scale == 2 && $0.times?.count == 1 })
      let written = files(in: folder.appendingPathComponent("page"))
      #expect(written.filter { $0.hasSuffix("/poster.webp") }.count == 2)
      let page = try String(
        contentsOf: folder.appendingPathComponent("page/index.html"), encoding: .utf8)
      let shown = try #require(try data(of: page)["films"] as? [[String: Any]])
      let stills = studio.items.map { "films/\($0.slug)/poster.webp" }
      #expect(shown.map { $0["still"] as? String } == stills)
      let refused = rehearse(line + ["--fps", "10"])
      #expect(refused.code == .wrongUsage && refused.err.contains("leave out --scale and --fps"))
    }
  }

  @Test("a page with a stamp asks for a newer one, and lies beside what it asks for")
  func stamps() throws {
    try withFolder { folder in
      let line = ["gallery", "--no-checks", "--fps", "10", "--stamp", "7\"", "-o"]
      #expect(rehearse(line + [folder.path + "/page"]).code == .well)
      let root = folder.appendingPathComponent("page")
      let script = try String(contentsOf: root.appendingPathComponent("stamp.js"), encoding: .utf8)
      #expect(script == "stamp(\"7\\\"\");\n")
      let page = try String(
        contentsOf: root.appendingPathComponent("index.html"), encoding: .utf8)
      #expect(try data(of: page)["stamp"] as? String == "7\"")
    }
    #expect(try data(of: page(["--fps", "10"]))["stamp"] as? String == "")
  }

  @Test("the page asks nothing of a network, and leaves no placeholder")
  func selfContained() throws {
    let page = try page(["--fps", "10"])
    for word in ["http:", "https:", "fetch(", "src=\"/", "@import", "url(", "{{"] {
      #expect(!page.contains(word), "\(word)")
    }
    for word in ["class Film", "class Plot", "class Player", "class Study", ":root"] {
      #expect(page.contains(word), "\(word)")
    }
  }

  @Test("the data in the page is JSON that knows every frame and every line")
  func data() throws {
    let data = try data(of: page(["--fps", "10", "bounce-present"]))
    let films = try #require(data["films"] as? [[String: Any]])
    #expect(films.map { $0["slug"] as? String } == ["bounce-present"])
    #expect((films[0]["times"] as? [Double])?.count == 9)
    #expect(films[0]["pictures"] as? [Int] == Array(0..<9))
    #expect(films[0]["poster"] as? Int == 2)
  }

  @Test("beside a film lie its curves, its calls and its layers, as a script that hands them over")
  func notes() throws {
    try withFolder { folder in
      let line = ["gallery", "--no-checks", "--fps", "10", "-o", folder.path + "/page"]
      #expect(rehearse(line).code == .well)
      let file = folder.appendingPathComponent("page/films/bounce-present/notes.js")
      let script = try String(contentsOf: file, encoding: .utf8)
      #expect(script.hasPrefix("notes(\"bounce-present\",{") && script.hasSuffix("});\n"))
      let json = script.dropFirst("notes(\"bounce-present\",".count).dropLast(3)
      let notes = try #require(
        try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
      let series = try #require(notes["series"] as? [[String: Any]])
      #expect(series.map { $0["name"] as? String } == ["position.y", "opacity", "cornerRadius"])
      #expect(series.allSatisfy { ($0["values"] as? [Any])?.count == 9 })
      let calls = try #require(notes["calls"] as? [[String: Any]])
      #expect(calls.map { $0["text"] as? String } == ["presentation begins"])
      let layers = try #require(notes["layers"] as? [[String: Any]])
      #expect(layers.map { $0["path"] as? String } == ["window/DetailView", "window/FeedView"])
      #expect((notes["report"] as? [Any])?.isEmpty == true)
    }
  }

  @Test("the page compares curves, springs and interruptions, each with a value for every frame")
  func studies() throws {
    let data = try data(of: page(["--fps", "10", "bounce-present"]))
    let studies = try #require(data["studies"] as? [[String: Any]])
    #expect(studies.map { $0["slug"] as? String } == ["curves", "springs", "interruptions"])
    #expect(studies.map { $0["mark"] as? Double } == [nil, nil, 0.4])
    for study in studies {
      let times = try #require(study["times"] as? [Double])
      let series = try #require(study["series"] as? [[String: Any]])
      #expect(series.count == 5 && times.count > 70)
      #expect(series.allSatisfy { ($0["values"] as? [Double])?.count == times.count })
    }
  }

  @Test("the same command twice writes the same bytes, and replaces only a gallery")
  func twice() throws {
    try withFolder { folder in
      let target = folder.appendingPathComponent("page")
      let line = ["gallery", "--no-checks", "--fps", "5", "-o", target.path]
      #expect(rehearse(line).code == .well)
      let first = try Data(contentsOf: target.appendingPathComponent("index.html"))
      #expect(rehearse(line).code == .well)
      let second = try Data(contentsOf: target.appendingPathComponent("index.html"))
      #expect(second == first)
      #expect(names(in: folder) == ["page"])
    }
  }

  @Test(
    "a gallery in which somebody has put or changed something stays as it is",
    arguments: ["added", "changed", "linked"])
  func theirs(how: String) throws {
    try withFolder { folder in
      let target = folder.appendingPathComponent("page")
      let line = ["gallery", "--no-checks", "--fps", "5", "-o", target.path]
      #expect(rehearse(line).code == .well)
      let place = how == "changed" ? "index.html" : "films/mine.webp"
      let file = target.appendingPathComponent(place)
      if how == "linked" {
        try FileManager.default.createSymbolicLink(at: file, withDestinationURL: folder)
      } else {
        try Data("mine".utf8).write(to: file)
      }
      let before = files(in: folder)
      let run = rehearse(line)
      #expect(run.code == .wrongUsage && run.err.contains("'\(place)' in it"), "\(run.err)")
      #expect(files(in: folder) == before)
    }
  }

  @Test("a folder that holds other things stays as it is")
  func othersFolder() throws {
    try withFolder { folder in
      try Data("mine".utf8).write(to: folder.appendingPathComponent("notes.txt"))
      let run = rehearse(["gallery", "-o", folder.path])
      #expect(run.code == .wrongUsage && run.err.contains("'notes.txt' in it is not as"))
      let file = rehearse(["gallery", "-o", folder.path + "/notes.txt"])
      #expect(file.code == .wrongUsage && file.err.contains("it is a file"))
      #expect(files(in: folder) == ["notes.txt"])
    }
  }

  @Test("a gallery that breaks off leaves the one before untouched; leavings are cleared")
  func breaksOff() throws {
    struct Broken: Error {}
    try withFolder { folder in
      let line = ["gallery", "--no-checks", "--fps", "5", "-o", folder.path + "/page"]
      #expect(rehearse(line).code == .well)
      let before = files(in: folder)
      let studio = FakeStudio()
      studio.breaksAt = (2, Broken())
      #expect(rehearse(line, studio: studio).code == .fault)
      #expect(files(in: folder) == before)
      // A process of this number cannot exist: Linux counts to 2²².
      let left = folder.appendingPathComponent(".page.partial-99999999")
      try FileManager.default.createDirectory(at: left, withIntermediateDirectories: false)
      #expect(rehearse(line).code == .well)
      #expect(files(in: folder) == before)
    }
  }

  @Test(
    "a gallery that an interrupted run had moved aside is put back, where no other is in its place")
  func movedAside() throws {
    struct Broken: Error {}
    try withFolder { folder in
      let page = folder.appendingPathComponent("page")
      let aside = folder.appendingPathComponent(".page.old-99999999")
      let line = ["gallery", "--no-checks", "--fps", "5", "-o", page.path]
      #expect(rehearse(line).code == .well)
      let before = files(in: folder)
      try FileManager.default.moveItem(at: page, to: aside)
      let studio = FakeStudio()
      studio.breaksAt = (2, Broken())
      #expect(rehearse(line, studio: studio).code == .fault)
      #expect(files(in: folder) == before)
      try FileManager.default.copyItem(at: page, to: aside)
      #expect(rehearse(line).code == .well)
      #expect(files(in: folder) == before)
      // Of a process that runs, and of somebody else, all stays.
      let others = [".page.old-\(getpid())", ".page.partial-1", ".page.old-x"]
      for name in others {
        try FileManager.default.createDirectory(
          at: folder.appendingPathComponent(name), withIntermediateDirectories: false)
      }
      #expect(rehearse(line, studio: studio).code == .fault)
      #expect(names(in: folder) == (others + ["page"]).sorted())
    }
  }

  @Test("what is put into a template is not searched again")
  func template() {
    let values = ["a": "{{b}}", "b": "x"]
    #expect(filled("<{{a}}|{{b}}|{{c}}|{{", values) == "<{{b}}|x|{{c}}|{{")
  }

  private func page(_ options: [String]) throws -> String {
    try withFolder { folder in
      let target = folder.appendingPathComponent("page")
      #expect(rehearse(["gallery", "--no-checks", "-o", target.path] + options).code == .well)
      return try String(
        contentsOf: target.appendingPathComponent("index.html"), encoding: .utf8)
    }
  }

  private func data(of page: String) throws -> [String: Any] {
    let opening = try #require(page.range(of: "id=\"data\">"))
    let rest = page[opening.upperBound...]
    let closing = try #require(rest.range(of: "</script>"))
    let bytes = Data(rest[..<closing.lowerBound].utf8)
    return try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
  }

  /// The paths of all files in a folder, sorted.
  private func files(in folder: URL) -> [String] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return paths.filter {
      var isFolder: ObjCBool = false
      let path = folder.appendingPathComponent($0).path
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }
}
