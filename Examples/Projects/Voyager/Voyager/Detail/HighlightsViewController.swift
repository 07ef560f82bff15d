//
//  HighlightsViewController.swift
//  Voyager
//
//  Created by Jonas Keller on 20/12/2017.
//  Copyright © 2017 Jonas Keller. All rights reserved.
//

import UIKit

/// The list embedded at the bottom of the detail screen.
class HighlightsViewController: UITableViewController {

    var highlights = [String]() {
        didSet {
            guard isViewLoaded else { return }
            tableView.reloadData()
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let height = tableView.contentSize.height
        if preferredContentSize.height != height {
            preferredContentSize = CGSize(width: 0, height: height)
        }
    }

    // MARK: - UITableViewDataSource

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return highlights.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "HighlightCell", for: indexPath)
        cell.textLabel?.text = highlights[indexPath.row]
        cell.detailTextLabel?.text = "\(indexPath.row + 1)"
        return cell
    }

}
