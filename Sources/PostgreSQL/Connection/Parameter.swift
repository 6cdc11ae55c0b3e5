#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A value bound to a statement: values are never part of the SQL text.
enum Parameter: Hashable {
    case null
    case integer(Int64)
    case text(String)
    case bytes(Data)
    case flag(Bool)
    case integers([Int64?])
    case texts([String?])
}

extension Parameter {
    init(_ number: Int?) { self = number.map { .integer(Int64($0)) } ?? .null }

    init(_ number: Int64?) { self = number.map { .integer($0) } ?? .null }

    init(_ text: String?) { self = text.map { .text($0) } ?? .null }

    init(_ bytes: Data?) { self = bytes.map { .bytes($0) } ?? .null }

    /// The value in the server's binary format; nil for NULL.
    var encoded: [UInt8]? {
        switch self {
        case .null: nil
        case .integer(let number): Self.encoded(number)
        case .text(let text): Self.encoded(text)
        case .bytes(let bytes): Array(bytes)
        case .flag(let flag): [flag ? 1 : 0]
        case .integers(let numbers): Self.array(of: 20, numbers.map { $0.map(Self.encoded) })
        case .texts(let texts): Self.array(of: 25, texts.map { $0.map(Self.encoded) })
        }
    }

    private static func encoded(_ number: some FixedWidthInteger) -> [UInt8] { withUnsafeBytes(of: number.bigEndian) { Array($0) } }

    /// No text in PostgreSQL holds a NUL.
    private static func encoded(_ text: String) -> [UInt8] {
        text.utf8.contains(0) ? Array(text.unicodeScalars.map { $0 == "\0" ? "\u{FFFD}" : String($0) }.joined().utf8) : Array(text.utf8)
    }

    /// An array of one dimension: its count of dimensions, whether it may hold NULL, the type of its elements, its length and first index, and
    /// the elements behind their lengths.
    private static func array(of type: Int32, _ elements: [[UInt8]?]) -> [UInt8] {
        let header = elements.isEmpty ? [0, 0, type] : [1, 1, type, Int32(elements.count), 1]
        return elements.reduce(into: header.flatMap(encoded)) { bytes, element in
            bytes += encoded(element.map { Int32($0.count) } ?? -1)
            bytes += element ?? []
        }
    }
}
