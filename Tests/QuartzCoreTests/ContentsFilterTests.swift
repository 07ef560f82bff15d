import CoreGraphics
import Geometry
import Raster
import Testing

@testable import QuartzCore

@MainActor @Suite("Filters of contents and edges")
struct ContentsFilterTests {
  private func notes(_ body: (CALayer) -> Void) -> [String] {
    let former = Unsupported.listener
    defer { Unsupported.listener = former }
    nonisolated(unsafe) var notes: [String] = []
    Unsupported.listener = { notes.append($0) }
    body(CALayer())
    return notes
  }

  @Test("have Core Animation's defaults, of which none is reported")
  func defaults() {
    let found = notes { layer in
      #expect(layer.magnificationFilter == .linear && layer.minificationFilter == .linear)
      #expect(layer.minificationFilterBias == 0)
      #expect(!layer.allowsEdgeAntialiasing && !layer.drawsAsynchronously)
      #expect(layer.edgeAntialiasingMask.rawValue == 15)
      layer.magnificationFilter = layer.magnificationFilter
      layer.minificationFilter = layer.minificationFilter
      layer.minificationFilterBias = 0
      layer.edgeAntialiasingMask = [
        .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
      ]
    }
    #expect(found == [])
  }

  @Test("keep what is assigned, and what would look different is reported")
  func reports() {
    let found = notes { layer in
      layer.magnificationFilter = .nearest
      layer.minificationFilter = .trilinear
      layer.minificationFilterBias = 0.5
      layer.edgeAntialiasingMask = [.layerLeftEdge]
      (layer.allowsEdgeAntialiasing, layer.drawsAsynchronously) = (true, true)
      #expect(layer.magnificationFilter == .nearest && layer.minificationFilter == .trilinear)
      #expect(layer.minificationFilterBias == 0.5 && layer.edgeAntialiasingMask == .layerLeftEdge)
      #expect(layer.allowsEdgeAntialiasing && layer.drawsAsynchronously)
      layer.magnificationFilter = CALayerContentsFilter(rawValue: "cubic")
    }
    #expect(
      found == [
        "CALayer.minificationFilterBias 0.5", "CALayer.edgeAntialiasingMask",
        "CALayer.magnificationFilter cubic",
      ])
  }

  @Test("are what contents are drawn with")
  func drawn() throws {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    layer.contents = Paint.picture
    layer.magnificationFilter = .nearest
    let contents = try #require(LayerSampler.sample(layer, atMediaTime: 0).contents)
    #expect(contents.isNearestEnlarged && !contents.isNearestShrunk && !contents.isMipmapped)
    layer.minificationFilter = .trilinear
    #expect(LayerSampler.sample(layer, atMediaTime: 0).contents?.isMipmapped == true)
  }
}
