// swift-format-ignore-file
import UIKit

extension UIView {
    public static func autolayout() -> Self {
        let view = self.init()
        view.translatesAutoresizingMaskIntoConstraints = false
        return view
    }
}

public func makeRow<Row: UITableViewCell>(_ type: Row.Type) -> Row {
    return Row(style: .value1, reuseIdentifier: nil)
}
