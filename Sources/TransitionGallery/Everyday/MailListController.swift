import UIKit

/// The post: rows that a finger swipes aside for what can be done with them.
final class MailListController: UIViewController {
  private enum Section { case inbox }

  private lazy var list = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
  private lazy var source = makeSource()
  private var letters = Letter.all

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Inbox"
    view.backgroundColor = .systemBackground
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.delegate = self
    view.addSubview(list)
    show(animated: false)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    for path in list.indexPathsForSelectedItems ?? [] {
      list.deselectItem(at: path, animated: animated)
    }
  }

  private func makeLayout() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in
      self?.trailingActions(at: path)
    }
    configuration.leadingSwipeActionsConfigurationProvider = { [weak self] path in
      self?.leadingActions(at: path)
    }
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  private func makeSource() -> UICollectionViewDiffableDataSource<Section, String> {
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      [weak self] cell, _, subject in
      guard let letter = self?.letters.first(where: { $0.subject == subject }) else { return }
      MailListController.dress(cell, as: letter)
    }
    return UICollectionViewDiffableDataSource(collectionView: list) { list, path, subject in
      list.dequeueConfiguredReusableCell(using: cells, for: path, item: subject)
    }
  }

  private static func dress(_ cell: UICollectionViewListCell, as letter: Letter) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = letter.sender
    content.textProperties.font = .preferredFont(forTextStyle: .headline)
    content.textProperties.numberOfLines = 1
    content.secondaryText = letter.subject + "\n" + letter.text
    content.secondaryTextProperties.font = .preferredFont(forTextStyle: .subheadline)
    content.secondaryTextProperties.color = .secondaryLabel
    content.secondaryTextProperties.numberOfLines = 3
    content.image = UIImage(
      systemName: letter.isFlagged ? "flag.fill" : "circle.fill",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: letter.isFlagged ? 13 : 10))
    content.imageProperties.tintColor =
      letter.isFlagged ? .systemOrange : letter.isRead ? .clear : .systemBlue
    // As wide as the flag, which is wider than the circle.
    content.imageProperties.reservedLayoutSize = CGSize(width: 16, height: 0)
    content.imageToTextPadding = 6
    cell.contentConfiguration = content
    let day = UICellAccessory.LabelOptions(font: .preferredFont(forTextStyle: .subheadline))
    cell.accessories = [.label(text: letter.day, options: day), .disclosureIndicator()]
  }

  private func show(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections([.inbox])
    snapshot.appendItems(letters.map(\.subject))
    source.apply(snapshot, animatingDifferences: animated)
  }

  private func change(_ subject: String, _ change: (inout Letter) -> Void) {
    guard let index = letters.firstIndex(where: { $0.subject == subject }) else { return }
    change(&letters[index])
    var snapshot = source.snapshot()
    snapshot.reconfigureItems([subject])
    source.apply(snapshot, animatingDifferences: true)
  }

  private func trailingActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
    guard let subject = source.itemIdentifier(for: path) else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, done in
      self?.letters.removeAll { $0.subject == subject }
      self?.show(animated: true)
      done(true)
    }
    delete.image = UIImage(systemName: "trash.fill")
    let flag = UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, done in
      self?.change(subject) { $0.isFlagged.toggle() }
      done(true)
    }
    flag.image = UIImage(systemName: "flag.fill")
    flag.backgroundColor = .systemOrange
    return UISwipeActionsConfiguration(actions: [delete, flag])
  }

  private func leadingActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
    guard let subject = source.itemIdentifier(for: path) else { return nil }
    let read = UIContextualAction(style: .normal, title: "Read") { [weak self] _, _, done in
      self?.change(subject) { $0.isRead.toggle() }
      done(true)
    }
    read.image = UIImage(systemName: "envelope.open.fill")
    read.backgroundColor = .systemBlue
    return UISwipeActionsConfiguration(actions: [read])
  }

  /// Opens the first letter.
  func openFirst() { open(letters.first) }

  private func open(_ letter: Letter?) {
    guard let letter, navigationController?.topViewController === self else { return }
    navigationController?.pushViewController(LetterController(letter), animated: true)
    change(letter.subject) { $0.isRead = true }
  }
}

extension MailListController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    open(letters[indexPath.item])
  }
}

/// One letter, to read.
final class LetterController: UIViewController {
  private let letter: Letter
  private let words = UITextView()

  init(_ letter: Letter) {
    self.letter = letter
    super.init(nibName: nil, bundle: nil)
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    words.frame = view.bounds
    words.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    words.isEditable = false
    words.textContainerInset = UIEdgeInsets(top: 12, left: 15, bottom: 12, right: 15)
    words.attributedText = text
    view.addSubview(words)
    toolbarItems = [
      UIBarButtonItem(systemItem: .trash), .flexibleSpace(), UIBarButtonItem(systemItem: .reply),
      .flexibleSpace(), UIBarButtonItem(systemItem: .compose),
    ]
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.setToolbarHidden(true, animated: animated)
  }

  private var text: NSAttributedString {
    let text = NSMutableAttributedString()
    for (words, style, color) in [
      (letter.subject + "\n", .title2, .label),
      ("\(letter.sender) · \(letter.day)\n\n", .subheadline, .secondaryLabel),
      (letter.text, .body, .label),
    ] as [(String, UIFont.TextStyle, UIColor)] {
      text.append(
        NSAttributedString(
          string: words,
          attributes: [.font: UIFont.preferredFont(forTextStyle: style), .foregroundColor: color]))
    }
    return text
  }
}
