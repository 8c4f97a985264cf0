import Specification

/// Decides whether the laws leave the outcome of an archive open: they do if programs may read the archive differently.
extension Archive {
    /// Returns whether the archive has at most one fault and every program reads it in the same way.
    public static func isSettled(_ input: Input) -> Bool { !demand(input).isOpen }

    /// Returns whether the archive has at most one fault and every program reads each entry in the same way.
    ///
    /// If an archive has several faults, the algorithm of a program decides which of these faults it finds first.
    static func haveOneFault(_ contents: [ZipContent], leadOut: Bool, isOver: Bool) -> Bool {
        let isBroken = contents.contains { $0.isBroken || $0.hasRest }
        // A program that follows links finds a link that leads out before it finds two entries with one path.
        let isDamaged = isBroken || !leadOut && areCrowded(contents.map(\.entry))
        return [leadOut, isOver, isDamaged].count { $0 } <= 1
            && !(leadOut && contents.contains(where: \.isDenied)) && contents.allSatisfy(\.isSettled)
    }

    /// Returns whether every program reads the names of the entries in the same way.
    ///
    /// If `areCrowded` is true, names may have empty steps or dots, since the archive is damaged in any case.
    static func haveSettledNames(_ entries: [ZipListing.Entry]) -> Bool {
        let areDamaged = areCrowded(entries)
        return entries.allSatisfy { entry in
            let name = ZipPath(entry.name)
            let components = entry.isDirectory ? name.components.dropLast() : name.components[...]
            return name.isPlain && (areDamaged && !name.place.isEmpty || components.elementsEqual(name.place))
        }
    }
}
