import Foundation
import UIKit

/// Views that hold others, and bars.
extension DrawnKind {
  static let input: [DrawnKind] = [
    DrawnKind(
      "searchBar", "placeholder=\"Find\" showsCancelButton=\"YES\"",
      "<color key=\"barTintColor\" systemColor=\"systemYellowColor\"/>"
    ) {
      let bar = UISearchBar()
      bar.placeholder = "Find"
      bar.showsCancelButton = true
      bar.barTintColor = .systemYellow
      return bar
    },
    DrawnKind(
      "datePicker", "datePickerMode=\"date\" style=\"compact\"",
      "<date key=\"date\" timeIntervalSinceReferenceDate=\"86400000\"/>"
    ) {
      let picker = UIDatePicker()
      picker.datePickerMode = .date
      picker.preferredDatePickerStyle = .compact
      picker.date = Date(timeIntervalSinceReferenceDate: 86_400_000)
      return picker
    },
    DrawnKind("pickerView", "", orange) {
      let picker = UIPickerView()
      picker.backgroundColor = .orange
      return picker
    },
    DrawnKind(
      "textField", "text=\"Secret\" clearButtonMode=\"always\"",
      "<textInputTraits key=\"textInputTraits\" secureTextEntry=\"YES\"/>", label: "secret"
    ) {
      let field = UITextField()
      field.text = "Secret"
      field.clearButtonMode = .always
      field.isSecureTextEntry = true
      return field
    },
  ]

  static let holders: [DrawnKind] = [
    DrawnKind(
      "scrollView", "clipsSubviews=\"YES\"",
      orange
        + "<subviews><switch on=\"YES\" id=\"w\"><rect key=\"frame\" x=\"4\" y=\"4\" width=\"51\" height=\"31\"/></switch></subviews>"
    ) {
      let view = UIScrollView()
      view.backgroundColor = .orange
      let inner = UISwitch()
      inner.isOn = true
      inner.frame = CGRect(x: 4, y: 4, width: 51, height: 31)
      view.addSubview(inner)
      return view
    },
    DrawnKind(
      "stackView", "axis=\"horizontal\" spacing=\"12\" distribution=\"fillEqually\"",
      "<subviews><label text=\"A\" textAlignment=\"center\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"l\">\(orange)</label><label text=\"B\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"m\"/></subviews>"
    ) {
      let (a, b) = (UILabel(), UILabel())
      (a.text, b.text) = ("A", "B")
      a.textAlignment = .center
      a.backgroundColor = .orange
      let stack = UIStackView(arrangedSubviews: [a, b])
      stack.spacing = 12
      stack.distribution = .fillEqually
      return stack
    },
    DrawnKind(
      "view", "",
      "<subviews><view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"w\">\(orange)</view></subviews><constraints>"
        + "<constraint firstItem=\"w\" firstAttribute=\"leading\" secondItem=\"v\" secondAttribute=\"leading\" constant=\"12\" id=\"1\"/>"
        + "<constraint firstItem=\"w\" firstAttribute=\"centerY\" secondItem=\"v\" secondAttribute=\"centerY\" id=\"2\"/>"
        + "<constraint firstItem=\"w\" firstAttribute=\"width\" secondItem=\"v\" secondAttribute=\"width\" multiplier=\"1:2\" id=\"3\"/>"
        + "<constraint firstItem=\"w\" firstAttribute=\"height\" constant=\"10\" id=\"4\"/>"
        + "<constraint firstItem=\"w\" firstAttribute=\"height\" constant=\"30\" priority=\"750\" id=\"5\"/>"
        + "<constraint firstAttribute=\"trailing\" secondItem=\"w\" secondAttribute=\"trailing\" constant=\"90\" placeholder=\"YES\" id=\"6\"/></constraints>",
      label: "constraints"
    ) {
      plain { view in
        let inner = UIView()
        inner.backgroundColor = .orange
        inner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inner)
        NSLayoutConstraint.activate([
          inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12),
          inner.centerYAnchor.constraint(equalTo: view.centerYAnchor),
          inner.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
          inner.heightAnchor.constraint(equalToConstant: 10),
        ])
      }
    },
    DrawnKind("tableView", "dataMode=\"static\" style=\"plain\" rowHeight=\"20\"") {
      UITableView(frame: .zero, style: .plain)
    },
    DrawnKind(
      "collectionView", "",
      "<color key=\"backgroundColor\" systemColor=\"systemYellowColor\"/><collectionViewFlowLayout key=\"collectionViewLayout\" id=\"f\"><size key=\"itemSize\" width=\"20\" height=\"20\"/></collectionViewFlowLayout>"
    ) {
      let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      view.backgroundColor = .systemYellow
      return view
    },
    DrawnKind(
      "tableViewCell",
      "style=\"IBUITableViewCellStyleSubtitle\" textLabel=\"t\" detailTextLabel=\"d\" accessoryType=\"checkmark\"",
      "<tableViewCellContentView key=\"contentView\" id=\"c\"><subviews><label text=\"Title\" id=\"t\"/><label text=\"More\" id=\"d\"/></subviews></tableViewCellContentView>"
    ) {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = "Title"
      cell.detailTextLabel?.text = "More"
      cell.accessoryType = .checkmark
      return cell
    },
    DrawnKind("collectionViewCell", "", "<view key=\"contentView\" id=\"c\">\(orange)</view>") {
      let cell = UICollectionViewCell(frame: frame)
      cell.contentView.backgroundColor = .orange
      return cell
    },
  ]

  static let bars: [DrawnKind] = [
    DrawnKind(
      "navigationBar", "",
      "<items><navigationItem title=\"Title\" id=\"n\"><barButtonItem key=\"leftBarButtonItem\" title=\"Left\" id=\"b\"/><barButtonItem key=\"rightBarButtonItem\" systemItem=\"done\" id=\"d\"/></navigationItem></items>"
    ) {
      let bar = UINavigationBar()
      let item = UINavigationItem(title: "Title")
      item.leftBarButtonItem = UIBarButtonItem(
        title: "Left", style: .plain, target: nil, action: nil)
      item.rightBarButtonItem = UIBarButtonItem(
        barButtonSystemItem: .done, target: nil, action: nil)
      bar.setItems([item], animated: false)
      return bar
    },
    DrawnKind(
      "toolbar", "",
      "<items><barButtonItem title=\"A\" id=\"b\"/><barButtonItem systemItem=\"flexibleSpace\" id=\"f\"/><barButtonItem systemItem=\"add\" id=\"c\"/></items>"
    ) {
      let bar = UIToolbar()
      bar.items = [
        UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil), .flexibleSpace(),
        UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil),
      ]
      return bar
    },
    DrawnKind(
      "tabBar", "selectedItem=\"1\"",
      "<items><tabBarItem title=\"One\" id=\"1\"/><tabBarItem systemItem=\"search\" id=\"2\"/></items>"
    ) {
      let bar = UITabBar()
      bar.items = [
        UITabBarItem(title: "One", image: nil, tag: 0),
        UITabBarItem(tabBarSystemItem: .search, tag: 0),
      ]
      bar.selectedItem = bar.items?.first
      return bar
    },
  ]
}
