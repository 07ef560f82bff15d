import Foundation

/// Pictures drawn as outlines, in the files of a bundle: made into pixels by programs that are there on
/// many machines, for nothing else reads PDF and SVG.
struct VectorAssets {
  private let folder: URL
  /// Pixels a point of the pictures that are made.
  private static let scale = 3

  init(in folder: URL) { self.folder = folder }

  /// Makes a picture of pixels beside each one of outlines that has none, and names it in its set.
  /// - Returns: What could not be made, a line for each kind.
  func rasterize() -> [String] {
    var failed: [String: Int] = [:]
    for path in (FileManager.default.subpaths(atPath: folder.path) ?? []).sorted() {
      let kind = (path as NSString).pathExtension.lowercased()
      guard kind == "pdf" || kind == "svg", !path.contains(".symbolset/") else { continue }
      let file = folder.appendingPathComponent(path)
      let name = file.deletingPathExtension().lastPathComponent
      let picture = file.deletingLastPathComponent()
        .appendingPathComponent("\(name)@\(Self.scale)x.png")
      if !make(picture, of: file, kind) { failed[kind, default: 0] += 1 }
      if path.contains(".imageset/") {
        rename(
          file.lastPathComponent, picture.lastPathComponent, in: file.deletingLastPathComponent())
      }
    }
    let programs = ["pdf": "pdftocairo (poppler-utils)", "svg": "rsvg-convert (librsvg2-bin)"]
    return failed.sorted { $0.key < $1.key }.map { kind, count in
      "\(count) pictures in \(kind.uppercased()) are grey fields of their size: the program "
        + "\(programs[kind] ?? "") makes pixels of them where it is installed"
    }
  }

  /// - Returns: Whether the picture is there; else a field of its size is, and said to be one for the next time.
  private func make(_ picture: URL, of file: URL, _ kind: String) -> Bool {
    let files = FileManager.default
    let mark = picture.appendingPathExtension("stand-in")
    if files.fileExists(atPath: picture.path), !files.fileExists(atPath: mark.path) { return true }
    if draw(file, kind, picture) {
      try? files.removeItem(at: mark)
      return true
    }
    // A name that gives nothing would end applications that rely on it.
    try? OutlinePlaceholder(for: file).png(scale: Self.scale).write(to: picture, options: .atomic)
    try? Data().write(to: mark)
    return false
  }

  private func draw(_ file: URL, _ kind: String, _ picture: URL) -> Bool {
    let stem = picture.deletingPathExtension().path
    let words =
      kind == "pdf"
      ? ["-png", "-singlefile", "-transp", "-r", "\(72 * Self.scale)", file.path, stem]
      : ["--zoom", "\(Self.scale)", "--output", picture.path, file.path]
    let program = try? Program.named(kind == "pdf" ? "pdftocairo" : "rsvg-convert")
    guard let outcome = try? program?.run(words) else { return false }
    return outcome.status == 0 && FileManager.default.fileExists(atPath: picture.path)
  }

  /// Puts the picture of pixels in the place of the other in a set's own list.
  private func rename(_ name: String, _ picture: String, in set: URL) {
    let list = set.appendingPathComponent("Contents.json")
    guard let data = FileManager.default.contents(atPath: list.path),
      var root = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      var images = root["images"] as? [[String: Any]]
    else { return }
    var isChanged = false
    for index in images.indices where images[index]["filename"] as? String == name {
      images[index]["filename"] = picture
      images[index]["scale"] = "\(Self.scale)x"
      isChanged = true
    }
    root["images"] = images
    guard isChanged,
      let text = try? JSONSerialization.data(withJSONObject: root, options: .sortedKeys)
    else { return }
    try? text.write(to: list, options: .atomic)
  }
}
