import TransitionGallery
import UIKit

/// Speed, appearance, and what the system says about motion.
final class SettingsViewController: ColumnViewController {
  private let settings: Settings
  private let motion = UILabel()

  init(settings: Settings) {
    self.settings = settings
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .done, target: self, action: #selector(doneTapped))
    add(CaptionLabel("Playing"), gap: 20)
    add(PlateView(rows: [speedRow(), startRow()]), gap: 8)
    add(CaptionLabel("Looks"), gap: 28)
    add(PlateView(rows: [appearanceRow(), motionRow()]), gap: 8)
    add(
      NoteLabel(
        "Reduce Motion is the system's, in Settings › Accessibility › Motion. "
          + "Where it is on, screens fade and nothing flies."),
      gap: 8)
    add(CaptionLabel("The gallery"), gap: 28)
    add(
      PlateView(rows: [ControlRow("Transitions", value("\(Catalogue.items.count)"))]), gap: 8)
    NotificationCenter.default.addObserver(
      self, selector: #selector(showMotion),
      name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
    showMotion()
  }

  private func speedRow() -> UIView {
    let choice = UISegmentedControl(items: Settings.Speed.allCases.map(\.title))
    choice.selectedSegmentIndex = settings.speed.rawValue
    choice.addTarget(self, action: #selector(speedChosen(_:)), for: .valueChanged)
    return ControlRow("Speed", choice)
  }

  private func startRow() -> UIView {
    let choice = UISwitch()
    choice.isOn = settings.startsAtOnce
    choice.addTarget(self, action: #selector(startChosen(_:)), for: .valueChanged)
    return ControlRow("Start at once", choice)
  }

  private func appearanceRow() -> UIView {
    let choice = UISegmentedControl(items: ["System", "Light", "Dark"])
    choice.selectedSegmentIndex = settings.appearance.rawValue
    choice.addTarget(self, action: #selector(appearanceChosen(_:)), for: .valueChanged)
    return ControlRow("Appearance", choice)
  }

  private func motionRow() -> UIView {
    motion.textColor = .secondaryLabel
    return ControlRow("Reduce Motion", motion)
  }

  private func value(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.textColor = .secondaryLabel
    return label
  }

  @objc private func showMotion() {
    motion.text = UIAccessibility.isReduceMotionEnabled ? "On" : "Off"
    motion.superview?.setNeedsLayout()
  }

  @objc private func speedChosen(_ choice: UISegmentedControl) {
    settings.speed = Settings.Speed(rawValue: choice.selectedSegmentIndex) ?? .full
  }

  @objc private func startChosen(_ choice: UISwitch) { settings.startsAtOnce = choice.isOn }

  @objc private func appearanceChosen(_ choice: UISegmentedControl) {
    settings.appearance =
      UIUserInterfaceStyle(rawValue: choice.selectedSegmentIndex) ?? .unspecified
    view.window?.overrideUserInterfaceStyle = settings.appearance
  }

  @objc private func doneTapped() { dismiss(animated: true) }
}
