//
//  UIView+Nib.swift
//  TrailLog
//

import UIKit

protocol NibLoadable: AnyObject {
    static var nibName: String { get }
}

extension NibLoadable where Self: UIView {
    static var nibName: String { String(describing: self) }

    static func fromNib() -> Self {
        guard let objects = Bundle.main.loadNibNamed(nibName, owner: nil, options: nil),
              let view = objects.first(where: { $0 is Self }) as? Self else {
            fatalError("No \(nibName) in the nib")
        }
        return view
    }
}

extension UITableView {
    func registerNib<Cell: UITableViewCell & NibLoadable>(_ type: Cell.Type) {
        register(UINib(nibName: type.nibName, bundle: nil), forCellReuseIdentifier: type.nibName)
    }

    func dequeue<Cell: UITableViewCell & NibLoadable>(_ type: Cell.Type = Cell.self, for indexPath: IndexPath) -> Cell {
        dequeueReusableCell(withIdentifier: type.nibName, for: indexPath) as! Cell
    }
}
