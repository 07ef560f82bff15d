import Foundation
import Testing

@testable import UIKit

/// What a document means by saying nothing: what Xcode leaves out, which is not always what code has.
@MainActor @Suite("Values that documents leave out") struct UnwrittenValueTests {
  private func made<Made: UIView>(_ xml: String, as type: Made.Type) throws -> Made {
    try DocumentRig.withBundle(["Piece.xib": DocumentRig.nib(xml)]) { bundle in
      try #require(
        UINib(nibName: "Piece", bundle: bundle).instantiate(withOwner: nil).first as? Made)
    }
  }

  @Test("pictures and words take touches, unless it says that they do not")
  func interaction() throws {
    #expect(!UILabel().isUserInteractionEnabled && !UIImageView().isUserInteractionEnabled)
    #expect(try made("<label id=\"v\"/>", as: UILabel.self).isUserInteractionEnabled)
    #expect(try made("<imageView id=\"v\"/>", as: UIImageView.self).isUserInteractionEnabled)
    let still = try made("<label userInteractionEnabled=\"NO\" id=\"v\"/>", as: UILabel.self)
    #expect(!still.isUserInteractionEnabled)
  }

  @Test(
    "what scrolls clips where it says so",
    arguments: ["scrollView", "tableView", "collectionView", "textView"])
  func clipping(tag: String) throws {
    let layout = "<collectionViewFlowLayout key=\"collectionViewLayout\" id=\"f\"/>"
    let inside = tag == "collectionView" ? layout : ""
    let open = try made("<\(tag) id=\"v\">\(inside)</\(tag)>", as: UIScrollView.self)
    #expect(!open.clipsToBounds)
    let cut = try made(
      "<\(tag) clipsSubviews=\"YES\" id=\"v\">\(inside)</\(tag)>", as: UIScrollView.self)
    #expect(cut.clipsToBounds)
  }

  @Test("colours of the time of iOS 13 are the system's, with older ones to fall back on")
  func colours() throws {
    let view = try made(
      "<view id=\"v\"><color key=\"backgroundColor\" xcode11CocoaTouchSystemColor=\"systemBackgroundColor\" cocoaTouchSystemColor=\"whiteColor\"/></view>",
      as: UIView.self)
    #expect(view.backgroundColor == .systemBackground)
    let older = try made(
      "<view id=\"v\"><color key=\"backgroundColor\" xcode11CocoaTouchSystemColor=\"nobodyColor\" cocoaTouchSystemColor=\"whiteColor\"/></view>",
      as: UIView.self)
    #expect(older.backgroundColor == .white)
  }

  @Test("what cannot be seen is there for the application: traits, kinds of text, indents, names")
  func unseen() throws {
    let field = try made(
      "<textField id=\"v\"><textInputTraits key=\"textInputTraits\" spellCheckingType=\"no\" smartQuotesType=\"no\" smartDashesType=\"no\" smartInsertDeleteType=\"no\" textContentType=\"email\"/>"
        + "<accessibility key=\"accessibilityConfiguration\" label=\"Mail\"><accessibilityTraits key=\"traits\" button=\"YES\" notEnabled=\"YES\"/></accessibility></textField>",
      as: UITextField.self)
    #expect(field.spellCheckingType == .no && field.smartQuotesType == .no)
    #expect(field.smartDashesType == .no && field.smartInsertDeleteType == .no)
    #expect(field.textContentType.rawValue == "email")
    #expect(field.accessibilityTraits == [.button, .notEnabled])
    let cell = try made(
      "<tableViewCell indentationLevel=\"2\" indentationWidth=\"7\" restorationIdentifier=\"row\" style=\"IBUITableViewCellStyleDefault\" id=\"v\"/>",
      as: UITableViewCell.self)
    #expect(cell.indentationLevel == 2 && cell.indentationWidth == 7)
    #expect(cell.restorationIdentifier == "row")
    let picker = try made(
      "<datePicker id=\"v\"><locale key=\"locale\" localeIdentifier=\"de_DE\"/></datePicker>",
      as: UIDatePicker.self)
    #expect(picker.locale?.identifier == "de_DE")
  }
}
