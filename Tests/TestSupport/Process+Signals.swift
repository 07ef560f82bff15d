import Foundation

extension Process {
  /// Names what is to be started, with signals to end heard there: whoever runs the tests may
  /// ignore them, as a shell's background job does, and programs inherit that.
  /// - Parameters:
  ///   - tool: The program's file.
  ///   - words: Its arguments.
  public func set(_ tool: URL, hearingSignalsWith words: [String]) {
    executableURL = URL(fileURLWithPath: "/usr/bin/env")
    arguments = ["--default-signal=INT,HUP,TERM", tool.path] + words
  }
}
