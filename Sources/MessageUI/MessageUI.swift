@_exported import UIKit

/// What became of a mail.
public enum MFMailComposeResult: Int, Sendable { case cancelled = 0, saved, sent, failed }

/// What became of a message.
public enum MessageComposeResult: Int, Sendable { case cancelled = 0, sent, failed }

/// Stands where a mail would be written: a stage sends none. What it is told is kept.
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  /// What of a mail is written beforehand.
  private struct Draft {
    var subject = ""
    var body = ""
    var recipients: [[String]] = [[], [], []]
  }
  private var draft = Draft()

  open class func canSendMail() -> Bool { false }
  open func setSubject(_ subject: String) { draft.subject = subject }
  open func setToRecipients(_ toRecipients: [String]?) { draft.recipients[0] = toRecipients ?? [] }
  open func setCcRecipients(_ ccRecipients: [String]?) { draft.recipients[1] = ccRecipients ?? [] }
  open func setBccRecipients(_ bccRecipients: [String]?) {
    draft.recipients[2] = bccRecipients ?? []
  }
  open func setMessageBody(_ body: String, isHTML: Bool) { draft.body = body }
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
  open func addAttachmentData(
    _ attachment: Data, mimeType: String, fileName filename: String
  ) {}

  open override func viewDidLoad() {
    super.viewDidLoad()
    Unsupported.report("MFMailComposeViewController · a stage sends no mail")
    let title = draft.subject.isEmpty ? "New Message" : draft.subject
    setViewControllers(
      [
        ComposeScreen(title) { [weak self] in
          guard let self else { return }
          guard let delegate = mailComposeDelegate else { return dismiss(animated: true) }
          delegate.mailComposeController(self, didFinishWith: .cancelled, error: nil)
        }
      ], animated: false)
  }
}

/// Hears what became of a mail, and dismisses its screen.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {}
}

/// Stands where a message would be written: a stage sends none. What it is told is kept.
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  open var recipients: [String]?
  open var body: String?
  open var subject: String?

  open class func canSendText() -> Bool { false }
  open class func canSendSubject() -> Bool { false }
  open class func canSendAttachments() -> Bool { false }

  open override func viewDidLoad() {
    super.viewDidLoad()
    Unsupported.report("MFMessageComposeViewController · a stage sends no messages")
    setViewControllers(
      [
        ComposeScreen("New Message") { [weak self] in
          guard let self else { return }
          guard let delegate = messageComposeDelegate else { return dismiss(animated: true) }
          delegate.messageComposeViewController(self, didFinishWith: .cancelled)
        }
      ], animated: false)
  }
}

/// Hears what became of a message, and dismisses its screen.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// A title, a way out, and a word about what is missing.
@MainActor
private final class ComposeScreen: UIViewController {
  private let cancelled: () -> Void

  init(_ title: String, cancelled: @escaping () -> Void) {
    self.cancelled = cancelled
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = StandInView(symbol: "pencil", title: title ?? "", detail: "A stage sends nothing")
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.cancelled() })
  }
}
