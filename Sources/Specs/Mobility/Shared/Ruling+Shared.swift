import Specification

extension Ruling {
    /// Rejects the input if a fix has a place that is not on Earth or a number that is not finite. Clause: FIX-1
    ///
    /// - Parameters:
    ///   - places: The law FIX-1a in the subsystem: which places are on Earth.
    ///   - finite: The law FIX-1b in the subsystem: which numbers become infinite.
    /// - Throws: `fix.invalid`.
    func refuse(offEarth fixes: some Sequence<Fix>, _ places: Law, _ finite: Law) throws(Rejection) {
        for fix in fixes {
            try refuse(places, if: !fix.place.isOnEarth, Fix.invalid())
            try refuse(finite, if: !fix.isFinite, Fix.invalid())
        }
    }

    /// Rejects the input if a record has a place that is not on Earth or a time that is not finite. Clause: FIX-1
    func refuse(offEarth records: [MovementRecord], _ places: Law, _ finite: Law, first: Law)
        throws(Rejection)
    {
        try refuse(places, if: !records.allSatisfy(\.place.isOnEarth), Fix.invalid(), first: first)
        try refuse(finite, if: !records.allSatisfy(\.t.isFinite), Fix.invalid())
    }

    /// Returns whether a string is the name of a time zone, as the law `names` demands.
    func isName(ofZone name: String, _ names: Law) -> Bool {
        let isKnown = DayFilter.knows(zone: name)
        // A machine's directory of time zones has files with these names, but the files are not time zones.
        func isFile() -> Bool {
            ["Factory", "posixrules", "localtime"].contains(name)
                || ["posix/", "right/"].contains(where: name.hasPrefix)
        }
        return self(names, isKnown, not: isKnown || isFile())
    }
}
