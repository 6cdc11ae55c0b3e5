import MarqueeData
import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

// The compiler writes `decodeIfPresent(Day.self, forKey: .releaseDate)` for a field of this type, and finds these functions before the
// generic one of the library. They read the same values by the same rule, with code made for their types: four times as fast.
extension KeyedDecodingContainer {
    func decodeIfPresent(_ type: Day.Type, forKey key: Key) throws -> Day? { try text(forKey: key) { Day($0) } }

    func decodeIfPresent(_ type: ImagePath.Type, forKey key: Key) throws -> ImagePath? { try text(forKey: key) { ImagePath($0) } }

    func decodeIfPresent(_ type: Date.Type, forKey key: Key) throws -> Date? { try text(forKey: key) { Date(wireText: $0) } }

    /// A word of a vocabulary; nil for an empty text.
    func decodeIfPresent<Word: OpenVocabulary>(_ type: Word.Type, forKey key: Key) throws -> Word? {
        guard let text = try decodeIfPresent(String.self, forKey: key), !text.isEmpty else { return nil }
        return word(text, forKey: key)
    }

    func decode<Word: OpenVocabulary>(_ type: Word.Type, forKey key: Key) throws -> Word {
        word(try decode(String.self, forKey: key), forKey: key)
    }

    /// A word of a vocabulary whose words are numbers.
    func decodeIfPresent<Word: NumberedWord>(_ type: Word.Type, forKey key: Key) throws -> Word? {
        guard let number = try decodeIfPresent(Int.self, forKey: key) else { return nil }
        let word = Word(rawValue: number)
        if word.isUnknown { note(word: String(number), forKey: key) }
        return word
    }

    private func word<Word: OpenVocabulary>(_ text: String, forKey key: Key) -> Word {
        if let word = Word.known.first(where: { $0.rawValue == text }) { return word }
        note(word: text, forKey: key)
        return .unknown(text)
    }

    private func note(word: String, forKey key: Key) {
        guard let place = try? superDecoder(forKey: key) as? TapeDecoder else { return }
        place.tape.record?.note(word: word, at: place.index)
    }

    func decodeIfPresent(_ type: [Int].Type, forKey key: Key) throws -> [Int]? {
        try list(forKey: key) { tape, index in try tape.rows(at: index) { try tape.whole(Int.self, at: $0) } }
    }

    func decodeIfPresent(_ type: [String].Type, forKey key: Key) throws -> [String]? {
        try list(forKey: key) { tape, index in try tape.rows(at: index) { try tape.text(at: $0) } }
    }

    func decodeIfPresent<Row: Decodable>(_ type: [Row].Type, forKey key: Key) throws -> [Row]? {
        try list(forKey: key) { tape, index in try tape.rows(at: index) { try Row(from: TapeDecoder(tape, at: $0)) } }
    }

    func decode<Row: Decodable>(_ type: [Row].Type, forKey key: Key) throws -> [Row] {
        guard let place = try superDecoder(forKey: key) as? TapeDecoder, !place.tape.isStrict, contains(key) else {
            return try decode(Strictly<[Row]>.self, forKey: key).value
        }
        let limit = key.stringValue == "results" ? JSONLimits.pageRows : .max
        let rows = try place.tape.rows(at: place.index, upTo: limit) { try Row(from: TapeDecoder(place.tape, at: $0)) }
        place.tape.noteMember(at: place.index)
        return rows
    }

    @inline(__always)
    private func text<Value>(forKey key: Key, _ value: (String) -> Value?) throws -> Value? {
        guard let text = try decodeIfPresent(String.self, forKey: key), !text.isEmpty else { return nil }
        if let value = value(text) { return value }
        let place = try superDecoder(forKey: key)
        guard let place = place as? TapeDecoder, !place.tape.isStrict else {
            throw DecodingError.dataCorrupted(.init(codingPath: place.codingPath, debugDescription: "Not a \(Value.self)."))
        }
        place.tape.losses.fields += 1
        place.tape.record?.noteLostField(
            at: place.index, place.tape.corrupted("Not a \(Value.self).", at: place.index),
            isDate: Value.self == Day.self || Value.self == Date.self)
        return nil
    }

    @inline(__always)
    private func list<Row: Decodable>(forKey key: Key, _ read: (JSONTape, Int) throws -> [Row]) throws -> [Row]? {
        guard let place = try superDecoder(forKey: key) as? TapeDecoder, !place.tape.isStrict else {
            return try decodeIfPresent(Strictly<[Row]>.self, forKey: key)?.value
        }
        guard !place.tape.isNull(at: place.index) else { return nil }
        let rows = try place.tape.optional(place.index) { try read(place.tape, $0) }
        if rows != nil { place.tape.noteMember(at: place.index) }
        return rows
    }
}

/// A value that is read as Foundation's decoder reads it.
private struct Strictly<Value: Decodable>: Decodable {
    let value: Value

    init(from decoder: any Decoder) throws { value = try Value(from: decoder) }
}
