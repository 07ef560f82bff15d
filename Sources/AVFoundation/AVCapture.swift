/// What kind of medium.
public struct AVMediaType: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let video = AVMediaType(rawValue: "vide")
  public static let audio = AVMediaType(rawValue: "soun")
  public static let text = AVMediaType(rawValue: "text")
  public static let metadata = AVMediaType(rawValue: "meta")
}

/// Whether an application may see and hear.
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted, denied, authorized
}

/// Why there is no picture.
public struct AVError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = -11800
    case deviceNotConnected = -11814
    case applicationIsNotAuthorizedToUseDevice = -11852
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}

/// A camera or a microphone: a stage has none.
@preconcurrency @MainActor
open class AVCaptureDevice: NSObject {
  /// On which side of a device.
  public enum Position: Int, Sendable { case unspecified = 0, back, front }
  public enum FlashMode: Int, Sendable { case off = 0, on, auto }
  public enum TorchMode: Int, Sendable { case off = 0, on, auto }
  /// What kind of camera.
  public struct DeviceType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let builtInWideAngleCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    public static let builtInDualCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    public static let builtInUltraWideCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    public static let builtInMicrophone = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
  }

  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }
  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    .denied
  }
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void
  ) {
    Unsupported.report("AVCaptureDevice.requestAccess · a stage has no camera: it is denied")
    StageClock.DispatchQueue.main.async { handler(false) }
  }
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }

  open var position: Position { .unspecified }
  open var hasTorch: Bool { false }
  open var hasFlash: Bool { false }
  open var torchMode = TorchMode.off
  open func lockForConfiguration() throws { throw AVError(.deviceNotConnected) }
  open func unlockForConfiguration() {}
}

/// What a session takes pictures from.
@preconcurrency @MainActor
open class AVCaptureInput: NSObject {}

/// A camera as an input.
@preconcurrency @MainActor
open class AVCaptureDeviceInput: AVCaptureInput {
  open private(set) var device: AVCaptureDevice
  public init(device: AVCaptureDevice) throws { self.device = device }
}

/// Where a session's pictures go.
@preconcurrency @MainActor
open class AVCaptureOutput: NSObject {}

/// Pictures that are taken: none.
@preconcurrency @MainActor
open class AVCapturePhotoOutput: AVCaptureOutput {}

/// Codes that are seen: none.
@preconcurrency @MainActor
open class AVCaptureMetadataOutput: AVCaptureOutput {
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}

/// Pictures one after the other: none.
@preconcurrency @MainActor
open class AVCaptureVideoDataOutput: AVCaptureOutput {
  open var alwaysDiscardsLateVideoFrames = true
}

/// Takes no pictures: running is reported.
@preconcurrency @MainActor
open class AVCaptureSession: NSObject {
  /// How good pictures are to be.
  public struct Preset: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
    public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
    public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
  }

  open var sessionPreset = Preset.high
  open private(set) var inputs: [AVCaptureInput] = []
  open private(set) var outputs: [AVCaptureOutput] = []
  open private(set) var isRunning = false

  public override init() { super.init() }

  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  open func canAddInput(_ input: AVCaptureInput) -> Bool { true }
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  open func beginConfiguration() {}
  open func commitConfiguration() {}
  open func startRunning() {
    Unsupported.report("AVCaptureSession.startRunning · a stage has no camera, its layer is black")
    isRunning = true
  }
  open func stopRunning() { isRunning = false }
}

/// Stands where a camera's picture would be: a black rectangle.
open class AVCaptureVideoPreviewLayer: CALayer {
  private var kept: AVCaptureSession?
  open var session: AVCaptureSession? {
    get { kept }
    set { kept = newValue }
  }
  open var videoGravity = AVLayerVideoGravity.resizeAspect

  public override init() {
    super.init()
    backgroundColor = CGColor(gray: 0, alpha: 1)
  }
  public override init(layer: Any) { super.init(layer: layer) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }
}
