/// Decodes a value at a place of a tape. It is small enough for an existential without an allocation.
struct TapeDecoder: Decoder {
    let tape: JSONTape
    let index: Int

    init(_ tape: JSONTape, at index: Int = 0) {
        self.tape = tape
        self.index = index
    }

    var codingPath: [any CodingKey] { tape.path(to: index) }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(try TapeObject<Key>(tape, at: index))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { try TapeArray(tape, at: index) }

    func singleValueContainer() -> any SingleValueDecodingContainer { self }
}

extension TapeDecoder: SingleValueDecodingContainer {
    func decodeNil() -> Bool { tape.isNull(at: index) }
    func decode(_ type: Bool.Type) throws -> Bool { try tape.bool(at: index) }
    func decode(_ type: String.Type) throws -> String { try tape.text(at: index) }
    func decode(_ type: Double.Type) throws -> Double { try tape.double(at: index) }
    func decode(_ type: Float.Type) throws -> Float { try tape.float(at: index) }
    func decode(_ type: Int.Type) throws -> Int { try tape.whole(type, at: index) }
    func decode(_ type: Int8.Type) throws -> Int8 { try tape.whole(type, at: index) }
    func decode(_ type: Int16.Type) throws -> Int16 { try tape.whole(type, at: index) }
    func decode(_ type: Int32.Type) throws -> Int32 { try tape.whole(type, at: index) }
    func decode(_ type: Int64.Type) throws -> Int64 { try tape.whole(type, at: index) }
    func decode(_ type: UInt.Type) throws -> UInt { try tape.whole(type, at: index) }
    func decode(_ type: UInt8.Type) throws -> UInt8 { try tape.whole(type, at: index) }
    func decode(_ type: UInt16.Type) throws -> UInt16 { try tape.whole(type, at: index) }
    func decode(_ type: UInt32.Type) throws -> UInt32 { try tape.whole(type, at: index) }
    func decode(_ type: UInt64.Type) throws -> UInt64 { try tape.whole(type, at: index) }
    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try tape.value(type, at: index) }
}

extension TapeDecoder {
    /// Whether the object has a member with this key.
    func has(_ key: String) -> Bool { tape.kind(at: index) == .object && tape.member(key, of: index) != nil }

    /// The text of a member; nil if it is absent, empty or no text.
    func text(of key: String) -> String? {
        guard tape.kind(at: index) == .object, let value = tape.member(key, of: index), tape.kind(at: value) == .text else { return nil }
        return tape.text(value).known
    }

    /// The lists of the object under other keys, which must be words in the form of TMDb's keys. Another key, or a list of which no row can
    /// be read, is counted as a field.
    func lists<Row: Decodable>(besides known: Set<String>) throws -> [String: [Row]] {
        guard tape.kind(at: index) == .object else { return [:] }
        var lists: [String: [Row]] = [:]
        for key in tape.keys(of: index) where tape.kind(at: key + 1) == .array {
            let name = tape.name(ofKey: key)
            guard !known.contains(name), lists[name] == nil else { continue }
            tape.record?.noteAsked(key)
            tape.record?.note(word: name, at: key + 1)
            let list: [Row]? = try tape.optional(key + 1) { place in
                guard name.utf8.count <= 40, name.utf8.allSatisfy({ 0x61...0x7A ~= $0 || $0 == UInt8(ascii: "_") }) else {
                    throw tape.corrupted("Not a word.", at: place)
                }
                return try tape.rows(at: place) { try Row(from: TapeDecoder(tape, at: $0)) }
            }
            if let list, !list.isEmpty { lists[name] = list }
        }
        return lists
    }
}
