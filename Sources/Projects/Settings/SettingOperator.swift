import Foundation

/// What `$(NAME:operator)` does to a value.
enum SettingOperator {
  static func apply(_ operation: String, to value: String) -> String {
    if operation.hasPrefix("default=") {
      return value.isEmpty ? String(operation.dropFirst("default=".count)) : value
    }
    switch operation {
    case "c99extidentifier", "identifier": return identifier(value)
    case "rfc1034identifier": return hostName(value)
    case "lower": return value.lowercased()
    case "upper": return value.uppercased()
    case "standardizepath": return (value as NSString).standardizingPath
    case "quote": return value.replacing(" ", with: "\\ ")
    case "dir":
      return String(
        value.prefix(
          upTo: value.lastIndex(of: "/").map { value.index(after: $0) } ?? value.startIndex))
    case "file": return (value as NSString).lastPathComponent
    case "base": return ((value as NSString).lastPathComponent as NSString).deletingPathExtension
    case "suffix":
      let ending = (value as NSString).pathExtension
      return ending.isEmpty ? "" : "." + ending
    default: return value
    }
  }

  /// A name that C takes: everything else becomes an underscore, also a digit at the beginning.
  static func identifier(_ value: String) -> String {
    String(
      value.enumerated().map { index, mark in
        let isPart = mark == "_" || mark.isLetter || (mark.isNumber && index > 0)
        return isPart ? mark : "_"
      })
  }

  private static func hostName(_ value: String) -> String {
    String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" })
  }
}
