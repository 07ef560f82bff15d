package struct TypefaceMetrics { package init(size: Double) {}; package var ascender = 0.0, descender = 0.0, capHeight = 0.0, xHeight = 0.0, lineHeight = 0.0 }
package struct DecodedImage: Sendable { package var bitmap: Bitmap; package var orientation = 1 }
package enum ImageDecoder { package static func decode(_ b: [UInt8]) throws -> DecodedImage { DecodedImage(bitmap: Bitmap(width: 1, height: 1)) } }
