/// A message that appears once, on the page after a form.
enum Notice: String, Sendable, Codable, Hashable {
    case favoriteAdded, favoriteRemoved, watchlistAdded, watchlistRemoved, rated, ratingRemoved
    case signedIn, signedOut, denied, synced, syncedPartly, resent, discarded, takenBack, forgotten, settingsChanged
    case calendarMade, calendarRemoved, calendarFull

    /// Whether it reports a failure.
    var isFailure: Bool { [.denied, .syncedPartly, .calendarFull].contains(self) }
}
