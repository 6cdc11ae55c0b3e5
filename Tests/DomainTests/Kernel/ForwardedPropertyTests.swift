import Foundation
import MarqueeDomain
import Testing

/// Details forward the properties of their inner entity. A member of the details with the same name would hide one of them.
struct ForwardedPropertyTests {
    /// The properties of one type, each read by key path through the details and from the inner entity.
    private struct Rows<Details, Inner> {
        let details: Details
        let inner: Inner
        private var names: Set<String> = []

        init(_ details: Details, _ inner: Inner) { (self.details, self.inner) = (details, inner) }

        /// Checks one property. Equal types are required, so that a method of the same name does not compile.
        mutating func add<Value: Equatable>(_ name: String, _ forwarded: KeyPath<Details, Value>, _ own: KeyPath<Inner, Value>) {
            #expect(details[keyPath: forwarded] == inner[keyPath: own], "\(name)")
            names.insert(name)
        }

        /// Checks that the rows name every public property that the sources declare for the inner entity.
        func check() throws {
            let stored = Set(Mirror(reflecting: inner).children.compactMap(\.label))
            let declared = try DomainProperties.all()["\(Inner.self)"] ?? []
            #expect(stored.isSubset(of: declared))
            #expect(names == declared)
        }
    }

    @Test func `every type that forwards properties is tested here`() throws {
        let tests = try String(contentsOfFile: #filePath, encoding: .utf8)
        let types = try DomainProperties.sources().flatMap { source in
            source.matches(of: /@dynamicMemberLookup\npublic struct (\w+)/).map { String($0.1) }
        }
        #expect(types.count == 15)
        for type in types { #expect(tests.contains("func `\(type) forwards every property of "), "\(type)") }
    }

    @Test func `Fetched forwards every property of its value`() throws {
        let fetched = Fetched(Genre(id: 18, name: "Drama"), origin: .store)
        var rows = Rows(fetched, fetched.value)
        rows.add("id", \Fetched<Genre>.id, \Genre.id)
        rows.add("name", \Fetched<Genre>.name, \Genre.name)
        try rows.check()
    }

    @Test func `MovieDetails forwards every property of Movie`() throws {
        let details = MovieDetails(movie: Movie(id: 1, title: "A Title"))
        var rows = Rows(details, details.movie)
        rows.add("textLanguages", \MovieDetails.textLanguages, \Movie.textLanguages)
        rows.add("id", \MovieDetails.id, \Movie.id)
        rows.add("title", \MovieDetails.title, \Movie.title)
        rows.add("originalTitle", \MovieDetails.originalTitle, \Movie.originalTitle)
        rows.add("originalLanguage", \MovieDetails.originalLanguage, \Movie.originalLanguage)
        rows.add("overview", \MovieDetails.overview, \Movie.overview)
        rows.add("releaseDate", \MovieDetails.releaseDate, \Movie.releaseDate)
        rows.add("posterPath", \MovieDetails.posterPath, \Movie.posterPath)
        rows.add("backdropPath", \MovieDetails.backdropPath, \Movie.backdropPath)
        rows.add("genreIDs", \MovieDetails.genreIDs, \Movie.genreIDs)
        rows.add("popularity", \MovieDetails.popularity, \Movie.popularity)
        rows.add("voteAverage", \MovieDetails.voteAverage, \Movie.voteAverage)
        rows.add("voteCount", \MovieDetails.voteCount, \Movie.voteCount)
        rows.add("isAdult", \MovieDetails.isAdult, \Movie.isAdult)
        rows.add("isSoftcore", \MovieDetails.isSoftcore, \Movie.isSoftcore)
        rows.add("isVideo", \MovieDetails.isVideo, \Movie.isVideo)
        rows.add("reference", \MovieDetails.reference, \Movie.reference)
        rows.add("shelfEntry", \MovieDetails.shelfEntry, \Movie.shelfEntry)
        rows.add("tmdbURL", \MovieDetails.tmdbURL, \Movie.tmdbURL)
        rows.add("year", \MovieDetails.year, \Movie.year)
        try rows.check()
    }

    @Test func `TVSeriesDetails forwards every property of TVSeries`() throws {
        let details = TVSeriesDetails(series: TVSeries(id: 1, name: "A Name"))
        var rows = Rows(details, details.series)
        rows.add("shelfEntry", \TVSeriesDetails.shelfEntry, \TVSeries.shelfEntry)
        rows.add("textLanguages", \TVSeriesDetails.textLanguages, \TVSeries.textLanguages)
        rows.add("id", \TVSeriesDetails.id, \TVSeries.id)
        rows.add("name", \TVSeriesDetails.name, \TVSeries.name)
        rows.add("originalName", \TVSeriesDetails.originalName, \TVSeries.originalName)
        rows.add("originalLanguage", \TVSeriesDetails.originalLanguage, \TVSeries.originalLanguage)
        rows.add("originCountries", \TVSeriesDetails.originCountries, \TVSeries.originCountries)
        rows.add("overview", \TVSeriesDetails.overview, \TVSeries.overview)
        rows.add("firstAirDate", \TVSeriesDetails.firstAirDate, \TVSeries.firstAirDate)
        rows.add("posterPath", \TVSeriesDetails.posterPath, \TVSeries.posterPath)
        rows.add("backdropPath", \TVSeriesDetails.backdropPath, \TVSeries.backdropPath)
        rows.add("genreIDs", \TVSeriesDetails.genreIDs, \TVSeries.genreIDs)
        rows.add("popularity", \TVSeriesDetails.popularity, \TVSeries.popularity)
        rows.add("voteAverage", \TVSeriesDetails.voteAverage, \TVSeries.voteAverage)
        rows.add("voteCount", \TVSeriesDetails.voteCount, \TVSeries.voteCount)
        rows.add("isAdult", \TVSeriesDetails.isAdult, \TVSeries.isAdult)
        rows.add("isSoftcore", \TVSeriesDetails.isSoftcore, \TVSeries.isSoftcore)
        rows.add("reference", \TVSeriesDetails.reference, \TVSeries.reference)
        rows.add("tmdbURL", \TVSeriesDetails.tmdbURL, \TVSeries.tmdbURL)
        rows.add("year", \TVSeriesDetails.year, \TVSeries.year)
        try rows.check()
    }

    @Test func `PersonDetails forwards every property of Person`() throws {
        let details = PersonDetails(person: Person(id: 1, name: "A Name"))
        var rows = Rows(details, details.person)
        rows.add("id", \PersonDetails.id, \Person.id)
        rows.add("name", \PersonDetails.name, \Person.name)
        rows.add("originalName", \PersonDetails.originalName, \Person.originalName)
        rows.add("knownForDepartment", \PersonDetails.knownForDepartment, \Person.knownForDepartment)
        rows.add("gender", \PersonDetails.gender, \Person.gender)
        rows.add("profilePath", \PersonDetails.profilePath, \Person.profilePath)
        rows.add("popularity", \PersonDetails.popularity, \Person.popularity)
        rows.add("isAdult", \PersonDetails.isAdult, \Person.isAdult)
        rows.add("knownFor", \PersonDetails.knownFor, \Person.knownFor)
        rows.add("reference", \PersonDetails.reference, \Person.reference)
        rows.add("tmdbURL", \PersonDetails.tmdbURL, \Person.tmdbURL)
        try rows.check()
    }

    @Test func `MovieCollectionDetails forwards every property of MovieCollection`() throws {
        let details = MovieCollectionDetails(collection: MovieCollection(id: 1, name: "A Name"))
        var rows = Rows(details, details.collection)
        rows.add("id", \MovieCollectionDetails.id, \MovieCollection.id)
        rows.add("name", \MovieCollectionDetails.name, \MovieCollection.name)
        rows.add("originalName", \MovieCollectionDetails.originalName, \MovieCollection.originalName)
        rows.add("originalLanguage", \MovieCollectionDetails.originalLanguage, \MovieCollection.originalLanguage)
        rows.add("overview", \MovieCollectionDetails.overview, \MovieCollection.overview)
        rows.add("posterPath", \MovieCollectionDetails.posterPath, \MovieCollection.posterPath)
        rows.add("backdropPath", \MovieCollectionDetails.backdropPath, \MovieCollection.backdropPath)
        rows.add("isAdult", \MovieCollectionDetails.isAdult, \MovieCollection.isAdult)
        try rows.check()
    }

    @Test func `ReviewDetails forwards every property of Review`() throws {
        let details = ReviewDetails(review: Review(id: "1", author: "An Author", content: "A text."))
        var rows = Rows(details, details.review)
        rows.add("id", \ReviewDetails.id, \Review.id)
        rows.add("author", \ReviewDetails.author, \Review.author)
        rows.add("content", \ReviewDetails.content, \Review.content)
        rows.add("authorDetails", \ReviewDetails.authorDetails, \Review.authorDetails)
        rows.add("url", \ReviewDetails.url, \Review.url)
        rows.add("createdAt", \ReviewDetails.createdAt, \Review.createdAt)
        rows.add("updatedAt", \ReviewDetails.updatedAt, \Review.updatedAt)
        try rows.check()
    }

    @Test func `CompanyDetails forwards every property of ProductionCompany`() throws {
        let details = CompanyDetails(company: ProductionCompany(id: 1, name: "A Name"))
        var rows = Rows(details, details.company)
        rows.add("id", \CompanyDetails.id, \ProductionCompany.id)
        rows.add("name", \CompanyDetails.name, \ProductionCompany.name)
        rows.add("logoPath", \CompanyDetails.logoPath, \ProductionCompany.logoPath)
        rows.add("originCountry", \CompanyDetails.originCountry, \ProductionCompany.originCountry)
        try rows.check()
    }

    @Test func `ListedWatchProvider forwards every property of WatchProvider`() throws {
        let details = ListedWatchProvider(provider: WatchProvider(id: 1, providerName: "A Name"))
        var rows = Rows(details, details.provider)
        rows.add("id", \ListedWatchProvider.id, \WatchProvider.id)
        rows.add("providerName", \ListedWatchProvider.providerName, \WatchProvider.providerName)
        rows.add("logoPath", \ListedWatchProvider.logoPath, \WatchProvider.logoPath)
        rows.add("displayPriority", \ListedWatchProvider.displayPriority, \WatchProvider.displayPriority)
        try rows.check()
    }

    @Test func `TVNetworkDetails forwards every property of TVNetwork`() throws {
        let details = TVNetworkDetails(network: TVNetwork(id: 1, name: "A Name"))
        var rows = Rows(details, details.network)
        rows.add("id", \TVNetworkDetails.id, \TVNetwork.id)
        rows.add("name", \TVNetworkDetails.name, \TVNetwork.name)
        rows.add("logoPath", \TVNetworkDetails.logoPath, \TVNetwork.logoPath)
        rows.add("originCountry", \TVNetworkDetails.originCountry, \TVNetwork.originCountry)
        try rows.check()
    }

    @Test func `EpisodeDetails forwards every property of Episode`() throws {
        let details = EpisodeDetails(episode: Episode(id: 1, seasonNumber: 2, episodeNumber: 3))
        var rows = Rows(details, details.episode)
        rows.add("textLanguages", \EpisodeDetails.textLanguages, \Episode.textLanguages)
        rows.add("id", \EpisodeDetails.id, \Episode.id)
        rows.add("seasonNumber", \EpisodeDetails.seasonNumber, \Episode.seasonNumber)
        rows.add("episodeNumber", \EpisodeDetails.episodeNumber, \Episode.episodeNumber)
        rows.add("name", \EpisodeDetails.name, \Episode.name)
        rows.add("overview", \EpisodeDetails.overview, \Episode.overview)
        rows.add("airDate", \EpisodeDetails.airDate, \Episode.airDate)
        rows.add("runtime", \EpisodeDetails.runtime, \Episode.runtime)
        rows.add("duration", \EpisodeDetails.duration, \Episode.duration)
        rows.add("episodeType", \EpisodeDetails.episodeType, \Episode.episodeType)
        rows.add("productionCode", \EpisodeDetails.productionCode, \Episode.productionCode)
        rows.add("stillPath", \EpisodeDetails.stillPath, \Episode.stillPath)
        rows.add("voteAverage", \EpisodeDetails.voteAverage, \Episode.voteAverage)
        rows.add("voteCount", \EpisodeDetails.voteCount, \Episode.voteCount)
        rows.add("crew", \EpisodeDetails.crew, \Episode.crew)
        rows.add("guestStars", \EpisodeDetails.guestStars, \Episode.guestStars)
        try rows.check()
    }

    @Test func `SeasonDetails forwards every property of Season`() throws {
        let details = SeasonDetails(season: Season(id: 1, seasonNumber: 2))
        var rows = Rows(details, details.season)
        rows.add("textLanguages", \SeasonDetails.textLanguages, \Season.textLanguages)
        rows.add("id", \SeasonDetails.id, \Season.id)
        rows.add("seasonNumber", \SeasonDetails.seasonNumber, \Season.seasonNumber)
        rows.add("name", \SeasonDetails.name, \Season.name)
        rows.add("overview", \SeasonDetails.overview, \Season.overview)
        rows.add("airDate", \SeasonDetails.airDate, \Season.airDate)
        rows.add("episodeCount", \SeasonDetails.episodeCount, \Season.episodeCount)
        rows.add("posterPath", \SeasonDetails.posterPath, \Season.posterPath)
        rows.add("voteAverage", \SeasonDetails.voteAverage, \Season.voteAverage)
        try rows.check()
    }

    @Test func `EpisodeGroupDetails forwards every property of EpisodeGroup`() throws {
        let details = EpisodeGroupDetails(group: EpisodeGroup(id: "1", name: "A Name"))
        var rows = Rows(details, details.group)
        rows.add("id", \EpisodeGroupDetails.id, \EpisodeGroup.id)
        rows.add("name", \EpisodeGroupDetails.name, \EpisodeGroup.name)
        rows.add("description", \EpisodeGroupDetails.description, \EpisodeGroup.description)
        rows.add("type", \EpisodeGroupDetails.type, \EpisodeGroup.type)
        rows.add("groupCount", \EpisodeGroupDetails.groupCount, \EpisodeGroup.groupCount)
        rows.add("episodeCount", \EpisodeGroupDetails.episodeCount, \EpisodeGroup.episodeCount)
        rows.add("network", \EpisodeGroupDetails.network, \EpisodeGroup.network)
        try rows.check()
    }

    @Test func `MixedList forwards every property of MixedListSummary`() throws {
        let details = MixedList(
            summary: MixedListSummary(id: 1, name: "A Name"), items: Page(page: 1, totalPages: 1, totalResults: 0, items: []))
        var rows = Rows(details, details.summary)
        rows.add("id", \MixedList.id, \MixedListSummary.id)
        rows.add("name", \MixedList.name, \MixedListSummary.name)
        rows.add("description", \MixedList.description, \MixedListSummary.description)
        rows.add("numberOfItems", \MixedList.numberOfItems, \MixedListSummary.numberOfItems)
        rows.add("isPublic", \MixedList.isPublic, \MixedListSummary.isPublic)
        rows.add("isAdult", \MixedList.isAdult, \MixedListSummary.isAdult)
        rows.add("isFeatured", \MixedList.isFeatured, \MixedListSummary.isFeatured)
        rows.add("averageRating", \MixedList.averageRating, \MixedListSummary.averageRating)
        rows.add("revenue", \MixedList.revenue, \MixedListSummary.revenue)
        rows.add("runtime", \MixedList.runtime, \MixedListSummary.runtime)
        rows.add("language", \MixedList.language, \MixedListSummary.language)
        rows.add("country", \MixedList.country, \MixedListSummary.country)
        rows.add("posterPath", \MixedList.posterPath, \MixedListSummary.posterPath)
        rows.add("backdropPath", \MixedList.backdropPath, \MixedListSummary.backdropPath)
        rows.add("createdAt", \MixedList.createdAt, \MixedListSummary.createdAt)
        rows.add("updatedAt", \MixedList.updatedAt, \MixedListSummary.updatedAt)
        try rows.check()
    }

    @Test func `TaggedImage forwards every property of Picture`() throws {
        let image = try TaggedImage(id: "1", picture: Self.picture(), media: .movie(Movie(id: 1, title: "A")))
        var rows = Rows(image, image.picture)
        rows.add("filePath", \TaggedImage.filePath, \Picture.filePath)
        rows.add("width", \TaggedImage.width, \Picture.width)
        rows.add("height", \TaggedImage.height, \Picture.height)
        rows.add("aspectRatio", \TaggedImage.aspectRatio, \Picture.aspectRatio)
        rows.add("language", \TaggedImage.language, \Picture.language)
        rows.add("country", \TaggedImage.country, \Picture.country)
        rows.add("voteAverage", \TaggedImage.voteAverage, \Picture.voteAverage)
        rows.add("voteCount", \TaggedImage.voteCount, \Picture.voteCount)
        try rows.check()
    }

    @Test func `Logo forwards every property of Picture`() throws {
        let image = try Logo(id: "1", picture: Self.picture())
        var rows = Rows(image, image.picture)
        rows.add("filePath", \Logo.filePath, \Picture.filePath)
        rows.add("width", \Logo.width, \Picture.width)
        rows.add("height", \Logo.height, \Picture.height)
        rows.add("aspectRatio", \Logo.aspectRatio, \Picture.aspectRatio)
        rows.add("language", \Logo.language, \Picture.language)
        rows.add("country", \Logo.country, \Picture.country)
        rows.add("voteAverage", \Logo.voteAverage, \Picture.voteAverage)
        rows.add("voteCount", \Logo.voteCount, \Picture.voteCount)
        try rows.check()
    }

    private static func picture() throws -> Picture { Picture(filePath: try #require(ImagePath("/a.jpg")), width: 20, height: 10) }
}
