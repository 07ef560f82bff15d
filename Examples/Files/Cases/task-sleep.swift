import UIKit
final class Next: UIViewController { override func viewDidLoad() { super.viewDidLoad(); view.backgroundColor = .systemRed } }
final class Start: UIViewController {
  override func viewDidLoad() { super.viewDidLoad(); view.backgroundColor = .systemCyan }
  func openNext() {
    Task { try await Task.sleep(for: .milliseconds(100)); print("slept"); present(Next(), animated: true) }
  }
}
