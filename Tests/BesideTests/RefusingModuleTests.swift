import AVFoundation
import CoreMotion
import LocalAuthentication
import MessageUI
import Rehearsal
import SafariServices
import StoreKit
import Testing
import UserNotifications

@MainActor @Suite("Modules for what a stage does not have")
struct RefusingModuleTests {
  @Test func `what cannot be done says so when it is asked`() {
    #expect(!MFMailComposeViewController.canSendMail())
    #expect(!MFMessageComposeViewController.canSendText())
    #expect(!CMMotionManager().isDeviceMotionAvailable)
    #expect(AVCaptureDevice.default(for: .video) == nil)
    var error: NSError?
    #expect(!LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))
    #expect(error?.code == LAError.Code.biometryNotAvailable.rawValue)
  }

  @Test func `whoever asks for permission is refused in a later turn, and it is reported`() {
    let stage = Stage()
    var answers: [String] = []
    stage.perform {
      let center = UNUserNotificationCenter()
      center.requestAuthorization(options: [.alert, .badge]) { isGranted, _ in
        answers.append("notify \(isGranted)")
      }
      let content = UNMutableNotificationContent()
      content.title = "Tea"
      let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
      center.add(UNNotificationRequest(identifier: "tea", content: content, trigger: trigger))
      center.getPendingNotificationRequests { answers.append("\($0.map(\.content.title))") }
      LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "") { isHim, _ in
        answers.append("him \(isHim)")
      }
      SKStoreReviewController.requestReview()
      CMMotionManager().startDeviceMotionUpdates()
      #expect(answers.isEmpty)
    }
    stage.settle()
    #expect(answers == ["notify false", "[\"Tea\"]", "him false"])
    for name in ["UNUserNotificationCenter", "LAContext", "SKStoreReview", "CMMotionManager"] {
      #expect(stage.unsupported.contains { $0.hasPrefix(name) }, "\(name)")
    }
  }

  @Test func `a browser has its bars, tells that nothing was loaded, and goes at Done`() {
    final class Listener: NSObject, SFSafariViewControllerDelegate {
      var calls: [String] = []
      func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
        calls.append("done")
      }
      func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
      ) { calls.append("loaded \(didLoadSuccessfully)") }
    }
    let (stage, listener) = (Stage(), Listener())
    let root = UIViewController()
    stage.perform {
      stage.window.rootViewController = root
      let browser = SFSafariViewController(url: URL(string: "https://www.example.com/a")!)
      browser.delegate = listener
      root.present(browser, animated: true)
    }
    stage.settle()
    let views = all(of: root.presentedViewController?.view)
    #expect(views.contains { ($0 as? UILabel)?.text == "example.com" })
    let done = views.lazy.compactMap { $0 as? UIButton }.first
    #expect(done?.title(for: .normal) == "Done")
    stage.perform { done?.sendActions(for: .primaryActionTriggered) }
    stage.settle()
    #expect(listener.calls == ["loaded false", "done"] && root.presentedViewController == nil)
  }

  private func all(of view: UIView?) -> [UIView] {
    guard let view else { return [] }
    return [view] + view.subviews.flatMap { all(of: $0) }
  }
}
