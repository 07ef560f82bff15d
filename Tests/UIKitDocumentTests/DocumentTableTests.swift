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

  @Test("of prototypes has no rows of its own where sections are written down empty")
  func emptySections() throws {
    let prototypes = try table("dataMode=\"prototypes\"", "<prototypes/><sections/>")
    #expect(UITableViewController().numberOfSections(in: prototypes) == 1)
    let fixed = try table("dataMode=\"static\"", "<sections/>")
    #expect(UITableViewController().numberOfSections(in: fixed) == 0)
    #expect(UITableViewController().tableView(fixed, titleForHeaderInSection: 3) == nil)
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

@Suite("Frames as distances from the edges")
@MainActor
struct FrameInsetTests {
  private func frames(_ inside: [String]) throws -> [CGRect] {
    let views = inside.enumerated().map { index, inside in
      "<view id=\"v\(index)\"><frame key=\"frameInset\" \(inside)/></view>"
    }
    let xml =
      "<view id=\"o\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"200\" height=\"100\"/>"
      + "<subviews>\(views.joined())</subviews></view>"
    return try DocumentRig.withBundle(["Piece.xib": DocumentRig.nib(xml)]) { bundle in
      var made: UIView?
      _ = try DocumentRig.look {
        made = UINib(nibName: "Piece", bundle: bundle).instantiate(withOwner: nil).first as? UIView
        return made
      }
      return try #require(made).subviews.map(\.frame)
    }
  }

  @Test("are worked out of the size around, percent of what the rest leaves")
  func places() throws {
    let found = try frames([
      "", "minX=\"15\" width=\"40\" height=\"20\"", "minX=\"10\" maxX=\"30\" minY=\"5\" maxY=\"5\"",
      "maxX=\"20\" width=\"50\" maxY=\"10\" height=\"30\"",
      "minX=\"25%\" width=\"40\" minY=\"50%\" height=\"20\"",
      "minX=\"10%\" width=\"50%\" height=\"20\"",
    ])
    #expect(
      found == [
        CGRect(x: 0, y: 0, width: 200, height: 100), CGRect(x: 15, y: 0, width: 40, height: 20),
        CGRect(x: 10, y: 5, width: 160, height: 90), CGRect(x: 130, y: 60, width: 50, height: 30),
        CGRect(x: 40, y: 40, width: 40, height: 20), CGRect(x: 20, y: 0, width: 100, height: 20),
      ])
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
