import Foundation
import Serving

/// Under what addresses this machine is found in its network.
enum Addresses {
  /// IPv4, those of the machine itself left out; what looks like a home's or an office's first.
  static var ofNetwork: [String] {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return [] }
    defer { freeifaddrs(first) }
    let found = sequence(first: first) { $0?.pointee.ifa_next }.prefix { $0 != nil }
      .compactMap { $0.flatMap { text(of: $0.pointee) } }
    let homes = ["192.168.", "10.", "172."]
    return found.filter { address in homes.contains { address.hasPrefix($0) } }
      + found.filter { address in !homes.contains { address.hasPrefix($0) } }
  }

  /// A port on which nobody listens now; nil where the machine has none to give.
  static var freePort: Int? {
    let server = try? Server(gate: Gate(Secret()))
    defer { server?.close() }
    return server?.port
  }

  private static func text(of interface: ifaddrs) -> String? {
    guard let address = interface.ifa_addr, Int32(address.pointee.sa_family) == AF_INET,
      interface.ifa_flags & UInt32(IFF_LOOPBACK) == 0
    else { return nil }
    var place = address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { $0.pointee.sin_addr }
    var buffer = [CChar](repeating: 0, count: Int(INET_ADDRSTRLEN))
    guard inet_ntop(AF_INET, &place, &buffer, socklen_t(buffer.count)) != nil else { return nil }
    return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
