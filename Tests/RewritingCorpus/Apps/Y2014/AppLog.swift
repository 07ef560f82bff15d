// swift-format-ignore-file
import Foundation

/// What happened, in order; tests read it.
public final class AppLog: NSObject {
  nonisolated(unsafe) public static var lines: [String] = []

  @objc public class func note(_ line: String) { lines.append(line) }
}
