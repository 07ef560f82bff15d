import Rehearsal
import Testing
import UIKit

/// Alerts, sheets and popovers as applications of before iOS 9 show them.
@MainActor @Suite("Alerts and popovers of old", .serialized)
struct FormerAlertTests {
  private let stage = Stage()
  private let root = UIViewController()

  init() {
    stage.perform { stage.window.rootViewController = root }
    stage.settle()
  }

  private func tap(_ name: String) throws {
    let shown = try #require(root.presentedViewController?.view)
    let button = try #require(shown.subviews.first { $0.accessibilityIdentifier == name })
    stage.touch(.tap(at: button.convert(CGPoint(x: 20, y: 20), to: nil as UIView?)))
    stage.settle()
  }

  @Test("an alert tells its delegate which button was tapped, and has its fields")
  func alert() throws {
    let log = FormerLog()
    stage.perform {
      let alert = UIAlertView(
        title: "Name?", message: nil, delegate: log, cancelButtonTitle: "No",
        otherButtonTitles: "Yes")
      alert.alertViewStyle = .plainTextInput
      #expect(alert.cancelButtonIndex == 0 && alert.firstOtherButtonIndex == 1)
      #expect(alert.textField(at: 0) != nil && alert.textField(at: 1) == nil)
      alert.show()
      #expect(alert.isVisible && alert.numberOfButtons == 2)
    }
    stage.settle()
    try tap("Yes")
    #expect(log.events == ["willPresent", "didPresent", "clicked 1", "dismissed 1"])
    #expect(root.presentedViewController == nil && stage.violations.isEmpty)
  }

  @Test("a sheet tells its delegate which button was tapped")
  func sheet() throws {
    let log = FormerLog()
    stage.perform {
      let sheet = UIActionSheet(
        title: nil, delegate: log, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete",
        otherButtonTitles: "Keep", "Share")
      #expect(sheet.destructiveButtonIndex == 0 && sheet.cancelButtonIndex == 1)
      #expect(sheet.buttonTitle(at: 3) == "Share")
      sheet.show(in: root.view)
    }
    stage.settle()
    try tap("Share")
    #expect(log.events == ["clicked 3"] && root.presentedViewController == nil)
  }

  @Test("a popover is one on a phone too, and tells that a tap beside it has taken it away")
  func popover() {
    let log = FormerLog()
    let content = UIViewController()
    content.preferredContentSize = CGSize(width: 120, height: 80)
    var popover: UIPopoverController!
    stage.perform {
      popover = UIPopoverController(contentViewController: content)
      popover.delegate = log
      popover.present(
        from: CGRect(x: 100, y: 300, width: 40, height: 40), in: root.view,
        permittedArrowDirections: .any, animated: true)
    }
    stage.settle()
    #expect(popover.isPopoverVisible && content.view.bounds.width == 120)
    stage.touch(.tap(at: CGPoint(x: 20, y: 700)))
    stage.settle()
    #expect(!popover.isPopoverVisible && log.events == ["popover gone"])
  }
}

private final class FormerLog: NSObject, UIAlertViewDelegate, UIActionSheetDelegate,
  UIPopoverControllerDelegate
{
  var events: [String] = []
  func willPresent(_ alertView: UIAlertView) { events.append("willPresent") }
  func didPresent(_ alertView: UIAlertView) { events.append("didPresent") }
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
    events.append("clicked \(buttonIndex)")
  }
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
    events.append("dismissed \(buttonIndex)")
  }
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
    events.append("clicked \(buttonIndex)")
  }
  func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {
    events.append("popover gone")
  }
}
