import QuartzCore

/// The field of a search bar.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// Words that stand as one before the text.
  open var tokens: [UISearchToken] = [] { didSet { showTokens() } }
  open var tokenBackgroundColor: UIColor! = .systemBlue { didSet { showTokens() } }
  open var allowsDeletingTokens = true
  open var allowsCopyingTokens = true
  /// What could be searched for: shown by a search controller, which has its own.
  open var searchSuggestions: [any UISearchSuggestion]?
  private let row = UIStackView()
  private var formerLeft: UIView?

  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: min(max(tokenIndex, 0), tokens.count))
  }

  open func removeToken(at tokenIndex: Int) {
    if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
  }

  /// Makes a word that stands as one of a stretch of text.
  open func replaceTextualPortion(
    of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int
  ) {
    replace(textRange, withText: "")
    insertToken(token, at: tokenIndex)
  }

  /// Tokens stand before the text: all at its beginning.
  open func positionOfToken(at tokenIndex: Int) -> UITextPosition { beginningOfDocument }
  open func tokens(in textRange: UITextRange) -> [UISearchToken] {
    textRange.start == beginningOfDocument ? tokens : []
  }
  open var textualRange: UITextRange {
    textRange(from: beginningOfDocument, to: endOfDocument) ?? UITextRange()
  }

  /// Deletes the last token where there is nothing before the cursor.
  open override func deleteBackward() {
    let isAtStart = selection.location == 0 && selection.length == 0
    if isAtStart, allowsDeletingTokens, !tokens.isEmpty {
      tokens.removeLast()
      sendActions(for: .editingChanged)
    } else {
      super.deleteBackward()
    }
  }

  private func showTokens() {
    for view in row.arrangedSubviews { view.removeFromSuperview() }
    if leftView !== row { formerLeft = leftView }
    guard !tokens.isEmpty else { return leftView = formerLeft }
    row.spacing = 4
    for token in tokens { row.addArrangedSubview(chip(for: token)) }
    row.frame.size = row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    row.frame.size.width += 8
    leftView = row
    leftViewMode = .always
    setNeedsLayout()
  }

  private func chip(for token: UISearchToken) -> UIView {
    var look = UIButton.Configuration.filled()
    look.title = token.text
    look.image = token.icon
    look.imagePadding = 4
    look.buttonSize = .mini
    look.baseBackgroundColor = tokenBackgroundColor
    let chip = UIButton(configuration: look)
    chip.isUserInteractionEnabled = false
    return chip
  }
}

/// A word that stands as one in a field.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  let text: String
  let icon: UIImage?
  open var representedObject: Any?
  public init(icon: UIImage?, text: String) { (self.icon, self.text) = (icon, text) }
}
