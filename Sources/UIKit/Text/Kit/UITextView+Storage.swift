import QuartzCore

// A text view's text as a storage that code edits in place.
extension UITextView {
  /// Made of what is shown when it is first asked for.
  var storage: NSTextStorage {
    if let storage = parts.storage { return storage }
    let storage = NSTextStorage(attributedString: shownText)
    let manager = textContainer.layoutManager ?? NSLayoutManager()
    if manager.textContainers.isEmpty { manager.addTextContainer(textContainer) }
    storage.addLayoutManager(manager)
    connect(storage)
    return storage
  }

  /// Shows the text of a storage that code has made.
  func take(_ storage: NSTextStorage) {
    connect(storage)
    showStorage()
  }

  private func connect(_ storage: NSTextStorage) {
    parts.storage = storage
    parts.manager = textContainer.layoutManager
    storage.edited = { [weak self] in MainActor.assumeIsolated { self?.showStorage() } }
  }

  private var shownText: NSAttributedString {
    label.content.attributed
      ?? NSAttributedString(string: label.text ?? "", attributes: plainAttributes)
  }

  private var plainAttributes: [NSAttributedString.Key: Any] {
    [.font: label.content.font, .foregroundColor: label.content.color]
  }

  /// After an edit of the storage.
  private func showStorage() {
    guard let storage = parts.storage else { return }
    label.attributedText = storage.snapshot()
    setNeedsLayout()
  }

  /// After the text was assigned or typed.
  func refillStorage() {
    guard let storage = parts.storage else { return }
    let told = storage.edited
    storage.edited = nil
    storage.setAttributedString(shownText)
    storage.edited = told
    if storage.string != shownText.string || storage.delegate != nil { showStorage() }
  }
}
