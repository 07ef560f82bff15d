import Foundation

/// Texts that XML cannot hold, as documents write them: Base64, sometimes without its padding.
enum Base64 {
  static func text(_ coded: String) -> String? {
    var letters = coded.filter { !$0.isWhitespace }
    while letters.count % 4 != 0 { letters += "=" }
    return Data(base64Encoded: letters).map { String(decoding: $0, as: UTF8.self) }
  }
}
