#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Reads a row from its bytes; nil if anything does not fit.
struct RecordReader {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

    /// A number of one to nine bytes, with seven bits per byte.
    mutating func variableInteger() -> Int64? {
        var number: UInt64 = 0
        for place in 1...9 {
            guard let byte = rest.popFirst() else { return nil }
            if place == 9 { return Int64(bitPattern: number << 8 | UInt64(byte)) }
            number = number << 7 | UInt64(byte & 0x7F)
            if byte < 0x80 { break }
        }
        return Int64(bitPattern: number)
    }

    /// All values of a record with this size in bytes.
    mutating func record(of size: Int) -> [SQLValue]? {
        guard size > 0, rest.count >= size else { return nil }
        rest = rest.prefix(size)
        guard let headerSize = variableInteger(), (1...Int64(size)).contains(headerSize) else { return nil }
        let bodySize = size - Int(headerSize)
        guard rest.count >= bodySize else { return nil }
        var kinds: [Int64] = []
        while rest.count > bodySize {
            guard let kind = variableInteger() else { return nil }
            kinds.append(kind)
        }
        guard rest.count == bodySize else { return nil }
        var values: [SQLValue] = []
        for kind in kinds {
            guard let value = value(of: kind) else { return nil }
            values.append(value)
        }
        return rest.isEmpty ? values : nil
    }

    private mutating func value(of kind: Int64) -> SQLValue? {
        switch kind {
        case 0: return .null
        case 1...6: return integer([1, 2, 3, 4, 6, 8][Int(kind) - 1]).map { .integer($0) }
        case 7: return integer(8).map { .real(Double(bitPattern: UInt64(bitPattern: $0))) }
        case 8, 9: return .integer(kind - 8)
        case 12...:
            guard let bytes = take(Int(clamping: (kind - 12) / 2)) else { return nil }
            if kind.isMultiple(of: 2) { return .blob(Data(bytes)) }
            return String(validating: bytes, as: UTF8.self).map { .text($0) }
        default: return nil
        }
    }

    private mutating func integer(_ count: Int) -> Int64? {
        guard let bytes = take(count), let first = bytes.first else { return nil }
        return bytes.dropFirst().reduce(Int64(Int8(bitPattern: first))) { $0 << 8 | Int64($1) }
    }

    private mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
        guard count <= rest.count else { return nil }
        defer { rest = rest.dropFirst(count) }
        return rest.prefix(count)
    }
}
