/// A name of letters and digits of ASCII and of signs that separate words: its words are found without cutting and folding it.
struct PlainName {
    /// The longest plain name. So it has fewer words than the index has of any name.
    private static let longest = 255

    let bytes: UnsafeRawBufferPointer

    /// Whether a name has only such characters, and no word that is cut.
    static func isPlain(_ name: UnsafeRawBufferPointer) -> Bool {
        guard name.count <= longest else { return false }
        var (length, hasWord) = (0, false)
        for byte in name {
            guard byte >= 0x20, byte < 0x80 else { return false }
            if isPart(byte) {
                (length, hasWord) = (length + 1, true)
                if length > NameTokens.longestTerm { return false }
            } else {
                guard CharacterClasses.shared[UInt32(byte)] == .separator else { return false }
                length = 0
            }
        }
        // A name of signs only has words of signs.
        return hasWord
    }

    /// Whether a byte is a letter or a digit. For the bytes of a plain name, the bit of 0x20 makes a letter small and changes nothing else.
    @inline(__always) static func isPart(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 }

    /// The place of the first word from a place on; the end if there is none.
    @inline(__always) func word(from start: Int) -> Int {
        var index = start
        while index < bytes.count, !Self.isPart(bytes[index]) { index += 1 }
        return index
    }

    /// The end of the word at a place.
    @inline(__always) func end(from start: Int) -> Int {
        var index = start
        while index < bytes.count, Self.isPart(bytes[index]) { index += 1 }
        return index
    }
}
