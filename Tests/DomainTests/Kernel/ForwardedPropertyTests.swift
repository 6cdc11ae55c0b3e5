import Foundation
import MarqueeDomain
import Testing

/// Details forward the properties of their inner entity. A member of the details with the same name would hide one of them.
struct ForwardedPropertyTests {
    /// One property, read by key path through the details and from the inner entity. Equal types are required, so that a method of the same
    /// name does not compile.
    private struct Row<Details, Inner> {
        let name: String
        let isForwarded: (Details, Inner) -> Bool

        init<Value: Equatable>(_ name: String, _ forwarded: KeyPath<Details, Value>, _ inner: KeyPath<Inner, Value>) {
            self.name = name
            isForwarded = { $0[keyPath: forwarded] == $1[keyPath: inner] }
        }
    }

    /// Checks the rows, and that they name every public property that the sources declare for the inner entity.
    private func check<Details, Inner>(_ details: Details, _ inner: Inner, _ rows: [Row<Details, Inner>]) throws {
        for row in rows { #expect(row.isForwarded(details, inner), "\(row.name)") }
        let stored = Set(Mirror(reflecting: inner).children.compactMap(\.label))
        let declared = try DomainProperties.all()["\(Inner.self)"] ?? []
        #expect(stored.isSubset(of: declared))
        #expect(Set(rows.map(\.name)) == declared)
    }

    @Test func `every type that forwards properties is tested here`() throws {
        let tests = try String(contentsOfFile: #filePath, encoding: .utf8)
        let types = try DomainProperties.sources().flatMap { source in
            source.matches(of: /@dynamicMemberLookup\npublic struct (\w+)/).map { String($0.1) }
        }
        #expect(types.count == 12)
        for type in types { #expect(tests.contains("func `\(type) forwards every property of "), "\(type)") }
    }

    @Test func `MovieDetails forwards every property of Movie`() throws {
        let details = MovieDetails(movie: Movie(id: 1, title: "A Title"))
        try check(
            details, details.movie,
            [
                Row("textLanguages", \MovieDetails.textLanguages, \Movie.textLanguages),
                Row("id", \MovieDetails.id, \Movie.id),
                Row("title", \MovieDetails.title, \Movie.title),
                Row("originalTitle", \MovieDetails.originalTitle, \Movie.originalTitle),
                Row("originalLanguage", \MovieDetails.originalLanguage, \Movie.originalLanguage),
                Row("overview", \MovieDetails.overview, \Movie.overview),
                Row("releaseDate", \MovieDetails.releaseDate, \Movie.releaseDate),
                Row("posterPath", \MovieDetails.posterPath, \Movie.posterPath),
                Row("backdropPath", \MovieDetails.backdropPath, \Movie.backdropPath),
                Row("genreIDs", \MovieDetails.genreIDs, \Movie.genreIDs),
                Row("popularity", \MovieDetails.popularity, \Movie.popularity),
                Row("voteAverage", \MovieDetails.voteAverage, \Movie.voteAverage),
                Row("voteCount", \MovieDetails.voteCount, \Movie.voteCount),
                Row("isAdult", \MovieDetails.isAdult, \Movie.isAdult),
                Row("isSoftcore", \MovieDetails.isSoftcore, \Movie.isSoftcore),
                Row("isVideo", \MovieDetails.isVideo, \Movie.isVideo),
                Row("reference", \MovieDetails.reference, \Movie.reference),
                Row("shelfEntry", \MovieDetails.shelfEntry, \Movie.shelfEntry),
                Row("tmdbURL", \MovieDetails.tmdbURL, \Movie.tmdbURL),
            ])
    }

    @Test func `TVSeriesDetails forwards every property of TVSeries`() throws {
        let details = TVSeriesDetails(series: TVSeries(id: 1, name: "A Name"))
        try check(
            details, details.series,
            [
                Row("shelfEntry", \TVSeriesDetails.shelfEntry, \TVSeries.shelfEntry),
                Row("textLanguages", \TVSeriesDetails.textLanguages, \TVSeries.textLanguages),
                Row("id", \TVSeriesDetails.id, \TVSeries.id),
                Row("name", \TVSeriesDetails.name, \TVSeries.name),
                Row("originalName", \TVSeriesDetails.originalName, \TVSeries.originalName),
                Row("originalLanguage", \TVSeriesDetails.originalLanguage, \TVSeries.originalLanguage),
                Row("originCountries", \TVSeriesDetails.originCountries, \TVSeries.originCountries),
                Row("overview", \TVSeriesDetails.overview, \TVSeries.overview),
                Row("firstAirDate", \TVSeriesDetails.firstAirDate, \TVSeries.firstAirDate),
                Row("posterPath", \TVSeriesDetails.posterPath, \TVSeries.posterPath),
                Row("backdropPath", \TVSeriesDetails.backdropPath, \TVSeries.backdropPath),
                Row("genreIDs", \TVSeriesDetails.genreIDs, \TVSeries.genreIDs),
                Row("popularity", \TVSeriesDetails.popularity, \TVSeries.popularity),
                Row("voteAverage", \TVSeriesDetails.voteAverage, \TVSeries.voteAverage),
                Row("voteCount", \TVSeriesDetails.voteCount, \TVSeries.voteCount),
                Row("isAdult", \TVSeriesDetails.isAdult, \TVSeries.isAdult),
                Row("isSoftcore", \TVSeriesDetails.isSoftcore, \TVSeries.isSoftcore),
                Row("reference", \TVSeriesDetails.reference, \TVSeries.reference),
                Row("tmdbURL", \TVSeriesDetails.tmdbURL, \TVSeries.tmdbURL),
            ])
    }

    @Test func `PersonDetails forwards every property of Person`() throws {
        let details = PersonDetails(person: Person(id: 1, name: "A Name"))
        try check(
            details, details.person,
            [
                Row("id", \PersonDetails.id, \Person.id),
                Row("name", \PersonDetails.name, \Person.name),
                Row("originalName", \PersonDetails.originalName, \Person.originalName),
                Row("department", \PersonDetails.department, \Person.department),
                Row("gender", \PersonDetails.gender, \Person.gender),
                Row("profilePath", \PersonDetails.profilePath, \Person.profilePath),
                Row("popularity", \PersonDetails.popularity, \Person.popularity),
                Row("isAdult", \PersonDetails.isAdult, \Person.isAdult),
                Row("knownFor", \PersonDetails.knownFor, \Person.knownFor),
                Row("reference", \PersonDetails.reference, \Person.reference),
                Row("tmdbURL", \PersonDetails.tmdbURL, \Person.tmdbURL),
            ])
    }

    @Test func `MovieCollectionDetails forwards every property of MovieCollection`() throws {
        let details = MovieCollectionDetails(collection: MovieCollection(id: 1, name: "A Name"))
        try check(
            details, details.collection,
            [
                Row("id", \MovieCollectionDetails.id, \MovieCollection.id),
                Row("name", \MovieCollectionDetails.name, \MovieCollection.name),
                Row("originalName", \MovieCollectionDetails.originalName, \MovieCollection.originalName),
                Row("originalLanguage", \MovieCollectionDetails.originalLanguage, \MovieCollection.originalLanguage),
                Row("overview", \MovieCollectionDetails.overview, \MovieCollection.overview),
                Row("posterPath", \MovieCollectionDetails.posterPath, \MovieCollection.posterPath),
                Row("backdropPath", \MovieCollectionDetails.backdropPath, \MovieCollection.backdropPath),
                Row("isAdult", \MovieCollectionDetails.isAdult, \MovieCollection.isAdult),
            ])
    }

    @Test func `ReviewDetails forwards every property of Review`() throws {
        let details = ReviewDetails(review: Review(id: "1", author: "An Author", content: "A text."))
        try check(
            details, details.review,
            [
                Row("id", \ReviewDetails.id, \Review.id),
                Row("author", \ReviewDetails.author, \Review.author),
                Row("content", \ReviewDetails.content, \Review.content),
                Row("rating", \ReviewDetails.rating, \Review.rating),
                Row("authorName", \ReviewDetails.authorName, \Review.authorName),
                Row("username", \ReviewDetails.username, \Review.username),
                Row("avatarPath", \ReviewDetails.avatarPath, \Review.avatarPath),
                Row("url", \ReviewDetails.url, \Review.url),
                Row("createdAt", \ReviewDetails.createdAt, \Review.createdAt),
                Row("updatedAt", \ReviewDetails.updatedAt, \Review.updatedAt),
            ])
    }

    @Test func `CompanyDetails forwards every property of ProductionCompany`() throws {
        let details = CompanyDetails(company: ProductionCompany(id: 1, name: "A Name"))
        try check(
            details, details.company,
            [
                Row("id", \CompanyDetails.id, \ProductionCompany.id),
                Row("name", \CompanyDetails.name, \ProductionCompany.name),
                Row("logoPath", \CompanyDetails.logoPath, \ProductionCompany.logoPath),
                Row("country", \CompanyDetails.country, \ProductionCompany.country),
            ])
    }

    @Test func `ListedWatchProvider forwards every property of WatchProvider`() throws {
        let details = ListedWatchProvider(provider: WatchProvider(id: 1, name: "A Name"))
        try check(
            details, details.provider,
            [
                Row("id", \ListedWatchProvider.id, \WatchProvider.id),
                Row("name", \ListedWatchProvider.name, \WatchProvider.name),
                Row("logoPath", \ListedWatchProvider.logoPath, \WatchProvider.logoPath),
                Row("displayPriority", \ListedWatchProvider.displayPriority, \WatchProvider.displayPriority),
            ])
    }

    @Test func `TVNetworkDetails forwards every property of TVNetwork`() throws {
        let details = TVNetworkDetails(network: TVNetwork(id: 1, name: "A Name"))
        try check(
            details, details.network,
            [
                Row("id", \TVNetworkDetails.id, \TVNetwork.id),
                Row("name", \TVNetworkDetails.name, \TVNetwork.name),
                Row("logoPath", \TVNetworkDetails.logoPath, \TVNetwork.logoPath),
                Row("country", \TVNetworkDetails.country, \TVNetwork.country),
            ])
    }

    @Test func `EpisodeDetails forwards every property of Episode`() throws {
        let details = EpisodeDetails(episode: Episode(id: 1, seasonNumber: 2, number: 3))
        try check(
            details, details.episode,
            [
                Row("textLanguages", \EpisodeDetails.textLanguages, \Episode.textLanguages),
                Row("id", \EpisodeDetails.id, \Episode.id),
                Row("seasonNumber", \EpisodeDetails.seasonNumber, \Episode.seasonNumber),
                Row("number", \EpisodeDetails.number, \Episode.number),
                Row("name", \EpisodeDetails.name, \Episode.name),
                Row("overview", \EpisodeDetails.overview, \Episode.overview),
                Row("airDate", \EpisodeDetails.airDate, \Episode.airDate),
                Row("runtime", \EpisodeDetails.runtime, \Episode.runtime),
                Row("kind", \EpisodeDetails.kind, \Episode.kind),
                Row("productionCode", \EpisodeDetails.productionCode, \Episode.productionCode),
                Row("stillPath", \EpisodeDetails.stillPath, \Episode.stillPath),
                Row("voteAverage", \EpisodeDetails.voteAverage, \Episode.voteAverage),
                Row("voteCount", \EpisodeDetails.voteCount, \Episode.voteCount),
                Row("crew", \EpisodeDetails.crew, \Episode.crew),
                Row("guestStars", \EpisodeDetails.guestStars, \Episode.guestStars),
            ])
    }

    @Test func `SeasonDetails forwards every property of Season`() throws {
        let details = SeasonDetails(season: Season(id: 1, number: 2))
        try check(
            details, details.season,
            [
                Row("textLanguages", \SeasonDetails.textLanguages, \Season.textLanguages),
                Row("id", \SeasonDetails.id, \Season.id),
                Row("number", \SeasonDetails.number, \Season.number),
                Row("name", \SeasonDetails.name, \Season.name),
                Row("overview", \SeasonDetails.overview, \Season.overview),
                Row("airDate", \SeasonDetails.airDate, \Season.airDate),
                Row("episodeCount", \SeasonDetails.episodeCount, \Season.episodeCount),
                Row("posterPath", \SeasonDetails.posterPath, \Season.posterPath),
                Row("voteAverage", \SeasonDetails.voteAverage, \Season.voteAverage),
            ])
    }

    @Test func `EpisodeGroupDetails forwards every property of EpisodeGroup`() throws {
        let details = EpisodeGroupDetails(group: EpisodeGroup(id: "1", name: "A Name"))
        try check(
            details, details.group,
            [
                Row("id", \EpisodeGroupDetails.id, \EpisodeGroup.id),
                Row("name", \EpisodeGroupDetails.name, \EpisodeGroup.name),
                Row("description", \EpisodeGroupDetails.description, \EpisodeGroup.description),
                Row("kind", \EpisodeGroupDetails.kind, \EpisodeGroup.kind),
                Row("groupCount", \EpisodeGroupDetails.groupCount, \EpisodeGroup.groupCount),
                Row("episodeCount", \EpisodeGroupDetails.episodeCount, \EpisodeGroup.episodeCount),
                Row("network", \EpisodeGroupDetails.network, \EpisodeGroup.network),
            ])
    }

    @Test func `MixedList forwards every property of MixedListSummary`() throws {
        let details = MixedList(
            summary: MixedListSummary(id: 1, name: "A Name"), items: Page(number: 1, totalPages: 1, totalResults: 0, items: []))
        try check(
            details, details.summary,
            [
                Row("id", \MixedList.id, \MixedListSummary.id),
                Row("name", \MixedList.name, \MixedListSummary.name),
                Row("description", \MixedList.description, \MixedListSummary.description),
                Row("itemCount", \MixedList.itemCount, \MixedListSummary.itemCount),
                Row("isPublic", \MixedList.isPublic, \MixedListSummary.isPublic),
                Row("isAdult", \MixedList.isAdult, \MixedListSummary.isAdult),
                Row("isFeatured", \MixedList.isFeatured, \MixedListSummary.isFeatured),
                Row("averageRating", \MixedList.averageRating, \MixedListSummary.averageRating),
                Row("revenue", \MixedList.revenue, \MixedListSummary.revenue),
                Row("runtime", \MixedList.runtime, \MixedListSummary.runtime),
                Row("language", \MixedList.language, \MixedListSummary.language),
                Row("country", \MixedList.country, \MixedListSummary.country),
                Row("posterPath", \MixedList.posterPath, \MixedListSummary.posterPath),
                Row("backdropPath", \MixedList.backdropPath, \MixedListSummary.backdropPath),
                Row("createdAt", \MixedList.createdAt, \MixedListSummary.createdAt),
                Row("updatedAt", \MixedList.updatedAt, \MixedListSummary.updatedAt),
            ])
    }
}
