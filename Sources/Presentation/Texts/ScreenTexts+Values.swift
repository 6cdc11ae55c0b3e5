public import MarqueeDomain

extension ScreenTexts {
    /// The names of marks that a person sets or has.
    public func words(_ value: MarkValue) -> String {
        switch value {
        case .favorite(true): favorite
        case .favorite(false): notFavorite
        case .watchlist(true): onWatchlist
        case .watchlist(false): notOnWatchlist
        case .rating(let rating?): rated(rating)
        case .rating(nil): notRated
        }
    }

    /// How old something is.
    public func age(_ age: Duration) -> String {
        let seconds = Int(clamping: age.components.seconds)
        return switch seconds {
        case ..<60: justNow
        case ..<3600: minutesOld(seconds / 60)
        case ..<86_400: hoursOld(seconds / 3600)
        default: daysOld(seconds / 86_400)
        }
    }

    /// A message that appears for a moment.
    public func text(of message: Toast.Message) -> String {
        switch message {
        case .marked(let value, let title): title.isEmpty ? done(words(value)) : marked(words(value), title: title)
        case .discarded(let outcome): outcome == .takenBack ? takenBack : discarded
        case .synced(let report):
            if let failure = report.failure {
                notSent(because: reason(of: failure))
            } else {
                ([report.rejected > 0 ? sent(report.sent, rejected: report.rejected) : sent(report.sent)]
                    + report.conflicts.prefix(1).map(conflict)).joined(separator: language == .japanese ? "" : " ")
            }
        case .signedIn(let username): username.isEmpty ? signedInAsGuest : signedIn(as: username)
        case .signedOut(let report): report.serverFailure == nil ? signedOut : signedOutHere
        case .conflict(let conflict, let title): title.isEmpty ? self.conflict(conflict) : about(title, self.conflict(conflict))
        case .failed(let error): reason(of: error)
        case .notRefreshed(let error): notRefreshed(because: reason(of: error))
        }
    }
}
