import Foundation
import MarqueeData
import MarqueeDomain
@testable import MarqueeNet
import TestKit
import Testing

/// Numbers and texts of any size are brought within bounds before a program calculates with them or stores them.
@Suite(.ownThread)
struct BoundsTests {
    private let movies = TMDBMovies(WireScene().tmdb)

    @Test(arguments: [("-1", 0.0), ("1e300", 10), ("11", 10), ("-1e300", 0), ("7.5", 7.5), (#""1e19""#, 10)])
    func `a vote is from 0 to 10`(_ json: String, _ vote: Double) throws {
        let answer = try details(#"{"id": 1, "title": "A", "vote_average": \#(json)}"#)
        #expect(answer.movie.voteAverage == vote)
        let review = #"{"id": "r", "author_details": {"rating": \#(json)}}"#
        #expect(
            try details(#"{"id": 1, "title": "A", "reviews": {"results": [\#(review)]}}"#).reviews?.items.first?.authorDetails.rating
                == vote)
    }

    @Test(arguments: [("-1", 0, nil), ("9223372036854775807", 2_147_483_647, nil), ("0", 0, nil), ("7", 7, 7)] as [(String, Int, Int?)])
    func `counts and amounts are not below 0 and not beyond reason`(_ json: String, _ count: Int, _ amount: Int?) throws {
        let fields = ["vote_count", "runtime", "budget", "revenue"].map { "\"\($0)\": \(json)" }.joined(separator: ", ")
        let answer = try details(#"{"id": 1, "title": "A", \#(fields)}"#)
        #expect(answer.movie.voteCount == count)
        #expect([answer.runtime, answer.budget, answer.revenue] == [amount, amount, amount])
        #expect(try details(#"{"id": 1, "title": "A", "revenue": 2923706026}"#).revenue == 2_923_706_026)
    }

    @Test func `the numbers of a page are those of a page`() throws {
        let page = try list(#"{"page": 1, "results": [], "total_pages": -1, "total_results": -9223372036854775808}"#).value
        #expect(page == Page(page: 1, totalPages: 0, totalResults: 0, items: []))
    }

    @Test func `a text is cut at the end of a character, a title sooner than others`() throws {
        let long = String(repeating: "e\u{301}", count: 60_000)
        let movie = try details(
            #"{"id": 1, "title": "\#(long)", "original_title": "\#(long)", "overview": "\#(long)", "tagline": "short"}"#)
        #expect(movie.title == String(long.prefix(341)) && movie.originalTitle == movie.title)
        #expect(movie.overview == String(long.prefix(21_845)) && movie.tagline == "short")
        let marks = "e" + String(repeating: "\u{301}", count: 60_000)
        #expect(try details(#"{"id": 1, "title": "\#(marks)"}"#).title.unicodeScalars.count == 512)
        let whole = String(repeating: "a", count: 1_024)
        #expect(try details(#"{"id": 1, "title": "\#(whole)"}"#).title == whole)
        #expect(try details(#"{"id": 1, "title": "\#(whole)b"}"#).title == whole)
    }

    @Test(arguments: [4_999, 5_000, 5_001, 7_000])
    func `of a page five thousand rows are read, and the others are counted`(_ count: Int) throws {
        let rows = (1...count).map { #"{"id": \#($0), "title": "A"}"# }.joined(separator: ",")
        let answer = try list(#"{"page": 1, "results": [\#(rows)]}"#)
        #expect(answer.value.items.count == min(count, 5_000) && answer.losses.rows == max(count - 5_000, 0) && answer.losses.fields == 0)
        #expect(answer.losses.isCut == (count > 5_000))
    }

    private func list(_ json: String) throws -> Adapted<Page<Movie>> { try movies.list(.popular()).adapt(Data(json.utf8)) }
    private func details(_ json: String) throws -> MovieDetails { try movies.details(1).adapt(Data(json.utf8)).value }
}
