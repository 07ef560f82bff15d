import Foundation

/// How a server answers the key with which a browser asks for a web socket (RFC 6455, 4.2.2).
package enum WebSocketKey {
  /// - Parameter key: What the browser sent.
  /// - Returns: nil for what is no key: sixteen bytes in base 64.
  package static func answer(to key: String) -> String? {
    guard Data(base64Encoded: key)?.count == 16 else { return nil }
    let digest = SHA1.digest(of: Array((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8))
    return Data(digest).base64EncodedString()
  }
}

/// The sum of FIPS 180-4, 6.1, which web sockets ask for; it keeps no secret.
package enum SHA1 {
  /// Twenty bytes.
  package static func digest(of message: [UInt8]) -> [UInt8] {
    var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
    let padded = padded(message)
    for start in stride(from: 0, to: padded.count, by: 64) {
      state = mixed(state, with: padded[start..<start + 64])
    }
    return state.flatMap(bigEndian)
  }

  /// A one, zeros, and the length in bits, to whole blocks of 64 bytes.
  private static func padded(_ message: [UInt8]) -> [UInt8] {
    let zeros = (119 - message.count % 64) % 64
    return message + [0x80] + [UInt8](repeating: 0, count: zeros)
      + bigEndian(UInt64(message.count) * 8)
  }

  private static func mixed(_ state: [UInt32], with block: ArraySlice<UInt8>) -> [UInt32] {
    var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { place in
      block[place..<place + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for t in 16..<80 {
      words.append(turned(words[t - 3] ^ words[t - 8] ^ words[t - 14] ^ words[t - 16], 1))
    }
    var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
    for t in 0..<80 {
      let (mix, constant) = round(t, b, c, d)
      let next = turned(a, 5) &+ mix &+ e &+ constant &+ words[t]
      (e, d, c, b, a) = (d, c, turned(b, 30), a, next)
    }
    return zip(state, [a, b, c, d, e]).map { $0 &+ $1 }
  }

  private static func round(
    _ t: Int, _ b: UInt32, _ c: UInt32, _ d: UInt32
  ) -> (mix: UInt32, constant: UInt32) {
    switch t / 20 {
    case 0: ((b & c) | (~b & d), 0x5A82_7999)
    case 1: (b ^ c ^ d, 0x6ED9_EBA1)
    case 2: ((b & c) | (b & d) | (c & d), 0x8F1B_BCDC)
    default: (b ^ c ^ d, 0xCA62_C1D6)
    }
  }

  private static func turned(_ word: UInt32, _ bits: UInt32) -> UInt32 {
    word << bits | word >> (32 - bits)
  }

  private static func bigEndian<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }
}
