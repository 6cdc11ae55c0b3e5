import MarqueeData
import MarqueeDomain
@testable import MarqueeNet
import Testing

struct FilterQueryTests {
    private static let everyMovieCondition = MovieFilter {
        $0.genres = .all([53, 18])
        $0.withoutGenres = [27, 16]
        $0.keywords = .any([825, 1541])
        $0.withoutKeywords = [9715]
        $0.companies = .any([25, 508])
        $0.withoutCompanies = [1]
        $0.people = .all([287])
        $0.cast = .all([819, 287])
        $0.crew = .any([7467])
        $0.originCountry = .any(["US", "DE"])
        $0.originalLanguage = .any(["en"])
        $0.primaryReleaseYear = 1998
        ($0.primaryReleaseDateGTE, $0.primaryReleaseDateLTE) = (Day("1999-01-01"), Day("1999-12-31"))
        ($0.year, $0.region, $0.releaseType) = (1999, "DE", .any([.theatrical, .limited]))
        ($0.releaseDateGTE, $0.releaseDateLTE) = (Day("1999-02-01"), Day("1999-11-30"))
        ($0.certificationCountry, $0.certification) = ("US", "PG-13")
        ($0.certificationGTE, $0.certificationLTE) = ("PG", "R")
        ($0.runtimeGTE, $0.runtimeLTE) = (90, 140)
        ($0.voteAverageGTE, $0.voteAverageLTE) = (7.5, 9)
        ($0.voteCountGTE, $0.voteCountLTE) = (100, 30_000)
        ($0.watchRegion, $0.watchProviders, $0.withoutWatchProviders) = ("ES", .any([337, 119]), [35])
        $0.watchMonetizationTypes = .any([.flatrate, .ads])
        ($0.includesVideo, $0.includesAdult) = (true, false)
        $0.sortBy = .primaryReleaseDateAscending
        $0.page = 3
    }

    @Test func `every condition of movies has its place in the query`() {
        let query = Dictionary(
            uniqueKeysWithValues: Endpoint.discoverMovies(Self.everyMovieCondition).line.query.map { ($0.name, $0.value) })
        #expect(
            query == [
                "with_genres": "18,53", "without_genres": "16,27", "with_keywords": "825|1541", "without_keywords": "9715",
                "with_companies": "25|508", "without_companies": "1", "with_people": "287", "with_cast": "287,819", "with_crew": "7467",
                "with_origin_country": "DE|US", "with_original_language": "en", "primary_release_year": "1998",
                "primary_release_date.gte": "1999-01-01", "primary_release_date.lte": "1999-12-31", "region": "DE", "year": "1999",
                "release_date.gte": "1999-02-01", "release_date.lte": "1999-11-30", "with_release_type": "2|3",
                "certification_country": "US", "certification": "PG-13", "certification.gte": "PG", "certification.lte": "R",
                "with_runtime.gte": "90", "with_runtime.lte": "140", "vote_average.gte": "7.5", "vote_average.lte": "9.0",
                "vote_count.gte": "100", "vote_count.lte": "30000", "watch_region": "ES",
                "with_watch_providers": "119|337", "without_watch_providers": "35", "with_watch_monetization_types": "ads|flatrate",
                "include_video": "true", "include_adult": "false", "sort_by": "primary_release_date.asc", "page": "3",
            ])
    }

    @Test func `every condition of series has its place in the query`() {
        let filter = TVFilter {
            $0.genres = .any([18])
            $0.withoutGenres = [16]
            $0.keywords = .all([1])
            $0.withoutKeywords = [2]
            $0.companies = .all([3])
            $0.withoutCompanies = [4]
            $0.networks = .any([49, 213])
            $0.originCountry = .any(["US"])
            $0.originalLanguage = .any(["en"])
            $0.firstAirDateYear = 2011
            ($0.firstAirDateGTE, $0.firstAirDateLTE) = (Day("2011-01-01"), Day("2011-12-31"))
            ($0.airDateGTE, $0.airDateLTE) = (Day("2019-05-01"), Day("2019-05-31"))
            $0.timezone = "America/New_York"
            ($0.includesNullFirstAirDates, $0.includesAdult) = (true, true)
            $0.isScreenedTheatrically = false
            $0.status = .any([.returningSeries, .ended])
            $0.type = .any([.documentary, .scripted])
            ($0.runtimeGTE, $0.runtimeLTE) = (20, 60)
            ($0.voteAverageGTE, $0.voteAverageLTE) = (8, 10)
            ($0.voteCountGTE, $0.voteCountLTE) = (100, 5000)
            ($0.watchRegion, $0.watchProviders, $0.withoutWatchProviders) = ("DE", .all([8]), [9])
            $0.watchMonetizationTypes = .any([.free])
            $0.sortBy = .firstAirDateDescending
        }
        let query = Dictionary(uniqueKeysWithValues: Endpoint.discoverTV(filter).line.query.map { ($0.name, $0.value) })
        #expect(
            query == [
                "with_genres": "18", "without_genres": "16", "with_keywords": "1", "without_keywords": "2", "with_companies": "3",
                "without_companies": "4", "with_networks": "49|213", "with_origin_country": "US", "with_original_language": "en",
                "first_air_date_year": "2011", "first_air_date.gte": "2011-01-01", "first_air_date.lte": "2011-12-31",
                "air_date.gte": "2019-05-01", "air_date.lte": "2019-05-31", "timezone": "America/New_York",
                "include_null_first_air_dates": "true", "include_adult": "true", "screened_theatrically": "false", "with_status": "0|3",
                "with_type": "0|4",
                "with_runtime.gte": "20", "with_runtime.lte": "60", "vote_average.gte": "8.0", "vote_average.lte": "10.0",
                "vote_count.gte": "100", "vote_count.lte": "5000", "watch_region": "DE", "with_watch_providers": "8",
                "without_watch_providers": "9", "with_watch_monetization_types": "free", "sort_by": "first_air_date.desc",
                "page": "1",
            ])
    }

    @Test func `a region alone asks for any offer`() {
        func offers(_ conditions: (inout MovieFilter) -> Void) -> String? {
            Endpoint.discoverMovies(MovieFilter(conditions)).line.query.first { $0.name == "with_watch_monetization_types" }?.value
        }
        #expect(offers { $0.watchRegion = "DE" } == "ads|buy|free|rent|flatrate")
        #expect(offers { ($0.watchRegion, $0.withoutWatchProviders) = ("DE", [8]) } == "ads|buy|free|rent|flatrate")
        #expect(offers { ($0.watchRegion, $0.watchProviders) = ("DE", .any([])) } == "ads|buy|free|rent|flatrate")
        #expect(offers { ($0.watchRegion, $0.watchProviders) = ("DE", [8]) } == nil)
        #expect(offers { ($0.watchRegion, $0.watchMonetizationTypes) = ("DE", [.rent]) } == "rent")
        #expect(offers { _ in } == nil)
        let series = Endpoint.discoverTV(TVFilter { $0.watchRegion = "DE" }).line.query
        #expect(series.first { $0.name == "with_watch_monetization_types" }?.value == "ads|buy|free|rent|flatrate")
    }

    @Test func `years are sent as their days`() {
        func days(_ line: RequestLine) -> [String] {
            line.query.filter { $0.name.contains("date.") }.map { "\($0.name)=\($0.value)" }.sorted()
        }
        #expect(
            days(Endpoint.discoverMovies(MovieFilter { $0.years = 1990...1999 }).line) == [
                "primary_release_date.gte=1990-01-01", "primary_release_date.lte=1999-12-31",
            ])
        #expect(
            days(Endpoint.discoverTV(TVFilter { $0.years = 2011...2011 }).line) == [
                "first_air_date.gte=2011-01-01", "first_air_date.lte=2011-12-31",
            ])
    }

    @Test func `equal filters have equal keys, and other filters other keys`() {
        let movies = TMDBMovies(WireScene().tmdb)
        func key(_ conditions: (inout MovieFilter) -> Void) -> SnapshotKey { movies.discover(MovieFilter(conditions)).key }
        #expect(key { $0.genres = .all([1, 2, 3, 10]) } == key { $0.genres = .all([10, 3, 2, 1]) })
        #expect(key { $0.genres = .all([18]) } == key { $0.genres = .any([18]) })
        #expect(key { $0.genres = .all([]) } == key { _ in })
        #expect(key { $0.genres = .all([1, 2]) } != key { $0.genres = .any([1, 2]) })
        #expect(key { $0.people = .all([1]) } != key { $0.cast = .all([1]) })
        #expect(key { $0.sortBy = .ascending(.title) } != key { $0.sortBy = .descending(.title) })
        #expect(key { $0.page = 2 } != key { _ in })
    }

    @Test func `a page beyond those of TMDb is refused`() {
        #expect(TMDBMovies(WireScene().tmdb).discover(MovieFilter(page: 501)).refusal?.reason.key == "page.range")
        #expect(TMDBTVSeries(WireScene().tmdb).discover(TVFilter(page: 0)).refusal?.reason.key == "page.range")
    }
}
