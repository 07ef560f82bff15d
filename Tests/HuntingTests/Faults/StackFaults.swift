import UIKit

// What breaks in a stack when ways back are dragged and dropped, or requests come too early.
@MainActor
extension Fault {
  static let stacks: [Fault] = [
    stack("PushLostAfterDroppedPop", open + back + "settle\ntap open\n") { hooks in
      // Set when a pop begins, taken back where the list appears.
      hooks.goes = { stack, screen in if screen.title == "Detail" { stack.isBusy = true } }
      hooks.appeared = { stack, screen in if screen.title == "List" { stack.isBusy = false } }
      hooks.willOpen = { stack in
        if stack.isBusy { stack.topViewController?.view.isUserInteractionEnabled = false }
        return !stack.isBusy
      }
    },
    stack("BarHiddenAfterDroppedPop", open + pull) { hooks in
      hooks.goes = { stack, screen in
        if screen.title == "Detail" { stack.navigationBar.alpha = 0 }
      }
      hooks.gone = { stack, screen in
        if screen.title == "Detail" { stack.navigationBar.alpha = 1 }
      }
    },
    stack("SecondDroppedPopLocks", open + back + "settle\n" + pull) { hooks in
      hooks.appeared = { stack, screen in
        guard screen.title == "Detail" else { return }
        stack.count += 1
        if stack.count > 2 { screen.view.isUserInteractionEnabled = false }
      }
    },
    stack("LateTapPushesTwice", "tap open\ntap open\n") { hooks in
      // The answer is awaited before the screen is shown: nothing keeps a second tap off.
      hooks.willOpen = { stack in
        let detail = stack.kept.first as? RowScreen ?? RowScreen("Detail", in: stack)
        stack.kept = [detail]
        StageClock.DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) { [weak stack] in
          MainActor.assumeIsolated { stack?.pushViewController(detail, animated: true) }
        }
        return false
      }
      hooks.gone = { stack, screen in if screen.title == "Detail" { stack.kept = [] } }
    },
    stack("LeaksDroppedPop", open + pull) { hooks in
      hooks.appeared = { stack, screen in
        guard screen.title == "Detail" else { return }
        stack.count += 1
        if stack.count == 2 { LeakedScreens.keep(screen) }
      }
      hooks.gone = { stack, screen in if screen.title == "Detail" { stack.count = 0 } }
    },
    stack("ThirdDetailBlank", open + open + "tap open\n") { hooks in
      hooks.willOpen = { stack in
        stack.count = stack.viewControllers.count
        return true
      }
      hooks.appeared = { stack, screen in
        if stack.viewControllers.count > 3 { screen.view.isHidden = true }
      }
    },
    stack("DarkThenBackFadesList", open + "look dark\nact second\n") { hooks in
      hooks.traits = { stack, screen in if screen.title == "Detail" { stack.isBusy = true } }
      hooks.appeared = { stack, screen in
        if screen.title == "List", stack.isBusy { screen.view.alpha = 0.8 }
      }
    },
  ]
}
