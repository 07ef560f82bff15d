@_exported import UIKit

/// How fast something gets faster, in gravities.
public struct CMAcceleration: Sendable {
  public var x, y, z: Double
  public init() { (x, y, z) = (0, 0, 0) }
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// How fast something turns, in radians a second.
public struct CMRotationRate: Sendable {
  public var x, y, z: Double
  public init() { (x, y, z) = (0, 0, 0) }
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// How a device is held, in radians.
@preconcurrency @MainActor
open class CMAttitude: NSObject {
  open var roll: Double { 0 }
  open var pitch: Double { 0 }
  open var yaw: Double { 0 }
}

/// What is measured at an instant.
@preconcurrency @MainActor
open class CMLogItem: NSObject {
  open var timestamp: TimeInterval { 0 }
}

/// How a device moves.
@preconcurrency @MainActor
open class CMDeviceMotion: CMLogItem {
  open var attitude: CMAttitude { CMAttitude() }
  open var rotationRate: CMRotationRate { CMRotationRate() }
  open var gravity: CMAcceleration { CMAcceleration(x: 0, y: -1, z: 0) }
  open var userAcceleration: CMAcceleration { CMAcceleration() }
}

@preconcurrency @MainActor
open class CMAccelerometerData: CMLogItem {
  open var acceleration: CMAcceleration { CMAcceleration() }
}

@preconcurrency @MainActor
open class CMGyroData: CMLogItem {
  open var rotationRate: CMRotationRate { CMRotationRate() }
}

/// Would measure how a device moves: a stage has nothing that measures. Starting is reported, and nobody is
/// called.
@preconcurrency @MainActor
open class CMMotionManager: NSObject {
  public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void
  public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
  public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void

  /// Seconds. Kept.
  open var deviceMotionUpdateInterval: TimeInterval = 0.01
  open var accelerometerUpdateInterval: TimeInterval = 0.01
  open var gyroUpdateInterval: TimeInterval = 0.01
  open var isDeviceMotionAvailable: Bool { false }
  open var isAccelerometerAvailable: Bool { false }
  open var isGyroAvailable: Bool { false }
  open var isMagnetometerAvailable: Bool { false }
  open var isDeviceMotionActive: Bool { false }
  open var isAccelerometerActive: Bool { false }
  open var isGyroActive: Bool { false }
  open var deviceMotion: CMDeviceMotion? { nil }
  open var accelerometerData: CMAccelerometerData? { nil }
  open var gyroData: CMGyroData? { nil }

  public override init() { super.init() }

  open func startDeviceMotionUpdates() { report() }
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
  ) { report() }
  open func stopDeviceMotionUpdates() {}
  open func startAccelerometerUpdates() { report() }
  open func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler
  ) { report() }
  open func stopAccelerometerUpdates() {}
  open func startGyroUpdates() { report() }
  open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler)
  { report() }
  open func stopGyroUpdates() {}

  private func report() {
    Unsupported.report("CMMotionManager · a stage is not moved: nothing is measured")
  }
}
