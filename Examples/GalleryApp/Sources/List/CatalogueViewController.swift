import TransitionGallery
import UIKit

/// The transitions by chapter, with a field that searches them.
final class CatalogueViewController: UIViewController {
  private let settings: Settings
  private let play: (GalleryItem) -> Void
  private let table = UITableView(frame: .zero, style: .grouped)
  private let header = CatalogueHeader()
  private var chapters = Catalogue.chapters

  /// - Parameter play: Shows a transition on its screens.
  init(settings: Settings, play: @escaping (GalleryItem) -> Void) {
    self.settings = settings
    self.play = play
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Rehearsal"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Settings", style: .plain, target: self, action: #selector(settingsTapped))
    header.field.addTarget(self, action: #selector(search), for: .editingChanged)
    table.register(TransitionCell.self, forCellReuseIdentifier: TransitionCell.identifier)
    table.separatorStyle = .none
    table.keyboardDismissMode = .onDrag
    table.dataSource = self
    table.delegate = self
    table.tableHeaderView = header
    view.addSubview(table)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    table.frame = view.bounds
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    for path in table.indexPathsForSelectedRows ?? [] {
      table.deselectRow(at: path, animated: animated)
    }
  }

  @objc private func search() {
    let words = header.field.text ?? ""
    chapters = Catalogue.chapters.compactMap { $0.matching(words) }
    table.reloadData()
  }

  @objc private func settingsTapped() {
    let page = SettingsViewController(settings: settings)
    let stack = UINavigationController(rootViewController: page)
    stack.modalPresentationStyle = .pageSheet
    stack.sheetPresentationController?.detents = [.medium(), .large()]
    stack.sheetPresentationController?.prefersGrabberVisible = true
    present(stack, animated: true)
  }
}

extension CatalogueViewController: UITableViewDataSource, UITableViewDelegate {
  func numberOfSections(in tableView: UITableView) -> Int { chapters.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    chapters[section].items.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: TransitionCell.identifier, for: indexPath)
    let items = chapters[indexPath.section].items
    (cell as? TransitionCell)?.show(
      items[indexPath.row], isFirst: indexPath.row == 0, isLast: indexPath.row == items.count - 1)
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 76 }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 48 }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 8 }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    ChapterHeader(chapters[section].title)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    view.endEditing(true)
    let item = chapters[indexPath.section].items[indexPath.row]
    let page = DetailViewController(item: item) { [play] in play(item) }
    navigationController?.pushViewController(page, animated: true)
  }
}

extension Catalogue.Chapter {
  /// The chapter with what has the words in its title, its summary or its origin; nil if nothing
  /// has.
  fileprivate func matching(_ words: String) -> Catalogue.Chapter? {
    let wanted = words.lowercased().split(separator: " ")
    let found = items.filter { item in
      let text = "\(item.title) \(item.summary) \(item.origin)".lowercased()
      return wanted.allSatisfy { text.contains($0) }
    }
    return found.isEmpty ? nil : Catalogue.Chapter(title: title, items: found)
  }
}
