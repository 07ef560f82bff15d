/// An ordered list of swatches.
public struct ColorPalette {

    public let title: String
    public let swatches: [Swatch]

    public init(title: String, swatches: [Swatch]) {
        self.title = title
        self.swatches = swatches
    }

    public subscript(_ index: Int) -> Swatch {
        swatches[((index % swatches.count) + swatches.count) % swatches.count]
    }

    public static let harbour = ColorPalette(title: "Harbour", swatches: [
        ("Slipway", "#3B5B72"),
        ("Buoy", "#D9542B"),
        ("Eelgrass", "#5E8C61"),
        ("Sandbar", "#E5C98B"),
        ("Dusk", "#6A4C7D")
    ].compactMap { Swatch(name: $0.0, hex: $0.1) })
}
