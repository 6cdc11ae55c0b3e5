extension Texts {
    /// A message after a form.
    func message(_ notice: Notice) -> String {
        switch notice {
        case .favoriteAdded: favoriteAdded
        case .favoriteRemoved: favoriteRemoved
        case .watchlistAdded: watchlistAdded
        case .watchlistRemoved: watchlistRemoved
        case .rated: rated
        case .ratingRemoved: ratingRemoved
        case .signedIn: signedIn
        case .signedOut: signedOut
        case .denied: denied
        case .synced: synced
        case .syncedPartly: syncedPartly
        case .resent: resent
        case .discarded: discarded
        case .takenBack: takenBack
        case .forgotten: forgotten
        case .settingsChanged: settingsChanged
        case .calendarMade: coming.calendarMade
        case .calendarRemoved: coming.calendarRemoved
        case .calendarFull: coming.calendarFull
        }
    }

    /// Why there is no page: a heading and a sentence.
    func refusal(_ reason: Refusal.Reason) -> (title: String, text: String) {
        switch reason {
        case .noSuchPage: (noSuchPage, noSuchPageText)
        case .signInNeeded: (signInNeeded, signInNeededText)
        case .peopleAway: (peopleAway, peopleAwayText)
        case .foreignForm: (foreignForm, foreignFormText)
        case .badRequest, .tooLarge: (badRequest, badRequestText)
        case .unavailable: (tmdbAway, unavailable)
        case .failed: (failed, failedText)
        }
    }
}
