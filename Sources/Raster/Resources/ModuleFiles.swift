import Foundation

/// Where the files lie that a module brings.
///
/// Beside what the module's code was loaded from, be it a program or a library, so that both can be
/// moved together; else where they were when the module was built.
/// - Parameters:
///   - module: Its name.
///   - image: Of what the calling code was loaded from, where it lies in memory.
///   - built: The bundle that the build made.
package func moduleFiles(
  of module: String, image: UnsafeRawPointer = #dsohandle, built: @autoclosure () -> Bundle
) -> URL {
  if let file = mappedFile(at: UInt(bitPattern: image)) {
    let folder = file.resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("Rehearsal_\(module).resources")
    if FileManager.default.fileExists(atPath: folder.path) { return folder }
  }
  return built().bundleURL
}

/// The file that the kernel has mapped where an address is: `7f00-7f10 r-xp 0 08:01 12 /path`.
private func mappedFile(at address: UInt) -> URL? {
  // The file tells no size: it is read to its end, piece by piece.
  guard let handle = FileHandle(forReadingAtPath: "/proc/self/maps"),
    let maps = try? handle.readToEnd()
  else { return nil }
  for line in String(decoding: maps, as: UTF8.self).split(separator: "\n") {
    let words = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
    let bounds = words[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
    guard words.count == 6, bounds.count == 2, (bounds[0]..<bounds[1]).contains(address) else {
      continue
    }
    return URL(fileURLWithPath: words[5].trimmingCharacters(in: .whitespaces))
  }
  return nil
}
