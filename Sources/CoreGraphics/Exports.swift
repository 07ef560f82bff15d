// Drawing under Apple's names: images, colours, paths and contexts, on top of Raster.
@_exported import Darwin
@_exported import Geometry
