import UIKit

// What breaks when the surroundings change while something is open or under way.
@MainActor
extension Fault {
  static let conditions: [Fault] = [
    over("TurnedWhileOpen", "tap open\nturn\nsettle\ntap close\n") { hooks in
      // Home is drawn as large as it was, whatever the screen is like now.
      hooks.willOpen = { home in
        home.count = Int(home.view.bounds.width)
        return true
      }
      hooks.ended = { home, isComing, completed in
        guard !isComing, completed,
          let width = home.card?.view.bounds.width ?? home.viewIfLoaded?.bounds.width, width > 0
        else { return }
        let scale = CGFloat(home.count) / width
        home.view.transform = CGAffineTransform(scaleX: scale, y: scale)
      }
    },
    over("BackgroundWhileOpeningDeafens", "tap open\nbackground\n") { hooks in
      hooks.animates = { home, _, isComing in home.count = isComing ? 1 : 0 }
      hooks.background = { home in if home.count == 1 { home.isBusy = true } }
      hooks.ended = { home, _, _ in
        home.count = 0
        home.card?.pan.isEnabled = !home.isBusy
      }
      hooks.nextAppeared = { home, next in next.pan.isEnabled = !home.isBusy }
      hooks.willClose = { home, _ in !home.isBusy }
      hooks.willAsk = { home in !home.isBusy }
    },
    over("PrivacyCoverStays", "tap open\nbackground\n") { hooks in
      hooks.background = { home in
        guard let window = home.view.window ?? home.card?.view.window else { return }
        let cover = UIView(frame: window.bounds)
        cover.backgroundColor = .black
        window.addSubview(cover)
        home.kept = [cover]
      }
      hooks.foreground = { home in
        guard home.presentedViewController == nil else { return }
        (home.kept.first as? UIView)?.removeFromSuperview()
      }
    },
    over("DarkWhileOpenFades", open + "look dark\ntap close\n") { hooks in
      hooks.traits = { home, next in
        if next.traitCollection.userInterfaceStyle == .dark { home.isBusy = true }
      }
      hooks.ended = { home, isComing, completed in
        if !isComing, completed, home.isBusy { home.view.alpha = 0.9 }
      }
    },
    over("LargeTextMovesHome", open + "text-size ax2\ntap close\n") { hooks in
      hooks.traits = { home, next in
        if next.traitCollection.preferredContentSizeCategory > .extraExtraExtraLarge {
          home.isBusy = true
        }
      }
      hooks.ended = { home, isComing, completed in
        guard !isComing, completed, home.isBusy else { return }
        home.view.transform = CGAffineTransform(translationX: 0, y: 40)
      }
    },
    over("ReducedMotionHidesHome", open + "motion reduced\ntap close\n") { hooks in
      hooks.animates = { home, context, isComing in
        guard !isComing, UIAccessibility.isReduceMotionEnabled else { return }
        context.view(forKey: .to)?.alpha = 0
      }
    },
    over("TurnWhileOpeningFades", "tap open\nturn\n") { hooks in
      hooks.animates = { home, _, isComing in home.count = isComing ? 1 : 0 }
      hooks.resizes = { home, _ in if home.count == 1 { home.isBusy = true } }
      hooks.ended = { home, _, _ in home.count = 0 }
      hooks.nextAppeared = { home, next in if home.isBusy { next.view.alpha = 0.9 } }
    },
    over("DarkWhileDraggingForgets", open + "pan from 200,400 by 0,100 over 0.2 s\nlook dark\n") {
      hooks in
      hooks.traits = { home, next in
        if next.pan.state == .changed { home.isBusy = true }
      }
      hooks.panEnds = { home, _, _ in !home.isBusy }
    },
    over("TurnKeepsScreen", "tap open\nturn\n") { hooks in
      hooks.resizes = { home, _ in if let next = home.card { LeakedScreens.keep(next) } }
    },
    over("ClosingTurnedIgnoresTouches", open + "tap close\nturn\n") { hooks in
      hooks.animates = { home, _, isComing in if !isComing { home.isBusy = true } }
      hooks.ended = { home, _, _ in home.isBusy = false }
      hooks.resizes = { home, _ in
        if home.isBusy { UIApplication.shared.beginIgnoringInteractionEvents() }
      }
    },
    over("BackgroundTwiceHidesButton", "background\nforeground\nbackground\n") { hooks in
      hooks.background = { home in
        home.count += 1
        if home.count > 1 { home.button.isEnabled = false }
      }
    },
  ]
}
