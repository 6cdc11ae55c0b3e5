import Marquee

/// The texts about what comes next, and about the calendar, in one language.
struct ComingTexts: Sendable {
    let comesNext: String
    let later: String
    let newSeason: String
    let finale: String
    /// With the day that it had before.
    let moved: @Sendable (String) -> String
    let dayNote: String
    let nothingNext: String
    let followHint: String
    /// Before the number of titles that could not be read.
    let unread: String
    /// With the number of titles of a shelf that are read.
    let partOfShelves: @Sendable (Int) -> String
    let premiere: String
    let limited: String
    let theaters: String
    let digital: String
    let physical: String
    let television: String
    let release: String

    // MARK: Tonight, and missing movies

    let tonight: String
    /// With the name of the country.
    let tonightHint: @Sendable (String) -> String
    let time: String
    let nothingTonight: String
    let missing: String
    let missingHint: String
    let nothingMissing: String

    // MARK: The calendar

    let calendar: String
    let calendarHint: String
    let calendarNone: String
    let calendarAddress: String
    let calendarHidden: String
    let calendarMake: String
    let calendarRenew: String
    let calendarRenewHint: String
    let calendarRemove: String
    let calendarMade: String
    let calendarRemoved: String
    let calendarFull: String

    func name(_ type: ReleaseType) -> String {
        switch type {
        case .premiere: premiere
        case .limited: limited
        case .theatrical: theaters
        case .digital: digital
        case .physical: physical
        case .tv: television
        default: release
        }
    }
}

extension Visit {
    var coming: ComingTexts { texts.coming }
}
