import MarqueeDomain
import Testing

/// Details forward the properties of their inner entity. A member of the details with the same name would hide one of them.
struct ForwardedPropertyTests {
    /// The value of one property, read through the details and from the inner entity. Equal types are required, so that a method of the
    /// same name does not compile.
    private struct Row {
        let name: String
        let isForwarded: Bool

        init<Value: Equatable>(_ name: String, _ forwarded: Value, _ inner: Value) {
            (self.name, isForwarded) = (name, forwarded == inner)
        }
    }

    /// Checks the rows, and that they name every stored property of the inner entity.
    private func check(_ rows: [Row], of inner: Any) {
        for row in rows { #expect(row.isForwarded, "\(row.name)") }
        let missing = Set(Mirror(reflecting: inner).children.compactMap(\.label)).subtracting(rows.map(\.name))
        #expect(missing == [])
    }

    @Test func `MovieDetails forwards every property of Movie`() {
        let details = MovieDetails(movie: Movie(id: 1, title: "A Title"))
        check(
            [
                Row("textLanguages", details.textLanguages, details.movie.textLanguages),
                Row("id", details.id, details.movie.id), Row("title", details.title, details.movie.title),
                Row("originalTitle", details.originalTitle, details.movie.originalTitle),
                Row("originalLanguage", details.originalLanguage, details.movie.originalLanguage),
                Row("overview", details.overview, details.movie.overview),
                Row("releaseDate", details.releaseDate, details.movie.releaseDate),
                Row("posterPath", details.posterPath, details.movie.posterPath),
                Row("backdropPath", details.backdropPath, details.movie.backdropPath),
                Row("genreIDs", details.genreIDs, details.movie.genreIDs),
                Row("popularity", details.popularity, details.movie.popularity),
                Row("voteAverage", details.voteAverage, details.movie.voteAverage),
                Row("voteCount", details.voteCount, details.movie.voteCount), Row("isAdult", details.isAdult, details.movie.isAdult),
                Row("isSoftcore", details.isSoftcore, details.movie.isSoftcore),
                Row("isVideo", details.isVideo, details.movie.isVideo), Row("reference", details.reference, details.movie.reference),
                Row("shelfEntry", details.shelfEntry, details.movie.shelfEntry),
            ], of: details.movie)
    }

    @Test func `TVSeriesDetails forwards every property of TVSeries`() {
        let details = TVSeriesDetails(series: TVSeries(id: 1, name: "A Name"))
        check(
            [
                Row("shelfEntry", details.shelfEntry, details.series.shelfEntry),
                Row("textLanguages", details.textLanguages, details.series.textLanguages),
                Row("id", details.id, details.series.id),
                Row("name", details.name, details.series.name),
                Row("originalName", details.originalName, details.series.originalName),
                Row("originalLanguage", details.originalLanguage, details.series.originalLanguage),
                Row("originCountries", details.originCountries, details.series.originCountries),
                Row("overview", details.overview, details.series.overview),
                Row("firstAirDate", details.firstAirDate, details.series.firstAirDate),
                Row("posterPath", details.posterPath, details.series.posterPath),
                Row("backdropPath", details.backdropPath, details.series.backdropPath),
                Row("genreIDs", details.genreIDs, details.series.genreIDs),
                Row("popularity", details.popularity, details.series.popularity),
                Row("voteAverage", details.voteAverage, details.series.voteAverage),
                Row("voteCount", details.voteCount, details.series.voteCount),
                Row("isAdult", details.isAdult, details.series.isAdult),
                Row("isSoftcore", details.isSoftcore, details.series.isSoftcore),
                Row("reference", details.reference, details.series.reference),
            ], of: details.series)
    }

    @Test func `PersonDetails forwards every property of Person`() {
        let details = PersonDetails(person: Person(id: 1, name: "A Name"))
        check(
            [
                Row("id", details.id, details.person.id), Row("name", details.name, details.person.name),
                Row("originalName", details.originalName, details.person.originalName),
                Row("department", details.department, details.person.department),
                Row("gender", details.gender, details.person.gender),
                Row("profilePath", details.profilePath, details.person.profilePath),
                Row("popularity", details.popularity, details.person.popularity),
                Row("isAdult", details.isAdult, details.person.isAdult), Row("knownFor", details.knownFor, details.person.knownFor),
                Row("reference", details.reference, details.person.reference),
            ], of: details.person)
    }

    @Test func `MovieCollectionDetails forwards every property of MovieCollection`() {
        let details = MovieCollectionDetails(collection: MovieCollection(id: 1, name: "A Name"))
        check(
            [
                Row("id", details.id, details.collection.id), Row("name", details.name, details.collection.name),
                Row("originalName", details.originalName, details.collection.originalName),
                Row("originalLanguage", details.originalLanguage, details.collection.originalLanguage),
                Row("overview", details.overview, details.collection.overview),
                Row("posterPath", details.posterPath, details.collection.posterPath),
                Row("backdropPath", details.backdropPath, details.collection.backdropPath),
                Row("isAdult", details.isAdult, details.collection.isAdult),
            ], of: details.collection)
    }

    @Test func `ReviewDetails forwards every property of Review`() {
        let details = ReviewDetails(review: Review(id: "1", author: "An Author", content: "A text."))
        check(
            [
                Row("id", details.id, details.review.id), Row("author", details.author, details.review.author),
                Row("content", details.content, details.review.content), Row("rating", details.rating, details.review.rating),
                Row("authorName", details.authorName, details.review.authorName),
                Row("username", details.username, details.review.username),
                Row("avatarPath", details.avatarPath, details.review.avatarPath), Row("url", details.url, details.review.url),
                Row("createdAt", details.createdAt, details.review.createdAt),
                Row("updatedAt", details.updatedAt, details.review.updatedAt),
            ], of: details.review)
    }

    @Test func `CompanyDetails forwards every property of ProductionCompany`() {
        let details = CompanyDetails(company: ProductionCompany(id: 1, name: "A Name"))
        check(
            [
                Row("id", details.id, details.company.id), Row("name", details.name, details.company.name),
                Row("logoPath", details.logoPath, details.company.logoPath),
                Row("country", details.country, details.company.country),
            ], of: details.company)
    }

    @Test func `ListedWatchProvider forwards every property of WatchProvider`() {
        let details = ListedWatchProvider(provider: WatchProvider(id: 1, name: "A Name"))
        check(
            [
                Row("id", details.id, details.provider.id), Row("name", details.name, details.provider.name),
                Row("logoPath", details.logoPath, details.provider.logoPath),
                Row("displayPriority", details.displayPriority, details.provider.displayPriority),
            ], of: details.provider)
    }

    @Test func `TVNetworkDetails forwards every property of TVNetwork`() {
        let details = TVNetworkDetails(network: TVNetwork(id: 1, name: "A Name"))
        check(
            [
                Row("id", details.id, details.network.id), Row("name", details.name, details.network.name),
                Row("logoPath", details.logoPath, details.network.logoPath),
                Row("country", details.country, details.network.country),
            ], of: details.network)
    }

    @Test func `EpisodeDetails forwards every property of Episode`() {
        let details = EpisodeDetails(episode: Episode(id: 1, seasonNumber: 2, number: 3))
        check(
            [
                Row("textLanguages", details.textLanguages, details.episode.textLanguages),
                Row("id", details.id, details.episode.id), Row("seasonNumber", details.seasonNumber, details.episode.seasonNumber),
                Row("number", details.number, details.episode.number), Row("name", details.name, details.episode.name),
                Row("overview", details.overview, details.episode.overview),
                Row("airDate", details.airDate, details.episode.airDate), Row("runtime", details.runtime, details.episode.runtime),
                Row("kind", details.kind, details.episode.kind),
                Row("productionCode", details.productionCode, details.episode.productionCode),
                Row("stillPath", details.stillPath, details.episode.stillPath),
                Row("voteAverage", details.voteAverage, details.episode.voteAverage),
                Row("voteCount", details.voteCount, details.episode.voteCount), Row("crew", details.crew, details.episode.crew),
                Row("guestStars", details.guestStars, details.episode.guestStars),
            ], of: details.episode)
    }

    @Test func `SeasonDetails forwards every property of Season`() {
        let details = SeasonDetails(season: Season(id: 1, number: 2))
        check(
            [
                Row("textLanguages", details.textLanguages, details.season.textLanguages),
                Row("id", details.id, details.season.id), Row("number", details.number, details.season.number),
                Row("name", details.name, details.season.name), Row("overview", details.overview, details.season.overview),
                Row("airDate", details.airDate, details.season.airDate),
                Row("episodeCount", details.episodeCount, details.season.episodeCount),
                Row("posterPath", details.posterPath, details.season.posterPath),
                Row("voteAverage", details.voteAverage, details.season.voteAverage),
            ], of: details.season)
    }

    @Test func `EpisodeGroupDetails forwards every property of EpisodeGroup`() {
        let details = EpisodeGroupDetails(group: EpisodeGroup(id: "1", name: "A Name"))
        check(
            [
                Row("id", details.id, details.group.id), Row("name", details.name, details.group.name),
                Row("description", details.description, details.group.description), Row("kind", details.kind, details.group.kind),
                Row("groupCount", details.groupCount, details.group.groupCount),
                Row("episodeCount", details.episodeCount, details.group.episodeCount),
                Row("network", details.network, details.group.network),
            ], of: details.group)
    }

    @Test func `MixedList forwards every property of MixedListSummary`() {
        let details = MixedList(
            summary: MixedListSummary(id: 1, name: "A Name"), items: Page(number: 1, totalPages: 1, totalResults: 0, items: []))
        check(
            [
                Row("id", details.id, details.summary.id), Row("name", details.name, details.summary.name),
                Row("description", details.description, details.summary.description),
                Row("itemCount", details.itemCount, details.summary.itemCount),
                Row("isPublic", details.isPublic, details.summary.isPublic),
                Row("isAdult", details.isAdult, details.summary.isAdult),
                Row("isFeatured", details.isFeatured, details.summary.isFeatured),
                Row("averageRating", details.averageRating, details.summary.averageRating),
                Row("revenue", details.revenue, details.summary.revenue), Row("runtime", details.runtime, details.summary.runtime),
                Row("language", details.language, details.summary.language),
                Row("country", details.country, details.summary.country),
                Row("posterPath", details.posterPath, details.summary.posterPath),
                Row("backdropPath", details.backdropPath, details.summary.backdropPath),
                Row("createdAt", details.createdAt, details.summary.createdAt),
                Row("updatedAt", details.updatedAt, details.summary.updatedAt),
            ], of: details.summary)
    }
}
