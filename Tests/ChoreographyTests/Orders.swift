import Choreography

/// Every order that there is, by name.
enum Orders {
  static let modal: [(name: String, order: ModalOrder)] = [
    ("presentation", ModalOrder(direction: .presentation, coversPresenter: false)),
    ("dismissal", ModalOrder(direction: .dismissal, coversPresenter: false)),
    (
      "presentation that covers its presenter",
      ModalOrder(direction: .presentation, coversPresenter: true)
    ),
    (
      "dismissal that uncovers its presenter",
      ModalOrder(direction: .dismissal, coversPresenter: true)
    ),
  ]

  static let containers: [(name: String, order: ContainerOrder)] = [
    ("push", ContainerOrder(.push)), ("pop", ContainerOrder(.pop)),
    ("change of tabs", ContainerOrder(.tab)),
  ]

  /// All of them as a page says them: a name, and lists of steps.
  static var tables: [(name: String, lists: [(String, [String])])] {
    modal.map { ($0.name, lists($0.order)) } + containers.map { ($0.name, lists($0.order)) }
      + others
  }

  private static func lists(_ order: some OrderedTransition) -> [(String, [String])] {
    [
      ("start", order.start.map { text($0) }),
      ("completed", order.end(completed: true).map { text($0) }),
      ("cancelled", order.end(completed: false).map { text($0) }),
    ]
  }

  private static var others: [(name: String, lists: [(String, [String])])] {
    let (exchange, whole) = (
      ExchangeOrder(movesWhole: false, tells: true), ExchangeOrder(movesWhole: true, tells: true)
    )
    let page = PageOrder(isByFinger: true, tells: true)
    let form = ReadaptationOrder(
      changesScreen: true, coveredPresenter: false, coversPresenter: true)
    return [
      (
        "transition(from:to:)",
        [
          ("start", exchange.start.map { text($0) }),
          ("of the whole", whole.start.map { text($0) }),
          ("end", exchange.end.map { text($0) }),
        ]
      ),
      (
        "page",
        [
          ("start", page.start.map { text($0) }),
          ("completed", page.end(completed: true).map { text($0) }),
          ("cancelled", page.end(completed: false).map { text($0) }),
          ("past home", page.turnBack.map { text($0) }),
        ]
      ),
      (
        "root of a window",
        [
          ("leave", RootOrder.leave.map { text($0) }), ("start", RootOrder.start.map { text($0) }),
          ("commit", RootOrder.end.map { text($0) }),
        ]
      ),
      (
        "child",
        [
          ("addChild", ChildOrder.add.map { text($0) }),
          ("remove", ChildOrder.remove.map { text($0) }),
        ]
      ),
      ("another form", [("steps", form.steps.map { text($0) })]),
      (
        "stack at once",
        [
          ("another top", StackOrder(changesTop: true).steps.map { text($0) }),
          ("same top", StackOrder(changesTop: false).steps.map { text($0) }),
        ]
      ),
    ]
  }

  /// A step without the names of what it is wrapped in.
  private static func text(_ step: Any) -> String {
    var text = "\(step)"
    for word in [
      "Choreography.", "AppearanceStep.", "MotionStep.", "ModalStep.", "ContainerStep.",
      "StackStep.", "ScreenRole.", "appearance(", "motion(", "host(", "stack(", "screen(",
    ] {
      text = text.replacing(word, with: "")
    }
    while text.count(where: { $0 == ")" }) > text.count(where: { $0 == "(" }) { text.removeLast() }
    return text
  }
}
