import Rehearsal
import Testing
import TestSupport
import UIKit

@testable import UIKitTestSupport

/// What is dragged elsewhere on a device, and nowhere here.
@MainActor
@Suite("Dragging and dropping")
struct DragAndDropTests {
  /// As applications write them: the optional methods that they need, and no others.
  private final class Carrier: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate,
    UICollectionViewDragDelegate, UICollectionViewDropDelegate, UITableViewDragDelegate,
    UITableViewDropDelegate
  {
    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "word" as NSString))] }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      _ = session.loadObjects(ofClass: UIImage.self) { _ in }
    }

    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [] }

    func collectionView(
      _ collectionView: UICollectionView,
      performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      for item in coordinator.items {
        coordinator.drop(item.dragItem, toItemAt: IndexPath(item: 0, section: 0))
      }
    }

    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [] }

    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {}
  }

  @Test("interactions are kept by their view, and noted; lists keep their delegates")
  func kept() {
    let stage = Stage()
    stage.perform {
      let (view, carrier) = (UIView(), Carrier())
      let drag = UIDragInteraction(delegate: carrier)
      view.addInteraction(drag)
      view.addInteraction(UIDropInteraction(delegate: carrier))
      #expect(drag.view === view && drag.delegate === carrier && view.interactions.count == 2)
      let table = UITableView()
      table.dragDelegate = carrier
      table.dropDelegate = carrier
      #expect(table.dragDelegate === carrier && table.dropDelegate === carrier)
      #expect(!table.hasActiveDrag && !table.hasActiveDrop)
    }
    for name in ["UIDragInteraction", "UIDropInteraction"] {
      #expect(stage.unsupported.contains { $0.contains(name) }, "\(stage.unsupported)")
    }
  }

  @Test("an item provider gives what it was made of, later, to whoever asks for its class")
  func given() {
    let stage = Stage()
    var given: [String] = []
    stage.perform {
      let provider = NSItemProvider(object: "word" as NSString)
      #expect(provider.canLoadObject(ofClass: NSString.self))
      #expect(!provider.canLoadObject(ofClass: UIImage.self))
      #expect(provider.hasItemConformingToTypeIdentifier("public.utf8-plain-text"))
      provider.loadObject(ofClass: NSString.self) { word, _ in given.append("\(word ?? "none")") }
      provider.loadObject(ofClass: UIImage.self) { image, _ in
        given.append(image == nil ? "no image" : "image")
      }
      #expect(given == [])
    }
    stage.advance(to: 0.1)
    #expect(given == ["word", "no image"])
  }
}
