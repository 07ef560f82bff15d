import Foundation

// rehearse-rewrite [--library] --to FOLDER FILE...: writes the files, rewritten, into a folder;
// those of a library do not begin a program.
// rehearse-rewrite --calls TARGET FILE...: writes the optional calls of the files' protocols.
exit(RewriteTool.run(Array(CommandLine.arguments.dropFirst())))
