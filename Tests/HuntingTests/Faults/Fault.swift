import TransitionTesting
import UIKit

/// A planted fault that needs several deeds in order.
struct Fault: Sendable {
  let name: String
  /// What a person would have to do, in the language of rehearsal scripts; no line can be spared.
  let shortest: String
  let flow: ScreenFlow

  /// The lines of the shortest script.
  var steps: Int { shortest.split(separator: "\n").count }
}

@MainActor
extension Fault {
  /// A fault of a screen over another.
  static func over(
    _ name: String, _ shortest: String, _ change: @escaping @MainActor (inout FaultHooks) -> Void
  ) -> Fault {
    let flow = ScreenFlow(name, makeRoot: { HomeScreen(FaultHooks(change)) }) { root, _ in
      (root as? HomeScreen)?.open()
    } reverse: { root, _ in
      (root as? HomeScreen)?.close()
    }
    return Fault(name: name, shortest: shortest, flow: flow)
  }

  /// A fault of a stack.
  static func stack(
    _ name: String, _ shortest: String, _ change: @escaping @MainActor (inout StackHooks) -> Void
  ) -> Fault {
    let flow = ScreenFlow(name, makeRoot: { ListStack(StackHooks(change)) }) { root, _ in
      (root as? ListStack)?.open()
    } reverse: { root, _ in
      (root as? ListStack)?.popViewController(animated: true)
    }
    return Fault(name: name, shortest: shortest, flow: flow)
  }

  /// Opens, and waits until the other screen is there.
  static let open = "tap open\nsettle\n"
  /// A drag that does not go far enough; at the end of a script the finger leaves by itself.
  static let drag = "pan from 200,400 by 0,100 over 0.2 s\n"
  /// The same, and let go.
  static let cancel = "pan from 200,400 by 0,100 over 0.2 s\nrelease\n"
  /// A drag that goes far enough.
  static let throwAway = "pan from 200,400 by 0,300 over 0.2 s\n"
  /// A drag back from the edge that does not go far enough.
  static let pull = "pan from 2,400 by 80,0 over 0.3 s\n"
  /// The same, and let go.
  static let back = "pan from 2,400 by 80,0 over 0.3 s\nrelease at 0 pt/s\n"

  static let all: [Fault] = fingers + conditions + stacks + more
}
