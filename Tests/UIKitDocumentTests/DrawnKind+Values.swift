import Foundation
import UIKit

/// Values in elements of their own: texts, colours, insets, attributes at run time, variations.
extension DrawnKind {
  static let valued: [DrawnKind] = runtime + texts + looks + cells + classes

  private static func attribute(_ type: String, _ path: String, _ value: String) -> String {
    "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(path)\">\(value)</userDefinedRuntimeAttribute>"
  }

  private static let runtime: [DrawnKind] = [
    DrawnKind(
      "view", "",
      "<subviews><view id=\"w\"><rect key=\"frame\" x=\"10\" y=\"5\" width=\"100\" height=\"30\"/>"
        + orange
        + "<userDefinedRuntimeAttributes>"
        + attribute("boolean", "layer.masksToBounds", "<bool key=\"value\" value=\"YES\"/>")
        + attribute("number", "layer.borderWidth", "<integer key=\"value\" value=\"3\"/>")
        + attribute("number", "layer.cornerRadius", "<real key=\"value\" value=\"6.5\"/>")
        + attribute("point", "layer.anchorPoint", "<point key=\"value\" x=\"0.25\" y=\"0.5\"/>")
        + attribute(
          "rect", "bounds", "<rect key=\"value\" x=\"0.0\" y=\"0.0\" width=\"60\" height=\"25\"/>")
        + "</userDefinedRuntimeAttributes></view></subviews>", label: "runtime values"
    ) {
      plain { view in
        let inner = UIView(frame: CGRect(x: 10, y: 5, width: 100, height: 30))
        inner.backgroundColor = .orange
        inner.layer.masksToBounds = true
        inner.layer.borderWidth = 3
        inner.layer.cornerRadius = 6.5
        inner.layer.anchorPoint = CGPoint(x: 0.25, y: 0.5)
        inner.bounds = CGRect(x: 0, y: 0, width: 60, height: 25)
        view.addSubview(inner)
      }
    },
    DrawnKind(
      "label", "",
      "<userDefinedRuntimeAttributes>"
        + attribute("string", "text", "<string key=\"value\">From a key</string>")
        + attribute(
          "color", "textColor",
          "<color key=\"value\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"calibratedRGB\"/>"
        ) + "</userDefinedRuntimeAttributes>", label: "runtime words"
    ) {
      let label = UILabel()
      label.text = "From a key"
      label.textColor = .red
      return label
    },
    DrawnKind(
      "imageView", "contentMode=\"center\"",
      "<userDefinedRuntimeAttributes>"
        + attribute(
          "image", "image", "<imageReference key=\"value\" image=\"bolt.fill\" catalog=\"system\"/>"
        )
        + "</userDefinedRuntimeAttributes>", label: "runtime picture"
    ) {
      let view = UIImageView(image: UIImage(systemName: "bolt.fill"))
      view.contentMode = .center
      return view
    },
  ]

  private static let texts: [DrawnKind] = [
    DrawnKind(
      "label", "numberOfLines=\"0\"",
      "<attributedString key=\"attributedText\"><fragment><mutableString key=\"content\">Far\napart</mutableString><attributes>"
        + "<font key=\"NSFont\" size=\"12\" name=\"Georgia\"/>"
        + "<integer key=\"NSUnderline\" value=\"1\"/>"
        + "<paragraphStyle key=\"NSParagraphStyle\" alignment=\"center\" lineBreakMode=\"wordWrapping\" baseWritingDirection=\"natural\" lineSpacing=\"7\" paragraphSpacing=\"3\"/>"
        + "</attributes></fragment></attributedString>", label: "paragraph"
    ) {
      let style = NSMutableParagraphStyle()
      style.alignment = .center
      style.lineBreakMode = .byWordWrapping
      (style.lineSpacing, style.paragraphSpacing) = (7, 3)
      let label = UILabel()
      label.numberOfLines = 0
      label.attributedText = NSAttributedString(
        string: "Far\napart",
        attributes: [
          .font: UIFont(name: "Georgia", size: 12) as Any, .underlineStyle: 1,
          .paragraphStyle: style,
        ])
      return label
    },
    DrawnKind(
      "textView", "",
      "<attributedString key=\"attributedText\"><fragment content=\"In a text view\"><attributes>"
        + "<color key=\"NSColor\" red=\"0\" green=\"0\" blue=\"1\" alpha=\"1\" colorSpace=\"calibratedRGB\"/><font key=\"NSFont\" size=\"18\" metaFont=\"systemBold\"/>"
        + "</attributes></fragment></attributedString>", label: "attributes"
    ) {
      let view = UITextView()
      view.attributedText = NSAttributedString(
        string: "In a text view",
        attributes: [.foregroundColor: UIColor.blue, .font: UIFont.boldSystemFont(ofSize: 18)])
      return view
    },
    DrawnKind(
      "button", "buttonType=\"system\"",
      "<state key=\"normal\"><attributedString key=\"attributedTitle\"><fragment content=\"Styled\"><attributes>"
        + "<color key=\"NSColor\" red=\"0\" green=\"0.5\" blue=\"0\" alpha=\"1\" colorSpace=\"calibratedRGB\"/><font key=\"NSFont\" size=\"20\" metaFont=\"system\"/>"
        + "</attributes></fragment></attributedString></state>", label: "attributed title"
    ) {
      let button = UIButton(type: .system)
      button.setAttributedTitle(
        NSAttributedString(
          string: "Styled",
          attributes: [
            .foregroundColor: UIColor(red: 0, green: 0.5, blue: 0, alpha: 1),
            .font: UIFont.systemFont(ofSize: 20),
          ]), for: .normal)
      return button
    },
    DrawnKind(
      "searchBar", "text=\"x\" showsScopeBar=\"YES\" selectedScopeButtonIndex=\"1\"",
      "<scopeButtonTitles><string>All</string><string>Near</string></scopeButtonTitles>"
        + "<textInputTraits key=\"textInputTraits\" autocapitalizationType=\"words\"/>",
      label: "scopes"
    ) {
      let bar = UISearchBar()
      bar.text = "x"
      bar.scopeButtonTitles = ["All", "Near"]
      bar.selectedScopeButtonIndex = 1
      bar.showsScopeBar = true
      return bar
    },
  ]

  private static let looks: [DrawnKind] = [
    DrawnKind(
      "button", "buttonType=\"system\"",
      "<state key=\"normal\" title=\"x\"/><buttonConfiguration key=\"configuration\" style=\"plain\" image=\"star\" catalog=\"system\" imagePlacement=\"trailing\">"
        + "<directionalEdgeInsets key=\"contentInsets\" top=\"2\" leading=\"30\" bottom=\"2\" trailing=\"0.0\"/>"
        + "<attributedString key=\"attributedTitle\"><fragment content=\"Go\"><attributes><font key=\"NSFont\" size=\"22\" metaFont=\"systemBold\"/></attributes></fragment></attributedString>"
        + "<preferredSymbolConfiguration key=\"preferredSymbolConfigurationForImage\" configurationType=\"pointSize\" pointSize=\"11\"/>"
        + "<backgroundConfiguration key=\"background\" cornerRadius=\"4\" strokeWidth=\"2\"><color key=\"backgroundColor\" systemColor=\"systemYellowColor\"/><color key=\"strokeColor\" systemColor=\"systemRedColor\"/></backgroundConfiguration>"
        + "<color key=\"baseForegroundColor\" systemColor=\"systemPurpleColor\"/></buttonConfiguration>",
      label: "configuration in full"
    ) {
      var configuration = UIButton.Configuration.plain()
      configuration.image = UIImage(systemName: "star")
      configuration.imagePlacement = .trailing
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: 2, leading: 30, bottom: 2, trailing: 0)
      configuration.attributedTitle = AttributedString(
        NSAttributedString(
          string: "Go", attributes: [.font: UIFont.boldSystemFont(ofSize: 22)]))
      configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(
        pointSize: 11)
      configuration.background.cornerRadius = 4
      configuration.background.strokeWidth = 2
      configuration.background.backgroundColor = .systemYellow
      configuration.background.strokeColor = .systemRed
      configuration.baseForegroundColor = .systemPurple
      let button = UIButton(type: .system)
      button.configuration = configuration
      return button
    },
    DrawnKind(
      "navigationBar", "translucent=\"NO\"",
      "<navigationBarAppearance key=\"standardAppearance\" backgroundImageContentMode=\"scaleToFill\"><color key=\"backgroundColor\" systemColor=\"systemTealColor\"/>"
        + "<textAttributes key=\"titleTextAttributes\"><color key=\"textColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"calibratedRGB\"/><offsetWrapper key=\"textShadowOffset\" horizontal=\"0.0\" vertical=\"0.0\"/></textAttributes></navigationBarAppearance>"
        + "<items><navigationItem title=\"Title\" id=\"n\"><barButtonItem key=\"backBarButtonItem\" title=\"Back\" id=\"k\"/></navigationItem></items>",
      label: "appearance"
    ) {
      let bar = UINavigationBar()
      bar.isTranslucent = false
      let appearance = UINavigationBarAppearance()
      appearance.backgroundColor = .systemTeal
      appearance.titleTextAttributes = [.foregroundColor: UIColor.red]
      bar.standardAppearance = appearance
      bar.setItems([UINavigationItem(title: "Title")], animated: false)
      return bar
    },
    DrawnKind(
      "view", "preservesSuperviewLayoutMargins=\"YES\"",
      "<subviews><view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"w\">\(orange)</view></subviews>"
        + "<viewLayoutGuide key=\"safeArea\" id=\"g\"/><constraints>"
        + "<constraint firstItem=\"w\" firstAttribute=\"leading\" secondItem=\"v\" secondAttribute=\"leadingMargin\" id=\"1\"/>"
        + "<constraint firstItem=\"w\" firstAttribute=\"top\" secondItem=\"g\" secondAttribute=\"top\" constant=\"3\" id=\"2\"/>"
        + "<constraint firstItem=\"g\" firstAttribute=\"bottom\" secondItem=\"w\" secondAttribute=\"bottom\" constant=\"5\" id=\"3\"/>"
        + "<constraint firstAttribute=\"trailingMargin\" secondItem=\"w\" secondAttribute=\"trailing\" id=\"4\"/></constraints>"
        + "<directionalEdgeInsets key=\"directionalLayoutMargins\" top=\"1\" leading=\"22\" bottom=\"1\" trailing=\"44\"/>",
      label: "guides"
    ) {
      plain { view in
        view.preservesSuperviewLayoutMargins = true
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(
          top: 1, leading: 22, bottom: 1, trailing: 44)
        let inner = UIView()
        inner.backgroundColor = .orange
        inner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inner)
        let (margins, safe) = (view.layoutMarginsGuide, view.safeAreaLayoutGuide)
        NSLayoutConstraint.activate([
          inner.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
          inner.topAnchor.constraint(equalTo: safe.topAnchor, constant: 3),
          safe.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: 5),
          margins.trailingAnchor.constraint(equalTo: inner.trailingAnchor),
        ])
      }
    },
  ]

  private static let cells: [DrawnKind] = [
    DrawnKind(
      "tableViewCell", "style=\"IBUITableViewCellStyleDefault\" textLabel=\"t\" imageView=\"i\"",
      "<tableViewCellContentView key=\"contentView\" id=\"c\"><subviews><label text=\"Row\" id=\"t\"/><imageView image=\"star\" catalog=\"system\" id=\"i\"/></subviews></tableViewCellContentView>"
        + "<view key=\"backgroundView\" id=\"g\">\(orange)</view>"
        + "<switch key=\"accessoryView\" on=\"YES\" id=\"s\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"51\" height=\"31\"/></switch>"
        + "<inset key=\"separatorInset\" minX=\"40\" minY=\"0.0\" maxX=\"0.0\" maxY=\"0.0\"/>",
      label: "with everything"
    ) {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row"
      cell.imageView?.image = UIImage(systemName: "star")
      cell.backgroundView = UIView()
      cell.backgroundView?.backgroundColor = .orange
      let control = UISwitch(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
      control.isOn = true
      cell.accessoryView = control
      cell.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0)
      return cell
    },
    DrawnKind(
      "collectionViewCell", "",
      "<collectionViewCellContentView key=\"contentView\" id=\"c\"><subviews><label text=\"Item\" id=\"l\"><rect key=\"frame\" x=\"4\" y=\"4\" width=\"80\" height=\"20\"/></label></subviews></collectionViewCellContentView>"
        + orange, label: "content view"
    ) {
      let cell = UICollectionViewCell(frame: frame)
      cell.backgroundColor = .orange
      let label = UILabel(frame: CGRect(x: 4, y: 4, width: 80, height: 20))
      label.text = "Item"
      cell.contentView.addSubview(label)
      return cell
    },
    DrawnKind(
      "collectionReusableView", "",
      orange
        + "<subviews><label text=\"Header\" id=\"l\"><rect key=\"frame\" x=\"4\" y=\"4\" width=\"90\" height=\"20\"/></label></subviews>"
    ) {
      let view = UICollectionReusableView(frame: frame)
      view.backgroundColor = .orange
      let label = UILabel(frame: CGRect(x: 4, y: 4, width: 90, height: 20))
      label.text = "Header"
      view.addSubview(label)
      return view
    },
  ]

  private static let classes: [DrawnKind] = [
    DrawnKind(
      "view", "",
      "<subviews><label text=\"Wide\" id=\"l\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"90\" height=\"20\"/></label><view id=\"w\"><rect key=\"frame\" x=\"100\" y=\"0.0\" width=\"20\" height=\"20\"/>\(orange)</view><view id=\"x\"><rect key=\"frame\" x=\"130\" y=\"0.0\" width=\"20\" height=\"20\"/>\(orange)</view></subviews>"
        + "<variation key=\"default\"><mask key=\"subviews\"><exclude reference=\"x\"/></mask></variation>"
        + "<variation key=\"heightClass=regular-widthClass=compact\"><mask key=\"subviews\"><exclude reference=\"w\"/><include reference=\"x\"/></mask></variation>"
        + "<variation key=\"heightClass=compact\"><mask key=\"subviews\"><exclude reference=\"w\"/><include reference=\"x\"/></mask></variation>",
      label: "size classes"
    ) {
      plain { view in
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 20))
        label.text = "Wide"
        let square = UIView(frame: CGRect(x: 130, y: 0, width: 20, height: 20))
        square.backgroundColor = .orange
        view.addSubview(label)
        view.addSubview(square)
      }
    }
  ]
}
