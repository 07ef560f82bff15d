import Foundation
import Rewriting

/// Files without what does not compile here.
struct Omitting {
  /// How often a compiler is asked again.
  static let rounds = 24
  /// The texts of files that something was taken out of.
  private(set) var texts: [String: [UInt8]] = [:]
  /// What was taken out, in the order of files and lines.
  var omissions: [Omission] {
    found.sorted { ($0.path, $0.line) < ($1.path, $1.line) }
  }
  private var found: [Omission] = []

  /// Takes out what a compiler complained about.
  /// - Parameter paths: The files that something may be taken out of.
  /// - Returns: Whether anything was; the compiler can be asked again then.
  mutating func takeOut(_ said: String, of paths: [String]) throws -> Bool {
    let faults = Omitting.faults(in: said)
    guard faults.allSatisfy({ paths.contains($0.path) }) else { return false }
    return try takeOut(CompilerDiagnostic.foremost(faults))
  }

  /// Takes out what some faults are in.
  /// - Returns: Whether anything was.
  mutating func takeOut(_ foremost: [CompilerDiagnostic]) throws -> Bool {
    var isChanged = false
    for path in Set(foremost.map(\.path)).sorted() {
      let text =
        try texts[path] ?? Array(try Data(contentsOf: URL(fileURLWithPath: path)))
      let source = Source(path: path, text: text)
      guard let rest = Omitter.omit(foremost, from: source) else { continue }
      texts[path] = rest.source.text
      found += rest.omissions
      isChanged = true
    }
    return isChanged
  }

  /// The errors that are this platform's, and none on a Mac: Foundation lacks a class, and only Objective-C
  /// overrides what stands in an extension.
  static func ofPlatform(in said: String) -> [CompilerDiagnostic] {
    faults(in: said).filter { fault in
      fault.message.contains("Not supported in swift-corelibs-foundation")
        || fault.message.contains("is declared in extension of")
          && fault.message.hasSuffix("cannot be overridden")
    }
  }

  /// Whether a name is missing that begins as Apple's do: of a type or a function that its frameworks
  /// have, and that is not here.
  static func lacksApplesName(_ said: String) -> Bool {
    faults(in: said).contains { fault in
      fault.message.contains(
        /^cannot find (?:type )?'(?:UI|NS|CA|CG|CI|CF|CT|CV|AV|PH|MK|WK|SK|SCN|CL|MP|SF|QL|VN)[A-Z]\w+' in scope/
      )
    }
  }

  /// Whether something is missing that a type of Apple's may have on a device: a member, or what a method
  /// overrides. What is nearly called like another member is rather a slip of the author's.
  static func lacksApplesMember(_ said: String) -> Bool {
    faults(in: said).contains { fault in
      guard !fault.message.contains("did you mean") else { return false }
      if fault.message.contains(overridesNothing) { return true }
      guard let match = fault.message.firstMatch(of: applesMember) else { return false }
      return !MemberNames.isSlip(String(match.1))
    }
  }

  private static var applesMember: Regex<(Substring, Substring)> {
    /^(?:value of )?type '(?:any |some )?(?:UI|NS|CA|CG|CI|CT|AV|UT)[A-Z][\w.]*(?:<.*>)?[?!]?'(?: \(.*\))? has no member '(\w+)/
  }
  private static var overridesNothing: some RegexComponent {
    /^(?:method|property|initializer) does not override (?:any|a)/
  }

  /// The errors of what a compiler said.
  static func faults(in said: String) -> [CompilerDiagnostic] {
    var known: Set<CompilerDiagnostic> = []
    return said.split(separator: "\n").compactMap { line in
      guard let match = line.wholeMatch(of: /(\/.*\.swift):(\d+):\d+: error: *(.*)/),
        let number = Int(match.2)
      else { return nil }
      let message = match.3.split(separator: " · ").first.map(String.init) ?? ""
      let fault = CompilerDiagnostic(path: String(match.1), line: number, message: message)
      return known.insert(fault).inserted ? fault : nil
    }
  }
}
