/// The texts of this site in one language. A language that lacks one does not compile.
struct Texts: Sendable {
    // MARK: The frame

    let skip: String
    let menu: String
    let movies: String
    let tvSeries: String
    let library: String
    let search: String
    let searchHint: String
    let suggestions: String
    let signIn: String
    let signOut: String
    let account: String
    let language: String
    let theme: String
    let themeSystem: String
    let themeLight: String
    let themeDark: String
    let layout: String
    let layoutGrid: String
    let layoutCompact: String
    let apply: String
    let takeTMDbAway: String
    let bringTMDbBack: String
    let credit: String

    // MARK: Titles

    let movie: String
    let series: String
    let person: String
    let collection: String
    let people: String
    let everything: String
    let poster: String
    let portrait: String
    let votes: String
    let originalTitle: String
    let seasons: String
    let cast: String
    let direction: String
    let reviews: String
    let trailer: String
    let trailers: String
    let recommendations: String
    let similar: String
    let noOverview: String
    let knownFor: String
    let noBiography: String
    let born: String
    let died: String
    let whereToWatch: String
    let subscription: String
    let free: String
    let rent: String
    let buy: String
    let noOffers: String

    // MARK: Lists

    let all: String
    let more: String
    let earlier: String
    let pages: String
    let nothingHere: String
    let nowPlaying: String
    let popular: String
    let topRated: String
    let upcoming: String
    let airingToday: String
    let onTheAir: String

    // MARK: The search

    let results: String
    let nothingFound: String
    let foundHere: String
    let recent: String
    let recentSearches: String
    let forget: String
    let forgetAll: String

    // MARK: Signing in

    let signInHint: String
    let signInAtTMDb: String
    let haveApproved: String
    let sandboxAccounts: String
    let signInToMark: String
    let sessionRevoked: String
    let signOutWarning: String

    // MARK: The library

    let favorite: String
    let watchlist: String
    let yourRating: String
    let rate: String
    let pending: String
    let rejected: String
    let favoriteMovies: String
    let favoriteTV: String
    let watchlistMovies: String
    let watchlistTV: String
    let ratedMovies: String
    let ratedTV: String
    let ratedEpisodes: String
    let emptyShelf: String
    let allSent: String
    let waiting: String
    let syncNow: String
    let resend: String
    let discard: String

    // MARK: Messages

    let favoriteAdded: String
    let favoriteRemoved: String
    let watchlistAdded: String
    let watchlistRemoved: String
    let rated: String
    let ratingRemoved: String
    let signedIn: String
    let signedOut: String
    let denied: String
    let synced: String
    let syncedPartly: String
    let resent: String
    let discarded: String
    let takenBack: String
    let forgotten: String
    let settingsChanged: String

    // MARK: Where data comes from

    let tmdbAway: String
    let beingRefreshed: String
    let age: String
    let unavailable: String
    let retry: String
    let toHome: String

    // MARK: What is refused

    let noSuchPage: String
    let noSuchPageText: String
    let signInNeeded: String
    let signInNeededText: String
    let foreignForm: String
    let foreignFormText: String
    let badRequest: String
    let badRequestText: String
    let failed: String
    let failedText: String
}
