import UIKit

// What breaks when code asks for something while something else is under way.
@MainActor
extension Fault {
  static let more: [Fault] = [
    over("ClosedWhileOpeningLocksHome", "act first\nact second\nsettle\nact second\n") { hooks in
      // Remembers that it is to be closed when it is there, and then does not.
      hooks.animates = { home, _, isComing in home.count = isComing ? 1 : 0 }
      hooks.asksToClose = { home in if home.count == 1 { home.isBusy = true } }
      hooks.ended = { home, _, _ in home.count = 0 }
      hooks.willOpen = { home in !home.isBusy }
    },
    over("AskedAndClosedLocksHome", open + "tap ask\nsettle\nact second\n") { hooks in
      // Only an answer takes the mark back.
      hooks.asked = { home, _ in home.count = 1 }
      hooks.answered = { home in home.count = 0 }
      hooks.appeared = { home in if home.count == 1 { home.button.isEnabled = false } }
    },
    over("OpenedWhileClosingForgets", open + "act second\nact first\n") { hooks in
      hooks.asksToOpen = { home in if home.isBusy { home.button.isEnabled = false } }
      hooks.animates = { home, _, isComing in home.isBusy = !isComing }
      hooks.ended = { home, _, _ in home.isBusy = false }
    },
    over("DragAfterQuestionSticks", open + "tap ask\nsettle\ntap Yes\nsettle\n" + drag) { hooks in
      hooks.asked = { home, _ in home.isBusy = true }
      hooks.panEnds = { home, _, _ in !home.isBusy }
    },
    over("ClosedTwiceLocksHome", "act second\nact second\n") { hooks in
      hooks.asksToClose = { home in
        home.count += 1
        if home.count > 1 { home.button.isEnabled = false }
      }
      hooks.ended = { home, isComing, _ in if !isComing { home.count = 0 } }
    },
  ]
}
