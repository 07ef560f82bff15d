//
//  NotesListViewController.swift
//
//  A list of notes. Long-press a note and it lifts up with a preview and a menu
//  (Rename, Share, Delete). Tap the preview and it opens full. The "..." button in the
//  top right drops down a menu; picking "New Note" slides a note editor up from
//  the bottom, and "About" shows an alert.
//

import UIKit

class NotesListViewController: UITableViewController {

    private var notes = ["Groceries", "Trip to Lisbon", "Book ideas", "Birthday presents", "Running log"]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Notes"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "note")
        navigationItem.rightBarButtonItem = UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"),
                                                            menu: makeMoreMenu())
    }

    private func makeMoreMenu() -> UIMenu {
        let new = UIAction(title: "New Note", image: UIImage(systemName: "square.and.pencil")) { [weak self] _ in
            self?.presentEditor()
        }
        let sort = UIAction(title: "Sort A–Z", image: UIImage(systemName: "arrow.up.arrow.down")) { [weak self] _ in
            guard let self = self else { return }
            self.notes.sort()
            self.tableView.reloadSections(IndexSet(integer: 0), with: .automatic)
        }
        let about = UIAction(title: "About", image: UIImage(systemName: "info.circle")) { [weak self] _ in
            let alert = UIAlertController(title: "Notes", message: "Version 1.0", preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            self?.present(alert, animated: true)
        }
        let extra = UIMenu(title: "", options: .displayInline, children: [about])
        return UIMenu(title: "", children: [new, sort, extra])
    }

    private func presentEditor() {
        let editor = NoteViewController(name: "Untitled")
        editor.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done,
            primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        present(UINavigationController(rootViewController: editor), animated: true)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = notes[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(NoteViewController(name: notes[indexPath.row]), animated: true)
    }

    override func tableView(_ tableView: UITableView,
                            contextMenuConfigurationForRowAt indexPath: IndexPath,
                            point: CGPoint) -> UIContextMenuConfiguration? {
        let name = notes[indexPath.row]
        return UIContextMenuConfiguration(identifier: name as NSString, previewProvider: {
            let preview = NoteViewController(name: name)
            preview.preferredContentSize = CGSize(width: 0, height: 260)
            return preview
        }, actionProvider: { [weak self] _ in
            let rename = UIAction(title: "Rename", image: UIImage(systemName: "pencil")) { _ in
                self?.askForNewName(of: name)
            }
            let share = UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in
                let sheet = UIActivityViewController(activityItems: [name], applicationActivities: nil)
                sheet.popoverPresentationController?.sourceView = tableView.cellForRow(at: indexPath)
                self?.present(sheet, animated: true)
            }
            let delete = UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in
                self?.deleteNote(named: name)
            }
            return UIMenu(title: "", children: [rename, share, delete])
        })
    }

    override func tableView(_ tableView: UITableView,
                            willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
                            animator: UIContextMenuInteractionCommitAnimating) {
        guard let note = animator.previewViewController else { return }
        animator.addCompletion { self.show(note, sender: self) }
    }

    private func askForNewName(of name: String) {
        let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.text = name }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Save", style: .default) { [weak self, weak alert] _ in
            guard let self = self, let row = self.notes.firstIndex(of: name),
                  let text = alert?.textFields?.first?.text, !text.isEmpty else { return }
            self.notes[row] = text
            self.tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .fade)
        })
        present(alert, animated: true)
    }

    private func deleteNote(named name: String) {
        guard let row = notes.firstIndex(of: name) else { return }
        notes.remove(at: row)
        tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .left)
    }
}

class NoteViewController: UIViewController {
    private let textView = UITextView()

    init(name: String) {
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func loadView() {
        textView.font = .preferredFont(forTextStyle: .body)
        textView.text = "\(title ?? "")\n\nStart typing…"
        view = textView
    }
}
