import SharedSpecs
import Specification

/// The words of the last transcript; if the next transcript begins with some of them, these words are not read again.
struct TranscriptWords: Sendable {
    private(set) var words: [String] = []
    /// The words of the transcript in lower case.
    private(set) var heard: [String] = []
    private var text: [UInt8] = []
    /// For each word, the number of bytes of text before the word.
    private var starts: [Int] = []

    /// Takes the next transcript, and returns the number of words at its beginning that were kept.
    mutating func take(_ transcript: String) -> Int {
        var transcript = transcript
        let (shared, rest) = transcript.withUTF8 { new in
            let shared = text.withUnsafeBytes { TranscriptWords.shared($0, UnsafeRawBufferPointer(new)) }
            return (shared, Array(new[shared...]))
        }
        text.removeSubrange(shared...)
        text += rest
        while let start = starts.last, start > shared { starts.removeLast() }
        // The last shared word may be longer in the new transcript. Every earlier word is complete, because the
        // same white space follows it in both transcripts.
        let start = starts.popLast() ?? 0
        words.removeSubrange(starts.count...)
        heard.removeSubrange(starts.count...)
        let kept = starts.count
        scan(from: start)
        return kept
    }

    private mutating func scan(from start: Int) {
        let rest = String(decoding: text[start...], as: UTF8.self)
        for word in rest.unicodeScalars.split(whereSeparator: \.isWhiteSpace) {
            starts.append(start + rest.utf8.distance(from: rest.startIndex, to: word.startIndex))
            words.append(String(word))
            heard.append(FullCaseMapping.lowercase(String(word)))
        }
    }

    /// Returns the number of bytes at the beginning that both strings share; the function compares eight bytes at a
    /// time.
    private static func shared(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Int {
        let count = min(left.count, right.count)
        var place = 0
        while place + 8 <= count,
            left.loadUnaligned(fromByteOffset: place, as: UInt64.self)
                == right.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        {
            place += 8
        }
        while place < count, left[place] == right[place] { place += 1 }
        return place
    }
}
