/// The elements of an array, one after the other. One that cannot be decoded stays where it is.
struct TapeArray: UnkeyedDecodingContainer {
    private let tape: JSONTape
    private let index: Int
    private var element: Int
    private(set) var currentIndex = 0

    init(_ tape: JSONTape, at index: Int) throws {
        guard tape.kind(at: index) == .array else { throw tape.mismatch([Any].self, at: index) }
        self.tape = tape
        self.index = index
        element = index + 1
    }

    var codingPath: [any CodingKey] { tape.path(to: index) }
    var count: Int? { Int(tape.tokens[index].count) }
    var isAtEnd: Bool { currentIndex >= Int(tape.tokens[index].count) }

    mutating func decodeNil() throws -> Bool {
        guard !isAtEnd else { throw end(Never.self) }
        guard tape.isNull(at: element) else { return false }
        advance()
        return true
    }

    mutating func decode(_ type: Bool.Type) throws -> Bool { try next(type) { tape, index in try tape.bool(at: index) } }
    mutating func decode(_ type: String.Type) throws -> String { try next(type) { tape, index in try tape.text(at: index) } }
    mutating func decode(_ type: Double.Type) throws -> Double { try next(type) { tape, index in try tape.double(at: index) } }
    mutating func decode(_ type: Float.Type) throws -> Float { try next(type) { tape, index in try tape.float(at: index) } }
    mutating func decode(_ type: Int.Type) throws -> Int { try next(type) { tape, index in try tape.whole(type, at: index) } }
    mutating func decode(_ type: Int8.Type) throws -> Int8 { try next(type) { tape, index in try tape.whole(type, at: index) } }
    mutating func decode(_ type: Int16.Type) throws -> Int16 { try next(type) { tape, index in try tape.whole(type, at: index) } }
    mutating func decode(_ type: Int32.Type) throws -> Int32 { try next(type) { tape, index in try tape.whole(type, at: index) } }
    mutating func decode(_ type: Int64.Type) throws -> Int64 { try next(type) { tape, index in try tape.whole(type, at: index) } }
    mutating func decode(_ type: UInt.Type) throws -> UInt { try next(type) { tape, index in try tape.whole(type, at: index) } }
    mutating func decode(_ type: UInt8.Type) throws -> UInt8 { try next(type) { tape, index in try tape.whole(type, at: index) } }
    mutating func decode(_ type: UInt16.Type) throws -> UInt16 { try next(type) { tape, index in try tape.whole(type, at: index) } }
    mutating func decode(_ type: UInt32.Type) throws -> UInt32 { try next(type) { tape, index in try tape.whole(type, at: index) } }
    mutating func decode(_ type: UInt64.Type) throws -> UInt64 { try next(type) { tape, index in try tape.whole(type, at: index) } }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try next(type) { tape, index in try tape.value(type, at: index) }
    }

    mutating func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type) throws -> KeyedDecodingContainer<NestedKey> {
        try next(KeyedDecodingContainer<NestedKey>.self) { tape, index in
            KeyedDecodingContainer(try TapeObject<NestedKey>(tape, at: index))
        }
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try next((any UnkeyedDecodingContainer).self) { tape, index in try TapeArray(tape, at: index) }
    }

    mutating func superDecoder() throws -> any Decoder {
        try next((any Decoder).self) { tape, index in TapeDecoder(tape, at: index) }
    }

    private mutating func next<Value>(_ type: Any.Type, _ read: (JSONTape, Int) throws -> Value) throws -> Value {
        guard !isAtEnd else { throw end(type) }
        let value = try read(tape, element)
        advance()
        return value
    }

    private mutating func advance() {
        element = Int(tape.tokens[element].next)
        currentIndex += 1
    }

    private func end(_ type: Any.Type) -> DecodingError {
        let path = codingPath + [JSONKey(place: currentIndex)]
        return .valueNotFound(type, DecodingError.Context(codingPath: path, debugDescription: "The array has no further element."))
    }
}
