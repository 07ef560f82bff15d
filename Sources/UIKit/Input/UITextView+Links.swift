import QuartzCore

// What can be tapped in the text of a text view.
extension UITextView {
  func dressLinks() {
    label.content.links = linkTextAttributes
    label.setNeedsDisplay()
  }

  /// Finds what can be tapped, and what text runs around.
  func readText() {
    makeLinks()
    let holes = textContainer.holes
    guard holes != label.content.holes else { return }
    label.content.holes = holes
    label.setNeedsDisplay()
  }

  /// Makes links of what is looked for.
  private func makeLinks() {
    guard parts.isUnread, !isEditable, !dataDetectorTypes.isEmpty else { return }
    parts.isUnread = false
    guard let detector = try? NSDataDetector(types: dataDetectorTypes.checkingTypes) else { return }
    let text = NSMutableAttributedString(attributedString: words)
    let found = detector.matches(in: text.string, range: NSRange(location: 0, length: text.length))
    for match in found
    where text.attribute(.link, at: match.range.location, effectiveRange: nil) == nil {
      text.addAttribute(.link, value: link(for: match), range: match.range)
    }
    guard !found.isEmpty else { return }
    label.attributedText = text
    refillStorage()
  }

  private func link(for match: NSTextCheckingResult) -> URL {
    let number = match.phoneNumber?.filter { $0.isNumber || $0 == "+" }
    let seconds = Int(match.date?.timeIntervalSinceReferenceDate ?? 0)
    return match.url ?? URL(string: number.map { "tel:\($0)" } ?? "calshow:\(seconds)")
      ?? URL(fileURLWithPath: "/")
  }
}

extension UIDataDetectorTypes {
  /// As Foundation numbers them; 0 where none of them is found here.
  fileprivate var checkingTypes: UInt64 {
    (contains(.link) ? DetectedKind.link.rawValue : 0)
      | (contains(.phoneNumber) ? DetectedKind.phone.rawValue : 0)
      | (contains(.calendarEvent) ? DetectedKind.date.rawValue : 0)
  }
}
