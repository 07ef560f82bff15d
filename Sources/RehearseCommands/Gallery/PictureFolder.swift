import Foundation

/// A folder of a film's frames. What looks the same, at rest or before a finger gives up, lies there
/// once: a frame is known by the number of its picture.
@MainActor
final class PictureFolder {
  private let url: URL
  /// The number of each picture that is there, by its file's bytes.
  private var numbers: [[UInt8]: Int] = [:]

  /// Makes the folder.
  init(_ url: URL) throws(UsageError) {
    self.url = url
    do { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) } catch
    { throw UsageError("cannot write '\(url.lastPathComponent)': \(reason(error))") }
  }

  /// Writes a picture, unless it is there.
  /// - Returns: Its number; they count from 0 in the order in which pictures come.
  func add(_ file: [UInt8]) throws(UsageError) -> Int {
    if let known = numbers[file] { return known }
    let number = numbers.count
    try writeFile(file, to: url.appendingPathComponent(PictureFolder.fileName(number)))
    numbers[file] = number
    return number
  }

  /// The name of a picture's file: at least three digits, counted from 0.
  static func fileName(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, 3 - digits.count)) + digits + ".webp"
  }
}

/// Writes a file, and says in the person's words why it cannot.
func writeFile(_ bytes: [UInt8], to url: URL) throws(UsageError) {
  do { try Data(bytes).write(to: url) } catch {
    throw UsageError("cannot write '\(url.lastPathComponent)' of the page: \(reason(error))")
  }
}
