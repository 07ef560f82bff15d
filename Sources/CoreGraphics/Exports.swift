// Drawing under Apple's names: images, colours, paths and contexts, on top of Raster.
@_exported import CLibrary
@_exported import Geometry
