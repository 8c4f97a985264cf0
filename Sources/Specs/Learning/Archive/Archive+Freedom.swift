import Specification

/// Decides which archives the laws leave open: those that programs read in more than one way.
extension Archive {
    /// Returns whether the archive has at most one fault, and all programs read it in the same way.
    public static func isSettled(_ input: Input) -> Bool { !demand(input).isOpen }

    /// Returns whether the contents have at most one fault, and programs read each in one way.
    ///
    /// Which of several faults comes first depends on how a program works.
    static func haveOneFault(_ contents: [ZipContent], leadOut: Bool, isOver: Bool) -> Bool {
        let isBroken = contents.contains { $0.isBroken || $0.hasRest }
        // A program that follows links judges them before places.
        let isDamaged = isBroken || !leadOut && areCrowded(contents.map(\.entry))
        return [leadOut, isOver, isDamaged].count { $0 } <= 1
            && !(leadOut && contents.contains(where: \.isDenied)) && contents.allSatisfy(\.isSettled)
    }

    /// Returns whether programs must agree on the names; names in crowded places need not be written plainly.
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
