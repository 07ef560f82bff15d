import UIKit

/// Blocks that fall, bump into each other and are pulled about by a finger; a button puts them back.
final class FallingBlocksController: UIViewController {
  private static let signs = [
    ("sun.max.fill", UIColor.systemOrange), ("moon.fill", .systemIndigo),
    ("cloud.fill", .systemTeal), ("bolt.fill", .systemYellow), ("leaf.fill", .systemGreen),
    ("flame.fill", .systemRed), ("drop.fill", .systemBlue), ("snowflake", .systemCyan),
    ("star.fill", .systemPink),
  ]
  private let blocks = signs.map { sign, color in Block(sign: sign, color: color) }
  private lazy var animator = UIDynamicAnimator(referenceView: view)
  private let gravity = UIGravityBehavior()
  private let collision = UICollisionBehavior()
  private let material = UIDynamicItemBehavior()
  private var snaps: [UISnapBehavior] = []
  private var pull: UIAttachmentBehavior?
  private var laidOut = CGSize.zero

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Blocks"
    view.backgroundColor = .systemBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Gather", primaryAction: UIAction { [weak self] _ in self?.gather() })
    let settings = UIBarButtonItem(
      image: UIImage(systemName: "slider.horizontal.3"),
      primaryAction: UIAction { [weak self] _ in self?.openSettings() })
    settings.accessibilityIdentifier = "settings"
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(
        title: "Drop", primaryAction: UIAction { [weak self] _ in self?.drop() }), settings,
    ]
    collision.collisionMode = .everything
    material.elasticity = 0.45
    material.friction = 0.3
    // Boxes that stand upright.
    material.allowsRotation = false
    for block in blocks {
      view.addSubview(block)
      gravity.addItem(block)
      collision.addItem(block)
      material.addItem(block)
      block.addGestureRecognizer(
        UIPanGestureRecognizer(target: self, action: #selector(dragged(_:))))
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard laidOut != view.bounds.size else { return }
    laidOut = view.bounds.size
    collision.setTranslatesReferenceBoundsIntoBoundary(
      with: UIEdgeInsets(
        top: view.safeAreaInsets.top, left: 0, bottom: view.safeAreaInsets.bottom, right: 0))
    animator.removeAllBehaviors()
    snaps = []
    for (block, place) in zip(blocks, places) {
      block.transform = .identity
      block.center = place
    }
  }

  /// Three rows of three in the upper half.
  private var places: [CGPoint] {
    let width = min(view.bounds.width, 420)
    let step = width / 3.6
    return blocks.indices.map { index in
      CGPoint(
        x: view.bounds.midX + CGFloat(index % 3 - 1) * step,
        y: view.safeAreaInsets.top + 70 + CGFloat(index / 3) * step)
    }
  }

  /// Lets all of them fall.
  func drop() {
    for snap in snaps { animator.removeBehavior(snap) }
    snaps = []
    for behavior in [gravity, collision, material] { animator.addBehavior(behavior) }
    // Nobody lets go of nine things at once.
    for (index, block) in blocks.enumerated() {
      let aside = CGFloat([-70, 30, 90, 110, -40, -90, -20, 60, 10][index % 9])
      material.addLinearVelocity(CGPoint(x: aside, y: 0), for: block)
    }
  }

  /// Presents what can be changed of the blocks, over their upper half.
  func openSettings() {
    guard presentedViewController == nil else { return }
    let page = BlockSettingsController(
      bounce: Float(material.elasticity), weight: Float(gravity.magnitude)
    ) { [weak self] bounce, weight in
      self?.material.elasticity = CGFloat(bounce)
      self?.gravity.magnitude = CGFloat(weight)
    }
    page.modalPresentationStyle = .pageSheet
    page.sheetPresentationController?.detents = [.medium()]
    page.sheetPresentationController?.prefersGrabberVisible = true
    present(page, animated: true)
  }

  /// Has each go back to its place.
  func gather() {
    guard snaps.isEmpty else { return }
    animator.removeBehavior(gravity)
    animator.removeBehavior(collision)
    for (block, place) in zip(blocks, places) {
      let snap = UISnapBehavior(item: block, snapTo: place)
      snaps.append(snap)
      animator.addBehavior(snap)
    }
  }

  @objc private func dragged(_ pan: UIPanGestureRecognizer) {
    guard let block = pan.view else { return }
    let place = pan.location(in: view)
    switch pan.state {
    case .began:
      if !snaps.isEmpty || gravity.dynamicAnimator == nil { drop() }
      let grip = pan.location(in: block)
      let offset = UIOffset(
        horizontal: grip.x - block.bounds.midX, vertical: grip.y - block.bounds.midY)
      let pull = UIAttachmentBehavior(
        item: block, offsetFromCenter: offset, attachedToAnchor: place)
      animator.addBehavior(pull)
      self.pull = pull
    case .changed: pull?.anchorPoint = place
    default:
      if let pull { animator.removeBehavior(pull) }
      pull = nil
      material.addLinearVelocity(pan.velocity(in: view), for: block)
    }
  }
}

/// How much blocks bounce, and how fast they fall.
final class BlockSettingsController: UIViewController {
  private let change: (Float, Float) -> Void
  private let bounce = UISlider()
  private let weight = UISlider()

  /// - Parameters:
  ///   - bounce: 0 to 0.9.
  ///   - weight: 0.1 to 3 times the usual.
  ///   - change: Told both whenever one of them is another.
  init(bounce: Float, weight: Float, change: @escaping (Float, Float) -> Void) {
    self.change = change
    super.init(nibName: nil, bundle: nil)
    (self.bounce.minimumValue, self.bounce.maximumValue) = (0, 0.9)
    (self.weight.minimumValue, self.weight.maximumValue) = (0.1, 3)
    (self.bounce.value, self.weight.value) = (bounce, weight)
    self.bounce.accessibilityIdentifier = "bounce"
    self.weight.accessibilityIdentifier = "weight"
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let rows = [("Bounce", bounce), ("Gravity", weight)].map { name, slider in
      slider.addTarget(self, action: #selector(moved), for: .valueChanged)
      let label = UILabel()
      label.text = name
      label.font = .preferredFont(forTextStyle: .headline)
      label.adjustsFontForContentSizeCategory = true
      let row = UIStackView(arrangedSubviews: [label, slider])
      row.axis = .vertical
      row.spacing = 8
      return row
    }
    let column = UIStackView(arrangedSubviews: rows)
    column.axis = .vertical
    column.spacing = 24
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.topAnchor, constant: 40),
      column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }

  @objc private func moved() { change(bounce.value, weight.value) }
}

/// A coloured square with a sign on it.
private final class Block: UIView {
  private let sign: UIImageView

  init(sign name: String, color: UIColor) {
    sign = .sign(name, 30, .semibold, .white)
    super.init(frame: CGRect(x: 0, y: 0, width: 72, height: 72))
    backgroundColor = color
    layer.cornerRadius = 16
    accessibilityIdentifier = name
    addSubview(sign)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    sign.frame = bounds
  }
}
