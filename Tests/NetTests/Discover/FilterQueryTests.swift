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
        $0.primaryReleaseDate = .between(Day("1999-01-01")!, Day("1999-12-31")!)
        $0.release = ReleaseFilter(region: "DE", releaseDate: .year(1999), releaseType: .any([.theatrical, .limited]))
        $0.certification = .between("PG", "R", in: "US")
        $0.runtime = .between(90, 140)
        $0.voteAverage = .atLeast(7.5)
        $0.voteCount = .atMost(30_000)
        $0.watch = WatchFilter(watchRegion: "ES", watchProviders: .any([337, 119]), watchMonetizationTypes: .any([.flatrate, .ads]))
        $0.watch?.withoutWatchProviders = [35]
        $0.includesVideo = true
        $0.sortBy = .ascending(.primaryReleaseDate)
        $0.page = 3
    }

    @Test func `every condition of movies has its place in the query`() {
        let query = Dictionary(
            uniqueKeysWithValues: Endpoint.discoverMovies(Self.everyMovieCondition).line.query.map { ($0.name, $0.value) })
        #expect(
            query == [
                "with_genres": "18,53", "without_genres": "16,27", "with_keywords": "825|1541", "without_keywords": "9715",
                "with_companies": "25|508", "without_companies": "1", "with_people": "287", "with_cast": "287,819", "with_crew": "7467",
                "with_origin_country": "DE|US", "with_original_language": "en", "primary_release_date.gte": "1999-01-01",
                "primary_release_date.lte": "1999-12-31", "region": "DE", "year": "1999", "with_release_type": "2|3",
                "certification_country": "US", "certification.gte": "PG", "certification.lte": "R", "with_runtime.gte": "90",
                "with_runtime.lte": "140", "vote_average.gte": "7.5", "vote_count.lte": "30000", "watch_region": "ES",
                "with_watch_providers": "119|337", "without_watch_providers": "35", "with_watch_monetization_types": "ads|flatrate",
                "include_video": "true", "sort_by": "primary_release_date.asc", "page": "3",
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
            $0.firstAirDate = .year(2011)
            $0.airDate = .atLeast(Day("2019-05-01")!)
            $0.timezone = "America/New_York"
            $0.includesNullFirstAirDates = true
            $0.screenedTheatrically = false
            $0.status = .any([.returningSeries, .ended])
            $0.type = .any([.documentary, .scripted])
            $0.runtime = .atMost(60)
            $0.voteAverage = .between(8, 10)
            $0.voteCount = .atLeast(100)
            $0.watch = WatchFilter(watchRegion: "DE")
            $0.sortBy = .descending(.firstAirDate)
        }
        let query = Dictionary(uniqueKeysWithValues: Endpoint.discoverTV(filter).line.query.map { ($0.name, $0.value) })
        #expect(
            query == [
                "with_genres": "18", "without_genres": "16", "with_keywords": "1", "without_keywords": "2", "with_companies": "3",
                "without_companies": "4", "with_networks": "49|213", "with_origin_country": "US", "with_original_language": "en",
                "first_air_date_year": "2011", "air_date.gte": "2019-05-01", "timezone": "America/New_York",
                "include_null_first_air_dates": "true", "screened_theatrically": "false", "with_status": "0|3", "with_type": "0|4",
                "with_runtime.lte": "60", "vote_average.gte": "8.0", "vote_average.lte": "10.0", "vote_count.gte": "100",
                "watch_region": "DE", "with_watch_monetization_types": "ads|buy|free|rent|flatrate", "sort_by": "first_air_date.desc",
                "page": "1",
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
