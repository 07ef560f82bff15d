import Choreography
import Testing

/// An order as two screens live through it.
struct Walk {
  var name: String
  /// What each screen is told, in order; nil where the step is somebody else's.
  var steps: [AppearanceStep]
  /// Which of the two is left on show.
  var stays: ScreenRole
  /// Whether the one that is covered hears of it at all.
  var tellsFrom = true
  var tellsTo = true

  static let all: [Walk] = transitions + others

  private static let transitions: [Walk] = [true, false].flatMap { completed in
    let word = completed ? "completed" : "cancelled"
    let modal = Orders.modal.map { order in
      Walk(
        name: "\(order.name) \(word)", steps: told(order.order, completed),
        stays: completed ? .to : .from,
        tellsFrom: order.order.coversPresenter || order.order.direction == .dismissal,
        tellsTo: order.order.coversPresenter || order.order.direction == .presentation)
    }
    let containers = Orders.containers.map { order in
      Walk(
        name: "\(order.name) \(word)", steps: told(order.order, completed),
        stays: completed ? .to : .from)
    }
    return modal + containers
  }

  private static func told(_ order: some OrderedTransition, _ completed: Bool) -> [AppearanceStep] {
    (order.start + order.end(completed: completed)).compactMap {
      if case .appearance(let step) = $0 { step } else { nil }
    }
  }

  private static let others: [Walk] =
    [true, false].map { whole in
      let order = ExchangeOrder(movesWhole: whole, tells: true)
      return Walk(
        name: "exchange", steps: (order.start + order.end).compactMap(\.told), stays: .to)
    }
    + [true, false].flatMap { byFinger in
      let order = PageOrder(isByFinger: byFinger, tells: true)
      return [
        Walk(
          name: "page completed",
          steps: (order.start + order.end(completed: true)).compactMap(\.told), stays: .to),
        Walk(
          name: "page cancelled",
          steps: (order.start + order.end(completed: false)).compactMap(\.told), stays: .from),
        Walk(
          name: "page turned back",
          steps: (order.start + order.turnBack).compactMap(\.told), stays: .from),
      ]
    }
    + [
      Walk(
        name: "root", steps: (RootOrder.leave + RootOrder.start + RootOrder.end).compactMap(\.told),
        stays: .to),
      Walk(
        name: "another screen in another form",
        steps: ReadaptationOrder(
          changesScreen: true, coveredPresenter: true, coversPresenter: false
        ).steps.compactMap { if case .screen(let step) = $0 { step } else { nil } },
        stays: .to),
    ]
}

extension ExchangeStep {
  var told: AppearanceStep? { if case .appearance(let step) = self { step } else { nil } }
}

extension PageStep {
  var told: AppearanceStep? { if case .appearance(let step) = self { step } else { nil } }
}

extension RootStep {
  var told: AppearanceStep? { if case .appearance(let step) = self { step } else { nil } }
}

@Suite("The orders of steps") struct OrderTests {
  @Test("make every callback of both screens due once, paired, and leave both at rest")
  func ordersPairCallbacks() {
    #expect(Walk.all.count > 20)
    for walk in Walk.all {
      var (from, to) = (AppearanceState(), AppearanceState())
      _ = from.begin(appearing: true) + from.end()
      var (heardFrom, heardTo): ([AppearanceState.Callback], [AppearanceState.Callback]) = ([], [])
      for step in walk.steps {
        switch step.role {
        case .from: heardFrom += step.apply(to: &from)
        case .to: heardTo += step.apply(to: &to)
        }
      }
      let went: [AppearanceState.Callback] = [.willDisappear, .didDisappear]
      let came: [AppearanceState.Callback] = [.willAppear, .isAppearing, .didAppear]
      let back: [AppearanceState.Callback] = [.willAppear, .isAppearing] + went
      let isBack = walk.stays == .from
      #expect(
        heardFrom == (!walk.tellsFrom ? [] : isBack ? [.willDisappear] + came : went),
        "\(walk.name)")
      #expect(heardTo == (!walk.tellsTo ? [] : isBack ? back : came), "\(walk.name)")
      if walk.tellsFrom {
        #expect(from.phase == (isBack ? .appeared : .disappeared), "\(walk.name)")
      }
      if walk.tellsTo { #expect(to.phase == (isBack ? .disappeared : .appeared), "\(walk.name)") }
    }
  }

  @Test("of transitions settle the views once, first of all that follows the end, and animate once")
  func ordersSettleOnce() {
    func check(_ order: some OrderedTransition, _ name: String) {
      #expect(order.start.filter { $0 == .motion(.animate) }.count == 1, "\(name)")
      for completed in [true, false] {
        let end = order.end(completed: completed)
        #expect(end.first == .host(.settleViews), "\(name)")
        #expect(Set(end).count == end.count, "\(name): a step comes twice")
        #expect(
          Array(end.suffix(3)) == [
            .motion(.callCoordinatorCompletions), .motion(.animationEnded),
            .motion(.enableInteraction),
          ])
      }
      #expect(Set(order.start).count == order.start.count, "\(name): a step comes twice")
      #expect(Set(order.start).isDisjoint(with: order.end(completed: true)), "\(name)")
    }
    for order in Orders.modal { check(order.order, order.name) }
    for order in Orders.containers { check(order.order, order.name) }
  }

  @Test("of a stack tell the delegate who came only where somebody did")
  func ordersTellDidShow() {
    for order in Orders.containers where order.order.change != .tab {
      #expect(order.order.end(completed: true).contains(.host(.stack(.didShow))))
      #expect(!order.order.end(completed: false).contains(.host(.stack(.didShow))))
    }
    let tab = ContainerOrder(.tab)
    for step in tab.start + tab.end(completed: true) {
      if case .host(.stack) = step { Issue.record("a change of tabs has \(step)") }
    }
  }

  @Test(
    "of another form take the old one down before the new one is put up, and tell a presenter once")
  func readaptationOrder() throws {
    for changes in [true, false] {
      for (covered, covers) in [(true, true), (true, false), (false, true), (false, false)] {
        let order = ReadaptationOrder(
          changesScreen: changes, coveredPresenter: covered, coversPresenter: covers)
        let steps = order.steps
        let down = try #require(steps.firstIndex(of: .releaseOld))
        let link = try #require(steps.firstIndex(of: .link))
        let up = try #require(steps.firstIndex(of: .makeContainer))
        #expect(down < link && link < up)
        #expect(steps.contains(.bringPresenterBack) == covered)
        #expect(steps.contains(.keepScreen) == !changes)
        let told = steps.compactMap { if case .presenter(let step) = $0 { step } else { nil } }
        let coming: [AppearanceStep] = [.willAppear(.to), .isAppearing(.to), .didAppear(.to)]
        #expect(
          told
            == (covered == covers
              ? [] : covered ? coming : [.willDisappear(.from), .didDisappear(.from)]))
        #expect(Set(steps).count == steps.count)
      }
    }
  }

  @Test("of silent parents tell nobody")
  func silentOrders() {
    let exchange = ExchangeOrder(movesWhole: false, tells: false)
    #expect((exchange.start + exchange.end).compactMap(\.told) == [])
    #expect(PageOrder(isByFinger: true, tells: false).start.compactMap(\.told) == [])
  }
}

extension AppearanceStep {
  var role: ScreenRole {
    switch self {
    case .willAppear(let role), .isAppearing(let role), .didAppear(let role),
      .willDisappear(let role), .didDisappear(let role):
      role
    }
  }

  /// What a screen that is told so has to hear.
  func apply(to state: inout AppearanceState) -> [AppearanceState.Callback] {
    switch self {
    case .willAppear: state.begin(appearing: true)
    case .willDisappear: state.begin(appearing: false)
    case .isAppearing: state.enterHierarchy()
    case .didAppear, .didDisappear: state.end()
    }
  }
}
