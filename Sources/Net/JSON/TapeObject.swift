import MarqueeDomain

/// The members of an object, found by the names of properties (see ``KeyName``) and read by the rule in `Tolerance.swift`.
struct TapeObject<Key: CodingKey>: KeyedDecodingContainerProtocol {
    private let tape: JSONTape
    private let index: Int

    init(_ tape: JSONTape, at index: Int) throws {
        guard tape.kind(at: index) == .object else { throw tape.mismatch([String: Any].self, at: index) }
        self.tape = tape
        self.index = index
    }

    var codingPath: [any CodingKey] { tape.path(to: index) }

    var allKeys: [Key] {
        var seen: Set<String> = []
        return tape.keys(of: index).compactMap { key in
            let name = tape.name(ofKey: key)
            return seen.insert(name).inserted ? Key(stringValue: name) : nil
        }
    }

    func contains(_ key: Key) -> Bool { tape.member(key.stringValue, of: index) != nil }
    func decodeNil(forKey key: Key) throws -> Bool { tape.isNull(at: try required(key)) }
    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try tape.bool(at: required(key)) }
    func decode(_ type: String.Type, forKey key: Key) throws -> String { try tape.text(at: required(key)) }
    func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try tape.double(at: required(key)) }
    func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try tape.float(at: required(key)) }
    func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try tape.whole(type, at: required(key)) }
    func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try tape.whole(type, at: required(key)) }
    func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try tape.whole(type, at: required(key)) }
    func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try tape.whole(type, at: required(key)) }
    func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try tape.whole(type, at: required(key)) }
    func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try tape.whole(type, at: required(key)) }
    func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try tape.whole(type, at: required(key)) }
    func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try tape.whole(type, at: required(key)) }
    func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try tape.whole(type, at: required(key)) }
    func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try tape.whole(type, at: required(key)) }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try tape.value(type, at: required(key))
    }

    func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? { try optional(key) { try tape.bool(at: $0) } }
    func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
        try optional(key, isText: true) { try tape.text(at: $0) }
    }
    func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? { try optional(key) { try tape.double(at: $0) } }
    func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? { try optional(key) { try tape.whole(type, at: $0) } }

    func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
        guard let value = tape.member(key.stringValue, of: index), !tape.isNull(at: value) else { return nil }
        if tape.isAbsent(at: value) { return nil }
        let earlier = tape.losses
        do {
            let read = try tape.value(type, at: value)
            tape.noteMember(of: index)
            return read
        } catch {
            try tape.lose(error, at: value, since: earlier, isDate: type is PartialDay.Type)
            return nil
        }
    }

    func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type, forKey key: Key) throws -> KeyedDecodingContainer<NestedKey> {
        KeyedDecodingContainer(try TapeObject<NestedKey>(tape, at: required(key)))
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer { try TapeArray(tape, at: required(key)) }

    func superDecoder() throws -> any Decoder { decoder(JSONKey.super) }

    func superDecoder(forKey key: Key) throws -> any Decoder { decoder(key) }

    private func decoder(_ key: some CodingKey) -> TapeDecoder {
        TapeDecoder(tape, at: tape.member(key.stringValue, of: index) ?? tape.absent(key.stringValue, of: index))
    }
}

extension TapeObject {
    private func required(_ key: Key) throws -> Int {
        guard let value = tape.member(key.stringValue, of: index) else { throw tape.missing(key, of: index) }
        tape.noteMember(of: index)
        return value
    }

    @inline(__always)
    private func optional<Value>(_ key: Key, isText: Bool = false, _ read: (Int) throws -> Value) throws -> Value? {
        guard let value = tape.member(key.stringValue, of: index), !tape.isNull(at: value) else { return nil }
        guard let read = try tape.optional(value, isText: isText, read) else { return nil }
        tape.noteMember(of: index)
        return read
    }
}

extension JSONTape {
    /// Notes that a member was read; of the document's own object, because an answer without any is none.
    @inline(__always)
    func noteMember(of object: Int) {
        if object == 0 { storage.pointee.hasReadMember = true }
    }
}
