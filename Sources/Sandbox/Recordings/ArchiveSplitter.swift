/// Finds the entries of an HTTP Archive in bytes that come in any pieces, so that one entry is held at a time.
///
/// It counts brackets and does not recurse. Whether an entry is valid JSON is found when the entry is decoded.
struct ArchiveSplitter {
    private let entryBytes: Int
    /// The number of open brackets.
    private var depth = 0
    private var isInText = false
    private var isEscaped = false
    /// The beginning of the last text outside of entries: perhaps a key.
    private var text: [UInt8] = []
    /// The last keys of the two outer objects.
    private var keys: (outer: [UInt8], inner: [UInt8]) = ([], [])
    private var isInEntries = false
    private var isInEntry = false
    private var isTooLarge = false
    private var entry: [UInt8] = []
    /// The number of entries that have ended.
    private(set) var number = 0
    /// Whether there is a list of entries.
    private(set) var hasEntries = false
    /// Whether the outer object has ended.
    private(set) var isEnded = false

    /// The depth of the values in `{"log": {"entries": [`.
    private static let entryDepth = 3

    init(entryBytes: Int) { self.entryBytes = entryBytes }

    mutating func take(
        _ bytes: UnsafeBufferPointer<UInt8>, each: (SplitEntry, _ number: Int) throws(RecordingError) -> Void
    ) throws(RecordingError) {
        for byte in bytes {
            if isInText {
                takeInText(byte)
            } else if isBetweenEntries(byte) {
                if isInEntry { try end(each) }
                if byte == UInt8(ascii: "]") { takeBracket(byte) }
            } else {
                takeOutsideText(byte)
            }
        }
    }

    private func isBetweenEntries(_ byte: UInt8) -> Bool {
        isInEntries && depth == Self.entryDepth && (byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]"))
    }

    private mutating func takeInText(_ byte: UInt8) {
        keep(byte)
        if isEscaped {
            isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
            isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
            isInText = false
        } else if !isInEntries, text.count < 16 {
            text.append(byte)
        }
    }

    private mutating func takeOutsideText(_ byte: UInt8) {
        if isInEntries, depth == Self.entryDepth, !LineSplitter.isBlank(byte) { isInEntry = true }
        keep(byte)
        switch byte {
        case UInt8(ascii: "\""):
            isInText = true
            text = []
        case UInt8(ascii: ":"):
            if depth == 1 { keys.outer = text }
            if depth == 2 { keys.inner = text }
        case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "}"), UInt8(ascii: "]"): takeBracket(byte)
        default: break
        }
    }

    private mutating func takeBracket(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: "["):
            depth += 1
            if depth == Self.entryDepth, keys.outer.elementsEqual("log".utf8), keys.inner.elementsEqual("entries".utf8) {
                (isInEntries, hasEntries) = (true, true)
            }
        default:
            depth -= 1
            if depth < Self.entryDepth { isInEntries = false }
            if depth == 0 { isEnded = true }
        }
    }

    private mutating func keep(_ byte: UInt8) {
        guard isInEntry, !isTooLarge else { return }
        if entry.count < entryBytes {
            entry.append(byte)
        } else {
            (entry, isTooLarge) = ([], true)
        }
    }

    private mutating func end(_ each: (SplitEntry, _ number: Int) throws(RecordingError) -> Void) throws(RecordingError) {
        number += 1
        let ended = isTooLarge ? SplitEntry.tooLarge : .whole(entry)
        (entry, isInEntry, isTooLarge) = ([], false, false)
        try each(ended, number)
    }
}
