import Foundation
import Geometry
import TestSupport
import Testing

@testable import Raster

/// Goldens, one small picture a feature.
@Suite("Plates of nodes")
struct PlateTests {
  private let plates = Plates()

  private func draw(_ node: RenderNode, _ set: InstructionSet = .best) -> Bitmap {
    Renderer(scale: 1, instructionSet: set)
      .draw(node, width: 100, height: 100, background: .white)
  }

  @Test("show what they showed", arguments: PlateScenes.all.map(\.name))
  func plate(name: String) throws {
    let scene = try #require(PlateScenes.all.first { $0.name == name })
    let best = draw(scene.node)
    try plates.check(best, name)
    for set in InstructionSet.available {
      #expect(draw(scene.node, set) == best, "\(name), \(set)")
    }
  }

  @Test("are one for every scene, and no other")
  func complete() throws { try plates.checkNames(PlateScenes.all.map(\.name)) }

  @Test("fit on a contact sheet", .enabled(if: Plates.areRecorded))
  func contactSheet() throws {
    try Plates.writeSheet(PlateScenes.all.map { draw($0.node) }, "nodes")
  }
}
