import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A value that is read from a place of a tape, by the rule in `Tolerance.swift`.
protocol Shape: Sendable {
    /// Reads the value of a token.
    static func read(from tape: JSONTape, at index: Int) throws -> Self
}

/// A value that is read from the members of an object: a DTO, or a part of one.
protocol ObjectShape: Shape {
    /// Reads each field by its key.
    init(_ row: TapeRow) throws
}

extension ObjectShape {
    static func read(from tape: JSONTape, at index: Int) throws -> Self { try Self(TapeRow(tape, at: index, of: Self.self)) }
}

extension Int: Shape {
    static func read(from tape: JSONTape, at index: Int) throws -> Int { try tape.whole(Int.self, at: index) }
}

extension String: Shape {
    static func read(from tape: JSONTape, at index: Int) throws -> String { try tape.text(at: index) }
}

extension Day: Shape {
    static func read(from tape: JSONTape, at index: Int) throws -> Day { try read(tape, at: index) }
}

extension ImagePath: Shape {
    static func read(from tape: JSONTape, at index: Int) throws -> ImagePath { try read(tape, at: index) }
}

extension ImageSize: Shape {
    static func read(from tape: JSONTape, at index: Int) throws -> ImageSize {
        guard let size = ImageSize(try tape.text(at: index)) else { throw tape.corrupted("Not a size of images.", at: index) }
        return size
    }
}

extension PartialDay: Shape {
    static func read(from tape: JSONTape, at index: Int) throws -> PartialDay {
        guard let day = PartialDay(try tape.text(at: index)) else { throw tape.corrupted("Neither a day nor a year.", at: index) }
        return day
    }
}

extension JSONValue: Shape {
    static func read(from tape: JSONTape, at index: Int) throws -> JSONValue { try read(tape, at: index) }
}

extension Array: Shape where Element: Shape {
    static func read(from tape: JSONTape, at index: Int) throws -> [Element] {
        try tape.rows(at: index) { try Element.read(from: tape, at: $0) }
    }
}

extension Dictionary: Shape where Key == String, Value: Shape {
    static func read(from tape: JSONTape, at index: Int) throws -> [String: Value] {
        try tape.dictionary(at: index, isFree: false) { try Value.read(from: tape, at: $0) }
    }
}
