import Testing

/// Starts the tests. Because this file is there, the package manager looks for no tests of the older
/// library, for which every build would have to write an index.
@main
struct Tests {
  static func main() async {
    await Testing.__swiftPMEntryPoint() as Never
  }
}
