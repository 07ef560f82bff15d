import CRaster

/// A way the pixel kernels were compiled. All give the same bytes; only speed differs.
package enum InstructionSet: String, CaseIterable, Sendable {
  /// One pixel at a time, on any processor.
  case scalar
  case sse2
  case avx2
  case avx512
  case neon

  /// What the processor at hand can run, slowest first; never empty.
  package static var available: [InstructionSet] { allCases.filter { cr_available($0.kernels) } }

  /// The one to take within a scope, for tests of what draws far below them; nil: the fastest.
  @TaskLocal package static var preferred: InstructionSet?

  /// The fastest that the processor at hand can run, unless another one is preferred.
  package static var best: InstructionSet { preferred ?? available.last ?? .scalar }

  var kernels: cr_instruction_set {
    switch self {
    case .scalar: CR_SCALAR
    case .sse2: CR_SSE2
    case .avx2: CR_AVX2
    case .avx512: CR_AVX512
    case .neon: CR_NEON
    }
  }
}
