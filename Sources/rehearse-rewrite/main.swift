import Foundation

// rehearse-rewrite --to FOLDER FILE...: writes the files, rewritten, into a folder.
exit(RewriteTool.run(Array(CommandLine.arguments.dropFirst())))
