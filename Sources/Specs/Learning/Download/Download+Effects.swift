import Specification

/// Checks that a download left what its last state demands: one file of the size `kept`, or no file.
extension Download: Effectful {
    public static func fitsOnDisk(_ input: Input) -> Bool {
        let bytes = input.events.map { event in if case .data(let count) = event { count } else { 0 } }
        return bytes.allSatisfy { $0 <= 1 << 20 } && bytes.reduce(0, +) <= 1 << 20
    }

    public static func breaches(
        in folder: WrittenFolder, after outcome: Outcome<Output>
    ) -> [(law: LawID, finding: String)] {
        var breaches: [(law: LawID, finding: String)] = []
        func blame(_ law: Law, _ sentence: String) { breaches.append((law.id, sentence)) }
        if let stray = folder.strays.first { blame(.kept, stray) }
        guard case .output(let output) = outcome, let last = output.states.last else { return breaches }
        let due = files(after: last)
        let sizes = folder.entries.values.compactMap { if case .file(let size) = $0 { size } else { nil } }
        if due.count == 0 {
            if let left = folder.entries.keys.min() {
                blame(due.law, "expected no file, got \(left) in the folder")
            }
        } else if sum(of: sizes) != last.kept {
            blame(due.law, "the size of the files is \(sum(of: sizes)), expected \(last.kept)")
        } else if sizes.count > due.count {
            blame(due.law, "expected one file in the folder, got \(sizes.count)")
        }
        return breaches
    }

    /// Returns the sum of sizes, or the greatest integer if the sum is greater, since sparse files can have any size.
    private static func sum(of sizes: [Int]) -> Int {
        sizes.reduce(0) { sum, size in
            let (next, isTooLarge) = sum.addingReportingOverflow(size)
            return isTooLarge ? .max : next
        }
    }

    /// Returns the maximum number of files in the folder after a state, and the law that sets this limit.
    private static func files(after state: Standing) -> (count: Int, law: Law) {
        switch state.phase {
        case .idle: (0, .onlyStart)
        case .running, .done: (1, .kept)
        case .failed, .cancelled: (0, .noFile)
        }
    }
}
