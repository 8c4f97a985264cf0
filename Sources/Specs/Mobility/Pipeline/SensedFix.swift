import Specification

/// A fix, with the samples of the accelerometer and the coprocessor's answer at the same moment.
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
        SensedFix.init(_:samples:coprocessor:),
        Member(membersOf: { $0.fix }),
        Member(
            "samples", { $0.samples },
            "The samples of the accelerometer; absent if the accelerometer was not queried."),
        Member(
            "coprocessor", { $0.coprocessor },
            "The motion coprocessor and its answer; absent if the coprocessor was not queried."))

    /// Whether any sensor was queried.
    public var isSensed: Bool { samples != nil || coprocessor != nil }

    /// The input of mobility.motion for this fix: absent samples count as an empty list, and an absent coprocessor
    /// counts as unavailable. Clause: PIP-2
    public var motion: Motion.Input {
        Motion.Input(
            samples: samples ?? [], speed: fix.speed,
            coprocessor: coprocessor ?? .absent)
    }
}
