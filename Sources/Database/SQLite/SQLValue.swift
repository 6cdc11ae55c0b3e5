#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A value bound to a statement: values are never part of the SQL text.
enum SQLValue: Hashable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob(Data)
}

extension SQLValue {
    init(_ number: Int?) {
        self = number.map { .integer(Int64($0)) } ?? .null
    }

    init(_ number: Int64?) {
        self = number.map { .integer($0) } ?? .null
    }

    init(_ text: String?) {
        self = text.map { .text($0) } ?? .null
    }

    init(_ flag: Bool) {
        self = .integer(flag ? 1 : 0)
    }
}
