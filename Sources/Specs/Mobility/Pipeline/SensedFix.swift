import Specification

/// A fix, and what the sensors of motion say with it.
public struct SensedFix: Record {
    public let fix: Fix
    public let samples: [Motion.Sample]?
    public let coprocessor: Motion.Coprocessor?

    public init(_ fix: Fix, samples: [Motion.Sample]? = nil, coprocessor: Motion.Coprocessor? = nil) {
        self.fix = fix
        self.samples = samples
        self.coprocessor = coprocessor
    }

    public static let form = Form(
        { (fix: Fix, samples: [Motion.Sample]?, coprocessor: Motion.Coprocessor?) in
            SensedFix(fix, samples: samples, coprocessor: coprocessor)
        },
        Member(membersOf: { $0.fix }),
        Member(
            "samples", { $0.samples }, "What the accelerometer said; absent if it was not asked."),
        Member(
            "coprocessor", { $0.coprocessor }, "What the motion coprocessor says; absent if it was not asked."
        ))

    /// Whether the sensors were asked, and not only the receiver.
    public var isSensed: Bool { samples != nil || coprocessor != nil }

    /// What mobility.motion is asked of this fix: what was not told is none, and the speed is the fix's. Clause: PIP-2
    public var motion: Motion.Input {
        Motion.Input(
            samples: samples ?? [], speed: fix.speed,
            coprocessor: coprocessor ?? Motion.Coprocessor(available: false, authorized: false))
    }
}
