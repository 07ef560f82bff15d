import Testing
import TransitionTesting
import UIKit

@MainActor @Suite("The sweep")
struct SweepTests {
  private let all = Sweep.scenarios(for: .animator("slide") { SlideAnimator() })

  @Test("has few scenarios, each with a name of its own")
  func names() {
    #expect((55...78).contains(all.count))
    #expect(Set(all.map(\.name)).count == all.count)
  }

  @Test("joins each surrounding with both directions, and with a finish or a cancel in each")
  func pairs() {
    for condition in Scenario.Condition.allCases {
      let here = all.filter { $0.condition == condition }
      #expect(Set(here.map(\.direction)).count == 2)
      #expect(here.contains { $0.outcome == .finish })
      #expect(here.contains { $0.outcome == .cancel(50) })
    }
  }

  @Test(
    "turns the device on the way and at rest, and says so to the screens",
    arguments: ["forward-finish-turned", "forward-finish-turned-after", "back-cancel-50-turned"])
  func turns(name: String) throws {
    let turns = Turns()
    var flow = ScreenFlow("turns") {
      TurningScreen(turns)
    } start: { root, animated in
      let next = PlainScreen(.next)
      next.modalPresentationStyle = .fullScreen
      next.transitioningDelegate = (root as? TurningScreen)?.delegate
      root.present(next, animated: animated)
    } reverse: { root, animated in
      root.dismiss(animated: animated)
    }
    flow.isInteractive = true
    let report = try TransitionCheck.run(flow, scenarios: [name])
    #expect(report.findings.isEmpty, "\(report)")
    #expect(turns.all.count == 1 && turns.all.allSatisfy { $0.b == 1 && abs($0.a) < 1e-9 })
    #expect(turns.sizes == [CGSize(width: 852, height: 393)])
  }

  @Test("a place that is set once is wrong where the device is turned, at whatever time")
  func placedOnce() throws {
    let flow = ScreenFlow.animator("PlacesOnce") { PlacesOnce() }
    let report = try TransitionCheck.run(flow, scenarios: ["forward-finish-turned"])
    #expect(report.findings.map(\.rule.name).contains("survives-resize"), "\(report)")
    let after = try TransitionCheck.run(
      .animator("StopsFollowing") { StopsFollowing() }, scenarios: ["forward-finish-turned-after"])
    #expect(after.findings.map(\.rule.name).contains("survives-resize"), "\(after)")
  }

  @Test("joins each outcome with both directions")
  func outcomes() {
    for outcome in Set(all.map(\.outcome)) {
      let directions = all.filter { $0.outcome == outcome }.map(\.direction)
      #expect(Set(directions).count == 2, "\(outcome)")
    }
  }
}

/// What a screen was told of turns.
@MainActor
private final class Turns {
  var all: [CGAffineTransform] = []
  var sizes: [CGSize] = []
}

private final class TurningScreen: UIViewController {
  let delegate = SlideDelegate()
  private let turns: Turns

  init(_ turns: Turns) {
    self.turns = turns
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    turns.all.append(coordinator.targetTransform)
    turns.sizes.append(size)
  }
}
