import Foundation
import TestSupport
import Testing
import UIKit

/// A kind of element: how a document draws it, and how code makes the same.
struct DrawnKind: Sendable, CustomTestStringConvertible {
  let name: String
  let xml: String
  let code: @MainActor @Sendable () -> UIView

  var testDescription: String { name }

  static let frame = CGRect(x: 20, y: 30, width: 160, height: 40)
  static let rect = "<rect key=\"frame\" x=\"20\" y=\"30\" width=\"160\" height=\"40\"/>"

  /// - Parameters:
  ///   - attributes: Of the element.
  ///   - inside: Its children, after the frame.
  init(
    _ name: String, _ attributes: String = "", _ inside: String = "",
    label: String = "", _ code: @escaping @MainActor @Sendable () -> UIView
  ) {
    self.name = label.isEmpty ? name : "\(name), \(label)"
    xml = "<\(name) id=\"v\" \(attributes)>\(Self.rect)\(inside)</\(name)>"
    self.code = {
      let view = code()
      view.frame = Self.frame
      return view
    }
  }
}

@Suite("A view in a document and the same view in code")
@MainActor
struct DocumentLawTests {
  @Test("show the same pixels, of each kind", arguments: DrawnKind.all)
  func same(kind: DrawnKind) throws {
    let files = ["Piece.xib": DocumentRig.nib(kind.xml)]
    let drawn = try DocumentRig.withBundle(files) { bundle in
      try DocumentRig.look {
        let objects = UINib(nibName: "Piece", bundle: bundle).instantiate(withOwner: nil)
        #expect(objects.count == 1)
        return objects.first as? UIView
      }
    }
    let coded = try DocumentRig.look { kind.code() }
    #expect(drawn.picture == coded.picture, "\(kind.name)")
    #expect(drawn.notes == coded.notes)
    let nothing = try DocumentRig.look { nil }
    #expect(kind.isInvisible || coded.picture != nothing.picture, "\(kind.name) shows nothing")
  }
}

extension DrawnKind {
  /// Kinds that show nothing without content.
  var isInvisible: Bool {
    [
      "imageView", "pageControl, none", "label, hidden", "containerView, gone",
      "visualEffectView, vibrancy",
    ].contains(name)
  }

  static let orange =
    "<color key=\"backgroundColor\" red=\"1\" green=\"0.5\" blue=\"0\" alpha=\"1\" "
    + "colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"

  @MainActor static func plain(_ make: (UIView) -> Void) -> UIView {
    let view = UIView(frame: frame)
    make(view)
    return view
  }

  static let all: [DrawnKind] = views + words + controls + holders + bars + input + further + valued

  private static let views: [DrawnKind] = [
    DrawnKind("view", "alpha=\"0.5\"", orange) {
      plain { ($0.alpha, $0.backgroundColor) = (0.5, .orange) }
    },
    DrawnKind(
      "view", "", "<color key=\"backgroundColor\" systemColor=\"systemTealColor\"/>",
      label: "system colour"
    ) {
      plain { $0.backgroundColor = .systemTeal }
    },
    DrawnKind(
      "view", "",
      "<color key=\"backgroundColor\" white=\"0.3\" alpha=\"0.8\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"/>",
      label: "grey"
    ) {
      plain { $0.backgroundColor = UIColor(white: 0.3, alpha: 0.8) }
    },
    DrawnKind(
      "view", "clipsSubviews=\"YES\"",
      orange
        + "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"number\" keyPath=\"layer.cornerRadius\">"
        + "<real key=\"value\" value=\"9\"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>",
      label: "runtime attributes"
    ) {
      plain {
        $0.backgroundColor = .orange
        $0.clipsToBounds = true
        $0.layer.cornerRadius = 9
      }
    },
    DrawnKind(
      "view", "",
      "<subviews><view id=\"w\"><rect key=\"frame\" x=\"10\" y=\"5\" width=\"50\" height=\"20\"/>\(orange)</view></subviews>",
      label: "with a subview"
    ) {
      plain { view in
        view.addSubview(
          plain {
            $0.frame = CGRect(x: 10, y: 5, width: 50, height: 20)
            $0.backgroundColor = .orange
          })
      }
    },
    DrawnKind("control", "", orange) {
      let view = UIControl()
      view.backgroundColor = .orange
      return view
    },
    DrawnKind("imageView", "contentMode=\"scaleAspectFit\"") { UIImageView() },
    DrawnKind(
      "imageView", "contentMode=\"center\" image=\"star.fill\" catalog=\"system\"",
      "<color key=\"tintColor\" systemColor=\"systemPinkColor\"/>", label: "symbol"
    ) {
      let view = UIImageView(image: UIImage(systemName: "star.fill"))
      view.contentMode = .center
      view.tintColor = .systemPink
      return view
    },
    DrawnKind("visualEffectView", "", "<blurEffect style=\"systemMaterial\"/>") {
      UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    },
  ]

  private static let words: [DrawnKind] = [
    DrawnKind(
      "label", "text=\"Hello\" textAlignment=\"center\" numberOfLines=\"2\"",
      "<fontDescription key=\"fontDescription\" type=\"boldSystem\" pointSize=\"22\"/><color key=\"textColor\" systemColor=\"systemRedColor\"/>"
    ) {
      let label = UILabel()
      label.text = "Hello"
      label.textAlignment = .center
      label.numberOfLines = 2
      label.font = .boldSystemFont(ofSize: 22)
      label.textColor = .systemRed
      return label
    },
    DrawnKind(
      "label", "",
      "<string key=\"text\">Two\nlines</string><fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleCaption1\"/><nil key=\"textColor\"/>",
      label: "text style"
    ) {
      let label = UILabel()
      label.text = "Two\nlines"
      label.font = .preferredFont(forTextStyle: .caption1)
      return label
    },
    DrawnKind(
      "label", "numberOfLines=\"0\"",
      "<attributedString key=\"attributedText\"><fragment content=\"Red \"><attributes><color key=\"NSColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/><font key=\"NSFont\" size=\"20\" metaFont=\"system\"/></attributes></fragment>"
        + "<fragment><string key=\"content\">big</string><attributes><font key=\"NSFont\" size=\"30\" metaFont=\"systemBold\"/></attributes></fragment></attributedString>",
      label: "attributes"
    ) {
      let label = UILabel()
      label.numberOfLines = 0
      let text = NSMutableAttributedString(
        string: "Red ",
        attributes: [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 20)])
      text.append(
        NSAttributedString(string: "big", attributes: [.font: UIFont.boldSystemFont(ofSize: 30)]))
      label.attributedText = text
      return label
    },
    DrawnKind(
      "textField", "borderStyle=\"roundedRect\" placeholder=\"Name\"",
      "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"14\"/>"
    ) {
      let field = UITextField()
      field.borderStyle = .roundedRect
      field.placeholder = "Name"
      field.font = .systemFont(ofSize: 14)
      return field
    },
    DrawnKind(
      "textView", "text=\"Much to read\" editable=\"NO\"",
      orange + "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"14\"/>"
    ) {
      let view = UITextView()
      view.text = "Much to read"
      view.isEditable = false
      view.backgroundColor = .orange
      view.font = .systemFont(ofSize: 14)
      return view
    },
  ]

  private static let controls: [DrawnKind] = [
    DrawnKind("button", "buttonType=\"system\"", "<state key=\"normal\" title=\"Press\"/>") {
      let button = UIButton(type: .system)
      button.setTitle("Press", for: .normal)
      return button
    },
    DrawnKind(
      "button", "buttonType=\"roundedRect\" enabled=\"NO\"",
      "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"20\"/><state key=\"normal\" title=\"Press\"><color key=\"titleColor\" systemColor=\"systemGreenColor\"/></state><state key=\"disabled\" title=\"No\"/>",
      label: "disabled"
    ) {
      let button = UIButton(type: .system)
      button.setTitle("Press", for: .normal)
      button.setTitle("No", for: .disabled)
      button.setTitleColor(.systemGreen, for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: 20)
      button.isEnabled = false
      return button
    },
    DrawnKind(
      "button", "contentHorizontalAlignment=\"left\"",
      orange
        + "<inset key=\"contentEdgeInsets\" minX=\"8\" minY=\"0.0\" maxX=\"4\" maxY=\"0.0\"/><state key=\"normal\" title=\"Own\"/>",
      label: "custom"
    ) {
      let button = UIButton(type: .custom)
      button.backgroundColor = .orange
      button.contentHorizontalAlignment = .left
      button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 4)
      button.setTitle("Own", for: .normal)
      return button
    },
    DrawnKind(
      "button", "buttonType=\"system\"",
      "<state key=\"normal\" title=\"x\"/><buttonConfiguration key=\"configuration\" style=\"filled\" title=\"Go\" subtitle=\"on\" cornerStyle=\"capsule\"><color key=\"baseBackgroundColor\" systemColor=\"systemIndigoColor\"/></buttonConfiguration>",
      label: "configuration"
    ) {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Go"
      configuration.subtitle = "on"
      configuration.cornerStyle = .capsule
      configuration.baseBackgroundColor = .systemIndigo
      let button = UIButton(type: .system)
      button.configuration = configuration
      return button
    },
    DrawnKind(
      "switch", "on=\"YES\"", "<color key=\"onTintColor\" systemColor=\"systemPurpleColor\"/>"
    ) {
      let view = UISwitch()
      view.isOn = true
      view.onTintColor = .systemPurple
      return view
    },
    DrawnKind("switch", "on=\"NO\"", label: "off") { UISwitch() },
    DrawnKind("slider", "minValue=\"10\" maxValue=\"20\" value=\"12.5\"") {
      let view = UISlider()
      view.minimumValue = 10
      view.maximumValue = 20
      view.value = 12.5
      return view
    },
    DrawnKind(
      "segmentedControl", "selectedSegmentIndex=\"1\"",
      "<segments><segment title=\"One\"/><segment title=\"Two\"/></segments>"
    ) {
      let view = UISegmentedControl(items: ["One", "Two"])
      view.selectedSegmentIndex = 1
      return view
    },
    DrawnKind("stepper", "maximumValue=\"100\" value=\"3\"") {
      let view = UIStepper()
      view.value = 3
      return view
    },
    DrawnKind(
      "progressView", "progress=\"0.5\"",
      "<color key=\"progressTintColor\" systemColor=\"systemRedColor\"/>"
    ) {
      let view = UIProgressView(progressViewStyle: .default)
      view.progress = 0.5
      view.progressTintColor = .systemRed
      return view
    },
    DrawnKind("activityIndicatorView", "style=\"large\" animating=\"YES\"") {
      let view = UIActivityIndicatorView(style: .large)
      view.hidesWhenStopped = false
      view.startAnimating()
      return view
    },
    DrawnKind(
      "pageControl", "numberOfPages=\"4\" currentPage=\"2\"",
      "<color key=\"pageIndicatorTintColor\" systemColor=\"systemRedColor\"/>"
    ) {
      let view = UIPageControl()
      view.numberOfPages = 4
      view.currentPage = 2
      view.pageIndicatorTintColor = .systemRed
      return view
    },
  ]
}
