// UIKit under its own names, for what view-controller transitions need.
@_exported import Observation
@_exported import QuartzCore
