extension TypeScope {
  /// Whether it is a structure of SwiftUI's kind: a view, or what belongs to views.
  func isOfSwiftUI(in file: Parsed) -> Bool {
    guard kind == .struct || kind == .extension else { return false }
    let kinds: Set<String> = [
      "View", "PreviewProvider", "ViewModifier", "ButtonStyle", "Shape", "App", "Scene",
    ]
    let names = inherited.map { $0.hasPrefix("SwiftUI.") ? String($0.dropFirst(8)) : $0 }
    if names.contains(where: { kinds.contains($0) || $0.hasSuffix("Representable") }) {
      return true
    }
    if kind == .extension { return name == "View" }
    let body = file.slice(keyword, close)
    return ["some View", "@State", "@Binding", "@Environment"].contains(where: body.contains)
  }
}
