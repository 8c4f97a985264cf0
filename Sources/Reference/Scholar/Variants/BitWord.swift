/// A word of bits, or a vector of several words, that can hold a column of the matrix of edit distances.
protocol BitWord {
    static var none: Self { get }
    static var all: Self { get }
    static func & (a: Self, b: Self) -> Self
    static func | (a: Self, b: Self) -> Self
    static func ^ (a: Self, b: Self) -> Self
    static func &+ (a: Self, b: Self) -> Self
    static prefix func ~ (a: Self) -> Self
}

extension UInt64: BitWord {
    @inline(__always) static var none: UInt64 { 0 }
    @inline(__always) static var all: UInt64 { .max }
}

extension SIMD where Scalar == UInt64 {
    @inline(__always) static var none: Self { Self(repeating: 0) }
    @inline(__always) static var all: Self { Self(repeating: .max) }
}

extension SIMD2: BitWord where Scalar == UInt64 {}
extension SIMD4: BitWord where Scalar == UInt64 {}
