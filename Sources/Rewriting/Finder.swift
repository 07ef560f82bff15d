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
    let lineage = lineage(of: type)
    if let role = applicationRole(lineage) { return [application(type, role, file)] }
    guard let making = making(type, shows: true), let unmaking = self.making(type, shows: false)
    else { return [] }
    func found(
      _ role: FoundTransition.Role, openings: [FoundTransition.Opening] = [], pushes: Bool = false
    ) -> FoundTransition {
      FoundTransition(
        name: type.path, role: role, path: file.source.path, line: file.line(of: type.keyword),
        making: making, unmaking: unmaking, openings: openings, pushes: pushes)
    }
    var result: [FoundTransition] = []
    let isScreen = isScreen(lineage)
    let openings = isScreen ? openings(of: type) : []
    if !openings.isEmpty {
      result.append(found(.opener, openings: openings, pushes: openings[0].pushes))
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
    if isScreen {
      result.append(found(.screen, openings: openings, pushes: needsStack(type, lineage)))
    }
    return result
  }

  private func isScreen(_ lineage: Set<String>) -> Bool {
    lineage.contains { $0.hasSuffix("ViewController") || Finder.containers.contains($0) }
  }

  private static let containers: Set<String> = [
    "UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController",
  ]

  private func applicationRole(_ lineage: Set<String>) -> FoundTransition.Role? {
    if lineage.contains("UIApplicationDelegate") { return .application }
    return lineage.contains("UIWindowSceneDelegate") || lineage.contains("UISceneDelegate")
      ? .scene : nil
  }

  private func application(
    _ type: TypeScope, _ role: FoundTransition.Role, _ file: Parsed
  ) -> FoundTransition {
    FoundTransition(
      name: type.path, role: role, path: file.source.path, line: file.line(of: type.keyword),
      making: "\(type.path).self", unmaking: "", openings: [], pushes: false)
  }

  /// Whether the code of a screen takes it for granted that it is in a navigation stack.
  private func needsStack(_ type: TypeScope, _ lineage: Set<String>) -> Bool {
    guard lineage.isDisjoint(with: Finder.containers) else { return false }
    return words(["navigationController", "navigationItem", "pushViewController"], in: type.name)
  }

  /// Whether code of a class says one of some words.
  func words(_ words: Set<String>, in name: String) -> Bool {
    module.files.contains { file in
      file.types.filter { $0.name == name || $0.path == name }.contains { scope in
        (scope.open..<scope.close).contains { words.contains(file.text($0)) }
      }
    }
  }

  /// What a class is, by its own word and its extensions', up to the classes of other modules.
  func lineage(of type: TypeScope) -> Set<String> {
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

  /// The methods whose bodies present or push, and that can be called with what is at hand.
  private func openings(of type: TypeScope) -> [FoundTransition.Opening] {
    members(of: type).compactMap { entry in
      guard entry.member.kind == .method, isPlain(entry),
        !["override", "static", "class"].contains(where: entry.member.modifiers.has),
        let body = body(of: entry), let call = call(entry.member)
      else { return nil }
      let file = module.files[entry.file]
      let presents = body.contains { place in
        ["present", "show", "showDetailViewController"].contains(file.text(place))
          && file.is(place + 1, "(")
      }
      let pushes = body.contains { file.is($0, "pushViewController") && file.is($0 + 1, "(") }
      guard presents || pushes else { return nil }
      return FoundTransition.Opening(
        path: file.source.path, type: type.path, name: entry.member.name, call: call,
        pushes: pushes)
    }
  }

  func body(of entry: ModuleIndex.Entry) -> Range<Int>? {
    let file = module.files[entry.file]
    guard let parenthesis = entry.member.parenthesis,
      let open = (file.partner[parenthesis]..<entry.type.close).first(where: { file.is($0, "{") }),
      file.partner[open] > open
    else { return nil }
    return open..<file.partner[open]
  }

  /// A sender is where a person would find it: in the middle of the screen.
  private static let sender =
    "{ let sender = UIButton(frame: CGRect(x: view.bounds.midX - 22, y: view.bounds.midY - 22, "
    + "width: 44, height: 44)); view.addSubview(sender); return sender }()"
  private static let tap =
    "{ let tap = UITapGestureRecognizer(); view.addGestureRecognizer(tap); return tap }()"

  private func call(_ member: Member) -> String? {
    let senders = [
      "Any": Finder.sender, "Any?": "nil", "AnyObject": Finder.sender, "AnyObject?": "nil",
      "UIButton": Finder.sender, "UIControl": Finder.sender, "UIView": Finder.sender,
      "UITapGestureRecognizer": Finder.tap, "UIGestureRecognizer": Finder.tap,
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
