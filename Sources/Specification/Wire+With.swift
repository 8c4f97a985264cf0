extension Wire {
    /// Returns a copy to which the given change is made.
    package func with(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }
}
