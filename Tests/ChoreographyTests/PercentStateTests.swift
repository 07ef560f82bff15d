import Choreography
import Testing
import Timing

@Suite("The states of a percent-driven transition")
struct PercentStateTests {
  private static let rest = PercentDriveState.Rest(duration: 1, speed: 1, curve: .linear)

  @Test("a finger that comes when the rest has been run holds nothing, and lets go of nothing")
  func tooLate() {
    var state = PercentDriveState()
    state.start(held: true, at: 0)
    _ = state.catchUp(rest: Self.rest, at: 0)
    _ = state.update(0.5, at: 0.1)
    _ = state.release(.finish, rest: Self.rest, at: 0.2)
    #expect(state.turn(at: 0.8) == [.runIsOver(.finish)])
    #expect(state.pause(at: 0.8).isEmpty)
    #expect(state.update(0.9, at: 0.81).isEmpty)
    #expect(state.release(.cancel, rest: Self.rest, at: 0.82).isEmpty)
    // Without having come again it is a second release.
    #expect(
      state.release(.cancel, rest: Self.rest, at: 0.83) == [.violate(.interactor(.releasedAgain))])
  }
}
