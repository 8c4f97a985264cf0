/// A vector of 256 bits, divided into words of any width.
///
/// Only sums depend on the width of the words. All other operations treat the bits as words of 64 bits, because the
/// compiler turns operations on vectors with more lanes into one operation for each lane.
struct LaneWords<Vector: LaneVector>: BitWord {
    var bits: SIMD4<UInt64>

    @inline(__always)
    init(bits: SIMD4<UInt64>) { self.bits = bits }

    @inline(__always)
    init(_ vector: Vector) { bits = unsafeBitCast(vector, to: SIMD4<UInt64>.self) }

    @inline(__always)
    var vector: Vector { unsafeBitCast(bits, to: Vector.self) }

    @inline(__always) static var none: Self { Self(bits: .none) }
    @inline(__always) static var all: Self { Self(bits: .all) }

    @inline(__always) static func & (a: Self, b: Self) -> Self { Self(bits: a.bits & b.bits) }
    @inline(__always) static func | (a: Self, b: Self) -> Self { Self(bits: a.bits | b.bits) }
    @inline(__always) static func ^ (a: Self, b: Self) -> Self { Self(bits: a.bits ^ b.bits) }
    @inline(__always) static func &+ (a: Self, b: Self) -> Self { Self(a.vector &+ b.vector) }
    @inline(__always) static prefix func ~ (a: Self) -> Self { Self(bits: ~a.bits) }

    /// The highest bit of each word, as a word that is 0 or 1.
    @inline(__always)
    var highest: Self {
        Self(bits: bits &>> UInt64(truncatingIfNeeded: Vector.Scalar.bitWidth - 1))
            & Self(Vector(repeating: 1))
    }

    /// Returns, for each word, the number of bits set in this value plus the number of bits set in another value.
    @inline(__always)
    func bitCount(with other: Self) -> Self {
        func byFour(_ bits: SIMD4<UInt64>) -> SIMD4<UInt64> {
            let twos = bits &- (bits &>> 1 & 0x5555_5555_5555_5555)
            return (twos & 0x3333_3333_3333_3333) &+ (twos &>> 2 & 0x3333_3333_3333_3333)
        }
        let fours = byFour(bits) &+ byFour(other.bits)
        var sums = (fours & 0x0F0F_0F0F_0F0F_0F0F) &+ (fours &>> 4 & 0x0F0F_0F0F_0F0F_0F0F)
        var width = 8
        while width < Vector.Scalar.bitWidth {
            sums = sums &+ sums &>> UInt64(truncatingIfNeeded: width)
            width *= 2
        }
        return Self(bits: sums) & Self(Vector(repeating: 0xFF))  // 128 at most.
    }
}

/// A vector of 256 bits whose words can be added in one or two instructions.
protocol LaneVector: SIMD where Scalar: FixedWidthInteger & UnsignedInteger {
    static func &+ (a: Self, b: Self) -> Self
}

extension SIMD32: LaneVector where Scalar == UInt8 {}
extension SIMD16: LaneVector where Scalar == UInt16 {}
extension SIMD8: LaneVector where Scalar == UInt32 {}
extension SIMD4: LaneVector where Scalar == UInt64 {}
