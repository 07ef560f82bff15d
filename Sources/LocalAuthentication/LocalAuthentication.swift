@_exported import UIKit

/// How somebody is to show who they are.
public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication
}

/// By what a device recognises people: a stage by nothing.
public enum LABiometryType: Int, Sendable { case none = 0, touchID, faceID, opticID }

/// Why nobody was recognised.
public struct LAError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static let authenticationFailed = Code.authenticationFailed
  public static let userCancel = Code.userCancel
  public static let userFallback = Code.userFallback
  public static let biometryNotAvailable = Code.biometryNotAvailable
}

/// Would recognise people: a stage recognises nobody, and says so in the next turn.
@preconcurrency @MainActor
open class LAContext: NSObject {
  open var localizedFallbackTitle: String?
  open var localizedCancelTitle: String?
  open var localizedReason = ""
  open var interactionNotAllowed = false
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  open var biometryType: LABiometryType { .none }

  public override init() { super.init() }

  /// - Parameter error: Is not filled in where nil is passed.
  open func canEvaluatePolicy(
    _ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?
  ) -> Bool {
    error?.pointee = NSError(
      domain: "com.apple.LocalAuthentication", code: LAError.Code.biometryNotAvailable.rawValue)
    return false
  }
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping (Bool, (any Error)?) -> Void
  ) {
    report()
    RenderServer.current.enqueue(at: RenderServer.current.now) {
      reply(false, LAError(.biometryNotAvailable))
    }
  }
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    report()
    throw LAError(.biometryNotAvailable)
  }
  open func invalidate() {}

  private func report() {
    Unsupported.report("LAContext.evaluatePolicy · a stage recognises nobody")
  }
}
