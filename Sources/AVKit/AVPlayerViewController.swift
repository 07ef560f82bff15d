@_exported import AVFoundation

/// Stands where a film and its buttons would be: a black screen with what an application puts over it.
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
  open var player: AVPlayer?
  open var showsPlaybackControls = true
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open private(set) var contentOverlayView: UIView? = UIView()
  open var allowsPictureInPicturePlayback = true
  open var entersFullScreenWhenPlaybackBegins = false
  open var exitsFullScreenWhenPlaybackEnds = false

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    guard let overlay = contentOverlayView else { return }
    overlay.frame = view.bounds
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(overlay)
  }
}
