/// One of several lists in an answer, each of which may fail alone. If the list is missing or cannot be read, it is empty and counted as a
/// field, and the other lists are kept.
///
/// ```swift
/// struct CreditsDTO: DTO, SeparateLists {
///     @SeparateList var cast: [CastMemberDTO]
///     @SeparateList var crew: [CrewMemberDTO]
///     var lists: [ListOutcome] { [$cast, $crew] }
/// }
/// ```
@propertyWrapper
struct SeparateList<Row: Sendable>: Sendable {
    let wrappedValue: [Row]
    let projectedValue: ListOutcome

    init(_ rows: [Row], failure: (any Error)? = nil) {
        wrappedValue = rows
        projectedValue = ListOutcome(isEmpty: rows.isEmpty, failure: failure)
    }
}

/// The outcome of reading a list.
struct ListOutcome: Sendable {
    let isEmpty: Bool
    /// Why the list cannot be read; nil if it was read.
    let failure: (any Error)?

    fileprivate init(isEmpty: Bool, failure: (any Error)?) {
        self.isEmpty = isEmpty
        self.failure = failure
    }

    /// The outcome of a list that an answer may leave out.
    init<Row>(optional rows: [Row]?) { self.init(isEmpty: rows?.isEmpty ?? true, failure: nil) }
}

/// An answer, or a part of one, with several lists. If one of them cannot be read and none of the others has a row, the whole cannot be read:
/// an empty answer must not replace a good cached one.
protocol SeparateLists: ObjectShape {
    var lists: [ListOutcome] { get }
}

extension SeparateLists {
    static func read(from tape: JSONTape, at index: Int) throws -> Self {
        let value = try Self(TapeRow(tape, at: index, of: Self.self))
        let lists = value.lists
        if let failure = lists.lazy.compactMap(\.failure).first, lists.allSatisfy(\.isEmpty) { throw failure }
        return value
    }
}
