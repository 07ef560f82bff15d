import Testing

@testable import Rewriting

/// What the optional methods of Apple's protocols are called through.
@Suite struct OptionalCallsTests {
  private func calls(_ texts: String...) -> String {
    OptionalCalls.text(for: texts.map { Source(path: "A.swift", text: Array($0.utf8)) })
  }

  @Test func `a method with a default becomes a value of its name, called like it`() {
    let text = calls(
      """
      import QuartzCore
      @preconcurrency @MainActor
      public protocol ADelegate: NSObjectProtocol {
        func a(_ b: Int, will c: inout Int) -> Bool
        func a(of b: Int)
        func must(_ b: Int)
      }
      extension ADelegate {
        public func a(_ b: Int, will c: inout Int) -> Bool { true }
        public func a(of b: Int) {}
      }
      """)
    #expect(
      text == """
        import QuartzCore

        extension ADelegate {
          @_disfavoredOverload public var a: _ADelegate_a? { .init(target: self) }
        }
        @preconcurrency @MainActor public struct _ADelegate_a {
          let target: any ADelegate
          @discardableResult public func callAsFunction(_ b: Int, will c: inout Int) -> Bool { target.a(b, will: &c) }
          public func callAsFunction(of b: Int) { target.a(of: b) }
        }

        """)
  }

  @Test func `what has no default, is nobody's to ask or written by hand is left out`() {
    let text = calls(
      "public protocol AView: AnyObject { func a() }\nextension AView { func a() {} }",
      "public protocol ADelegate { func a(_ b: Int) }\nextension Other { func a(_ b: Int) {} }",
      "public protocol BDelegate { func b(_ b: Int) }\nextension BDelegate { func b(_ b: Int) {} }",
      "extension BDelegate { var b: Call? { Call() } }\nstruct Call { func callAsFunction() {} }",
      "protocol CDelegate { func c() }\nextension CDelegate { func c() {} }")
    #expect(text == "\n")
  }
}
