import Foundation
import Rehearsal

/// A file that tells what a test has seen: a picture, a film, a page.
public struct TestArtifact: Hashable, Sendable {
  /// Its name, with an ending that says what it is.
  public let name: String
  /// What is in it.
  public let bytes: [UInt8]

  /// A file that is not written yet.
  public init(name: String, bytes: [UInt8]) { (self.name, self.bytes) = (name, bytes) }

  /// Writes it into a folder, which is made where it is missing.
  /// - Throws: What the file system says.
  /// - Returns: The file.
  @discardableResult
  public func write(to folder: URL) throws -> URL {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent(name)
    try AtomicFile.write(bytes, to: file)
    return file
  }

  /// Writes some into the folder that `SNAPSHOT_ARTIFACTS` names, if it names one.
  /// - Returns: The files; none without a folder.
  @discardableResult
  public static func keep(
    _ artifacts: [TestArtifact],
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws -> [URL] {
    guard let folder = environment["SNAPSHOT_ARTIFACTS"] else { return [] }
    return try artifacts.map { try $0.write(to: URL(fileURLWithPath: folder)) }
  }
}

/// A failure that brings files along.
public protocol IllustratedFailure: Error {
  /// What shows the failure, in the order in which it is attached.
  var artifacts: [TestArtifact] { get }
}
