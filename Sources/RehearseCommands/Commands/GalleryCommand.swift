/// `rehearse gallery`: a web page of everything.
struct GalleryCommand: Command {
  private let studio: any Studio
  private let play: PlayOptions
  private let names: Positional<[String]>
  private let output = Option(
    "output", short: "o", .path.called("DIR"), default: "gallery", shown: "gallery",
    help: "The folder to write. A gallery that is there is replaced; nothing else is.")

  private let unchecked = Option(
    flag: "no-checks", help: "Leaves out the reports of what transitions owe UIKit.")

  private let stamp = Option(
    optional: "stamp", .path.called("WORD"), shown: "none",
    help: "The open page reloads itself when one with another word takes its place.")

  init(studio: any Studio) {
    self.studio = studio
    play = PlayOptions(studio: studio)
    names = Positional(
      repeated: PlayOptions.transition(studio),
      help: "The transitions to show; all of them when none is named.")
  }

  var signature: Signature {
    Signature(
      name: "gallery", summary: "A web page of everything, to scrub through",
      discussion: "Writes a folder whose index.html shows every transition frame by frame, with "
        + "a plot of what moves. It needs no network. Prints the path of the page.",
      positionals: [names.shape],
      options: [
        output.shape, play.device.shape, play.scale.shape, play.framesPerSecond.shape,
        unchecked.shape, stamp.shape,
      ],
      examples: [
        Example("rehearse gallery -o build/gallery", "All transitions, sixty frames a second."),
        Example("rehearse gallery bounce-present --fps 120", "One of them, in finer steps."),
      ])
  }

  func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let path = try arguments[output]
    let settings = RenderSettings(
      device: try arguments[play.device], scale: try arguments[play.scale],
      framesPerSecond: try arguments[play.framesPerSecond])
    let named = try arguments[names]
    let checks = try !arguments[unchecked]
    let stamp = try arguments[stamp]
    let items = studio.items.filter { named.isEmpty || named.contains($0.slug) }
    guard !items.isEmpty else { throw UsageError("there is no transition to show") }
    let folder = try WholeFolder(path, marker: ".rehearse-gallery")
    try folder.write { root in
      try GalleryWriter(
        studio: studio, settings: settings, checks: checks, stamp: stamp, console: console
      ).write(items, in: root)
    }
    console.endProgress()
    console.out(path + (path.hasSuffix("/") ? "" : "/") + "index.html\n")
    return .well
  }
}
