/// Looks through the classes of some files for what can be played.
struct Finder {
  struct Found {
    let transitions: [FoundTransition]
  }

  private let module: ModuleIndex

  init(_ module: ModuleIndex) { self.module = module }

  func classes() -> [Found] {
    module.files.indices.flatMap { file in
      module.files[file].types.filter { $0.kind == .class && isReachable($0) }.map {
        Found(transitions: transitions(of: $0, file))
      }
    }
  }

  private func isReachable(_ type: TypeScope) -> Bool {
    !type.modifiers.has("private") && !type.modifiers.has("fileprivate")
  }

  private func transitions(of type: TypeScope, _ file: Int) -> [FoundTransition] {
    guard let making = initialiser(of: type, shows: true),
      let unmaking = initialiser(of: type, shows: false)
    else { return [] }
    let lineage = lineage(of: type)
    func found(
      _ role: FoundTransition.Role, opening: FoundTransition.Opening? = nil, pushes: Bool = false
    ) -> FoundTransition {
      FoundTransition(
        name: type.path, role: role, making: making, unmaking: unmaking, opening: opening,
        pushes: pushes)
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

  private func members(of type: TypeScope) -> [ModuleIndex.Entry] {
    module.entries.filter { $0.type.path == type.path || $0.type.name == type.path }
  }

  /// An expression that makes one of a class, where its arguments can be guessed from their types.
  private func initialiser(of type: TypeScope, shows: Bool) -> String? {
    let inits = members(of: type).map(\.member).filter {
      $0.kind == .initialiser && !$0.modifiers.has("private")
        && $0.parameters.first?.label != "coder"
    }
    guard !inits.isEmpty else { return "\(type.path)()" }
    let calls = inits.compactMap { member -> String? in
      let needed = member.parameters.filter { !$0.hasDefault }
      let arguments = needed.compactMap { parameter in
        Finder.argument(parameter, shows: shows).map {
          (parameter.label == "_" ? "" : parameter.label + ": ") + $0
        }
      }
      guard arguments.count == needed.count else { return nil }
      return "\(type.path)(\(arguments.joined(separator: ", ")))"
    }
    return calls.min { $0.utf8.count < $1.utf8.count }
  }

  private static func argument(_ parameter: Parameter, shows: Bool) -> String? {
    if parameter.type.hasSuffix("?") { return "nil" }
    switch parameter.type {
    case "Bool":
      let hides = ["dismiss", "pop", "hid", "clos", "revers"].contains {
        (parameter.label + parameter.name).lowercased().contains($0)
      }
      return "\(shows != hides)"
    case "TimeInterval", "Double", "CGFloat": return "0.4"
    case "UINavigationController.Operation": return shows ? ".push" : ".pop"
    case "CGRect": return "CGRect(x: 20, y: 200, width: 160, height: 200)"
    case "CGPoint": return "CGPoint(x: 196, y: 426)"
    case "UIView": return "UIView()"
    case "UIColor": return ".systemBlue"
    default: return nil
    }
  }

  /// The first method whose body presents or pushes, and that can be called with what is at hand.
  private func opener(of type: TypeScope) -> FoundTransition.Opening? {
    for entry in members(of: type)
    where entry.member.kind == .method && !entry.member.modifiers.has("override") {
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

  private func body(of entry: ModuleIndex.Entry) -> Range<Int>? {
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
