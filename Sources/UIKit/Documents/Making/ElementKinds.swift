import Documents
import QuartzCore

/// Which class stands behind which kind of element.
@MainActor
enum ElementKinds {
  /// The class of an element that asks for none of its own.
  static func type(of element: Element) -> AnyClass {
    if let known = known[element.tag] { return known }
    let name = named[element.tag] ?? guess(element.tag)
    if let type = _typeByName("5UIKit\(name.utf8.count)\(name)C") as? AnyClass, isObject(type) {
      return type
    }
    for module in ["MapKit", "WebKit", "AVKit", "SceneKit", "SpriteKit"] {
      if let type = _typeByName("\(module.utf8.count)\(module)\(name.utf8.count)\(name)C")
        as? AnyClass
      {
        return type
      }
    }
    return element.tag.hasSuffix("Controller") ? UIViewController.self : PlaceholderView.self
  }

  /// Whether documents have objects of a class. Of others, colours and fonts for one, they have values
  /// only, which no `init()` makes.
  private static func isObject(_ type: AnyClass) -> Bool {
    type is UIView.Type || type is UIViewController.Type || type is UIBarItem.Type
      || type is UINavigationItem.Type || type is UICollectionViewLayout.Type
      || type is UIGestureRecognizer.Type
  }

  /// What UIKit calls the class of an element: `tableView` is `UITableView`.
  static func className(of element: Element) -> String {
    element["customClass"] ?? named[element.tag] ?? known[element.tag].map { "\($0)" }
      ?? guess(element.tag)
  }

  private static func guess(_ tag: String) -> String {
    "UI" + tag.prefix(1).uppercased() + tag.dropFirst()
  }

  private static let known: [String: AnyClass] = [
    "view": UIView.self, "label": UILabel.self, "button": UIButton.self,
    "imageView": UIImageView.self, "textField": UITextField.self, "textView": UITextView.self,
    "switch": UISwitch.self, "slider": UISlider.self, "segmentedControl": UISegmentedControl.self,
    "stepper": UIStepper.self, "progressView": UIProgressView.self,
    "activityIndicatorView": UIActivityIndicatorView.self, "pageControl": UIPageControl.self,
    "scrollView": UIScrollView.self, "stackView": UIStackView.self, "control": UIControl.self,
    "tableView": UITableView.self, "tableViewCell": UITableViewCell.self,
    "tableViewCellContentView": UIView.self, "collectionView": UICollectionView.self,
    "collectionViewCell": UICollectionViewCell.self,
    "collectionViewCellContentView": UIView.self,
    "collectionReusableView": UICollectionReusableView.self,
    "containerView": UIView.self, "navigationBar": UINavigationBar.self,
    "tabBar": UITabBar.self, "toolbar": UIToolbar.self,
    "visualEffectView": UIVisualEffectView.self, "window": UIWindow.self,
    "navigationItem": UINavigationItem.self, "barButtonItem": UIBarButtonItem.self,
    "tabBarItem": UITabBarItem.self, "customObject": NSObject.self,
    "viewController": UIViewController.self,
    "navigationController": UINavigationController.self,
    "tabBarController": UITabBarController.self,
    "tableViewController": UITableViewController.self,
    "collectionViewController": UICollectionViewController.self,
    "pageViewController": UIPageViewController.self,
    "collectionViewLayout": UICollectionViewLayout.self,
    "collectionViewFlowLayout": UICollectionViewFlowLayout.self,
    "tapGestureRecognizer": UITapGestureRecognizer.self,
    "panGestureRecognizer": UIPanGestureRecognizer.self,
    "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
    "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
    "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
    "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
    "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
    "longPressGestureRecognizer": UILongPressGestureRecognizer.self,
    "gestureRecognizer": UIGestureRecognizer.self,
    "hoverGestureRecognizer": UIHoverGestureRecognizer.self,
  ]

  /// Kinds whose classes are called otherwise than by their tag.
  private static let named: [String: String] = [
    "mapView": "MKMapView", "webView": "UIWebView", "wkWebView": "WKWebView",
    "glkView": "GLKView", "sceneKitView": "SCNView", "scnView": "SCNView", "skView": "SKView",
    "mtkView": "MTKView", "arscnView": "ARSCNView", "arskView": "ARSKView", "arView": "ARView",
    "adBannerView": "ADBannerView", "glkViewController": "GLKViewController",
    "avPlayerViewController": "AVPlayerViewController", "pdfView": "PDFView",
    "hostingController": "UIHostingController",
    "inputViewController": "UIInputViewController",
  ]
}

/// Stands where a view of another framework would be: empty, with that class's name in its middle.
@preconcurrency @MainActor
final class PlaceholderView: UIView {
  private let label = UILabel()

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    label.textAlignment = .center
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    if let element = coder.documentElement {
      let name = ElementKinds.className(of: element)
      label.text = name
      if element["customClass"] == nil {
        Unsupported.report("\(name), which a document asks for: an empty view stands in")
      }
    }
    addSubview(label)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
