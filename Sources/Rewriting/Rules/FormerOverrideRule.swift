/// Overrides of members by the names that they had before Swift 4.2: a subclass can only override what there
/// is under the newer name, and its `super` means the same.
enum FormerOverrideRule {
  private static let names = [
    "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
    "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
    "addChildViewController": "addChild",
    "removeFromParentViewController": "removeFromParent",
    "childViewControllers": "children",
  ]
  private static let labels = [
    "toParentViewController": "toParent", "towardsViewController": "towards",
  ]

  static func apply(_ edits: inout FileEdits, _ module: ModuleIndex) {
    let file = edits.file
    for type in file.types where type.kind == .class && !type.isResponder(in: module) {
      for member in Member.all(of: type, in: file) { hide(member, &edits) }
    }
    for index in file.tokens.indices where file.isWord(index) {
      if file.is(index, "override") {
        overridden(after: index, in: file).map { rename($0, &edits) }
      } else if file.is(index, "super"), file.is(index + 1, ".") {
        rename(index + 2, &edits)
      }
    }
  }

  /// What every class answers in Objective-C cannot be overridden here but in responders: another one under
  /// the same name is found first.
  private static func hide(_ member: Member, _ edits: inout FileEdits) {
    guard member.kind == .method, ["description", "debugDescription"].contains(member.name),
      member.parameters.isEmpty, member.modifiers.has("override"), member.modifiers.has("class")
    else { return }
    edits.blank(
      (member.modifiers.start..<member.keyword).filter { edits.file.is($0, "override") })
  }

  /// The name of the member that is overridden.
  private static func overridden(after index: Int, in file: Parsed) -> Int? {
    let keyword = (index + 1...index + 4).first { file.is($0, "func") || file.is($0, "var") }
    return keyword.map { $0 + 1 }
  }

  private static func rename(_ place: Int, _ edits: inout FileEdits) {
    let file = edits.file
    if let name = names[file.text(place)] { edits.exchange(place, for: name) }
    guard file.is(place + 1, "("), file.partner[place + 1] > place else { return }
    for inner in place + 2..<file.partner[place + 1] {
      if let label = labels[file.text(inner)], file.text(inner + 1) != "." {
        edits.exchange(inner, for: label)
      }
    }
  }
}
