/// A file that cannot be compiled because a module that it imports is not here: what other files need of
/// it is declared in its place. Screens are empty and say so; enumerations, protocols and plain
/// structures stay as they are.
package struct LeftOutFile {
  /// Declarations, one a line.
  package private(set) var text = ""
  /// The classes that stand there empty.
  package private(set) var classes: [String] = []
  private let file: Parsed
  private let reason: String

  /// - Parameter missing: The modules that are not here.
  /// - Returns: nil for a file in which the application itself begins.
  package init?(_ source: Source, without missing: [String]) {
    file = Parsed(source)
    reason = missing.joined(separator: ", ")
    let delegates: Set<String> = ["UIApplicationDelegate", "UIWindowSceneDelegate", "App", "Scene"]
    guard !file.types.contains(where: { !delegates.isDisjoint(with: $0.inherited) }) else {
      return nil
    }
    for type in file.types where type.path == type.name && !isPrivate(type.modifiers) {
      switch type.kind {
      case .class: add(type)
      case .enum, .protocol: text += slice(type.keyword, type.close) + "\n"
      case .struct where !type.isOfSwiftUI(in: file): text += slice(type.keyword, type.close) + "\n"
      default: break
      }
    }
  }

  private func isPrivate(_ modifiers: Modifiers) -> Bool {
    modifiers.has("private") || modifiers.has("fileprivate")
  }

  private func slice(_ first: Int, _ last: Int) -> String {
    file.slice(first, last)
  }

  // MARK: Classes

  private enum Base: String {
    case screen = "UIViewController", view = "UIView", object = "NSObject"
  }

  private mutating func add(_ type: TypeScope) {
    let parent = type.inherited.first ?? ""
    let base: Base =
      parent.hasSuffix("Controller") ? .screen : parent.hasSuffix("View") ? .view : .object
    let named =
      ["UIViewController", "UIView", "NSObject"].contains(parent) ? parent : base.rawValue
    classes.append(type.name)
    var lines = ["class \(type.name): \(named) {"]
    var hasInitialiser = false
    for member in Member.all(of: type, in: file) {
      guard !isPrivate(member.modifiers), !member.modifiers.has("override"),
        !member.modifiers.has("required")
      else { continue }
      if member.kind == .initialiser { hasInitialiser = true }
      if let line = standIn(for: member, base) { lines.append("  " + line) }
    }
    if hasInitialiser, base != .object {
      lines.append("  required init?(coder: NSCoder) { super.init(coder: coder) }")
    }
    if base == .screen {
      lines.append(
        "  override func viewDidLoad() { super.viewDidLoad(); _showLeftOut(\"\(type.name)\", "
          + "\"\(reason)\", view) }")
    }
    text += (lines + ["}"]).joined(separator: "\n") + "\n"
  }

  private func standIn(for member: Member, _ base: Base) -> String? {
    guard let parenthesis = member.parenthesis else { return property(member) }
    let close = file.partner[parenthesis]
    let head = slice(member.keyword, close)
    switch member.kind {
    case .initialiser:
      let call =
        switch base {
        case .screen: "super.init(nibName: nil, bundle: nil)"
        case .view: "super.init(frame: .zero)"
        case .object: "super.init()"
        }
      return "\(head) { \(call) }"
    case .method where file.is(close + 1, "{"):
      let isStatic = member.modifiers.has("static") || member.modifiers.has("class")
      return (isStatic ? "static " : "") + head + " {}"
    default: return nil
    }
  }

  /// What can be assigned to, where it begins as nil.
  private func property(_ member: Member) -> String? {
    guard file.is(member.keyword, "var"), file.is(member.keyword + 2, ":") else { return nil }
    let bytes = file.source.text[file.tokens[member.keyword].range.lowerBound...]
    let line = String(decoding: bytes.prefix { $0 != 10 }, as: UTF8.self)
    return line.hasSuffix("?") ? line : nil
  }

  /// What the declarations of all left out files need once.
  package static let helper = """
    @MainActor private func _showLeftOut(_ name: String, _ reason: String, _ view: UIView) {
      view.backgroundColor = .systemBackground
      let label = UILabel(frame: view.bounds)
      label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      label.numberOfLines = 0
      label.textAlignment = .center
      label.textColor = .secondaryLabel
      label.text = "\\(name)\\nneeds \\(reason), which is not here"
      view.addSubview(label)
    }

    """
}
