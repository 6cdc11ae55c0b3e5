import MarqueeTransfer

/// The texts about imports and exports in one language.
struct TransferTexts: Sendable {
    let title: String
    let bring: String
    let bringHint: String
    let file: String
    let look: String
    let take: String
    let takeHint: String
    let everything: String
    let ratings: String
    let watchlist: String

    // MARK: A plan

    let plan: String
    let toSet: String
    let same: String
    let differ: String
    let toChoose: String
    let notFound: String
    let failed: String
    let noPlace: String
    let notRead: String
    let nothing: String
    let later: String
    let set: String
    /// With the number of lines that are not shown.
    let more: @Sendable (Int) -> String

    // MARK: Afterwards

    /// Before the number of marks.
    let stored: String
    /// Before the number of titles.
    let onLists: String
    let expired: String
    let busy: String
    let slow: String

    // MARK: What cannot be read

    let unreadable: String
    let tooLarge: String
    let unclear: String
    let badLine: String
    let badRating: String
    let badDate: String
    let otherKind: String

    /// Why something in a file is not read.
    func problem(_ reason: ImportProblem.Reason) -> String {
        switch reason {
        case .tooLarge, .tooManyRows: tooLarge
        case .noMarks, .unknownScale: unclear
        case .openQuote, .extraFields, .noTitle, .invalidChoice, .invalidEntry, .longTitle: badLine
        case .invalidRating, .zeroRating: badRating
        case .invalidDate, .invalidYear: badDate
        case .unsupportedKind: otherKind
        case .emptyList: nothing
        default: unreadable
        }
    }
}

extension Visit {
    var transfer: TransferTexts { texts.transfer }
}
