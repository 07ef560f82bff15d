import Foundation
import Rehearsal
import UIKit

extension LiveShow {
  /// What was done from where the recording begins up to what is looked at, as a script that does it
  /// again from the production's start: what came before is in it, for without that it would not
  /// lead there.
  package var script: RehearsalScript { session.script }

  /// Has fingers do what a script says, from the instant that is looked at.
  /// - Returns: Seconds at which the last of it happens.
  func play(_ script: RehearsalScript) throws(ScriptPlayError) -> Double {
    begin()
    owesStep = false
    return try session.play(script) { _, _ in nil }
  }

  /// Lets frames pass without anybody's watch, and time stand then.
  func pass(atOnce frames: Int, untilSettled: Bool) {
    leavePast()
    session.isPaused = false
    for _ in 0..<frames {
      session.advance(by: 1.0 / 60)
      if untilSettled, session.stage.isSettled, !session.hasPlan { break }
    }
    pause()
  }

  /// Draws what shows now, for somebody who asks between two turns.
  func refresh() {
    repaint()
    turn(after: 0)
  }
}
