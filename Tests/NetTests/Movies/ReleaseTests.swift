import Foundation
import MarqueeData
import MarqueeDomain
@testable import MarqueeNet
import Testing
import TestKit

struct ReleaseTests {
    private func details(_ releases: String) throws -> Adapted<MovieDetails> {
        let answer = #"{"id": 550, "title": "Fight Club", "release_date": "1999-10-15", "release_dates": {"results": \#(releases)}}"#
        return try TMDBMovies(WireScene().tmdb).details(550).adapt(Data(answer.utf8))
    }

    private let answer = """
        [{"iso_3166_1": "US", "release_dates": [
            {"certification": "", "note": "CMJ Film Festival", "release_date": "1999-09-21T00:00:00.000Z", "type": 1},
            {"certification": "R", "note": "", "release_date": "1999-10-15T00:00:00.000Z", "type": 3},
            {"certification": "R", "release_date": "1999-10-10", "type": 2.0}]},
         {"iso_3166_1": "DE", "release_dates": [{"release_date": "1999", "type": 3}, {"release_date": "1999-11-11", "type": 3}]},
         {"iso_3166_1": "JP", "release_dates": [{"certification": "PG12 ", "release_date": "1999-12-11 00:00:00 UTC", "type": 9}]},
         {"iso_3166_1": "XX", "release_dates": [{"certification": "0", "release_date": "", "type": 3}]},
         {"release_dates": []}, "broken"]
        """

    @Test func `releases are read by region, in every form of their days`() throws {
        let adapted = try details(answer)
        let us = try #require(adapted.value.releaseDates).filter { $0.country == "US" }
        #expect(us.map(\.type) == [.premiere, .theatrical, .limited])
        #expect(
            us.first
                == edited(Release(country: "US", releaseDate: try #require(Day("1999-09-21")), type: .premiere)) {
                    $0.note = "CMJ Film Festival"
                })
        #expect(
            adapted.value.releaseDates?.last
                == edited(Release(country: "JP", releaseDate: try #require(Day("1999-12-11")), type: .unknown(9))) {
                    $0.certification = "PG12"
                })
        #expect(adapted.value.releaseDates?.count == 5)
        // The release and the region without a day are lost rows, and so are the region without a code and the value that is no region.
        #expect(adapted.losses.rows == 4 && adapted.losses.fields == 0)
    }

    @Test func `a region has its own day and rating, and the first day of all where it has none`() throws {
        let movie = try details(answer).value
        #expect(movie.release(in: "US")?.releaseDate == Day("1999-10-15"))
        #expect(movie.releaseDate(in: "JP") == Day("1999-12-11"))
        #expect(movie.releaseDate(in: "FR") == Day("1999-10-15"))
        #expect(movie.releaseDate(in: nil) == Day("1999-10-15"))
        #expect(movie.certification(in: "US") == "R" && movie.certification(in: "JP") == "PG12" && movie.certification(in: "FR") == nil)
    }

    @Test func `without a showing in theaters the first one that is no premiere counts`() throws {
        let movie = try details(
            """
            [{"iso_3166_1": "US", "release_dates": [{"release_date": "2001-03-01", "type": 5}, {"release_date": "2001-02-01", "type": 4},
              {"release_date": "2001-01-01", "type": 1}]},
             {"iso_3166_1": "DE", "release_dates": [{"release_date": "2001-01-05", "type": 1}]}]
            """
        ).value
        #expect(movie.release(in: "US")?.type == .digital)
        #expect(movie.release(in: "DE")?.type == .premiere)
    }
}
