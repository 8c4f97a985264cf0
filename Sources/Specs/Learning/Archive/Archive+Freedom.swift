import Specification

/// What the laws leave open: archives that programs read in more than one way.
extension Archive {
    /// Whether one thing at most stands against the archive, and nothing in it is read in several ways.
    public static func isSettled(_ input: Input) -> Bool { !demand(input).isOpen }

    /// Returns whether one thing at most stands against the contents, each read in one way.
    ///
    /// Which of several comes first is a matter of how a program goes about it.
    static func haveOneFault(_ contents: [ZipContent], leadOut: Bool, isOver: Bool) -> Bool {
        let isBroken = contents.contains { $0.isBroken || $0.hasRest }
        // Links are judged before places by whoever follows them.
        let isDamaged = isBroken || !leadOut && areCrowded(contents.map(\.entry))
        return [leadOut, isOver, isDamaged].count { $0 } <= 1
            && !(leadOut && contents.contains(where: \.isDenied)) && contents.allSatisfy(\.isSettled)
    }

    /// Returns whether programs must agree on the names; what has no one place need not be written plainly.
    static func haveSettledNames(_ entries: [ZipListing.Entry]) -> Bool {
        let areDamaged = areCrowded(entries)
        return entries.allSatisfy { entry in
            let name = ZipPath(entry.name)
            let components = entry.isDirectory ? name.components.dropLast() : name.components[...]
            return name.isPlain
                && (areDamaged && !name.place.isEmpty || components.elementsEqual(name.place))
        }
    }
}
