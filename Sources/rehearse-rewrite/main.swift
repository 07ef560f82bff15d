import Foundation

// rehearse-rewrite [--library] --to FOLDER FILE...: writes the files, rewritten, into a folder;
// those of a library do not begin a program.
exit(RewriteTool.run(Array(CommandLine.arguments.dropFirst())))
