/// A studio without a repertoire, where nothing can be asked for.
package struct EmptyStudio: Studio {
  package init() {}
  package var items: [StudioItem] { [] }
  package var devices: [String] { ["none"] }

  package func render(_ slug: String, _ settings: RenderSettings) throws -> any Reel {
    throw UsageError("there is no transition '\(slug)'")
  }

  package func trace(_ slug: String, _ settings: RenderSettings) throws -> TraceTable {
    throw UsageError("there is no transition '\(slug)'")
  }
}
