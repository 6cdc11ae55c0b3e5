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

    /// Appends the value in the server's binary format. Returns false for NULL, which has no bytes.
    func append(to bytes: inout [UInt8]) -> Bool {
        switch self {
        case .null: return false
        case .integer(let number): Self.append(number, to: &bytes)
        case .text(let text): Self.append(text, to: &bytes)
        case .bytes(let data): bytes += data
        case .flag(let flag): bytes.append(flag ? 1 : 0)
        case .integers(let numbers): Self.append(numbers, of: 20, to: &bytes) { Self.append($0, to: &$1) }
        case .texts(let texts): Self.append(texts, of: 25, to: &bytes) { Self.append($0, to: &$1) }
        }
        return true
    }

    private static func append(_ number: some FixedWidthInteger, to bytes: inout [UInt8]) {
        withUnsafeBytes(of: number.bigEndian) { bytes += $0 }
    }

    /// No text in PostgreSQL holds a NUL.
    private static func append(_ text: String, to bytes: inout [UInt8]) {
        guard text.utf8.contains(0) else { return bytes += text.utf8 }
        for scalar in text.unicodeScalars { bytes += String(scalar == "\0" ? "\u{FFFD}" : Character(scalar)).utf8 }
    }

    /// An array of one dimension: its count of dimensions, whether it may hold NULL, the type of its elements, its length and first index, and
    /// the elements behind their lengths.
    private static func append<Element>(
        _ elements: [Element?], of type: Int32, to bytes: inout [UInt8], _ append: (Element, inout [UInt8]) -> Void
    ) {
        for number in elements.isEmpty ? [0, 0, type] : [1, 1, type, Int32(elements.count), 1] { Self.append(number, to: &bytes) }
        for element in elements {
            guard let element else {
                Self.append(Int32(-1), to: &bytes)
                continue
            }
            let start = bytes.count
            Self.append(Int32(0), to: &bytes)
            append(element, &bytes)
            withUnsafeBytes(of: Int32(bytes.count - start - 4).bigEndian) { bytes.replaceSubrange(start..<start + 4, with: $0) }
        }
    }
}
