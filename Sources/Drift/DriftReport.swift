package import MarqueeDomain

/// The differences between recorded answers and the API as this version knows it.
package struct DriftReport: Sendable, Hashable {
    /// How many exchanges were checked.
    package var exchanges = 0
    /// The operations that were found, in the order of their names.
    package var operations: [Counts] = []
    /// The requests that no operation of the table matches, in the order of their paths.
    package var unmatched: [Unmatched] = []
    /// In the order of their kinds, operations and places.
    package var findings: [DriftFinding] = []
    /// The members that the shape of an operation reads and none of its answers has, in the order of the operations and places.
    package var absentKeys: [AbsentKeys] = []
    /// How many findings and unmatched requests are left out because there are too many different ones.
    package var omitted = 0

    /// The sums of one operation.
    package struct Counts: Sendable, Hashable {
        /// The method and the template of the route.
        package let operation: String
        package var answers = 0
        /// Answers that could not be read.
        package var failed = 0
        package var droppedRows = 0
        package var droppedFields = 0
        /// Members that no shape reads and values that are read only by tolerance, for a reason on the written lists.
        package var listed = 0
        package var errors: [RecordedErrors] = []
    }

    /// Errors of the server with one status and one code.
    package struct RecordedErrors: Sendable, Hashable {
        package let status: Int
        /// TMDb's own code.
        package let code: Int?
        package var count: Int
    }

    package struct AbsentKeys: Sendable, Hashable {
        /// The method and the template of the route.
        package let operation: String
        package let places: [String]
    }

    package struct Unmatched: Sendable, Hashable {
        package let method: String
        /// The path without query, and without segments that may be credentials.
        package let path: String
        package var count: Int
    }

    /// How many exchanges belong to an operation.
    package var matched: Int { operations.reduce(0) { $0 + $1.answers } }

    /// Whether an answer could not be read, a row was lost, or an answer is about something else than was asked for.
    package var isFailure: Bool { findings.contains { $0.kind.isFailure } }
}

/// One difference, at one place of the answers of one operation.
package struct DriftFinding: Sendable, Hashable {
    package enum Kind: String, Sendable, CaseIterable {
        case failedAnswer, lostRow, otherAnswer, unknownError, changedDate, lostField, changedType, newWord, newDictionaryKey, newKey,
            missingPart, unaskedPart, pageBeyondEnd

        package var isFailure: Bool { [.failedAnswer, .lostRow, .otherAnswer, .unknownError].contains(self) }
    }

    package let kind: Kind
    /// The method and the template of the route.
    package let operation: String
    /// The path of the value, with a star for any row and for any member of a dictionary; empty for the whole answer.
    package let place: String
    /// The new word or key, the form of a changed type, the status of an unknown error, or the id or page that the answer names; otherwise
    /// empty.
    package let value: String
    /// The id or the page that was asked for.
    package var asked: String?
    package var reason: MarqueeError.Reason?
    package var count: Int
    /// The number of the first exchange with it, from 1.
    package let first: Int
}
