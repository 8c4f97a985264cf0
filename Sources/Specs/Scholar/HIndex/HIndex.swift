import Specification

/// scholar.hindex: the h-index of the checked publications.
public enum HIndex: Specification {
    public static let id: SubsystemID = "scholar.hindex"
    public static let summary = "Computes the h-index of the checked publications."

    public typealias Input = Publications

    public struct Output: Record {
        public let h: Int

        public init(h: Int) { self.h = h }

        public static let form = Form(Output.init(h:), Member("h", { $0.h }, "The h-index.", .atLeast(0)))
    }

    public static let rejections = [Publications.invalid]
}
