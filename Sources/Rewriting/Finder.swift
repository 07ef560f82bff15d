/// Looks through the classes of some files for what can be played.
struct Finder {
  struct Found {
    let transitions: [FoundTransition]
  }

  let module: ModuleIndex

  init(_ module: ModuleIndex) { self.module = module }

  func classes() -> [Found] {
    module.files.flatMap { file in
      file.types.filter { $0.kind == .class && isReachable($0, in: file) }.map {
        Found(transitions: transitions(of: $0, file))
      }
    }
  }

  private func transitions(of type: TypeScope, _ file: Parsed) -> [FoundTransition] {
    guard let making = making(type, shows: true), let unmaking = self.making(type, shows: false)
    else { return [] }
    let lineage = lineage(of: type)
    func found(
      _ role: FoundTransition.Role, opening: FoundTransition.Opening? = nil, pushes: Bool = false
    ) -> FoundTransition {
      FoundTransition(
        name: type.path, role: role, path: file.source.path, line: file.line(of: type.keyword),
        making: making, unmaking: unmaking, opening: opening, pushes: pushes)
    }
    var result: [FoundTransition] = []
    let isScreen = lineage.contains { $0.hasSuffix("ViewController") }
    if isScreen, let opener = opener(of: type) {
      result.append(found(.opener, opening: opener, pushes: opener.pushes))
    }
    if lineage.contains("UIViewControllerTransitioningDelegate"), !isScreen {
      result.append(found(.modalDelegate))
    }
    if lineage.contains("UINavigationControllerDelegate"), !isScreen {
      result.append(found(.navigationDelegate))
    }
    if lineage.contains("UITabBarControllerDelegate"), !isScreen {
      result.append(found(.tabDelegate))
    }
    if lineage.contains("UIViewControllerAnimatedTransitioning"), !isScreen {
      let pushes = ["Push", "Pop", "Navigation"].contains { type.name.contains($0) }
      result.append(found(.animator, pushes: pushes))
    }
    if isScreen { result.append(found(.screen)) }
    return result
  }

  /// What a class is, by its own word and its extensions', up to the classes of other modules.
  private func lineage(of type: TypeScope) -> Set<String> {
    var names: Set<String> = []
    var open = [type.path, type.name]
    while let name = open.popLast() {
      for scope in module.files.flatMap(\.types) where scope.name == name || scope.path == name {
        for parent in scope.inherited where names.insert(parent).inserted { open.append(parent) }
      }
    }
    return names
  }

  func members(of type: TypeScope) -> [ModuleIndex.Entry] {
    module.entries.filter { $0.type.path == type.path || $0.type.name == type.path }
  }

  /// The first method whose body presents or pushes, and that can be called with what is at hand.
  private func opener(of type: TypeScope) -> FoundTransition.Opening? {
    for entry in members(of: type)
    where entry.member.kind == .method && isPlain(entry)
      && !["override", "static", "class"].contains(where: entry.member.modifiers.has)
    {
      guard let body = body(of: entry), let call = call(entry.member) else { continue }
      let file = module.files[entry.file]
      let presents = body.contains { file.is($0, "present") && file.is($0 + 1, "(") }
      let pushes = body.contains { file.is($0, "pushViewController") && file.is($0 + 1, "(") }
      if presents || pushes {
        return FoundTransition.Opening(
          path: file.source.path, type: type.path, call: call, pushes: pushes)
      }
    }
    return nil
  }

  func body(of entry: ModuleIndex.Entry) -> Range<Int>? {
    let file = module.files[entry.file]
    guard let parenthesis = entry.member.parenthesis,
      let open = (file.partner[parenthesis]..<entry.type.close).first(where: { file.is($0, "{") }),
      file.partner[open] > open
    else { return nil }
    return open..<file.partner[open]
  }

  private func call(_ member: Member) -> String? {
    let senders = [
      "Any": "UIButton()", "Any?": "nil", "AnyObject": "UIButton()", "AnyObject?": "nil",
      "UIButton": "UIButton()", "UIControl": "UIControl()",
      "UITapGestureRecognizer": "UITapGestureRecognizer()",
      "UIBarButtonItem": "UIBarButtonItem()", "Bool": "true",
    ]
    let needed = member.parameters.filter { !$0.hasDefault }
    let arguments = needed.compactMap { parameter in
      senders[parameter.type].map {
        (parameter.label == "_" ? "" : parameter.label + ": ") + $0
      }
    }
    guard arguments.count == needed.count else { return nil }
    return "\(member.name)(\(arguments.joined(separator: ", ")))"
  }
}
