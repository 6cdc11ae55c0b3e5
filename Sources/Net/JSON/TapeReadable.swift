import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A type that the rule in `Tolerance.swift` reads in a way of its own.
protocol TapeReadable: Decodable {
    static func read(_ tape: JSONTape, at index: Int) throws -> Self
    /// A list of such values; a requirement, so that lists of numbers and texts are read by code made for them.
    static func rows(_ tape: JSONTape, at index: Int) throws -> [Self]
}

extension TapeReadable {
    static func rows(_ tape: JSONTape, at index: Int) throws -> [Self] { try tape.rows(at: index) { try read(tape, at: $0) } }

    /// The value as another name of the same type.
    static func read<Value>(_ tape: JSONTape, at index: Int, as type: Value.Type) throws -> Value {
        guard let value = try read(tape, at: index) as? Value else { throw tape.mismatch(type, at: index) }
        return value
    }

    fileprivate static func rows<Row>(_ tape: JSONTape, at index: Int, as type: Row.Type) throws -> [Row] {
        guard let rows = try rows(tape, at: index) as? [Row] else { throw tape.mismatch(type, at: index) }
        return rows
    }
}

extension Int: TapeReadable {
    static func read(_ tape: JSONTape, at index: Int) throws -> Int { try tape.whole(Int.self, at: index) }
    static func rows(_ tape: JSONTape, at index: Int) throws -> [Int] { try tape.rows(at: index) { try tape.whole(Int.self, at: $0) } }
}

extension String: TapeReadable {
    static func read(_ tape: JSONTape, at index: Int) throws -> String { try tape.text(at: index) }
    static func rows(_ tape: JSONTape, at index: Int) throws -> [String] { try tape.rows(at: index) { try tape.text(at: $0) } }
}

extension Day: TapeReadable {
    static func read(_ tape: JSONTape, at index: Int) throws -> Day {
        guard let day = Day(try tape.text(at: index)) else { throw tape.corrupted("Not a day.", at: index) }
        return day
    }
}

extension ImagePath: TapeReadable {
    static func read(_ tape: JSONTape, at index: Int) throws -> ImagePath {
        guard let path = ImagePath(try tape.text(at: index)) else { throw tape.corrupted("Not the path of a picture.", at: index) }
        return path
    }
}

extension Date: TapeReadable {
    static func read(_ tape: JSONTape, at index: Int) throws -> Date {
        guard let moment = Date(wireText: try tape.text(at: index)) else { throw tape.corrupted("Not a moment.", at: index) }
        return moment
    }
}

extension Array: TapeReadable where Element: Decodable {
    static func read(_ tape: JSONTape, at index: Int) throws -> [Element] {
        if let readable = tape.tapeReadable(Element.self) { return try readable.rows(tape, at: index, as: Element.self) }
        return try tape.rows(at: index) { try Element(from: TapeDecoder(tape, at: $0)) }
    }
}

/// A member that cannot be read is left out and counted, like a row; of a repeated key, the first member is read.
extension Dictionary: TapeReadable where Key == String, Value: Decodable {
    static func read(_ tape: JSONTape, at index: Int) throws -> [String: Value] {
        try tape.dictionary(at: index, isFree: Value.self == JSONValue.self) { try tape.value(Value.self, at: $0) }
    }
}
