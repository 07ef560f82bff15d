import Foundation
import RehearseCommands

exit(
  Tool(studio: EmptyStudio(), console: .standard)
    .run(Array(CommandLine.arguments.dropFirst())).rawValue)
