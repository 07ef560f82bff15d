/// What Swift 3 takes and Swift 4 does not: modules of that version are compiled as Swift 4, which is the
/// oldest that compilers still know.
enum FormerLanguageRule {
  static func apply(_ edits: inout FileEdits, _ module: ModuleIndex) {
    let file = edits.file
    for index in file.tokens.indices where isVoidParameter(index, in: file) {
      edits.blank([index])
    }
    for type in file.types where type.kind == .class || type.kind == .extension {
      let members = Member.all(of: type, in: file).filter(isOfLists)
      for member in members { spell(member, &edits) }
      takeLaunchOptions(of: type, &edits)
      if members.contains(where: isOfFlowLayout), !isFlowDelegate(type, module) {
        edits.insert(
          "\(type.colon == nil ? ": " : ", ")\(flowDelegate) ", before: type.open)
      }
    }
  }

  /// `(Void) -> …`, which was called without an argument.
  private static func isVoidParameter(_ index: Int, in file: Parsed) -> Bool {
    file.is(index, "Void") && file.is(index - 1, "(") && file.is(index + 1, ")")
      && file.is(index + 2, "->")
  }

  // MARK: Methods that Objective-C knew by their selectors

  /// Every method of an `NSObject` was Objective-C's, and answered to UIKit by its selector, whatever Swift
  /// called it.
  private static func isOfLists(_ member: Member) -> Bool {
    member.kind == .method && ["tableView", "collectionView"].contains(member.name)
  }

  private static func spell(_ member: Member, _ edits: inout FileEdits) {
    guard let start = member.parenthesis else { return }
    let file = edits.file
    for place in start..<file.partner[start] where file.isWord(place) {
      // A label stands before the parameter's own name, or is that as well.
      let isLabel = file.is(place - 1, "(") || file.is(place - 1, ",")
      guard isLabel, let label = present(file.text(place)) else { continue }
      let name = file.is(place + 1, ":") ? " \(file.text(place))" : ""
      edits.exchange(place, for: label + name)
    }
  }

  /// What a label of Swift 2 is called since Swift 3; nil for one that stays.
  static func present(_ label: String) -> String? {
    let whole = [
      "commitEditingStyle": "commit", "willDisplayCell": "willDisplay",
      "didEndDisplayingCell": "didEndDisplaying", "toIndexPath": "to", "atIndexPath": "at",
    ]
    if let known = whole[label] { return known }
    for ending in ["IndexPath", "Index"] where label.hasSuffix("At" + ending) {
      return String(label.dropLast(ending.count))
    }
    return nil
  }

  /// The parameter of `application(_:didFinishLaunchingWithOptions:)` had other types in early versions, and
  /// was called all the same.
  private static func takeLaunchOptions(of type: TypeScope, _ edits: inout FileEdits) {
    let file = edits.file
    let start = Member.all(of: type, in: file).first {
      $0.name == "application" && $0.parameters.last?.label == "didFinishLaunchingWithOptions"
    }?.parenthesis
    guard let start else { return }
    let labels = start..<file.partner[start]
    guard let label = labels.first(where: { file.is($0, "didFinishLaunchingWithOptions") }),
      let colon = (label..<file.partner[start]).first(where: { file.is($0, ":") })
    else { return }
    edits.blank((colon + 1)..<file.partner[start])
    edits.insert(" [UIApplication.LaunchOptionsKey: Any]?", before: file.partner[start])
  }

  // MARK: The delegate of a flow layout

  private static let flowDelegate = "UICollectionViewDelegateFlowLayout"

  private static func isOfFlowLayout(_ member: Member) -> Bool {
    member.parameters.count == 3 && member.parameters[1].label == "layout"
  }

  private static func isFlowDelegate(_ type: TypeScope, _ module: ModuleIndex) -> Bool {
    module.files.contains { file in
      file.types.contains { $0.path == type.path && $0.inherited.contains(flowDelegate) }
    }
  }
}
