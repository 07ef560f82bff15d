// Vectors under the names that C code and Metal have for them.

/// 2 numbers of type Float.
public typealias simd_float2 = SIMD2<Float>
public typealias vector_float2 = SIMD2<Float>
public typealias float2 = SIMD2<Float>
/// 3 numbers of type Float.
public typealias simd_float3 = SIMD3<Float>
public typealias vector_float3 = SIMD3<Float>
public typealias float3 = SIMD3<Float>
/// 4 numbers of type Float.
public typealias simd_float4 = SIMD4<Float>
public typealias vector_float4 = SIMD4<Float>
public typealias float4 = SIMD4<Float>
/// 2 numbers of type Double.
public typealias simd_double2 = SIMD2<Double>
public typealias vector_double2 = SIMD2<Double>
public typealias double2 = SIMD2<Double>
/// 3 numbers of type Double.
public typealias simd_double3 = SIMD3<Double>
public typealias vector_double3 = SIMD3<Double>
public typealias double3 = SIMD3<Double>
/// 4 numbers of type Double.
public typealias simd_double4 = SIMD4<Double>
public typealias vector_double4 = SIMD4<Double>
public typealias double4 = SIMD4<Double>
/// 2 numbers of type Int32.
public typealias simd_int2 = SIMD2<Int32>
public typealias vector_int2 = SIMD2<Int32>
/// 3 numbers of type Int32.
public typealias simd_int3 = SIMD3<Int32>
public typealias vector_int3 = SIMD3<Int32>
/// 4 numbers of type Int32.
public typealias simd_int4 = SIMD4<Int32>
public typealias vector_int4 = SIMD4<Int32>
/// 2 numbers of type UInt32.
public typealias simd_uint2 = SIMD2<UInt32>
public typealias vector_uint2 = SIMD2<UInt32>
/// 3 numbers of type UInt32.
public typealias simd_uint3 = SIMD3<UInt32>
public typealias vector_uint3 = SIMD3<UInt32>
/// 4 numbers of type UInt32.
public typealias simd_uint4 = SIMD4<UInt32>
public typealias vector_uint4 = SIMD4<UInt32>
