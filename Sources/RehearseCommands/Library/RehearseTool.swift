import Foundation
import TransitionTesting

/// The command line for a catalogue of one's own, in one line of `main.swift`:
///
///     RehearseTool.main([card, zoom, hero])
///
/// It understands what `rehearse` understands: `check`, `record`, `verify`, `compare`, `report`,
/// `prune`, `list`, `render` and the rest, with the flows' names for those of transitions.
@preconcurrency @MainActor
public enum RehearseTool {
  /// Runs the words that the process was started with, and ends it: 0 well, 1 differences or
  /// violations, 2 wrong usage, 3 a fault of ours.
  public static func main(_ flows: [ScreenFlow]) -> Never {
    Tool.main(FlowStudio(flows))
  }

  /// Runs some words and gives the exit code. The result goes to the standard output, complaints
  /// to the standard error stream.
  public static func run(_ flows: [ScreenFlow], _ words: [String]) -> Int32 {
    Tool(studio: FlowStudio(flows), console: .standard).run(words).rawValue
  }
}
