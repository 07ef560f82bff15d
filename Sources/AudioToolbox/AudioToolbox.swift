@_exported import UIKit

/// A sound of the system's: silent here.
public typealias SystemSoundID = UInt32
/// What became of a call: 0 for well.
public typealias OSStatus = Int32
/// A buzz: felt by nobody here.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095

/// Makes no sound here.
public func AudioServicesPlaySystemSound(_ sound: SystemSoundID) {}
/// Makes no sound here.
public func AudioServicesPlayAlertSound(_ sound: SystemSoundID) {}
/// Makes no sound here: its end is told in the next turn.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ sound: SystemSoundID, _ completion: (() -> Void)?
) {
  guard let completion else { return }
  RenderServer.current.enqueue(at: RenderServer.current.now, completion)
}
/// There is nothing to be given back.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ sound: SystemSoundID) -> OSStatus { 0 }
