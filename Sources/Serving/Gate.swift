/// Who is let in: whoever knows the secret, asks this machine by its own name, and comes from no
/// other page.
package struct Gate: Sendable {
  package let secret: Secret
  /// The names under which this machine is asked, beside those of the machine's own address.
  package let names: Set<String>

  package init(_ secret: Secret, names: Set<String> = []) {
    self.secret = secret
    self.names = names.union(["127.0.0.1", "localhost"])
  }

  /// A request whose path has the secret no more, or what is answered in its place.
  package enum Verdict {
    case admitted(Request)
    case refused(Response)
  }

  /// Looks at a request before anybody else does.
  ///
  /// Another name in `Host` is how a page of somebody else's reaches a server here by way of a
  /// name that it changes; another `Origin` is that page itself. Neither learns whether there is
  /// anything behind the secret.
  package func judge(_ request: Request) -> Verdict {
    let host = request.headers["host"] ?? ""
    guard names.contains(Self.name(of: host)) else {
      return .refused(.text("this is not the name of this machine", status: 403))
    }
    if let origin = request.headers["origin"], origin != "http://" + host {
      return .refused(.text("another page may not ask this", status: 403))
    }
    let parts = request.path.dropFirst().split(
      separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard request.path.hasPrefix("/"), let guess = parts.first, secret.isKnown(by: guess) else {
      return .refused(.text("there is nothing here", status: 404))
    }
    var inner = request
    // The address ends with a stroke, and so begins what a person writes after it.
    inner.path = "/" + (parts.count > 1 ? String(parts[1].drop { $0 == "/" }) : "")
    return .admitted(inner)
  }

  /// A host without its port.
  private static func name(of host: String) -> String {
    String(host.prefix { $0 != ":" })
  }
}
