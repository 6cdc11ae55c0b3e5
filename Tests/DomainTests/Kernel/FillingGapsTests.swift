import Foundation
import MarqueeDomain
import TestKit
import Testing

/// Filling the texts that a language lacks changes nothing else.
struct FillingGapsTests {
    private static let translations = [
        edited(Translation(language: "en", country: "US")) {
            $0.overview = "An overview"
            $0.tagline = "A tagline"
            $0.homepage = "https://example.org"
        }
    ]

    private static let movie = Movie(id: 2, title: "Two")
    private static let series = TVSeries(id: 3, name: "Three")
    private static let actor = CastMember(creditID: "a", personID: 287, name: "Brad Pitt")
    private static let director = CrewMember(creditID: "d", personID: 7467, name: "David Fincher")
    private static let credits = Credits(cast: [actor], crew: [director])
    private static let video = Video(id: "v", site: .youTube, key: "k")
    private static let review = Review(id: "r", author: "somebody", content: "Good.")
    private static let day = Day("1999-10-15")

    private static func page<Item>(_ item: Item) -> Page<Item> { Page(page: 1, totalPages: 1, totalResults: 1, items: [item]) }

    private static func picture() throws -> Picture { Picture(filePath: try #require(ImagePath("/p.jpg")), width: 100, height: 150) }

    /// The properties of a value that still have their default, which would not show that they are kept.
    /// The parts that are not requested by default.
    private static let unasked: Set = [
        "alternativeTitles", "externalIDs", "keywords", "lists", "watchProviders", "changes", "aggregateCredits", "episodeGroups",
        "screenedTheatrically", "accountStates",
    ]

    private func unset<Value>(_ value: Value, like empty: Value, besides gaps: Set<String>) -> [String] {
        zip(Mirror(reflecting: value).children, Mirror(reflecting: empty).children).compactMap { child, other in
            guard let label = child.label, !gaps.contains(label), "\(child.value)" == "\(other.value)" else { return nil }
            return label
        }
    }

    @Test func `of a movie, only the three texts change`() throws {
        let details = try edited(MovieDetails(movie: edited(Self.movie) { $0.popularity = 7 })) {
            ($0.status, $0.runtime, $0.budget, $0.revenue, $0.imdbID) = (.released, 139, 63, 100, "tt0137523")
            $0.genres = [Genre(id: 18, name: "Drama")]
            $0.belongsToCollection = MovieCollection(id: 10, name: "Ten")
            $0.productionCompanies = [ProductionCompany(id: 508, name: "Regency")]
            ($0.productionCountries, $0.spokenLanguages) = ([ProductionCountry(country: "US")], [SpokenLanguage(language: "en")])
            $0.originCountries = ["US"]
            ($0.credits, $0.videos) = (Self.credits, [Self.video])
            $0.images = ImageSet()
            $0.images?.posters = [try Self.picture()]
            ($0.similar, $0.recommendations) = (Self.page(Self.movie), Self.page(Self.movie))
            $0.reviews = Self.page(Self.review)
            $0.releaseDates = [Release(country: "US", releaseDate: try #require(Self.day), type: .theatrical)]
            $0.translations = Self.translations
        }
        #expect(
            unset(details, like: MovieDetails(movie: Movie(id: 1, title: "")), besides: Self.unasked.union(["tagline", "homepage"])) == [])
        let filled = try details.fillingGaps(for: Audience(fallbackLanguages: ["en"]))
        #expect(filled.overview == "An overview" && filled.tagline == "A tagline" && filled.homepage == "https://example.org")
        #expect(edited(filled) { ($0.overview, $0.tagline, $0.homepage, $0.textLanguages) = ("", "", "", nil) } == details)
    }

    @Test func `of a series, only the three texts change`() throws {
        let details = try edited(TVSeriesDetails(series: edited(Self.series) { $0.popularity = 7 })) {
            ($0.status, $0.type, $0.isInProduction, $0.lastAirDate) = (.ended, .scripted, true, Self.day)
            ($0.numberOfSeasons, $0.numberOfEpisodes, $0.episodeRunTimes) = (8, 73, [60])
            $0.genres = [Genre(id: 18, name: "Drama")]
            ($0.createdBy, $0.networks) = ([Self.director], [TVNetwork(id: 49, name: "HBO")])
            $0.productionCompanies = [ProductionCompany(id: 508, name: "Regency")]
            ($0.productionCountries, $0.spokenLanguages) = ([ProductionCountry(country: "US")], [SpokenLanguage(language: "en")])
            $0.languages = ["en"]
            $0.seasons = [Season(id: 3624, seasonNumber: 1)]
            $0.lastEpisodeToAir = Episode(id: 1, seasonNumber: 8, episodeNumber: 6)
            $0.nextEpisodeToAir = Episode(id: 2, seasonNumber: 9, episodeNumber: 1)
            ($0.credits, $0.videos) = (Self.credits, [Self.video])
            $0.images = ImageSet()
            $0.images?.posters = [try Self.picture()]
            ($0.similar, $0.recommendations) = (Self.page(Self.series), Self.page(Self.series))
            $0.reviews = Self.page(Self.review)
            $0.externalIDs = ExternalIDs()
            $0.externalIDs?.imdbID = "tt0944947"
            $0.contentRatings = [ContentRating(country: "US", rating: "TV-MA")]
            $0.translations = Self.translations
        }
        #expect(
            unset(details, like: TVSeriesDetails(series: TVSeries(id: 1, name: "")), besides: Self.unasked.union(["tagline", "homepage"]))
                == [])
        let filled = try details.fillingGaps(for: Audience(fallbackLanguages: ["en"]))
        #expect(filled.overview == "An overview" && filled.tagline == "A tagline" && filled.homepage == "https://example.org")
        #expect(edited(filled) { ($0.overview, $0.tagline, $0.homepage, $0.textLanguages) = ("", "", "", nil) } == details)
    }

    @Test func `of a person, only the biography changes`() throws {
        let details = try edited(PersonDetails(person: edited(Person(id: 31, name: "Tom Hanks")) { $0.popularity = 7 })) {
            ($0.birthday, $0.deathday, $0.placeOfBirth) = (PartialDay("1956-07-09"), PartialDay("1999"), "Concord")
            ($0.alsoKnownAs, $0.homepage, $0.imdbID) = (["Thomas"], "https://example.org/person", "nm0000158")
            $0.externalIDs = ExternalIDs()
            $0.externalIDs?.imdbID = "nm0000158"
            $0.images = ImageSet()
            $0.images?.profiles = [try Self.picture()]
            let credit = PersonCredit(creditID: "c", item: .movie(Self.movie))
            $0.combinedCredits = PersonCredits(cast: [credit], crew: [credit])
            $0.translations = Self.translations
        }
        #expect(
            unset(
                details, like: PersonDetails(person: Person(id: 1, name: "")),
                besides: ["biography", "movieCredits", "tvCredits", "taggedImages", "changes", "textLanguages"]) == [])
        let filled = try details.fillingGaps(for: Audience(fallbackLanguages: ["en"]))
        #expect(filled.biography == "An overview")
        #expect(edited(filled) { ($0.biography, $0.textLanguages) = ("", nil) } == details)
    }
}
