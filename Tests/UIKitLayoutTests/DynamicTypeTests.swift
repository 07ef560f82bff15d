import Foundation
import Rehearsal
import TestSupport
import Testing
import UIKit

/// Fonts, their measures, and the reader's text size.
@Suite("Dynamic Type") @MainActor
struct DynamicTypeTests {
  @Test("sizes are those of the table, and grow with the text size")
  func sizes() {
    let styles: [UIFont.TextStyle] = [
      .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline,
      .footnote, .caption1, .caption2,
    ]
    let usual = UITraitCollection(preferredContentSizeCategory: .large)
    let large = styles.map {
      UIFont.preferredFont(forTextStyle: $0, compatibleWith: usual).pointSize
    }
    #expect(large == [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11])
    for style in styles {
      let sizes = UIContentSizeCategory.all.map {
        let traits = UITraitCollection(preferredContentSizeCategory: $0)
        return UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
      }
      #expect(sizes == sizes.sorted() && Set(sizes).count > 8, "\(style.rawValue)")
    }
  }

  @Test("a label that follows the text size grows with it, another does not")
  func labels() {
    let stage = Stage(scale: 2)
    let labels = [true, false].map { follows in
      let label = UILabel(frame: .zero)
      label.text = "Sample"
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = follows
      stage.perform { stage.window.addSubview(label) }
      return label
    }
    let before = labels.map { $0.intrinsicContentSize.width }
    stage.preferredContentSizeCategory = .accessibilityLarge
    let after = labels.map { $0.intrinsicContentSize.width }
    #expect(after[0] > 1.8 * before[0] && after[1] == before[1])
    #expect(UIFontMetrics.default.scaledValue(for: 17) == 33)
    #expect(labels.map(\.font.pointSize) == [33, 17])
  }

  /// Heights that labels have in printed frames of real devices.
  @Test("a label of one line is as high as on a device, lines add up")
  func labelHeights() {
    let atThree: [(CGFloat, CGFloat)] = [
      (10, 12), (11, 13 + 1 / 3), (12, 14 + 1 / 3), (13, 15 + 2 / 3), (14, 17), (15, 18),
      (16, 19 + 1 / 3), (17, 20 + 1 / 3), (18, 21 + 2 / 3), (20, 24), (22, 26 + 1 / 3),
      (28, 33 + 2 / 3), (34, 40 + 2 / 3),
    ]
    let three = Stage(scale: 3), two = Stage(scale: 2)
    for (size, height) in atThree {
      #expect(abs(self.height(of: "Ågjy", size, on: three) - height) < 0.001, "\(size) pt at 3x")
      let atTwo = (size * 2444 / 2048 * 2).rounded(.up) / 2
      #expect(self.height(of: "Ågjy", size, on: two) == atTwo, "\(size) pt at 2x")
    }
    #expect(height(of: "漢字 😀", 17, on: two) == 20.5)
    #expect(height(of: "one\ntwo\nthree", 17, on: two) == 61)
  }

  private func height(of text: String, _ size: CGFloat, on stage: Stage) -> CGFloat {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.numberOfLines = 0
    return stage.perform {
      stage.window.addSubview(label)
      return label.intrinsicContentSize.height
    }
  }

  @Test("measures are as Documentation/FontMeasures.md publishes them")
  func measures() throws {
    let lines = [11, 12, 13, 15, 16, 17, 20, 22, 28, 34].map { size -> String in
      let font = UIFont.systemFont(ofSize: CGFloat(size))
      let numbers = [
        font.ascender, font.descender, font.lineHeight, font.leading, font.capHeight, font.xHeight,
      ]
      let cells = numbers.map { number in
        let thousandths = Int((number * 1000).rounded())
        return "\(thousandths / 1000).\(String(1000 + abs(thousandths % 1000)).dropFirst())"
      }
      return "| \(size) | " + cells.joined(separator: " | ") + " |"
    }
    let file = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../Documentation/FontMeasures.md").standardized
    let page = try String(contentsOf: file, encoding: .utf8)
    let rows = page.split(separator: "\n").map(String.init)
      .filter { $0.hasPrefix("| ") && $0.dropFirst(2).first?.isNumber == true }
    #expect(rows == lines)
  }
}
