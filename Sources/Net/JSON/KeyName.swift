/// The name of a property, and its key in TMDb's JSON: `imdbID` is `imdb_id`, `genreIDs` is `genre_ids`.
enum KeyName {
    /// The keys whose underscores do not follow from the name of the property.
    private static let renamed: [(name: StaticString, key: StaticString)] = [
        ("iso31661", "iso_3166_1"), ("iso6391", "iso_639_1"), ("watchProviders", "watch/providers"),
    ]

    /// Collections list their movies with `name` for `title`, and mixed lists have collections with `title` for `name`.
    private static let alternatives: [(key: StaticString, other: StaticString)] = [
        ("title", "name"), ("original_title", "original_name"), ("name", "title"), ("original_name", "original_title"),
    ]

    /// Another key for the same value, if a key is absent.
    static func alternative(to key: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8>? {
        alternatives.first { equal($0.key, key) }.map { UnsafeBufferPointer(start: $0.other.utf8Start, count: $0.other.utf8CodeUnitCount) }
    }

    /// The same for a key at hand as a text.
    static func alternative(to key: String) -> String? {
        var key = key
        return key.withUTF8 { alternative(to: $0).map { String(decoding: $0, as: UTF8.self) } }
    }

    /// The key for the name of a property.
    static func key(of name: String) -> String {
        var text = name
        return text.withUTF8 { withKey(of: $0) { String(decoding: $0, as: UTF8.self) } } ?? name
    }

    /// Hands the bytes of a name's key to some work, without an allocation. Nil if the key is the name itself.
    static func withKey<Result>(
        of name: UnsafeBufferPointer<UInt8>, _ work: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result? {
        for pair in renamed where equal(pair.name, name) {
            return work(UnsafeBufferPointer(start: pair.key.utf8Start, count: pair.key.utf8CodeUnitCount))
        }
        guard name.contains(where: isCapital) else { return nil }
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 2 * name.count) { buffer in
            var count = 0
            var isAfterCapital = true
            for byte in name {
                if isCapital(byte), !isAfterCapital {
                    buffer[count] = UInt8(ascii: "_")
                    count += 1
                }
                isAfterCapital = isCapital(byte)
                buffer[count] = isAfterCapital ? byte | 0x20 : byte
                count += 1
            }
            return work(UnsafeBufferPointer(start: buffer.baseAddress, count: count))
        }
    }

    private static func isCapital(_ byte: UInt8) -> Bool { byte &- 0x41 < 26 }

    private static func equal(_ text: StaticString, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        text.utf8CodeUnitCount == bytes.count && bytes.elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: bytes.count))
    }
}
