/// The output of a pass, with the change that each token made to it, so that the latest changes can be undone.
struct ReversiblePass<State: Sendable>: Sendable {
    private struct Edit: Sendable {
        let place: Int
        let removed: [ConversionToken]
        let added: Int
        /// The state before the token.
        let state: State
    }

    private(set) var output: [ConversionToken] = []
    /// Other state that the pass keeps.
    var state: State
    /// One edit for each token that was taken.
    private var edits: [Edit] = []
    private var changed = 0

    init(_ state: State) { self.state = state }

    /// The number of tokens taken.
    var count: Int { edits.count }

    /// Replaces the tokens at or after a position, and returns the position from which the output may have changed.
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

    /// Records the change of a token: the removed output, the output in its place, and the state.
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

    /// Records that a token leaves no trace in the output.
    mutating func pass(state new: State) { edit(output.count..<output.count, state: new) }
}
