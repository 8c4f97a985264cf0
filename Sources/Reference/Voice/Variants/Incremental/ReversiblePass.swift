/// The results of a pass, with the changes of each token, so that the last ones can be taken back.
struct ReversiblePass<State: Sendable>: Sendable {
    private struct Edit: Sendable {
        let place: Int
        let removed: [ConversionToken]
        let added: Int
        /// As it was before.
        let state: State
    }

    private(set) var output: [ConversionToken] = []
    /// The other state of the pass.
    var state: State
    /// One for each token taken.
    private var edits: [Edit] = []
    private var changed = 0

    init(_ state: State) { self.state = state }

    /// How many tokens have been taken.
    var count: Int { edits.count }

    /// Takes the tokens from a place on again, and returns from which place on the output may have changed.
    mutating func take(
        _ tokens: ArraySlice<ConversionToken>, from place: Int,
        _ step: (inout ReversiblePass, ConversionToken) -> Void
    ) -> Int {
        changed = output.count
        while edits.count > place, let edit = edits.popLast() {
            output.replaceSubrange(edit.place..<edit.place + edit.added, with: edit.removed)
            state = edit.state
            changed = min(changed, edit.place)
        }
        for token in tokens[place...] { step(&self, token) }
        return changed
    }

    /// Notes what a token changes: some of the output, for which others come, and what is remembered.
    mutating func edit(_ range: Range<Int>, with tokens: [ConversionToken] = [], state new: State) {
        edits.append(
            Edit(place: range.lowerBound, removed: Array(output[range]), added: tokens.count, state: state))
        output.replaceSubrange(range, with: tokens)
        state = new
        changed = min(changed, range.lowerBound)
    }

    mutating func push(_ token: ConversionToken, state new: State) {
        edit(output.count..<output.count, with: [token], state: new)
    }

    /// Notes that a token leaves no trace in the output.
    mutating func pass(state new: State) { edit(output.count..<output.count, state: new) }
}
