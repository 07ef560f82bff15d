import Foundation

/// A property list in any way of writing: XML, binary, OpenStep's or JSON5.
package enum PropertyList {
  /// The longest file that is read, bytes: a hundred times the largest project that we know.
  static let longest = 512 << 20

  /// - Throws: `ProjectError`.
  package static func read(_ path: String) throws -> PropertyValue {
    let data = try contents(of: path)
    if data.starts(with: Array("bplist".utf8)) || isXML(data) {
      guard
        let value = try? PropertyListSerialization.propertyList(
          from: data, options: [], format: nil)
      else { throw ProjectError(path, "this property list is broken") }
      return PropertyValue(value)
    }
    return try PropertyText.read(Array(data), path: path)
  }

  static func contents(of path: String) throws -> Data {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw ProjectError(path, "there is no such file")
    }
    guard !isFolder.boolValue else { throw ProjectError(path, "this is a folder") }
    let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int ?? 0
    guard size <= longest else { throw ProjectError(path, "this file is too long") }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ProjectError(path, "this file cannot be read")
    }
    return data
  }

  private static func isXML(_ data: Data) -> Bool {
    let start = data.prefix(64).drop { $0 <= 32 || $0 == 0xEF || $0 == 0xBB || $0 == 0xBF }
    return start.first == UInt8(ascii: "<")
      && [UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "p")]
        .contains(start.dropFirst().first)
  }
}

extension PropertyValue {
  /// What Foundation has read.
  package init(_ value: Any) {
    switch value {
    case let text as String: self = .text(text)
    case let list as [Any]: self = .list(list.map(PropertyValue.init))
    case let table as [String: Any]: self = .table(table.mapValues(PropertyValue.init))
    case let flag as Bool: self = .text(flag ? "YES" : "NO")
    default: self = .text("\(value)")
    }
  }
}
