import Foundation
import Testing
import UIKit

@testable import Rehearsal

@Suite("A table of a document")
@MainActor
struct DocumentTableTests {
  private func table(_ attributes: String, _ inside: String = "") throws -> UITableView {
    let xml =
      "<tableView id=\"v\" \(attributes)><rect key=\"frame\" x=\"0\" y=\"0\" width=\"200\" height=\"300\"/>\(inside)</tableView>"
    return try DocumentRig.withBundle(["Piece.xib": DocumentRig.nib(xml)]) { bundle in
      var made: UITableView?
      _ = try DocumentRig.look {
        made =
          UINib(nibName: "Piece", bundle: bundle).instantiate(withOwner: nil).first
          as? UITableView
        return made
      }
      return try #require(made)
    }
  }

  @Test("takes the heights that Interface Builder writes by itself as nobody's wish")
  func usual() throws {
    let plain = try table("style=\"plain\" sectionHeaderHeight=\"28\" sectionFooterHeight=\"28\"")
    #expect(plain.sectionHeaderHeight == UITableView.automaticDimension)
    let grouped = try table(
      "style=\"grouped\" sectionHeaderHeight=\"18\" sectionFooterHeight=\"9\"")
    #expect(grouped.sectionHeaderHeight == UITableView.automaticDimension)
    #expect(grouped.sectionFooterHeight == 9)
  }

  @Test("leaves no room for headers of plain sections that have none")
  func headers() throws {
    let sections =
      "<sections><tableViewSection id=\"s\"><cells><tableViewCell id=\"c\" rowHeight=\"50\">"
      + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"200\" height=\"50\"/>"
      + "<tableViewCellContentView key=\"contentView\" id=\"d\"/></tableViewCell></cells>"
      + "</tableViewSection></sections>"
    let plain = try table(
      "dataMode=\"static\" style=\"plain\" sectionHeaderHeight=\"40\" sectionFooterHeight=\"28\"",
      sections)
    #expect(plain.sectionHeaderHeight == 40)
    // Only a table view controller serves what stands in a document.
    let (stage, controller) = (Stage(), UITableViewController(style: .plain))
    stage.perform {
      controller.tableView = plain
      (plain.dataSource, plain.delegate) = (controller, controller)
      stage.window.rootViewController = controller
    }
    stage.settle()
    #expect(plain.contentSize.height == 50)
  }
}

@Suite("Fonts by name")
@MainActor
struct OwnFontNameTests {
  @Test("are the application's own once their file is taken in")
  func own() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/Raster/Fonts/NotoSansArabic-Subset.ttf")
    #expect(UIFont.register(contentsOf: file))
    let family = "Noto Sans Arabic"
    #expect(UIFont.familyNames.contains(family))
    let name = try #require(UIFont.fontNames(forFamilyName: family).first)
    let font = try #require(UIFont(name: name, size: 20))
    #expect(font.fontName == name && font.familyName == family)
    #expect(font.withSize(10).fontName == name)
    #expect(font.lineHeight != UIFont.systemFont(ofSize: 20).lineHeight)
    #expect(font.fontDescriptor.withSymbolicTraits(.traitBold) == nil)
    #expect(!UIFont.register(contentsOf: URL(fileURLWithPath: "/nowhere.ttf")))
  }
}
