import Foundation
@testable import MarqueeDomain
import Testing

struct FilterTests {
    @Test(arguments: [
        MovieFilter { ($0.voteAverageGTE, $0.voteAverageLTE) = (9, 8) }, MovieFilter { ($0.runtimeGTE, $0.runtimeLTE) = (2, 1) },
        MovieFilter { ($0.voteCountGTE, $0.voteCountLTE) = (1, 0) },
        MovieFilter { ($0.primaryReleaseDateGTE, $0.primaryReleaseDateLTE) = (Self.day("2000-01-02"), Self.day("2000-01-01")) },
        MovieFilter { ($0.releaseDateGTE, $0.releaseDateLTE) = (Self.day("2000-01-02"), Self.day("2000-01-01")) },
    ])
    func `a range that no movie can lie in is refused`(_ filter: MovieFilter) {
        #expect(refusal(of: filter) == "filter.range")
    }

    @Test(arguments: [
        TVFilter { ($0.voteAverageGTE, $0.voteAverageLTE) = (2, 1) }, TVFilter { ($0.runtimeGTE, $0.runtimeLTE) = (2, 1) },
        TVFilter { ($0.voteCountGTE, $0.voteCountLTE) = (1, 0) },
        TVFilter { ($0.firstAirDateGTE, $0.firstAirDateLTE) = (Self.day("2000-01-02"), Self.day("2000-01-01")) },
        TVFilter { ($0.airDateGTE, $0.airDateLTE) = (Self.day("2000-01-02"), Self.day("2000-01-01")) },
    ])
    func `a range that no series can lie in is refused`(_ filter: TVFilter) {
        #expect(refusal(of: filter) == "filter.range")
    }

    @Test(arguments: [
        MovieFilter { $0.originCountry = .any(["US,CA"]) }, MovieFilter { $0.originalLanguage = .any(["en|de"]) },
        MovieFilter { ($0.certificationCountry, $0.certification) = ("US", "") },
        MovieFilter { ($0.certificationCountry, $0.certificationGTE) = ("US", "PG|R") },
        MovieFilter { ($0.certificationCountry, $0.certificationLTE) = ("U\nS", "R") },
        MovieFilter { $0.certificationCountry = "" }, MovieFilter { $0.watchRegion = "" }, MovieFilter { $0.region = "D|E" },
        MovieFilter { $0.originalLanguage = .any([String(repeating: "a", count: 65)]) },
    ])
    func `a text that would be several values, or none, is refused`(_ filter: MovieFilter) {
        #expect(refusal(of: filter) == "filter.text")
    }

    @Test(arguments: [0, -1, 10_000])
    func `a year that is none is refused`(_ year: Int) {
        #expect(refusal(of: MovieFilter { $0.primaryReleaseYear = year }) == "filter.year")
        #expect(refusal(of: MovieFilter { $0.year = year }) == "filter.year")
        #expect(refusal(of: TVFilter { $0.firstAirDateYear = year }) == "filter.year")
    }

    @Test func `a text, a status or a type of series that TMDb has no filter for is refused`() {
        #expect(refusal(of: TVFilter { $0.timezone = "" }) == "filter.text")
        #expect(refusal(of: TVFilter { $0.watchRegion = "D,E" }) == "filter.text")
        #expect(refusal(of: TVFilter { $0.status = .any([.ended, .unknown("Lost")]) }) == "filter.word")
        #expect(refusal(of: TVFilter { $0.type = .any([.unknown("Play")]) }) == "filter.word")
        #expect(refusal(of: TVFilter { $0.type = .any([.miniseries]) }) == nil)
    }

    @Test(arguments: [
        MovieFilter { $0.watchProviders = [8] }, MovieFilter { $0.withoutWatchProviders = [8] },
        MovieFilter { $0.watchMonetizationTypes = [.flatrate] },
    ])
    func `watch providers and offers of movies need a region`(_ filter: MovieFilter) {
        #expect(field(refusing: filter.check) == "watchRegion")
        var filter = filter
        filter.watchRegion = "DE"
        #expect(refusal(of: filter) == nil)
    }

    @Test(arguments: [
        TVFilter { $0.watchProviders = [8] }, TVFilter { $0.withoutWatchProviders = [8] },
        TVFilter { $0.watchMonetizationTypes = .all([.rent]) },
    ])
    func `watch providers and offers of series need a region`(_ filter: TVFilter) {
        #expect(field(refusing: filter.check) == "watchRegion")
        var filter = filter
        filter.watchRegion = "DE"
        #expect(refusal(of: filter) == nil)
    }

    @Test(arguments: [
        MovieFilter { $0.certification = "R" }, MovieFilter { $0.certificationGTE = "PG" }, MovieFilter { $0.certificationLTE = "R" },
    ])
    func `a certification needs a country`(_ filter: MovieFilter) {
        #expect(field(refusing: filter.check) == "certificationCountry")
        var filter = filter
        filter.certificationCountry = "US"
        #expect(refusal(of: filter) == nil)
    }

    @Test func `a possible filter is passed on`() {
        #expect(refusal(of: MovieFilter()) == nil)
        let range = MovieFilter {
            ($0.voteAverageGTE, $0.voteAverageLTE) = (8, 8)
            $0.primaryReleaseDateLTE = Self.day("2000-01-01")
            ($0.certificationGTE, $0.certificationLTE, $0.certificationCountry) = ("PG", "R", "US")
        }
        #expect(refusal(of: range) == nil)
        #expect(refusal(of: MovieFilter { $0.watchRegion = "DE" }) == nil)
        // An empty list is not a condition.
        #expect(refusal(of: MovieFilter { ($0.watchProviders, $0.watchMonetizationTypes) = (.any([]), .all([])) }) == nil)
    }

    @Test func `years are their first and their last day`() {
        var movies = MovieFilter { $0.years = 1990...1999 }
        #expect(movies.primaryReleaseDateGTE == Self.day("1990-01-01") && movies.primaryReleaseDateLTE == Self.day("1999-12-31"))
        #expect(movies.years == 1990...1999 && refusal(of: movies) == nil)
        movies.years = nil
        #expect(movies == MovieFilter())
        var series = TVFilter { $0.years = 2011...2011 }
        #expect(series.firstAirDateGTE == Self.day("2011-01-01") && series.firstAirDateLTE == Self.day("2011-12-31"))
        #expect(series.years == 2011...2011 && refusal(of: series) == nil)
        series.years = nil
        #expect(series == TVFilter())
    }

    @Test(
        arguments: [
            ("1999-01-01", nil), (nil, "1999-12-31"), ("1999-01-02", "1999-12-31"), ("1999-02-01", "1999-12-31"),
            ("1999-01-01", "1999-12-30"), ("1999-01-01", "1999-11-30"), ("2000-01-01", "1999-12-31"),
        ] as [(String?, String?)])
    func `years are read from whole years only`(first: String?, last: String?) {
        let (first, last) = (first.map(Self.day), last.map(Self.day))
        #expect(MovieFilter { ($0.primaryReleaseDateGTE, $0.primaryReleaseDateLTE) = (first, last) }.years == nil)
        #expect(TVFilter { ($0.firstAirDateGTE, $0.firstAirDateLTE) = (first, last) }.years == nil)
    }

    @Test func `a year outside of 1 to 9999 in a range becomes the nearest one`() {
        for (years, nearest) in [(-5...1999, 1...1999), (2000...20_000, 2000...9999), (-9...0, 1...1), (10_000...10_001, 9999...9999)] {
            #expect(MovieFilter { $0.years = years }.years == nearest)
            #expect(TVFilter { $0.years = years }.years == nearest)
        }
    }

    @Test func `an order has TMDb's words`() {
        let movies: [Sorting<MovieSortKey>] = [
            .popularityDescending, .primaryReleaseDateDescending, .revenueDescending, .titleDescending, .originalTitleDescending,
            .voteAverageDescending, .voteCountDescending,
        ]
        #expect(movies == MovieSortKey.allCases.map { .descending($0) })
        let otherMovies: [Sorting<MovieSortKey>] = [
            .popularityAscending, .primaryReleaseDateAscending, .revenueAscending, .titleAscending, .originalTitleAscending,
            .voteAverageAscending, .voteCountAscending,
        ]
        #expect(otherMovies == MovieSortKey.allCases.map { .ascending($0) })
        let series: [Sorting<TVSortKey>] = [
            .popularityDescending, .firstAirDateDescending, .nameDescending, .originalNameDescending, .voteAverageDescending,
            .voteCountDescending,
        ]
        #expect(series == TVSortKey.allCases.map { .descending($0) })
        let otherSeries: [Sorting<TVSortKey>] = [
            .popularityAscending, .firstAirDateAscending, .nameAscending, .originalNameAscending, .voteAverageAscending,
            .voteCountAscending,
        ]
        #expect(otherSeries == TVSortKey.allCases.map { .ascending($0) })
        #expect(MovieFilter().sortBy == .popularityDescending && TVFilter().sortBy == .popularityDescending)
    }

    @Test func `a status and a type have TMDb's words, in Swift's case`() {
        #expect(TVSeriesStatus(rawValue: "Returning Series") == .returningSeries)
        #expect(TVSeriesStatus(rawValue: "In Production") == .inProduction && TVSeriesType(rawValue: "Talk Show") == .talkShow)
        #expect(MovieStatus(rawValue: "Post Production") == .postProduction && MovieStatus(rawValue: "In Production") == .inProduction)
    }

    @Test func `a filter is the same after encoding, in a form of its own for each value`() throws {
        let filter = MovieFilter {
            $0.genres = .all([18, 7])
            $0.originCountry = .any(["US", "DE"])
            $0.primaryReleaseYear = 1999
            ($0.region, $0.releaseDateGTE, $0.releaseType) = ("DE", Self.day("1999-01-01"), .any([.theatrical, .limited]))
            ($0.certification, $0.certificationCountry) = ("R", "US")
            ($0.watchRegion, $0.watchProviders, $0.watchMonetizationTypes) = ("DE", .all([337]), .any([.flatrate]))
            $0.sortBy = .titleAscending
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        let data = try encoder.encode(filter)
        #expect(try JSONDecoder().decode(MovieFilter.self, from: data) == filter)
        let text = String(decoding: data, as: UTF8.self)
        for part in [
            #""genres":{"all":[7,18]}"#, #""originCountry":{"any":["DE","US"]}"#, #""primaryReleaseYear":1999"#,
            #""releaseDateGTE":"1999-01-01""#, #""sortBy":{"isAscending":true,"key":"title"}"#,
            #""watchMonetizationTypes":{"any":["flatrate"]}"#,
        ] {
            #expect(text.contains(part), "\(part) in \(text)")
        }
    }

    @Test func `a list and a text are conditions of any of them`() {
        let filter = MovieFilter {
            $0.genres = [18, 53]
            $0.originalLanguage = "ko"
        }
        #expect(filter.genres == .any([18, 53]) && filter.originalLanguage == .any(["ko"]))
    }

    private static func day(_ text: String) -> Day { Day(text)! }

    private func refusal(of filter: MovieFilter) -> String? { refusal(filter.check) }

    private func refusal(of filter: TVFilter) -> String? { refusal(filter.check) }

    /// The field that a filter without it is refused for.
    private func field(refusing check: () throws(MarqueeError) -> Void) -> String? {
        let error = #expect(throws: MarqueeError.self) { try check() }
        return error?.reason.key == "filter.country" ? error?.reason.values["field"] : nil
    }

    private func refusal(_ check: () throws(MarqueeError) -> Void) -> String? {
        do throws(MarqueeError) {
            try check()
            return nil
        } catch {
            return error.code == .invalidInput ? error.reason.key : "another code"
        }
    }
}
