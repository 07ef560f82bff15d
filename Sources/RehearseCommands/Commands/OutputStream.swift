import Foundation

/// A stream of this process, written to its end or not at all: full devices, closed streams and
/// pipes that nobody reads are told as one line, never as a trap.
struct OutputStream {
  /// The number of the stream.
  let descriptor: Int32

  /// - Returns: The system's reason where not everything could be written; nil where it was.
  func write(_ text: String) -> String? {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        bytes = bytes.dropFirst(count)
      } else if count < 0, errno == EAGAIN {
        waitForRoom()
      } else if count == 0 || errno != EINTR {
        return String(cString: strerror(errno))
      }
    }
    return nil
  }

  /// Whoever reads may have made the stream one that does not wait.
  private func waitForRoom() {
    var wish = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = poll(&wish, 1, -1)
  }
}
