import Serving

extension LiveShow {
  /// Somebody begins to watch.
  package func connect(_ viewer: Viewer) {
    let used = Set(viewers.values.map(\.index))
    let index = (0...viewers.count).first { !used.contains($0) } ?? viewers.count
    viewers[viewer] = ViewerState(index: index)
    repaint()
  }

  /// Somebody is gone, and the fingers with them.
  package func disconnect(_ viewer: Viewer) {
    guard let state = viewers.removeValue(forKey: viewer) else { return }
    session.cancel(state.pointers.sorted())
  }

  /// Somebody says something: an object of JSON. What it does not understand it leaves alone.
  package func receive(_ bytes: [UInt8], from viewer: Viewer) {
    guard viewers[viewer] != nil, let message = JSON(reading: bytes) else { return }
    switch message["t"]?.string {
    case "ack":
      guard let number = message["f"]?.integer.flatMap({ UInt32(exactly: $0) }) else { return }
      viewers[viewer]?.feed.acknowledge(number)
    case "touch": touch(message, by: viewer)
    case "wheel": wheel(message)
    case "pinch": pinch(message)
    case "key": if let key = message["k"]?.string { type(key) }
    case "do": _ = perform(message)
    default: break
    }
    guard let number = message["n"]?.integer.flatMap({ UInt32(exactly: $0) }) else { return }
    viewers[viewer]?.lastInput = number
  }
}
