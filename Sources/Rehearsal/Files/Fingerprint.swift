/// FNV-1a of some bytes: short, the same in every process, and different for different bytes as good
/// as always. It tells what has changed by chance; it is no seal.
extension Sequence<UInt8> {
  package var fingerprint: UInt64 {
    reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
  }
}

extension String {
  /// Of its UTF-8.
  package var fingerprint: UInt64 { utf8.fingerprint }
}
