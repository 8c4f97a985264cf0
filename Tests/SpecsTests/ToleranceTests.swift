import MobilitySpecs
import Specification
import Testing

/// Tests which numbers the tolerances of an output allow.
struct ToleranceTests {
    @Test func `a number may differ from the expected number by the tolerance, and not by more`() {
        let tolerances = [Tolerance("$.a", within: 0.5, why: "A half is little.")]
        #expect(tolerances.allow(1, 1.5, at: "$.a") && tolerances.allow(1.5, 1, at: "$.a"))
        #expect(!tolerances.allow(1, 1.75, at: "$.a"))
        #expect(!tolerances.allow(1, 1, at: "$.b"))
    }

    @Test func `a centre on the antimeridian may have either longitude, but none beyond it`() {
        func isAllowed(_ a: Double, _ b: Double, of name: String = "lon") -> Bool {
            Geofence.tolerances.allow(a, b, at: "$.events[].centre.\(name)")
        }
        #expect(isAllowed(-180, 180))
        #expect(isAllowed(-180, 179.99999999999997) && isAllowed(179.99999999999997, -180))
        #expect(!isAllowed(-180, 179.999))
        #expect(!isAllowed(-179, 181))
        #expect(!isAllowed(0, 360))
        #expect(!isAllowed(-90, 90, of: "lat"))
    }
}
