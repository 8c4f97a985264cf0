/// A pass of the conversion that stores how each token changed the output, so that the latest changes can be undone.
struct ReversiblePass<State: Sendable>: Sendable {
    private struct Edit: Sendable {
        let place: Int
        let removed: [ConversionToken]
        let added: Int
        /// The state of the pass before it took the token of this edit.
        let state: State
    }

    private(set) var output: [ConversionToken] = []
    /// The information about earlier tokens, besides the output, that the pass needs.
    var state: State
    /// One edit for each token that the pass has taken.
    private var edits: [Edit] = []
    private var changed = 0

    init(_ state: State) { self.state = state }

    /// The number of tokens that the pass has taken.
    var count: Int { edits.count }

    /// Takes `tokens`, and returns the index of the first token of the output that may have changed. The tokens may
    /// differ from the earlier tokens only from index `place` on.
    ///
    /// - Parameter step: Called for each new token, in order; it must call `edit`, `push` or `pass` once.
    mutating func take(
        _ tokens: [ConversionToken], from place: Int,
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

    /// Makes the change for a token, and records how to undo the change. A change replaces a range of the output and
    /// sets the state.
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

    /// Records that a token changes only the state, not the output.
    mutating func pass(state new: State) { edit(output.count..<output.count, state: new) }
}
