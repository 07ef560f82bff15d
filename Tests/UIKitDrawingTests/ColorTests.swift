import Rehearsal
import Testing
import UIKit

@MainActor @Suite("Colours")
struct ColorTests {
  // Compiles: a colour can be taken anywhere.
  nonisolated private static let borders = [UIColor.red.cgColor, UIColor.white.cgColor]

  @Test("equal colours have the same hash")
  func sets() {
    #expect(Set([UIColor.red, .red]).count == 1)
    #expect(Set([UIColor.systemBlue, .systemBlue, .systemRed]).count == 2)
    #expect(Set([UIColor.label, .black]).count == 2)
    #expect(
      UIColor.red.withAlphaComponent(0.5).hash
        == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5).hash)
  }

  @Test("greys have two components, of a grey space, at any opacity")
  func greys() {
    #expect(Self.borders[1].components == [1, 1])
    #expect(UIColor.white.cgColor.numberOfComponents == 2)
    #expect(UIColor.gray.cgColor.colorSpace?.model == .monochrome)
    #expect(UIColor.black.withAlphaComponent(0.25).cgColor.components == [0, 0.25])
    #expect(UIColor.white.cgColor.copy(alpha: 0.5)?.components == [1, 0.5])
    #expect(CGColor(gray: 0.25, alpha: 1).components == [0.25, 1])
    #expect(UIColor.red.cgColor.components == [1, 0, 0, 1])
    #expect(UIColor(red: 1, green: 1, blue: 1, alpha: 1).cgColor.numberOfComponents == 4)
    #expect(UIColor.red.cgColor.colorSpace?.model == .rgb)
  }

  @Test("a dynamic colour taken on another thread has the stage's traits")
  func elsewhere() async {
    let components = await Task.detached { UIColor.label.cgColor.components }.value
    #expect(components?.count == 4)
  }

  @Test("hue, saturation and brightness come back as they went in")
  func hues() {
    for step in 0..<24 {
      for (s, b) in [(1, 1), (0.5, 0.75), (0.25, 0.5)] as [(CGFloat, CGFloat)] {
        let hue = CGFloat(step) / 24
        let color = UIColor(hue: hue, saturation: s, brightness: b, alpha: 0.5)
        var (h2, s2, b2, a2) = (CGFloat(-1), CGFloat(-1), CGFloat(-1), CGFloat(-1))
        let succeeds = color.getHue(&h2, saturation: &s2, brightness: &b2, alpha: &a2)
        #expect(succeeds)
        #expect(abs(h2 - hue) < 1e-9 && abs(s2 - s) < 1e-9 && abs(b2 - b) < 1e-9 && a2 == 0.5)
      }
    }
    var saturation: CGFloat = -1
    UIColor.gray.getHue(nil, saturation: &saturation, brightness: nil, alpha: nil)
    #expect(saturation == 0)
  }

  @Test("the white of a grey is what it was made with, that of a colour lies between its ends")
  func whites() {
    var (white, alpha) = (CGFloat(-1), CGFloat(-1))
    let succeeds = UIColor(white: 0.3, alpha: 0.7).getWhite(&white, alpha: &alpha)
    #expect(succeeds)
    #expect(white == 0.3 && alpha == 0.7)
    UIColor.green.getWhite(&white, alpha: nil)
    #expect(white > 0.5 && white < 1)
  }

  @Test("greys of Display P3 are sRGB's, its red lies outside sRGB")
  func wide() {
    for step in 0...10 {
      let v = CGFloat(step) / 10
      let parts =
        UIColor(displayP3Red: v, green: v, blue: v, alpha: 1).cgColor.components ?? []
      #expect(parts.prefix(3).allSatisfy { abs($0 - v) < 1e-6 })
    }
    // The numbers that colour calculators print.
    let red = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).cgColor.components ?? []
    #expect(abs(red[0] - 1.0930) < 1e-3 && abs(red[1] + 0.2267) < 1e-3)
    #expect(abs(red[2] + 0.1501) < 1e-3)
  }

  @Test("the mean of a picture stands in where its colour is told")
  func pattern() {
    let stage = Stage()
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
      UIColor.blue.setFill()
      $0.fill(CGRect(x: 1, y: 0, width: 1, height: 2))
    }
    stage.perform {
      #expect(UIColor(patternImage: picture).cgColor.components == [0.5, 0, 0.5, 1])
    }
    #expect(stage.unsupported.isEmpty)
  }
}
