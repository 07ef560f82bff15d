/// What is kept of a scenario.
public enum GoldenKind: Hashable, Sendable {
  /// A contact sheet, compared cell by cell.
  case film(SheetOptions)
  /// Where the layers were, as a text. Instants are parts of the duration, 0…1; lengths may differ
  /// by `tolerance` points.
  case trace(at: [Double], tolerance: Double)
  /// Which calls came when, as a text.
  case timeline
  /// What is drawn, thing by thing, as a text that no change of the renderer touches. Instants are
  /// parts of the duration, 0…1.
  case commands(at: [Double])

  /// How a film is kept and compared.
  public struct SheetOptions: Hashable, Sendable {
    /// Parts of the duration, 0…1.
    public var instants: [Double]
    /// Pixels a point; above 0. One for two points shows what matters and weighs a quarter.
    public var scale: Double
    /// How many pixels of each frame may differ; 0 as rendering is the same everywhere.
    public var maxDiffPixels: Int

    /// Five frames at half size, exactly, unless told.
    public init(
      at instants: [Double] = [0, 0.25, 0.5, 0.75, 1], scale: Double = 0.5, maxDiffPixels: Int = 0
    ) {
      (self.instants, self.scale, self.maxDiffPixels) = (instants, scale, maxDiffPixels)
    }
  }

  /// A film at five instants, a trace at eleven, exactly, and a timeline.
  public static let standard: [GoldenKind] = [
    .film(SheetOptions()), .trace(at: (0...10).map { Double($0) / 10 }, tolerance: 0), .timeline,
  ]

  /// What the file's name ends with.
  public var fileExtension: String {
    switch self {
    case .film: "png"
    case .trace: "trace.txt"
    case .timeline: "timeline.txt"
    case .commands: "commands.txt"
    }
  }

  /// Pixels a point that it is played at.
  var scale: Double {
    if case .film(let options) = self { options.scale } else { 1 }
  }

  /// Whether it is made of what is drawn, thing by thing.
  var isOfDrawn: Bool {
    if case .commands = self { true } else { false }
  }

  static let extensions = ["png", "trace.txt", "timeline.txt", "commands.txt"]
}
