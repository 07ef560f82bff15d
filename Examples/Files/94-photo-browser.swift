/*
 PhotoBrowser - a Photos.app clone for my blog post "Zoom transitions are not that hard".
 Tap a thumbnail and it zooms out of its cell into a pager. Swipe left/right between photos, pinch to zoom.
 Drag a photo down (or pinch it small) and it comes with your finger; let go and it lands in the cell
 of the photo you are looking at NOW, not the one you opened. Let go early and it goes back.
*/
import UIKit

@UIApplicationMain
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = ZoomNavigationController(rootViewController: GridViewController())
    window?.makeKeyAndVisible()
    return true
  }
}

enum PhotoLibrary {
  static let photos: [UIImage] = (0..<30).map { index -> UIImage in
    let size = index % 3 == 0 ? CGSize(width: 600, height: 900) : CGSize(width: 900, height: 600)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      let hue = CGFloat(index) / 30
      UIColor(hue: hue, saturation: 0.35, brightness: 0.98, alpha: 1).setFill()
      context.fill(CGRect(origin: .zero, size: size))
      UIColor.white.setFill()
      UIBezierPath(ovalIn: CGRect(x: size.width * 0.65, y: size.height * 0.12, width: 120, height: 120)).fill()
      for layer in 1...3 {
        UIColor(hue: hue, saturation: 0.6, brightness: 0.9 - 0.2 * CGFloat(layer), alpha: 1).setFill()
        let width = size.width * 1.4, x = CGFloat((index * layer * 137) % 500) - width / 2
        UIBezierPath(ovalIn: CGRect(x: x, y: size.height * (0.4 + 0.13 * CGFloat(layer)), width: width, height: size.height)).fill()
      }
    }
  }
}

protocol ZoomEndpoint: AnyObject {
  var zoomImage: UIImage? { get }
  func zoomFrame(in target: UIView) -> CGRect
  func setZoomImageHidden(_ hidden: Bool)
}

/// Push, pop and the finger-driven pop. One object per transition.
final class ZoomTransition: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning {
  private let isPush: Bool
  private var context: UIViewControllerContextTransitioning?
  private weak var from: ZoomEndpoint?
  private weak var to: ZoomEndpoint?
  private let flying = UIImageView()
  private var startFrame = CGRect.zero
  init(isPush: Bool) { self.isPush = isPush }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.45 }
  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    prepare(transitionContext)
    settle(finish: true)
  }

  func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) { prepare(transitionContext) }

  private func prepare(_ context: UIViewControllerContextTransitioning) {
    self.context = context
    guard let fromVC = context.viewController(forKey: .from), let toVC = context.viewController(forKey: .to) else { return }
    let container = context.containerView
    let toView: UIView = toVC.view
    toView.frame = context.finalFrame(for: toVC)
    toView.alpha = isPush ? 0 : 1
    container.insertSubview(toView, at: isPush ? container.subviews.count : 0)
    toView.layoutIfNeeded()
    (from, to) = (fromVC as? ZoomEndpoint, toVC as? ZoomEndpoint)
    startFrame = from?.zoomFrame(in: container) ?? .zero
    _ = to?.zoomFrame(in: container)   // makes the grid scroll to the cell if it is off screen
    flying.image = from?.zoomImage
    flying.contentMode = .scaleAspectFill
    flying.clipsToBounds = true
    flying.frame = startFrame
    container.addSubview(flying)
    from?.setZoomImageHidden(true)
    to?.setZoomImageHidden(true)
  }

  func update(translation: CGPoint, scale: CGFloat, progress: CGFloat) {
    flying.transform = CGAffineTransform(translationX: translation.x, y: translation.y).scaledBy(x: scale, y: scale)
    context?.view(forKey: .from)?.alpha = 1 - progress
    context?.updateInteractiveTransition(progress)
  }

  func end(finish: Bool) {
    guard let context = context else { return }
    if finish { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
    settle(finish: finish)
  }

  private func settle(finish: Bool) {
    guard let context = context else { return }
    let fromView = context.view(forKey: .from), toView = context.view(forKey: .to)
    let target = finish ? (to?.zoomFrame(in: context.containerView) ?? startFrame) : startFrame
    UIView.animate(withDuration: 0.45, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0, options: [], animations: {
      self.flying.transform = .identity
      self.flying.frame = target
      toView?.alpha = 1
      if !self.isPush { fromView?.alpha = finish ? 0 : 1 }
    }, completion: { _ in
      self.from?.setZoomImageHidden(false)
      self.to?.setZoomImageHidden(false)
      fromView?.alpha = 1
      self.flying.removeFromSuperview()
      context.completeTransition(finish)
    })
  }
}

final class ZoomNavigationController: UINavigationController, UINavigationControllerDelegate {
  var interactivePop: ZoomTransition?

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    interactivePopGestureRecognizer?.isEnabled = false
  }

  func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    return interactivePop ?? ZoomTransition(isPush: operation == .push)
  }
  func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
    return interactivePop
  }
}

final class GridViewController: UICollectionViewController, ZoomEndpoint {
  private var currentIndex = 0
  private var hiddenIndex: Int?

  init() {
    let layout = UICollectionViewFlowLayout(), side = floor((UIScreen.main.bounds.width - 4) / 3)
    layout.itemSize = CGSize(width: side, height: side)
    layout.minimumInteritemSpacing = 2
    layout.minimumLineSpacing = 2
    super.init(collectionViewLayout: layout)
  }
  required init?(coder aDecoder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "All Photos"
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    return PhotoLibrary.photos.count
  }
  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    let imageView = cell.backgroundView as? UIImageView ?? UIImageView()
    imageView.image = PhotoLibrary.photos[indexPath.item]
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.isHidden = indexPath.item == hiddenIndex
    cell.backgroundView = imageView   // lazy, but it resizes itself
    return cell
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    currentIndex = indexPath.item
    let pager = PagerViewController(index: indexPath.item)
    pager.onPageChange = { [weak self] in self?.currentIndex = $0 }
    navigationController?.pushViewController(pager, animated: true)
  }

  var zoomImage: UIImage? { return PhotoLibrary.photos[currentIndex] }
  func zoomFrame(in target: UIView) -> CGRect {
    let path = IndexPath(item: currentIndex, section: 0)
    if !collectionView.indexPathsForVisibleItems.contains(path) {
      collectionView.scrollToItem(at: path, at: .centeredVertically, animated: false)
      collectionView.layoutIfNeeded()
    }
    guard let attributes = collectionView.layoutAttributesForItem(at: path) else { return .zero }
    return collectionView.convert(attributes.frame, to: target)
  }

  func setZoomImageHidden(_ hidden: Bool) {
    hiddenIndex = hidden ? currentIndex : nil
    collectionView.cellForItem(at: IndexPath(item: currentIndex, section: 0))?.backgroundView?.isHidden = hidden
  }
}

final class PagerViewController: UIPageViewController, UIPageViewControllerDataSource, UIPageViewControllerDelegate, UIGestureRecognizerDelegate, ZoomEndpoint {
  var onPageChange: ((Int) -> Void)?
  private var index: Int { didSet { title = "\(index + 1) of \(PhotoLibrary.photos.count)" } }
  private var page: PhotoViewController? { return viewControllers?.first as? PhotoViewController }
  private lazy var zoomNavigation = navigationController as? ZoomNavigationController

  init(index: Int) {
    self.index = index
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 16])
  }
  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    dataSource = self
    delegate = self
    setViewControllers([PhotoViewController(index: index)], direction: .forward, animated: false)
    title = "\(index + 1) of \(PhotoLibrary.photos.count)"
    let pan = UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:)))
    let pinch = UIPinchGestureRecognizer(target: self, action: #selector(handlePinch(_:)))
    pan.delegate = self
    pinch.delegate = self
    view.addGestureRecognizer(pan)
    view.addGestureRecognizer(pinch)
  }

  @objc private func handlePan(_ pan: UIPanGestureRecognizer) {
    let t = pan.translation(in: view), progress = min(max(t.y / 300, 0), 1), flick = pan.velocity(in: view).y > 700
    drive(pan.state, translation: t, scale: 1 - progress * 0.4, progress: progress, finish: progress > 0.3 || flick)
  }

  @objc private func handlePinch(_ pinch: UIPinchGestureRecognizer) {
    let scale = min(max(pinch.scale, 0.3), 1)
    drive(pinch.state, translation: .zero, scale: scale, progress: 1 - scale, finish: scale < 0.75)
  }

  private func drive(_ state: UIGestureRecognizer.State, translation: CGPoint, scale: CGFloat, progress: CGFloat, finish: Bool) {
    guard let navigation = zoomNavigation else { return }
    switch state {
    case .began:
      navigation.interactivePop = ZoomTransition(isPush: false)
      navigation.popViewController(animated: true)
    case .changed:
      navigation.interactivePop?.update(translation: translation, scale: scale, progress: progress)
    case .ended, .cancelled, .failed:
      navigation.interactivePop?.end(finish: finish && state == .ended)
      navigation.interactivePop = nil
    default: break
    }
  }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard page?.isAtMinimumZoom == true, zoomNavigation?.transitionCoordinator == nil else { return false }
    if let pan = recognizer as? UIPanGestureRecognizer { return pan.velocity(in: view).y > abs(pan.velocity(in: view).x) }
    return ((recognizer as? UIPinchGestureRecognizer)?.scale ?? 1) < 1
  }

  // the scroll views wait for us, we only begin for "down" and "pinch in"
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer) -> Bool {
    return recognizer is UIPanGestureRecognizer ? other is UIPanGestureRecognizer : other is UIPinchGestureRecognizer
  }

  func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController? {
    return neighbour(of: viewController, -1)
  }
  func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController? {
    return neighbour(of: viewController, 1)
  }
  private func neighbour(of viewController: UIViewController, _ offset: Int) -> UIViewController? {
    guard let i = (viewController as? PhotoViewController)?.index, PhotoLibrary.photos.indices.contains(i + offset) else { return nil }
    return PhotoViewController(index: i + offset)
  }

  func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool) {
    guard completed, let page = page else { return }
    index = page.index
    onPageChange?(index)
  }

  var zoomImage: UIImage? { return PhotoLibrary.photos[index] }
  func zoomFrame(in target: UIView) -> CGRect {
    if let page = page, !page.isAtMinimumZoom { return page.imageView.convert(page.imageView.bounds, to: target) }
    let size = PhotoLibrary.photos[index].size, fit = min(view.bounds.width / size.width, view.bounds.height / size.height)
    let w = size.width * fit, h = size.height * fit
    return view.convert(CGRect(x: view.bounds.midX - w / 2, y: view.bounds.midY - h / 2, width: w, height: h), to: target)
  }
  func setZoomImageHidden(_ hidden: Bool) { page?.imageView.isHidden = hidden }
}

final class PhotoViewController: UIViewController, UIScrollViewDelegate {
  let index: Int
  let imageView = UIImageView()
  private let scrollView = UIScrollView()
  private var laidOutSize = CGSize.zero

  var isAtMinimumZoom: Bool { return laidOutSize == .zero || scrollView.zoomScale <= scrollView.minimumZoomScale + 0.01 }

  init(index: Int) { self.index = index; super.init(nibName: nil, bundle: nil) }
  required init?(coder aDecoder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.delegate = self
    imageView.image = PhotoLibrary.photos[index]
    imageView.frame.size = PhotoLibrary.photos[index].size
    scrollView.contentSize = imageView.frame.size
    scrollView.addSubview(imageView)
    view.addSubview(scrollView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard laidOutSize != view.bounds.size, let size = imageView.image?.size else { return }
    laidOutSize = view.bounds.size
    let fit = min(view.bounds.width / size.width, view.bounds.height / size.height)
    scrollView.minimumZoomScale = fit
    scrollView.maximumZoomScale = fit * 4
    scrollView.zoomScale = fit
    scrollViewDidZoom(scrollView)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { return imageView }
  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    let content = scrollView.contentSize, bounds = scrollView.bounds
    imageView.center = CGPoint(x: max(content.width, bounds.width) / 2, y: max(content.height, bounds.height) / 2)
  }
}
