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
