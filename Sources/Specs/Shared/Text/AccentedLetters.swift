/// A table that maps letters with accents to the same letters without accents.
///
/// It has every letter up to U+1FFF whose full canonical decomposition in Unicode 14.0.0 is a letter followed only by
/// marks from U+0300 to U+036F. The standard library could compute the table, but the table is written out so that
/// the laws and properties do not depend on the library's decomposition.
package enum AccentedLetters {
    /// Returns the letter without its accents; nil if it has no accent.
    package static func base(of scalar: Unicode.Scalar) -> Unicode.Scalar? { bases[scalar] }

    private static let bases = table.split(separator: "\n").reduce(into: [Unicode.Scalar: Unicode.Scalar]()) {
        bases, line in
        let base = line.unicodeScalars.first
        for scalar in line.unicodeScalars.dropFirst(2) { bases[scalar] = base }
    }

    /// A line for each letter without accents: the letter, a space, and the same letter with accents.
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
        a àáâãäåāăąǎǟǡǻȁȃȧḁạảấầẩẫậắằẳẵặ
        b ḃḅḇ
        c çćĉċčḉ
        d ďḋḍḏḑḓ
        e èéêëēĕėęěȅȇȩḕḗḙḛḝẹẻẽếềểễệ
        f ḟ
        g ĝğġģǧǵḡ
        h ĥȟḣḥḧḩḫẖ
        i ìíîïĩīĭįǐȉȋḭḯỉị
        j ĵǰ
        k ķǩḱḳḵ
        l ĺļľḷḹḻḽ
        m ḿṁṃ
        n ñńņňǹṅṇṉṋ
        o òóôõöōŏőơǒǫǭȍȏȫȭȯȱṍṏṑṓọỏốồổỗộớờởỡợ
        p ṕṗ
        r ŕŗřȑȓṙṛṝṟ
        s śŝşšșṡṣṥṧṩ
        t ţťțṫṭṯṱẗ
        u ùúûüũūŭůűųưǔǖǘǚǜȕȗṳṵṷṹṻụủứừửữự
        v ṽṿ
        w ŵẁẃẅẇẉẘ
        x ẋẍ
        y ýÿŷȳẏẙỳỵỷỹ
        z źżžẑẓẕ
        Æ ǢǼ
        Ø Ǿ
        æ ǣǽ
        ø ǿ
        ſ ẛ
        Ʒ Ǯ
        ʒ ǯ
        Α ΆἈἉἊἋἌἍἎἏᾈᾉᾊᾋᾌᾍᾎᾏᾸᾹᾺΆᾼ
        Ε ΈἘἙἚἛἜἝῈΈ
        Η ΉἨἩἪἫἬἭἮἯᾘᾙᾚᾛᾜᾝᾞᾟῊΉῌ
        Ι ΊΪἸἹἺἻἼἽἾἿῘῙῚΊ
        Ο ΌὈὉὊὋὌὍῸΌ
        Ρ Ῥ
        Υ ΎΫὙὛὝὟῨῩῪΎ
        Ω ΏὨὩὪὫὬὭὮὯᾨᾩᾪᾫᾬᾭᾮᾯῺΏῼ
        α άἀἁἂἃἄἅἆἇὰάᾀᾁᾂᾃᾄᾅᾆᾇᾰᾱᾲᾳᾴᾶᾷ
        ε έἐἑἒἓἔἕὲέ
        η ήἠἡἢἣἤἥἦἧὴήᾐᾑᾒᾓᾔᾕᾖᾗῂῃῄῆῇ
        ι ΐίϊἰἱἲἳἴἵἶἷὶίῐῑῒΐῖῗ
        ο όὀὁὂὃὄὅὸό
        ρ ῤῥ
        υ ΰϋύὐὑὒὓὔὕὖὗὺύῠῡῢΰῦῧ
        ω ώὠὡὢὣὤὥὦὧὼώᾠᾡᾢᾣᾤᾥᾦᾧῲῳῴῶῷ
        ϒ ϓϔ
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
        а ӑӓ
        г ѓ
        е ѐёӗ
        ж ӂӝ
        з ӟ
        и йѝӣӥ
        к ќ
        о ӧ
        у ўӯӱӳ
        ч ӵ
        ы ӹ
        э ӭ
        і ї
        Ѵ Ѷ
        ѵ ѷ
        Ә Ӛ
        ә ӛ
        Ө Ӫ
        ө ӫ
        """
}
