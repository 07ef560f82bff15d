import Foundation
import Rehearsal
import TransitionTesting
import UIKit

/// The application that this program is. The program that `rehearse app` makes has one.
@preconcurrency @MainActor
public enum LaunchedApp {
  /// What the program calls it.
  nonisolated static let slug = "app"

  /// Runs a command line over the application, and ends the process.
  /// - Parameters:
  ///   - modules: Those whose classes its documents may name, its own first.
  ///   - aliases: What modules are called here that documents and sources call otherwise.
  public static func play(
    _ delegate: any UIApplicationDelegate.Type, modules: [String], aliases: [String: String] = [:]
  ) -> Never {
    DocumentClasses.aliases = aliases
    DocumentClasses.ofProgram = modules
    Stage.ownProcess()
    explore(delegate)
    if let start = FoundStart.ofProcess {
      Tool.main(
        FoundStudio(
          start: start, root: FoundRoot("\(delegate)", application: delegate, scene: nil)))
    }
    Tool.main(AppStudio(delegate))
  }

  /// What the property list insists on, else what somebody asks for.
  static func appearance(
    isDark: Bool, info: [String: Any]? = Bundle.main.infoDictionary
  ) -> UIUserInterfaceStyle {
    switch info?["UIUserInterfaceStyle"] as? String {
    case "Light": .light
    case "Dark": .dark
    default: isDark ? .dark : .light
    }
  }

  /// Does what a map of the application needs, if this process was started for that, and ends it.
  private static func explore(_ delegate: any UIApplicationDelegate.Type) {
    let words = Array(CommandLine.arguments.dropFirst())
    let root = ExplorationRoot("\(delegate)") { $0.begin(delegate) }
    let name = words.firstIndex(of: "--device").map { words[$0 + 1] }
    let device = Device.all.first { $0.name == name } ?? .iPhone16
    let explorer = AppExplorer(root) { scale in
      Stage(device: device, scale: scale, appearance: appearance(isDark: words.contains("--dark")))
    }
    do { if try explorer.run(words) { exit(0) } } catch {
      try? FileHandle.standardError.write(contentsOf: Data("\(error)\n".utf8))
      exit(ExitCode.fault.rawValue)
    }
  }
}

/// A studio with one application in it, started anew for every performance.
struct AppStudio: Studio {
  private let delegate: any UIApplicationDelegate.Type

  init(_ delegate: any UIApplicationDelegate.Type) { self.delegate = delegate }

  private var name: String {
    Bundle.main.infoDictionary?["CFBundleName"] as? String ?? "Application"
  }

  var items: [StudioItem] {
    [
      StudioItem(
        slug: LaunchedApp.slug, title: name, summary: "As its project has it.", origin: name,
        kind: "application", duration: 0)
    ]
  }

  var devices: [String] { Device.all.map(\.name) }

  func render(_ slug: String, _ settings: RenderSettings) throws -> any Reel {
    let stage = try stage(settings)
    let take = try take(on: stage, settings)
    return TakeReel(
      take: take, title: name, hasChosenTimes: settings.times != nil,
      chrome: settings.chrome
    ) { stage.notes }
  }

  func trace(_ slug: String, _ settings: RenderSettings) throws -> Trace {
    try take(on: try stage(settings), settings).everything
  }

  func account(_ slug: String, _ settings: RenderSettings) throws -> PlayAccount {
    PlayAccount(trace: try trace(slug, settings))
  }

  func production(_ slug: String) throws -> SessionSource {
    SessionSource(name: LaunchedApp.slug, title: name) { [delegate] stage in
      stage.begin(delegate)
      return []
    }
  }

  private func stage(_ settings: RenderSettings) throws -> Stage {
    guard let device = Device.all.first(where: { $0.name == settings.device }) else {
      throw UsageError.unknown("device", settings.device, among: devices)
    }
    let stage = Stage(
      device: device, scale: settings.scale,
      appearance: LaunchedApp.appearance(isDark: settings.dark),
      layoutDirection: settings.rightToLeft ? .rightToLeft : .leftToRight)
    // Fingers and instants of somebody's count from when the application is there.
    if settings.script == nil, settings.times == nil {
      stage.beginBehindLaunchScreen(delegate)
    } else {
      stage.begin(delegate)
    }
    return stage
  }

  /// Seconds of an application that never comes to rest.
  private static let longest = 5.0

  private func take(on stage: Stage, _ settings: RenderSettings) throws -> Take {
    if let script = settings.script {
      do {
        return try stage.take(
          playing: script, at: settings.times, framesPerSecond: settings.framesPerSecond)
      } catch {
        throw UsageError("the script does not go on · \(error)")
      }
    }
    guard let times = settings.times else {
      return stage.take(
        until: .settled(limit: Self.longest), framesPerSecond: settings.framesPerSecond)
    }
    return stage.take(at: times, framesPerSecond: settings.framesPerSecond)
  }
}

extension Stage {
  /// Starts an application that speaks the language which its bundle was laid out for.
  fileprivate func begin(_ delegate: any UIApplicationDelegate.Type) {
    // Foundation here has no languages that a person prefers, and would take any that there is.
    if let language = Bundle.main.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion")
      as? String
    {
      environment.storyboards.language = language
    }
    let stands = environment.screen.bounds.width <= environment.screen.bounds.height
    if stands, !environment.perform({ environment.askWhetherAllowed(landscape: false) }) {
      rotate(duration: 0)
    }
    launch(delegate)
  }

  /// Shows what the property list has for the time before there is anything else, then the application.
  fileprivate func beginBehindLaunchScreen(_ delegate: any UIApplicationDelegate.Type) {
    guard let screen = perform({ environment.launchScreen }) else { return begin(delegate) }
    play(
      [{ [self] in window.rootViewController = screen }, { [self] in begin(delegate) }],
      pause: Self.launchPause)
  }

  /// Seconds that the launch screen stands; on a device, as long as the application takes.
  private static let launchPause = 0.4
}
