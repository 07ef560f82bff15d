// Layers, animations and transactions; sampling a tree at an instant to a RenderNode.
@_exported import CoreGraphics
