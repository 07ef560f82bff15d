//
//  AlbumsViewController.swift
//  Gallery2014
//
//  Created by Tomas Berg on 03/11/14.
//  Copyright (c) 2014 Tomas Berg. All rights reserved.
//

import UIKit
import GalleryKit

class AlbumsViewController: UIViewController {

    @IBOutlet weak var searchBar: UISearchBar!
    @IBOutlet weak var tableView: UITableView!
    @IBOutlet weak var footerLabel: UILabel!
    @IBOutlet weak var sortControl: UISegmentedControl!

    private let library = AlbumLibrary.shared
    private var albums: [Album] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = editButtonItem
        reload()

        let center = NotificationCenter.default
        center.addObserver(self, selector: #selector(keyboardWillShow(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
        center.addObserver(self, selector: #selector(keyboardWillHide(_:)), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(false, animated: animated)
        if let indexPath = tableView.indexPathForSelectedRow {
            tableView.deselectRow(at: indexPath, animated: animated)
        }
        tableView.reloadData()
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        tableView.setEditing(editing, animated: animated)
    }

    private func reload() {
        let order: AlbumLibrary.Order = sortControl.selectedSegmentIndex == 0 ? .name : .date
        albums = library.albums(matching: searchBar.text ?? "", order: order)
        let photos = albums.reduce(0) { $0 + $1.photos.count }
        footerLabel.text = "\(albums.count) Albums, \(photos) Photos"
        tableView.reloadData()
    }

    // MARK: Actions

    @IBAction func sortOrderChanged(_ sender: UISegmentedControl) {
        reload()
        UIView.transition(with: tableView, duration: 0.35, options: .transitionFlipFromRight, animations: nil, completion: nil)
    }

    @IBAction func unwindToAlbums(_ segue: UIStoryboardSegue) {
    }

    // MARK: Keyboard

    @objc func keyboardWillShow(_ notification: Notification) {
        guard let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue else { return }
        let frame = view.convert(value.cgRectValue, from: nil)
        let overlap = max(0, tableView.frame.maxY - frame.minY)
        tableView.contentInset.bottom = overlap
        tableView.scrollIndicatorInsets.bottom = overlap
    }

    @objc func keyboardWillHide(_ notification: Notification) {
        tableView.contentInset.bottom = 0
        tableView.scrollIndicatorInsets.bottom = 0
    }

    // MARK: Navigation

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "showAlbum" {
            let controller = segue.destination as! SlideshowViewController
            if let cell = sender as? AlbumCell {
                controller.album = cell.album
            }
        }
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        return !(identifier == "showAlbum" && isEditing)
    }
}

extension AlbumsViewController: UITableViewDataSource, UITableViewDelegate {

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return albums.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "AlbumCell", for: indexPath) as! AlbumCell
        cell.album = albums[indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        guard editingStyle == .delete else { return }
        library.remove(albums[indexPath.row])
        albums.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
        let photos = albums.reduce(0) { $0 + $1.photos.count }
        footerLabel.text = "\(albums.count) Albums, \(photos) Photos"
    }
}

extension AlbumsViewController: UISearchBarDelegate {

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
        searchBar.setShowsCancelButton(true, animated: true)
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        reload()
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        searchBar.resignFirstResponder()
        searchBar.setShowsCancelButton(false, animated: true)
    }

    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        searchBar.text = nil
        searchBar.resignFirstResponder()
        searchBar.setShowsCancelButton(false, animated: true)
        reload()
    }
}
