/// The members of an object. Small objects are searched, large ones are indexed first, so that no document makes a search slow.
struct TapeObject<Key: CodingKey>: KeyedDecodingContainerProtocol {
    private let tape: JSONTape
    private let index: Int
    private let members: [String: Int]?

    init(_ tape: JSONTape, at index: Int) throws {
        guard tape.kind(at: index) == .object else { throw tape.mismatch([String: Any].self, at: index) }
        self.tape = tape
        self.index = index
        members = tape.tokens[index].count > 64 ? tape.members(of: index) : nil
    }

    var codingPath: [any CodingKey] { tape.path(to: index) }

    var allKeys: [Key] {
        var seen: Set<String> = []
        return tape.keys(of: index).compactMap { key in
            let name = tape.name(ofKey: key)
            return seen.insert(name).inserted ? Key(stringValue: name) : nil
        }
    }

    func contains(_ key: Key) -> Bool { find(key) != nil }
    func decodeNil(forKey key: Key) throws -> Bool { tape.isNull(at: try value(key)) }
    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try tape.bool(at: value(key)) }
    func decode(_ type: String.Type, forKey key: Key) throws -> String { try tape.text(at: value(key)) }
    func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try tape.double(at: value(key)) }
    func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try tape.float(at: value(key)) }
    func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try tape.whole(type, at: value(key)) }
    func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try tape.whole(type, at: value(key)) }
    func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try tape.whole(type, at: value(key)) }
    func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try tape.whole(type, at: value(key)) }
    func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try tape.whole(type, at: value(key)) }
    func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try tape.whole(type, at: value(key)) }
    func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try tape.whole(type, at: value(key)) }
    func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try tape.whole(type, at: value(key)) }
    func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try tape.whole(type, at: value(key)) }
    func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try tape.whole(type, at: value(key)) }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try Value(from: TapeDecoder(tape, at: value(key)))
    }

    // One search each, where the standard ones take three.
    func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
        guard let value = present(key) else { return nil }
        return try tape.bool(at: value)
    }

    func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
        guard let value = present(key) else { return nil }
        return try tape.text(at: value)
    }

    func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
        guard let value = present(key) else { return nil }
        return try tape.double(at: value)
    }

    func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
        guard let value = present(key) else { return nil }
        return try tape.whole(type, at: value)
    }

    func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
        guard let value = present(key) else { return nil }
        return try Value(from: TapeDecoder(tape, at: value))
    }

    func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type, forKey key: Key) throws -> KeyedDecodingContainer<NestedKey> {
        KeyedDecodingContainer(try TapeObject<NestedKey>(tape, at: value(key)))
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer { try TapeArray(tape, at: value(key)) }

    func superDecoder() throws -> any Decoder { decoder(JSONKey.super) }
    func superDecoder(forKey key: Key) throws -> any Decoder { decoder(key) }

    private func decoder(_ key: some CodingKey) -> TapeDecoder {
        TapeDecoder(tape, at: find(key) ?? tape.absent(key.stringValue, of: index))
    }

    private func find(_ key: some CodingKey) -> Int? {
        guard let members else { return tape.member(key.stringValue, of: index) }
        return members[key.stringValue].map { value in
            tape.asked?.note(value - 1)
            return value
        }
    }

    private func value(_ key: Key) throws -> Int {
        guard let value = find(key) else { throw tape.missing(key, of: index) }
        return value
    }

    private func present(_ key: Key) -> Int? {
        guard let value = find(key), !tape.isNull(at: value) else { return nil }
        return value
    }
}
