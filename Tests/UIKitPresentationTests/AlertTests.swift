import Rehearsal
import Testing
import UIKit

/// Questions on the screen, answered by a finger.
@MainActor @Suite(.serialized) struct AlertTests {
  private func ask(_ style: UIAlertController.Style) -> (Stage, UIAlertController, AlertAnswers) {
    let (stage, root, answers) = (Stage(), UIViewController(), AlertAnswers())
    let alert = UIAlertController(title: "Delete?", message: "For good.", preferredStyle: style)
    for (title, style) in [
      ("Delete", UIAlertAction.Style.destructive), ("Cancel", .cancel),
    ] {
      alert.addAction(
        UIAlertAction(title: title, style: style) { answers.list.append($0.title ?? "") })
    }
    stage.perform { stage.window.rootViewController = root }
    stage.perform { root.present(alert, animated: true) }
    stage.settle()
    return (stage, alert, answers)
  }

  @Test(
    "an alert stands in the middle, a sheet at the bottom, and a tap answers after the dismissal",
    arguments: [UIAlertController.Style.alert, .actionSheet])
  func tap(_ style: UIAlertController.Style) throws {
    let (stage, alert, answers) = ask(style)
    let frame = alert.view.frame
    #expect(frame.width == (style == .alert ? 270 : 377) && frame.midX == 196.5)
    #expect(style == .alert ? abs(frame.midY - 426) < 1 : frame.maxY == 852 - 34)
    let button = try #require(
      alert.view.subviews.first { $0.accessibilityIdentifier == "Delete" })
    let point = button.convert(CGPoint(x: 20, y: 20), to: nil as UIView?)
    stage.touch(.tap(at: point))
    stage.settle()
    #expect(answers.list == ["Delete"] && alert.presentingViewController == nil)
    #expect(stage.violations.isEmpty, "\(stage.violations)")
  }

  @Test("two long answers stand one below the other, the cancelling one last")
  func longAnswers() throws {
    func frames(_ titles: [(String, UIAlertAction.Style)]) throws -> [CGRect] {
      let (stage, root) = (Stage(), UIViewController())
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      for (title, style) in titles { alert.addAction(UIAlertAction(title: title, style: style)) }
      stage.perform { stage.window.rootViewController = root }
      stage.perform { root.present(alert, animated: false) }
      stage.settle()
      return try titles.map { title, _ in
        try #require(alert.view.subviews.first { $0.accessibilityIdentifier == title }).frame
      }
    }
    let row = try frames([("Keep", .cancel), ("Delete", .destructive)])
    #expect(row[0].minY == row[1].minY && row[0].maxX == row[1].minX)
    let column = try frames([
      ("Keep the recipe", .cancel), ("Delete the recipe for good", .destructive),
    ])
    #expect(column[1].maxY == column[0].minY && column[0].width == 270)
    let plain = try frames([
      ("Move to the other list", .default), ("Delete the recipe for good", .default),
    ])
    #expect(plain[0].maxY == plain[1].minY)
  }

  @Test("a second tap while it goes means nothing")
  func twice() throws {
    let (stage, alert, answers) = ask(.alert)
    let buttons = alert.view.subviews.filter { $0.accessibilityIdentifier != nil }
    for button in [try #require(buttons.first), try #require(buttons.last)] {
      stage.touch(.tap(at: button.convert(CGPoint(x: 20, y: 20), to: nil as UIView?)))
      stage.advance(to: stage.now + 0.1)
    }
    stage.settle()
    #expect(answers.list.count == 1 && alert.presentingViewController == nil)
    #expect(stage.violations.isEmpty, "\(stage.violations)")
  }

  @Test("a tap beside a sheet cancels it; beside an alert it does nothing")
  func beside() {
    let (stage, _, answers) = ask(.actionSheet)
    stage.touch(.tap(at: CGPoint(x: 20, y: 100)))
    stage.settle()
    #expect(answers.list == ["Cancel"])
    let (other, alert, none) = ask(.alert)
    other.touch(.tap(at: CGPoint(x: 20, y: 100)))
    other.settle()
    #expect(none.list.isEmpty && alert.presentingViewController != nil)
  }
}

private final class AlertAnswers {
  var list: [String] = []
}
