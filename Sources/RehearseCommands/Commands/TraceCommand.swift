/// `rehearse trace`: where the layers are, as numbers.
struct TraceCommand: Command {
  private let studio: any Studio
  private let film: Positional<String>
  private let play: PlayOptions
  private let json = Option(
    flag: "json", help: "For programs: one JSON document, an array of objects.")

  init(studio: any Studio) {
    self.studio = studio
    film = PlayOptions.film(studio)
    play = PlayOptions(studio: studio)
  }

  var signature: Signature {
    Signature(
      name: "trace", summary: "Where every moving layer is, as numbers",
      discussion: "Prints a line for every instant, layer and property: time in seconds, path of "
        + "the layer, property, value in points, separated by tabs. Only what moves in the course "
        + "of the transition is printed.",
      positionals: [film.shape],
      options: [
        play.framesPerSecond.shape, play.times.shape, json.shape, play.device.shape,
      ],
      examples: [
        Example(
          "rehearse trace bounce-present --at 0,0.4,0.8", "Three instants of the bounce."),
        Example(
          "rehearse trace bounce-present | awk -F'\\t' '$3 == \"position\"'", "One property."),
      ])
  }

  func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let slug = try arguments[film]
    var settings = RenderSettings(
      device: try arguments[play.device], framesPerSecond: try arguments[play.framesPerSecond])
    let times = try arguments[play.times]
    let asJSON = try arguments[json]
    // What moves is seen on the whole transition, also when only an instant is asked for.
    var table = try studio.trace(slug, settings)
    let moving = table.moving
    if let times {
      settings.times = times
      table = try studio.trace(slug, settings)
    }
    table = table.only(moving)
    console.out(asJSON ? table.json : table.text)
    return .well
  }
}
