@_exported import UIKit

/// Asks nobody for a review: reported.
@preconcurrency @MainActor
open class SKStoreReviewController: NSObject {
  open class func requestReview() { report() }
  open class func requestReview(in windowScene: UIWindowScene) { report() }

  private static func report() {
    Unsupported.report("SKStoreReviewController.requestReview · nobody is asked for a review")
  }
}

/// The shop: it is not here.
@preconcurrency @MainActor
public enum AppStore {
  public static func requestReview(in scene: UIWindowScene) {
    SKStoreReviewController.requestReview(in: scene)
  }
  public static var canMakePayments: Bool { false }
}

public let SKStoreProductParameterITunesItemIdentifier = "id"
public let SKStoreProductParameterAffiliateToken = "at"
public let SKStoreProductParameterCampaignToken = "ct"

/// Why nothing can be bought.
public struct SKError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 0
    case clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed
    case storeProductNotAvailable, cloudServicePermissionDenied
    case cloudServiceNetworkConnectionFailed
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}

/// Stands where a page of the shop would be: there is no network on a stage, and loading fails after 0.3 s.
@preconcurrency @MainActor
open class SKStoreProductViewController: UIViewController {
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?
  private let page = StandInView(
    symbol: "bag", title: "App Store", detail: "There is no network on a stage")
  private let done = UIButton(type: .system)

  open func loadProduct(
    withParameters parameters: [String: Any],
    completionBlock block: (@MainActor (Bool, (any Error)?) -> Void)? = nil
  ) {
    Unsupported.report("SKStoreProductViewController · there is no shop on a stage")
    RenderServer.current.enqueue(at: RenderServer.current.now + 0.3) {
      MainActor.assumeIsolated { block?(false, SKError(.storeProductNotAvailable)) }
    }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    done.setTitle("Done", for: .normal)
    done.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    done.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        if let delegate {
          delegate.productViewControllerDidFinish(self)
        } else {
          dismiss(animated: true)
        }
      }, for: .primaryActionTriggered)
    view.addSubview(page)
    view.addSubview(done)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    page.frame = view.bounds
    let size = done.sizeThatFits(CGSize(width: 120, height: 44))
    done.frame = CGRect(
      x: view.safeAreaInsets.left + 16, y: view.safeAreaInsets.top, width: size.width, height: 56)
  }
}

/// Hears that somebody is done with the shop, and dismisses its screen.
@preconcurrency @MainActor
public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {
    viewController.dismiss(animated: true)
  }
}
