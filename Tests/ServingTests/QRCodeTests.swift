import Serving
import Testing

@Suite struct QRCodeTests {
  @Test("a code has its three marks, in ink for both kinds of ground")
  func marks() throws {
    // Without the library there is no code, which is said elsewhere.
    guard let code = QRCode("http://192.0.2.2:45233/nKj3J-NVCJx2GXaINCapVA/") else { return }
    let lines = code.plainText.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(code.width >= 29 && lines.count == (code.width + 4 + 1) / 2 + 1)
    #expect(lines[0].allSatisfy { $0 == "█" })
    // A finder is dark at its edge: seven modules without light ink.
    #expect(lines[1].hasPrefix("██ ▄▄▄▄▄ █"))
    #expect(code.terminalText.split(separator: "\n")[1].contains("█▀▀▀▀▀█"))
    #expect(QRCode("another")?.plainText != code.plainText)
  }
}
