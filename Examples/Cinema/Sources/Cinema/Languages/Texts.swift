/// The texts of this site in one language. A language that lacks one does not compile.
struct Texts: Sendable {
    let coming: ComingTexts
    let transfer: TransferTexts

    // MARK: The frame

    let skip: String
    let menu: String
    let movies: String
    let tvSeries: String
    let library: String
    let discover: String
    let trending: String
    let search: String
    let searchHint: String
    let suggestions: String
    let signIn: String
    let signOut: String
    let signOutHere: String
    let signOutEverywhere: String
    let signOutHint: String
    let account: String
    let language: String
    let country: String
    let theme: String
    let themeSystem: String
    let themeLight: String
    let themeDark: String
    let layout: String
    let layoutGrid: String
    let layoutCompact: String
    let apply: String
    let onThisDevice: String
    let keptHere: String
    let settings: String
    let takeTMDbAway: String
    let bringTMDbBack: String
    let siteDescription: String
    let credit: String

    // MARK: Titles

    let movie: String
    let series: String
    let person: String
    let collection: String
    let people: String
    let everything: String
    let votes: String
    let originalTitle: String
    let seasons: String
    let seasonList: String
    let season: String
    let episodes: String
    let episode: String
    let episodeCount: String
    let previous: String
    let next: String
    let cast: String
    let guests: String
    let direction: String
    let reviews: String
    let trailer: String
    let trailers: String
    let recommendations: String
    let similar: String
    let details: String
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
    let previewOnly: String
    let onlyKnownHere: String
    let previewLoading: String
    let ageRating: String
    let genres: String
    let partOf: String
    let companies: String
    let keywords: String
    let statusRumored: String
    let statusPlanned: String
    let statusInProduction: String
    let statusPostProduction: String
    let statusReleased: String
    let statusReturning: String
    let statusEnded: String
    let statusCanceled: String
    let statusPilot: String

    // MARK: Lists

    let all: String
    let more: String
    let earlier: String
    let pages: String
    let pageOf: @Sendable (Int, Int) -> String
    let nothingHere: String
    let nowPlaying: String
    let popular: String
    let topRated: String
    let upcoming: String
    let airingToday: String
    let onTheAir: String
    let today: String
    let thisWeek: String

    // MARK: The search

    let results: String
    let nothingFound: String
    let didYouMean: String
    /// The heading of items that a typed number names.
    let withThisNumber: String
    let foundHere: String
    let recent: String
    let recentSearches: String
    let forget: String
    let forgetAll: String
    let conditions: String
    let genre: String
    let year: String
    let lowestVote: String
    let provider: String
    let order: String
    let orderPopularity: String
    let orderDate: String
    let orderRating: String
    let any: String
    let showTitles: String

    // MARK: Signing in

    let signInHint: String
    let signInAtTMDb: String
    let haveApproved: String
    let sandboxAccounts: String
    let markAfterSignIn: String
    let sessionRevoked: String
    let signOutWarning: String

    // MARK: The library

    let favorite: String
    let watchlist: String
    let yourRating: String
    let rate: String
    let removeRating: String
    let exactRating: String
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
    let beingSent: String
    let waiting: String
    let syncNow: String
    let resend: String
    let discard: String
    let discardWarning: String

    // MARK: Messages

    let undo: String
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
    /// A mark that another device changed to the first value, and that now has the second one.
    let conflictSent: @Sendable (String, String) -> String
    /// A mark that another device changed to the first value, which it keeps. The second one was set here.
    let conflictDiscarded: @Sendable (String, String) -> String

    // MARK: Where data comes from

    let tmdbAway: String
    let tmdbSlow: String
    let moreOnItsWay: String
    let intercepted: String
    /// Until TMDb is asked again: a time in words.
    let askedToWait: @Sendable (String) -> String
    let notRead: String
    let lastSeen: String
    let noNetwork: String
    let notSeen: String
    let disconnected: String
    let beingRefreshed: String
    let age: String
    let deviceHint: String
    let browserHint: String
    let titlesHere: String
    let pagesHere: String
    let listsHere: String
    let picturesHere: String
    let sizeHere: String
    let keptApart: String
    let since: String
    let newest: String
    let catalog: String
    let catalogDay: String
    let catalogNames: String
    let searchHere: String
    let unavailable: String
    let retry: String
    let toHome: String

    // MARK: Refusals

    let noSuchPage: String
    let noSuchPageText: String
    let signInNeeded: String
    let signInNeededText: String
    let peopleAway: String
    let peopleAwayText: String
    let foreignForm: String
    let foreignFormText: String
    let badRequest: String
    let badRequestText: String
    let failed: String
    let failedText: String
}
