import Testing

@testable import Raster

/// Where text goes on after tabs, in the coordinates of a line.
@Suite("Tabs")
struct TabTests {
  private let words = ["a", "Wide words", "i", "0.5"]

  private func paragraph(
    _ text: String, width: Double = .infinity, _ edit: (inout ParagraphStyle) -> Void = { _ in }
  ) -> Paragraph {
    var style = ParagraphStyle()
    edit(&style)
    return Paragraph.layout(StyledText(text, style: TextStyle()), width: width, style: style)
  }

  private func width(_ text: String) -> Double { Double(paragraph(text).size.width) }

  @Test("text goes on at the next multiple of 28 points, as its place says")
  func standard() {
    for first in words {
      let start = width(first)
      let stop = (Int(start / 28) + 1) * 28
      for second in words {
        let all = Double(paragraph("\(first)\t\(second)").size.width)
        #expect(abs(all - (Double(stop) + width(second))) < 0.01)
        let indented = paragraph("\(first)\t\(second)") { $0.firstLineIndent = 5 }
        let next = (Int((start + 5) / 28) + 1) * 28
        #expect(abs(Double(indented.size.width) - (Double(next) + width(second))) < 0.01)
      }
    }
  }

  @Test("text begins, ends or has its middle at a stop; where there is no room it follows")
  func stops() {
    for (alignment, share) in [(TabStop.Alignment.leading, 0.0), (.center, 0.5), (.trailing, 1)] {
      for word in words {
        let all = paragraph("a\t\(word)") { $0.tabStops = [TabStop(200, alignment)] }
        let end = 200 + (1 - share) * width(word)
        #expect(abs(Double(all.size.width) - end) < 0.01)
      }
    }
    let tight = paragraph("a\tWide words") { $0.tabStops = [TabStop(12, .trailing)] }
    #expect(abs(Double(tight.size.width) - width("a") - width("Wide words")) < 0.01)
  }

  @Test("beyond the stops text goes on at multiples of the interval")
  func interval() {
    let all = paragraph("a\t\t\tb") {
      $0.tabStops = [TabStop(30)]
      $0.tabInterval = 50
    }
    #expect(abs(Double(all.size.width) - (100 + width("b"))) < 0.01)
  }

  @Test("a line breaks where what follows a tab no longer fits", arguments: [40.0, 60, 90, 130])
  func breaking(_ room: Double) {
    let text = "a\tbb\tccc\tdddd\teeeee\tff"
    let lines = paragraph(text, width: room).lines
    #expect(lines.count > 1)
    #expect(lines.allSatisfy { $0.fixedWidth <= FixedPoint.length(room) })
    let trailing = paragraph(text, width: room) {
      $0.tabStops = (1...6).map { TabStop(30 * Double($0), .trailing) }
    }
    #expect(trailing.lines.allSatisfy { $0.fixedWidth <= FixedPoint.length(room) })
  }
}
