/// The rule that nothing is in force without being handed over but what is listed here: what a stage
/// has is in its environment, so that two stages know nothing of each other.
enum AmbientRules {
  /// The stage that is being used, as each module knows it, and who hears what it does not support.
  /// `SceneEnvironment` says of each what it is.
  static let ambient: Set = [
    "SceneEnvironment.latest", "RenderServer.latest", "OtherThreads.latest", "GraphicsStack.value",
    "Unsupported.listener",
  ]

  /// What is one for the whole program, whatever the stage: numbers that are given out once, files
  /// that were read, and what the program says of itself before it begins.
  static let ofProgram: Set = [
    "CGImage.identities", "AnimationList.identities", "StageTraits.epochs", "Registrations.count",
    "ImageFile.found", "AssetCatalogue.own", "DocumentClasses.ofProgram", "DocumentClasses.aliases",
    "UIApplication+LifeCycle.host", "PlantedFault.planted", "Unsupported.said",
  ]

  /// The modules below the stage.
  static let modules: Set = ["CoreGraphics", "QuartzCore", "UIKit"]

  /// What is stored in a type and can change, and is not listed.
  static func breaches(in sources: [SourceFile]) -> [Fault] {
    found(in: sources).filter { !ambient.contains($0.name) && !ofProgram.contains($0.name) }.map {
      Fault(
        path: $0.path, line: $0.line,
        message: "\($0.name) is ambient: a stage's own belongs into SceneEnvironment")
    }
  }

  /// What is listed and is not there.
  static func needless(in sources: [SourceFile]) -> Set<String> {
    ambient.union(ofProgram).subtracting(found(in: sources).map(\.name))
  }

  private static func found(
    in sources: [SourceFile]
  ) -> [(name: String, path: String, line: Int)] {
    sources.filter { modules.contains($0.module ?? "") && $0.isSwift }.flatMap { source in
      source.code.lines.enumerated().compactMap { index, line in
        name(stored: line).map { name in
          let file = source.path.split(separator: "/").last?.dropLast(6) ?? ""
          return ("\(file).\(name)", source.path, index + 1)
        }
      }
    }
  }

  /// The name of a stored variable of a type, or of a constant with a lock around what changes.
  private static func name(stored line: Substring) -> Substring? {
    if let place = line.firstRange(of: "static var ") {
      let rest = line[place.upperBound...]
      let isStored = rest.contains("=") || !rest.contains("{")
      return isStored ? rest.prefix { $0.isLetter || $0.isNumber } : nil
    }
    guard let place = line.firstRange(of: "static let "),
      ["= Mutex", "= Atomic"].contains(where: { line.contains($0) })
    else { return nil }
    return line[place.upperBound...].prefix { $0.isLetter || $0.isNumber }
  }
}
