import Foundation
import RehearseCommands

exit(
  Tool(studio: StageStudio(), console: .standard)
    .run(Array(CommandLine.arguments.dropFirst())).rawValue)
