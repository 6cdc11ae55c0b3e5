@testable import MarqueeNet

/// What a shape reads, found out by letting it read from a decoder that writes down every question: the members with their JSON keys, what
/// is inside of them, and whether they are optional. From it a body is written in which everything is there.
final class AnswerShape {
    enum Kind { case unknown, text, number, flag, object, list, dictionary }

    struct Member {
        let key: String
        let isOptional: Bool
        let shape: AnswerShape
    }

    fileprivate(set) var kind = Kind.unknown
    fileprivate(set) var members: [Member] = []
    fileprivate(set) var element: AnswerShape?
    /// The type that reads the members.
    fileprivate(set) var type: Any.Type?
    /// The value in the body in place of a value of this shape.
    var replacement: String?
    var sample = AnswerShape.day
    /// The kind that the rows of mixed lists have.
    fileprivate let mediaType: String

    static let day = #""2020-01-01""#

    init<Answer: Decodable>(of answer: Answer.Type, mediaType: String = "movie") throws {
        self.mediaType = mediaType
        type = answer
        _ = try answer.init(from: ShapeRecorder(self))
    }

    fileprivate init(in outer: AnswerShape, key: String? = nil) {
        // A person is known for titles.
        mediaType = key == "known_for" && outer.mediaType == "person" ? "movie" : outer.mediaType
        if key == nil { sample = outer.sample }
    }

    /// Every member, at any depth.
    var allMembers: [Member] { members.flatMap { [$0] + $0.shape.allMembers } + (element?.allMembers ?? []) }

    /// The body. A list has two rows and a dictionary two members, and only the value in the first one is ever replaced.
    var json: String { json(isReplaced: true) }

    private func json(isReplaced: Bool) -> String {
        if isReplaced, let replacement { return replacement }
        return switch kind {
        case .text, .unknown: sample
        case .number: "1"
        case .flag: "false"
        case .object: "{" + members.map { "\"\($0.key)\": \($0.shape.json(isReplaced: isReplaced))" }.joined(separator: ", ") + "}"
        case .list: "[\([isReplaced, false].compactMap { element?.json(isReplaced: $0) }.joined(separator: ", "))]"
        case .dictionary:
            "{\"DE\": \(members[0].shape.json(isReplaced: isReplaced)), \"FR\": \(members[0].shape.json(isReplaced: false))}"
        }
    }
}

/// Answers every question with something that can be used, and writes the question down.
private struct ShapeRecorder: Decoder {
    let shape: AnswerShape
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    init(_ shape: AnswerShape) { self.shape = shape }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        shape.kind = Key(stringValue: "DE") == nil ? .object : .dictionary
        return KeyedDecodingContainer(RecordedMembers<Key>(shape))
    }

    func unkeyedContainer() -> any UnkeyedDecodingContainer {
        shape.kind = .list
        let element = shape.element ?? AnswerShape(in: shape)
        shape.element = element
        return RecordedList(element)
    }

    func singleValueContainer() -> any SingleValueDecodingContainer { self }
}

extension ShapeRecorder: SingleValueDecodingContainer {
    private func note<Value>(_ kind: AnswerShape.Kind, _ value: Value) -> Value {
        // A value that may be of several kinds is written as the last one that it was asked as.
        if shape.kind != .object { shape.kind = kind }
        return value
    }

    func decodeNil() -> Bool { false }
    func decode(_ type: Bool.Type) -> Bool { note(.flag, false) }
    func decode(_ type: String.Type) -> String { note(.text, shape.sample.filter { $0 != "\"" }) }
    func decode(_ type: Double.Type) -> Double { note(.number, 1) }
    func decode(_ type: Float.Type) -> Float { note(.number, 1) }
    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        if let number = type as? any FixedWidthInteger.Type, let value = number.init(exactly: 1) as? Value { return note(.number, value) }
        shape.type = type
        return try Value(from: self)
    }
}

private struct RecordedMembers<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let shape: AnswerShape
    var codingPath: [any CodingKey] { [] }
    /// A dictionary takes any key, an enumeration of keys takes none that it does not know.
    var allKeys: [Key] { [Key(stringValue: "DE")].compactMap(\.self) }

    private var samples: [String: String] {
        ["media_type": "\"\(shape.mediaType)\"", "secure_base_url": #""https://images.example""#, "file_path": #""/a.jpg""#]
    }

    init(_ shape: AnswerShape) { self.shape = shape }

    private func recorder(_ key: Key, isOptional: Bool) -> ShapeRecorder {
        var name = key.stringValue
        let renamed = name.withUTF8 { KeyName.withKey(of: $0) { String(decoding: $0, as: UTF8.self) } }
        let json = shape.kind == .dictionary ? key.stringValue : renamed ?? key.stringValue
        if let known = shape.members.first(where: { $0.key == json }) { return ShapeRecorder(known.shape) }
        let member = AnswerShape.Member(key: json, isOptional: isOptional, shape: AnswerShape(in: shape, key: json))
        member.shape.sample = samples[json] ?? (json.hasSuffix("_sizes") ? #""w92""# : nil) ?? member.shape.sample
        shape.members.append(member)
        return ShapeRecorder(member.shape)
    }

    func contains(_ key: Key) -> Bool { true }
    func decodeNil(forKey key: Key) -> Bool { false }
    func decode(_ type: Bool.Type, forKey key: Key) -> Bool { recorder(key, isOptional: false).decode(type) }
    func decode(_ type: String.Type, forKey key: Key) -> String { recorder(key, isOptional: false).decode(type) }
    func decode(_ type: Double.Type, forKey key: Key) -> Double { recorder(key, isOptional: false).decode(type) }
    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        if type is any EmbeddedPart.Type { return try Value(from: ShapeRecorder(shape)) }
        return try recorder(key, isOptional: false).decode(type)
    }
    func decodeIfPresent(_ type: Bool.Type, forKey key: Key) -> Bool? { recorder(key, isOptional: true).decode(type) }
    /// Empty, because it may be the text of a day or a path.
    func decodeIfPresent(_ type: String.Type, forKey key: Key) -> String? {
        _ = recorder(key, isOptional: true).decode(type)
        return ""
    }
    func decodeIfPresent(_ type: Double.Type, forKey key: Key) -> Double? { recorder(key, isOptional: true).decode(type) }
    func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? { try recorder(key, isOptional: true).decode(type) }
    func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
        try recorder(key, isOptional: true).decode(type)
    }
    func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) -> KeyedDecodingContainer<Nested> {
        recorder(key, isOptional: false).container(keyedBy: type)
    }
    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer { recorder(key, isOptional: false).unkeyedContainer() }
    func superDecoder() -> any Decoder { ShapeRecorder(shape) }
    /// Asks only for the kind of this decoder.
    func superDecoder(forKey key: Key) -> any Decoder { ShapeRecorder(AnswerShape(in: shape)) }
}

private struct RecordedList: UnkeyedDecodingContainer {
    let element: AnswerShape
    var codingPath: [any CodingKey] { [] }
    var count: Int? { 1 }
    private(set) var currentIndex = 0
    var isAtEnd: Bool { currentIndex > 0 }

    init(_ element: AnswerShape) { self.element = element }

    mutating func decodeNil() -> Bool { false }
    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        currentIndex += 1
        return try ShapeRecorder(element).decode(type)
    }
    mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedDecodingContainer<Nested> {
        currentIndex += 1
        return ShapeRecorder(element).container(keyedBy: type)
    }
    mutating func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer {
        currentIndex += 1
        return ShapeRecorder(element).unkeyedContainer()
    }
    mutating func superDecoder() -> any Decoder {
        currentIndex += 1
        return ShapeRecorder(element)
    }
}
