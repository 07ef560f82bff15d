/// What one module is allowed to know.
struct Room {
  let name: String
  /// Rooms open only onto rooms of lower floors.
  let floor: Int
  /// The modules of this package that it may import.
  var project: Set<String> = []
  /// The modules of the toolchain that it may import.
  var system: Set<String> = []
  /// What may begin the path of a header that its C code includes, beside its own headers.
  var headers: [String] = []
}

/// The floor plan: the one table of who may import whom.
///
/// `Raster`'s frozen frames, bitmaps and typesetter are values, so `QuartzCore`, which samples
/// to a frame, and `UIKit`, whose images and labels hold bitmaps, may name them. Nothing opens
/// the other way.
enum Walls {
  static let rooms: [Room] = [
    Room(name: "Elementary", floor: 0),
    Room(name: "CRaster", floor: 0, headers: standardC + processors + ["malloc.h"]),
    Room(name: "CWindow", floor: 0, headers: standardC + ["dlfcn.h", "time.h"]),
    Room(
      name: "CServe", floor: 0,
      headers: standardC + [
        "arpa/inet.h", "dlfcn.h", "errno.h", "netinet/in.h", "netinet/tcp.h", "poll.h",
        "sys/socket.h", "sys/types.h", "time.h",
      ]),
    Room(
      name: "CTasks", floor: 0,
      headers: standardC + [
        "dlfcn.h", "pthread.h", "signal.h", "stdatomic.h", "sys/syscall.h", "time.h", "unistd.h",
      ]),
    Room(name: "CFreeType", floor: 0, headers: ["ft2build.h", "freetype/"]),
    Room(name: "CHarfBuzz", floor: 0, headers: ["hb.h", "hb-ot.h", "hb-ft.h"]),
    Room(name: "CFriBidi", floor: 0, headers: ["fribidi/", "stdlib.h"]),
    Room(name: "CPNG", floor: 0, headers: ["stdio.h", "png.h"]),
    Room(name: "CJPEG", floor: 0, headers: ["stdio.h", "jpeglib.h"]),
    Room(name: "CWebP", floor: 0, headers: ["webp/"]),
    Room(name: "_Testing_UIKit", floor: 0),
    Room(name: "_Testing_CoreGraphics", floor: 0),
    Room(name: "_Testing_CoreImage", floor: 0),
    Room(
      name: "CCodecs", floor: 1, project: ["CPNG", "CJPEG", "CWebP"],
      headers: standardC + ["png.h", "jpeglib.h", "jerror.h", "webp/"]),
    Room(name: "Timing", floor: 1, project: ["Elementary"]),
    Room(name: "Choreography", floor: 2, project: ["Timing"]),
    Room(name: "Constraints", floor: 1),
    Room(name: "Documents", floor: 1, system: ["Foundation", "FoundationXML"]),
    Room(name: "Geometry", floor: 1, project: ["Elementary"], system: ["Foundation"]),
    Room(
      name: "Raster", floor: 2,
      project: [
        "Geometry", "Elementary", "CRaster", "CCodecs", "CFreeType", "CHarfBuzz", "CFriBidi",
      ],
      system: concurrent),
    Room(name: "Sketching", floor: 3, project: ["Geometry", "Raster"]),
    Room(
      name: "CoreGraphics", floor: 3,
      project: ["Geometry", "Raster", "CLibrary", "_Testing_CoreGraphics"],
      system: values),
    Room(
      name: "QuartzCore", floor: 4, project: ["CoreGraphics", "Timing", "Geometry", "Raster"],
      system: values),
    Room(
      name: "UIKit", floor: 5,
      project: [
        "QuartzCore", "CoreGraphics", "Timing", "Geometry", "Raster", "Elementary",
        "Choreography", "Constraints", "Documents", "_Testing_UIKit",
      ],
      system: values.union(["Observation"])),
    // What applications import beside UIKit, each a few names of Apple's
    Room(name: "CLibrary", floor: 0, system: ["Glibc"]),
    Room(name: "os", floor: 1, project: ["CLibrary"], system: ["Foundation"]),
    Room(name: "OSLog", floor: 2, project: ["os"]),
    Room(name: "simd", floor: 1, project: ["Elementary"]),
    Room(name: "UniformTypeIdentifiers", floor: 0, system: ["Foundation"]),
    Room(name: "MobileCoreServices", floor: 1, project: ["UniformTypeIdentifiers"]),
    Room(name: "ObjectiveC", floor: 6, project: ["UIKit"]),
    Room(
      name: "Combine", floor: 6, project: ["UIKit", "QuartzCore"], system: ["Foundation"]),
    Room(name: "AudioToolbox", floor: 6, project: ["UIKit"]),
    Room(name: "AVFoundation", floor: 7, project: ["AudioToolbox"]),
    Room(name: "AVKit", floor: 8, project: ["AVFoundation"]),
    Room(name: "Photos", floor: 6, project: ["UIKit"]),
    Room(name: "CoreText", floor: 6, project: ["UIKit"]),
    Room(name: "Symbols", floor: 6, project: ["UIKit"]),
    Room(name: "CoreImage", floor: 6, project: ["UIKit", "_Testing_CoreImage"]),
    Room(name: "CoreLocation", floor: 6, project: ["UIKit", "Elementary"]),
    Room(name: "MapKit", floor: 7, project: ["CoreLocation", "Elementary"]),
    Room(name: "WebKit", floor: 6, project: ["UIKit"]),
    Room(name: "SafariServices", floor: 6, project: ["UIKit"]),
    Room(name: "MessageUI", floor: 6, project: ["UIKit"]),
    Room(name: "StoreKit", floor: 6, project: ["UIKit"]),
    Room(name: "CoreMotion", floor: 6, project: ["UIKit"]),
    Room(name: "UserNotifications", floor: 6, project: ["UIKit"]),
    Room(name: "LocalAuthentication", floor: 6, project: ["UIKit"]),
    Room(name: "Serving", floor: 1, project: ["CServe"], system: ["Foundation"]),
    Room(name: "Rewriting", floor: 0),
    Room(name: "Projects", floor: 1, system: ["Foundation"]),
    Room(name: "RewritingCorpus", floor: 6, project: ["UIKit"], system: ["Foundation"]),
    Room(
      name: "rehearse-rewrite", floor: 10, project: ["Rewriting"], system: ["Foundation"]),
    Room(name: "TransitionGallery", floor: 6, project: ["UIKit"]),
    Room(name: "ConformanceProbes", floor: 6, project: ["UIKit"], system: ["Foundation"]),
    Room(name: "GalleryApp", floor: 7, project: ["TransitionGallery", "UIKit"]),
    Room(
      name: "Rehearsal", floor: 6, project: below.union(["CTasks"]), system: concurrent),
    Room(
      name: "TransitionTesting", floor: 7, project: below.union(["Rehearsal", "Sketching"]),
      system: concurrent),
    Room(
      name: "RehearsalTesting", floor: 8, project: ["Rehearsal", "TransitionTesting"],
      system: ["Testing"]),
    Room(
      name: "Live", floor: 7, project: below.union(["Rehearsal", "Serving"]), system: concurrent),
    Room(
      name: "Hunting", floor: 8, project: below.union(["Rehearsal", "TransitionTesting"]),
      system: concurrent),
    Room(
      name: "RehearseCommands", floor: 9,
      project: everything.union([
        "GalleryApp", "Rewriting", "Projects", "CWindow", "Serving", "Live", "ConformanceProbes",
        "Hunting",
      ]).union(besides),
      system: concurrent),
    Room(name: "rehearse", floor: 10, project: ["RehearseCommands"], system: ["Foundation"]),
    Room(
      name: "TestSupport", floor: 9, project: ["Geometry", "Raster"],
      system: ["Foundation", "Testing"]),
    Room(
      name: "UIKitTestSupport", floor: 9,
      project: below.union(["Rehearsal"]), system: ["Foundation", "Testing"]),
    Room(
      name: "Assault", floor: 10,
      project: [
        "RehearseCommands", "Documents", "Projects", "Rewriting", "Live", "Hunting", "Rehearsal",
        "UIKit",
        "TransitionGallery", "TestSupport",
      ],
      system: ["Foundation"]),
    Room(name: "assault", floor: 11, project: ["Assault"], system: ["Foundation"]),
    Room(
      name: "bench", floor: 10,
      project: everything.union(["RehearseCommands", "Live", "Serving"]),
      system: concurrent),
  ]

  /// The modules that must not know the time, sleep, or draw a number without a seed.
  static let timeless: Set<String> = [
    "Elementary", "Timing", "Choreography", "Constraints", "Geometry", "CRaster", "CCodecs",
    "Raster",
    "Sketching", "CoreGraphics",
    "QuartzCore", "UIKit", "TransitionGallery", "Combine", "AVFoundation", "Photos",
    "AudioToolbox", "CoreLocation", "MapKit", "WebKit", "SafariServices", "MessageUI", "StoreKit",
    "CoreMotion", "UserNotifications", "LocalAuthentication",
  ]

  /// The modules whose public face is Apple's, isolation included.
  static let namedAsApples: Set<String> = [
    "CoreGraphics", "QuartzCore", "UIKit", "AVFoundation", "AVKit", "Photos",
    "AudioToolbox", "CoreLocation", "MapKit", "WebKit", "SafariServices", "MessageUI", "StoreKit",
    "CoreMotion", "UserNotifications", "LocalAuthentication",
  ]

  private static let below: Set<String> = [
    "UIKit", "QuartzCore", "CoreGraphics", "Raster", "Geometry", "Timing", "Elementary",
    "Choreography",
  ]
  private static let everything =
    below.union(["Rehearsal", "TransitionGallery", "TransitionTesting", "CRaster", "Constraints"])

  private static let besides: Set<String> = [
    "ObjectiveC", "OSLog", "simd", "Combine", "MobileCoreServices", "AVKit", "Photos", "CoreText",
    "CoreImage", "Symbols", "MapKit", "WebKit", "SafariServices", "MessageUI", "StoreKit",
    "CoreMotion",
    "UserNotifications", "LocalAuthentication",
  ]

  private static let values: Set<String> = ["Foundation", "Synchronization"]
  private static let concurrent: Set<String> = ["Foundation", "Synchronization", "Dispatch"]

  private static let standardC = [
    "assert.h", "float.h", "inttypes.h", "limits.h", "math.h", "setjmp.h", "stdalign.h",
    "stdarg.h", "stdbool.h", "stddef.h", "stdint.h", "stdio.h", "stdlib.h", "string.h",
  ]
  private static let processors = ["immintrin.h", "emmintrin.h", "arm_neon.h", "cpuid.h"]
}
