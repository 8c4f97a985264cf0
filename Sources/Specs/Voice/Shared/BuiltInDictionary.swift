import JSON
import Specification

/// The dictionaries that come with the specification, in the format of voice.dictionary.
///
/// The same files stand in `Corpus/dictionaries/` for implementations in other languages; a test holds the two
/// together.
public enum BuiltInDictionary {
    /// The dictionary of a language: Italian for `it`, English for every other.
    public static func of(language: String) -> VoiceDictionary {
        language == "it" ? italian : english
    }

    public static let english = dictionary(
        keywords: englishKeywords, commands: englishCommands, notations: englishNotations)
    public static let italian = dictionary(
        keywords: italianKeywords, commands: italianCommands, notations: italianNotations)

    /// The resource texts by file name.
    public static let resources = [
        "en_keywords.txt": englishKeywords, "en_commands.txt": englishCommands,
        "en_notations.txt": englishNotations, "it_keywords.txt": italianKeywords,
        "it_commands.txt": italianCommands, "it_notations.txt": italianNotations,
    ]

    private static func dictionary(keywords: String, commands: String, notations: String) -> VoiceDictionary {
        VoiceDictionary(
            keywords: entries(of: keywords), commands: entries(of: commands),
            notations: entries(of: notations))
    }

    /// The entries of a resource: a line each, `keyword - expression, expression`.
    private static func entries(of resource: String) -> [DictionaryEntry] {
        resource.split(separator: "\n").compactMap { line in
            // The first " - " with something to its left parts the two, so the keyword may itself be "-".
            guard let separator = line.dropFirst().firstRange(of: " - ") else { return nil }
            let name = line[..<separator.lowerBound]
            let expressions = line[separator.upperBound...].split(separator: ",").map { expression in
                expression.split(separator: " ").joined(separator: " ")
            }
            return DictionaryEntry(
                keyword: name == "\\n" ? VoiceDictionary.lineBreak : String(name),
                expressions: expressions)
        }
    }

    private static let englishCommands = #"""
        type - type
        literally - literally
        undo - undo
        redo - redo
        clear - clear
        stop - stop

        """#

    private static let englishNotations = #"""
        camel - in camel case
        pascal - in pascal case
        kebab - in kebab case
        title - in title case
        upper - in upper case
        string - in string case
        sponge - in sponge case

        """#

    private static let englishKeywords = #"""
        \n - new line
        var - variable, var
        let - constant, let
        func - function
        return - return
        if - if
        else - else
        for - for
        in - in
        while - while
        switch - switch
        case - case
        default - default
        break - break
        continue - continue
        struct - structure, struct
        class - class
        enum - enumeration
        import - import
        true - true
        false - false
        nil - nil, nothing
        self - self
        Int - integer
        Double - double
        String - string
        Bool - boolean
        + - plus
        - - minus, dash
        * - times, asterisk
        / - slash, divided by
        % - modulo, percent
        = - equals
        == - double equals, is equal to
        != - is not equal to, not equals
        < - less than
        > - greater than
        <= - less than or equal to
        >= - greater than or equal to
        && - and
        || - or
        ! - not
        -> - arrow
        ( - open parenthesis
        ) - close parenthesis
        [ - open bracket
        ] - close bracket
        { - open brace
        } - close brace
        . - dot
        , - comma
        : - colon
        ; - semicolon
        ? - question mark
        @ - at sign
        # - hash
        _ - underscore
        ... - closed range
        ..< - half open range

        """#

    private static let italianCommands = #"""
        type - scrivi
        literally - letteralmente
        undo - annulla
        redo - ripristina
        clear - cancella, cancella tutto
        stop - stop, fermati

        """#

    private static let italianNotations = #"""
        camel - in camel case, in notazione cammello
        pascal - in pascal case
        kebab - in kebab case
        title - in title case, in notazione titolo
        upper - in upper case, in maiuscolo
        string - in string case, in notazione stringa
        sponge - in sponge case

        """#

    private static let italianKeywords = #"""
        \n - a capo, nuova riga
        var - variabile
        let - costante
        func - funzione
        return - ritorna
        if - se
        else - altrimenti
        for - per
        in - in
        while - mentre, finché
        struct - struttura
        class - classe
        import - importa
        true - vero
        false - falso
        nil - nulla
        Int - intero
        String - stringa
        + - più
        - - meno
        * - per asterisco, asterisco
        / - diviso
        = - uguale
        == - uguale uguale, è uguale a
        != - diverso da
        < - minore di
        > - maggiore di
        <= - minore o uguale a
        >= - maggiore o uguale a
        && - e
        || - o, oppure
        ! - non
        ( - apri parentesi, aperta tonda
        ) - chiudi parentesi, chiusa tonda
        [ - apri quadra
        ] - chiudi quadra
        { - apri graffa
        } - chiudi graffa
        . - punto
        , - virgola
        : - due punti
        ; - punto e virgola

        """#
}
