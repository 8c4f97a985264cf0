/// A table that maps letters with accents to the same letters without accents.
///
/// The table has every letter up to U+1FFF whose full canonical decomposition in Unicode 14.0.0 is a letter followed
/// only by marks from U+0300 to U+036F. The standard library could compute the table, but the table is written out so
/// that the laws and properties do not depend on the library's decomposition.
package enum AccentedLetters {
    /// Returns the letter without its accents; nil if it has no accent.
    package static func base(of scalar: Unicode.Scalar) -> Unicode.Scalar? { bases[scalar] }

    private static let bases = table.split(separator: "\n").reduce(into: [Unicode.Scalar: Unicode.Scalar]()) {
        bases, line in
        guard let base = line.unicodeScalars.first else { return }
        for letter in line.unicodeScalars.dropFirst(2) {
            bases[letter] = base
            if let small = letter.small { bases[small] = base.small }
        }
    }

    /// A line for each letter without accents: the letter, a space, and the same letter with accents.
    ///
    /// A small letter with accents is not in the table if its capital letter is there; `bases` adds such letters.
    private static let table = """
        A ÀÁÂÃÄÅĀĂĄǍǞǠǺȀȂȦḀẠẢẤẦẨẪẬẮẰẲẴẶ
        B ḂḄḆ
        C ÇĆĈĊČḈ
        D ĎḊḌḎḐḒ
        E ÈÉÊËĒĔĖĘĚȄȆȨḔḖḘḚḜẸẺẼẾỀỂỄỆ
        F Ḟ
        G ĜĞĠĢǦǴḠ
        H ĤȞḢḤḦḨḪ
        I ÌÍÎÏĨĪĬĮİǏȈȊḬḮỈỊ
        J Ĵ
        K ĶǨḰḲḴ
        L ĹĻĽḶḸḺḼ
        M ḾṀṂ
        N ÑŃŅŇǸṄṆṈṊ
        O ÒÓÔÕÖŌŎŐƠǑǪǬȌȎȪȬȮȰṌṎṐṒỌỎỐỒỔỖỘỚỜỞỠỢ
        P ṔṖ
        R ŔŖŘȐȒṘṚṜṞ
        S ŚŜŞŠȘṠṢṤṦṨ
        T ŢŤȚṪṬṮṰ
        U ÙÚÛÜŨŪŬŮŰŲƯǓǕǗǙǛȔȖṲṴṶṸṺỤỦỨỪỬỮỰ
        V ṼṾ
        W ŴẀẂẄẆẈ
        X ẊẌ
        Y ÝŶŸȲẎỲỴỶỸ
        Z ŹŻŽẐẒẔ
        Æ ǢǼ
        Ø Ǿ
        Ʒ Ǯ
        Α ΆἈἉἊἋἌἍἎἏᾈᾉᾊᾋᾌᾍᾎᾏᾸᾹᾺΆᾼ
        Ε ΈἘἙἚἛἜἝῈΈ
        Η ΉἨἩἪἫἬἭἮἯᾘᾙᾚᾛᾜᾝᾞᾟῊΉῌ
        Ι ΊΪἸἹἺἻἼἽἾἿῘῙῚΊ
        Ο ΌὈὉὊὋὌὍῸΌ
        Ρ Ῥ
        Υ ΎΫὙὛὝὟῨῩῪΎ
        Ω ΏὨὩὪὫὬὭὮὯᾨᾩᾪᾫᾬᾭᾮᾯῺΏῼ
        І Ї
        А ӐӒ
        Г Ѓ
        Е ЀЁӖ
        Ж ӁӜ
        З Ӟ
        И ЍЙӢӤ
        К Ќ
        О Ӧ
        У ЎӮӰӲ
        Ч Ӵ
        Ы Ӹ
        Э Ӭ
        Ѵ Ѷ
        Ә Ӛ
        Ө Ӫ
        h ẖ
        j ǰ
        t ẗ
        w ẘ
        y ẙ
        ſ ẛ
        α ᾲᾴᾶᾷ
        η ῂῄῆῇ
        ι ΐῒΐῖῗ
        ρ ῤ
        υ ΰὐὒὔὖῢΰῦῧ
        ω ῲῴῶῷ
        ϒ ϓϔ
        """
}

extension Unicode.Scalar {
    /// The letter in lower case; nil if its lower case has several scalars, as for `İ`.
    fileprivate var small: Unicode.Scalar? {
        let scalars = properties.lowercaseMapping.unicodeScalars
        return scalars.count == 1 ? scalars.first : nil
    }
}
