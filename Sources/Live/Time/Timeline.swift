import Rehearsal
import Serving

/// What happened when: calls, transitions and fingers, the last minute of it.
@MainActor
struct Timeline {
  private var former: (calls: [CallRecorder.Call], spans: [CallRecorder.Span])?

  /// Remembers what lies beyond an instant to which the session is taken back: it is to happen
  /// again.
  mutating func keep(_ session: LiveSession) {
    let beyond = all(of: session)
    former = beyond
  }

  /// Something new has happened: what was to happen again does not.
  mutating func forget() { former = nil }

  private func all(
    of session: LiveSession
  ) -> (calls: [CallRecorder.Call], spans: [CallRecorder.Span]) {
    let now = session.clock
    var (calls, spans) = (session.calls.calls, session.calls.spans)
    if let former {
      calls += former.calls.filter { $0.time > now }
      spans += former.spans.filter { $0.start > now }
    }
    return (calls, spans)
  }

  /// For a page: times in seconds since the production was ready.
  func json(_ session: LiveSession) -> JSON {
    let start = session.start
    let (calls, spans) = all(of: session)
    return .object([
      "calls": .array(
        calls.suffix(Self.mostCalls).map {
          .array([.number($0.time - start), .string($0.text)])
        }),
      "transitions": .array(
        spans.suffix(Self.mostSpans).map { span in
          .object(
            [
              JSON.Member(key: "kind", value: .string(span.kind)),
              JSON.Member(key: "start", value: .number(span.start - start)),
            ] + (span.end.map { [JSON.Member(key: "end", value: .number($0 - start))] } ?? [])
              + (span.isCompleted.map { [JSON.Member(key: "completed", value: .bool($0))] } ?? []))
        }),
      "fingers": .array(
        session.fingerSpans.suffix(Self.mostSpans).map { span in
          .array([.number(span.start)] + (span.end.map { [.number($0)] } ?? []))
        }),
    ])
  }

  private static let (mostCalls, mostSpans) = (400, 200)
}
