/// How much room there is, in the words of a document; what it says for others is left out.
package struct SizeClasses: Hashable, Sendable {
  /// `compact`, `regular`, or nothing where it is not known.
  package let width, height: String?

  package init(width: String?, height: String?) { (self.width, self.height) = (width, height) }

  /// How exactly a variation's key fits; nil for one that does not.
  fileprivate func fit(_ key: String) -> Int? {
    if key == "default" { return 0 }
    var count = 0
    for part in key.split(separator: "-") {
      switch part {
      case "widthClass=compact", "widthClass=regular":
        guard part.hasSuffix("=" + (width ?? "?")) else { return nil }
      case "heightClass=compact", "heightClass=regular":
        guard part.hasSuffix("=" + (height ?? "?")) else { return nil }
      default: return nil
      }
      count += 1
    }
    return count
  }
}

extension Element {
  /// The element as it is for size classes: the variations that fit are applied, the more exact ones
  /// last, and what is not installed says so.
  package func adapted(to classes: SizeClasses) -> Element {
    var result = self
    let fitting = children.enumerated().filter { $0.element.tag == "variation" }
      .compactMap { place, element in
        element["key"].flatMap(classes.fit).map { (fit: $0, place: place, element: element) }
      }
      .sorted { ($0.fit, $0.place) < ($1.fit, $1.place) }
    result.children.removeAll { $0.tag == "variation" }
    var masked: [String: Set<String>] = [:]
    for variation in fitting { result.apply(variation.element, &masked) }
    for (list, excluded) in masked where !excluded.isEmpty {
      guard let place = result.children.firstIndex(where: { $0.tag == list }) else { continue }
      for number in result.children[place].children.indices
      where excluded.contains(result.children[place].children[number].id ?? "") {
        result.children[place].children[number].isInstalled = false
      }
    }
    result.children = result.children.map { $0.adapted(to: classes) }
    return result
  }

  private mutating func apply(_ variation: Element, _ masked: inout [String: Set<String>]) {
    for (name, value) in variation.attributes where name != "key" { attributes[name] = value }
    for child in variation.children {
      if child.tag == "mask", let list = child["key"] {
        for change in child.children {
          guard let reference = change["reference"] else { continue }
          if change.tag == "exclude" {
            masked[list, default: []].insert(reference)
          } else {
            masked[list, default: []].remove(reference)
          }
        }
      } else if let key = child["key"], key != "frame" {
        children.removeAll { $0["key"] == key }
        children.append(child)
      }
    }
  }
}

extension Element {
  /// Whether it has something to say for some size classes only: of itself, or of what lies in it.
  package var varies: Bool { children.contains { $0.tag == "variation" } }

  /// What another reading of the element says differently of itself, as an element that says only
  /// that; nil where they agree. What is said no more is what it is when nothing is said: an attribute
  /// what is usual, a value `nil`.
  /// - Parameter usual: What attributes are that a document leaves out.
  package func changes(to other: Element, usual: [String: String]) -> Element? {
    var said: [String: String] = [:]
    for name in Set(attributes.keys).union(other.attributes.keys)
    where attributes[name] != other.attributes[name] {
      said[name] = other.attributes[name] ?? usual[name]
    }
    var values = other.children.filter { value in
      value["key"].map { !value.isSame(as: self.value($0)) } ?? false
    }
    for key in children.compactMap({ $0["key"] }) where other.value(key) == nil {
      values.append(Element("nil", ["key": key], line: line))
    }
    guard !said.isEmpty || !values.isEmpty else { return nil }
    return Element(tag, said, children: values, line: line)
  }

  private func isSame(as other: Element?) -> Bool {
    guard let other else { return false }
    return tag == other.tag && attributes == other.attributes && text == other.text
      && children.count == other.children.count
      && zip(children, other.children).allSatisfy { $0.isSame(as: $1) }
  }
}
