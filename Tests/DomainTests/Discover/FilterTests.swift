import Foundation
@testable import MarqueeDomain
import Testing

struct FilterTests {
    @Test(arguments: [
        MovieFilter { $0.voteAverage = .between(9, 8) }, MovieFilter { $0.runtime = .between(2, 1) },
        MovieFilter { $0.voteCount = .between(1, 0) },
        MovieFilter { $0.primaryReleaseDate = .between(Self.day("2000-01-02"), Self.day("2000-01-01")) },
        MovieFilter { $0.release = ReleaseFilter(releaseDate: .between(Self.day("2000-01-02"), Self.day("2000-01-01"))) },
    ])
    func `a range that no movie can lie in is refused`(_ filter: MovieFilter) {
        #expect(refusal(of: filter) == "filter.range")
    }

    @Test(arguments: [
        MovieFilter { $0.originCountry = .any(["US,CA"]) }, MovieFilter { $0.originalLanguage = .any(["en|de"]) },
        MovieFilter { $0.certification = .exactly("", in: "US") }, MovieFilter { $0.certification = .atMost("R", in: "U\nS") },
        MovieFilter { $0.watch = WatchFilter(watchRegion: "") }, MovieFilter { $0.release = ReleaseFilter(region: "D|E") },
        MovieFilter { $0.originalLanguage = .any([String(repeating: "a", count: 65)]) },
    ])
    func `a text that would be several values, or none, is refused`(_ filter: MovieFilter) {
        #expect(refusal(of: filter) == "filter.text")
    }

    @Test(arguments: [0, -1, 10_000])
    func `a year that is none is refused`(_ year: Int) {
        #expect(refusal(of: MovieFilter { $0.primaryReleaseDate = .year(year) }) == "filter.year")
        #expect(refusal(of: TVFilter { $0.firstAirDate = .year(year) }) == "filter.year")
    }

    @Test func `a filter of series is checked alike`() {
        #expect(refusal(of: TVFilter { $0.airDate = .between(Self.day("2000-01-02"), Self.day("2000-01-01")) }) == "filter.range")
        #expect(refusal(of: TVFilter { $0.voteAverage = .between(2, 1) }) == "filter.range")
        #expect(refusal(of: TVFilter { $0.timezone = "" }) == "filter.text")
        #expect(refusal(of: TVFilter { $0.status = .any([.ended, .unknown("Lost")]) }) == "filter.word")
        #expect(refusal(of: TVFilter { $0.type = .any([.unknown("Play")]) }) == "filter.word")
        #expect(refusal(of: TVFilter { $0.type = .any([.miniseries]) }) == nil)
    }

    @Test func `a possible filter is passed on`() {
        #expect(refusal(of: MovieFilter()) == nil)
        let range = MovieFilter {
            $0.voteAverage = .between(8, 8)
            $0.primaryReleaseDate = .through(Self.day("2000-01-01"))
            $0.certification = .between("PG", "R", in: "US")
        }
        #expect(refusal(of: range) == nil)
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
            $0.primaryReleaseDate = .year(1999)
            $0.release = ReleaseFilter(
                region: "DE", releaseDate: .from(Self.day("1999-01-01")), releaseType: .any([.theatrical, .limited]))
            $0.certification = .exactly("R", in: "US")
            $0.watch = WatchFilter(watchRegion: "DE", watchProviders: .all([337]), watchMonetizationTypes: .any([.flatrate]))
            $0.sortBy = .ascending(.title)
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        let data = try encoder.encode(filter)
        #expect(try JSONDecoder().decode(MovieFilter.self, from: data) == filter)
        let text = String(decoding: data, as: UTF8.self)
        for part in [
            #""genres":{"all":[7,18]}"#, #""originCountry":{"any":["DE","US"]}"#, #""primaryReleaseDate":{"year":1999}"#,
            #""releaseDate":{"days":{"lowest":"1999-01-01"}}"#, #""sortBy":{"isAscending":true,"key":"title"}"#,
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

    private func refusal(_ check: () throws(MarqueeError) -> Void) -> String? {
        do throws(MarqueeError) {
            try check()
            return nil
        } catch {
            return error.code == .invalidInput ? error.reason.key : "another code"
        }
    }
}
