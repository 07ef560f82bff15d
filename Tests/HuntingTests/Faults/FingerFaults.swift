import UIKit

// What breaks when drags are dropped, repeated, turned round or joined by another finger.
@MainActor
extension Fault {
  static let fingers: [Fault] = [
    over("BusyAfterCancel", open + drag) { hooks in
      // A flag that only a finish takes back.
      hooks.ended = { home, isComing, completed in
        home.isBusy = !isComing && !completed
        home.card?.pan.isEnabled = !home.isBusy
      }
      hooks.willClose = { home, _ in !home.isBusy }
      hooks.willAsk = { home in !home.isBusy }
    },
    over("SecondCancelForgotten", open + cancel + "settle\n" + drag) { hooks in
      hooks.panEnds = { home, _, pan in
        guard pan.translation(in: nil).y < 240 else { return true }
        home.count += 1
        return home.count < 2
      }
    },
    over("SnapshotAfterCancel", open + cancel + "settle\ntap close\n") { hooks in
      hooks.ended = { home, isComing, completed in
        if isComing { return }
        if !completed { home.count += 1 }
        if completed, home.count > 0, let picture = home.view.snapshotView(afterScreenUpdates: true)
        {
          home.view.addSubview(picture)
        }
      }
    },
    over("DimmingAfterDrag", open + throwAway) { hooks in
      hooks.panEnds = { home, _, _ in
        let dimming = UIView(frame: home.view.bounds)
        dimming.backgroundColor = UIColor(white: 0, alpha: 0.3)
        home.view.addSubview(dimming)
        home.kept = [dimming]
        return true
      }
      hooks.willClose = { home, _ in
        (home.kept.first as? UIView)?.removeFromSuperview()
        return true
      }
    },
    over("LeaksOnCancel", open + drag) { hooks in
      hooks.ended = { home, isComing, completed in
        if !isComing, !completed, let next = home.card { LeakedScreens.keep(next) }
      }
    },
    over("RecognizersPile", open + drag) { hooks in
      hooks.nextAppeared = { _, next in
        next.view.addGestureRecognizer(UILongPressGestureRecognizer())
      }
    },
    over(
      "UpwardThrowForgotten",
      open + "pan from 200,400 by 0,200 over 0.2 s\nmove by 0,-150 over 0.1 s\nrelease\n"
    ) { hooks in hooks.panEnds = { _, _, pan in pan.velocity(in: nil).y > -600 } },
    over(
      "BackToStartForgotten",
      open + "pan from 200,400 by 0,60 over 0.2 s\nmove by 0,-80 over 0.2 s\n"
    ) { hooks in hooks.panEnds = { _, _, pan in pan.translation(in: nil).y > 0 } },
    over(
      "LongHoldForgotten", open + "pan from 200,400 by 0,100 over 0.2 s\nhold 1 s\n"
    ) { hooks in
      hooks.panMoves = { home, _, _ in
        if home.kept.isEmpty { home.kept = [NSNumber(value: CACurrentMediaTime())] }
        return true
      }
      hooks.panEnds = { home, _, _ in
        let began = (home.kept.first as? NSNumber)?.doubleValue ?? 0
        home.kept = []
        return CACurrentMediaTime() - began < 0.8
      }
    },
    over(
      "LostFingerAfterCancel",
      open + cancel + "settle\npan from 200,400 by 0,100 over 0.2 s\ncancel\n"
    ) { hooks in
      hooks.ended = { home, isComing, completed in if !isComing, !completed { home.count += 1 } }
      hooks.panIsLost = { home, _ in home.count == 0 }
    },
    over(
      "ThirdOpeningHidden", open + "tap close\nsettle\n" + open + "tap close\nsettle\ntap open\n"
    ) { hooks in
      hooks.animates = { home, context, isComing in
        if isComing { home.count += 1 }
        if home.count > 2 { context.view(forKey: .to)?.alpha = 0 }
      }
    },
    over("CancelThenDragLocksHome", open + cancel + "settle\n" + throwAway) { hooks in
      hooks.ended = { home, isComing, completed in
        if !isComing, !completed { home.count += 1 }
        if !isComing, completed, home.count > 0 { home.view.isUserInteractionEnabled = false }
      }
    },
  ]
}

/// Holds screens for ever, as a cache that nobody empties.
@MainActor
enum LeakedScreens {
  private static var screens: [UIViewController] = []

  static func keep(_ screen: UIViewController) { screens.append(screen) }
}
