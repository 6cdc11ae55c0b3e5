import Foundation
import MarqueeData
import MarqueeDomain
@testable import MarqueeNet
import TestKit
import Testing

@Suite(.ownThread)
struct RowsTests {
    private let movies = TMDBMovies(WireScene().tmdb)

    @Test func `a row of a broken kind is left out and counted, and the others are kept in order`() throws {
        let rows = [
            #"{"id": 1, "title": "A"}"#, "null", "7", #""x""#, "[]", "{}", #"{"id": "2", "title": "B"}"#, #"{"id": 3}"#, #"{"title": "C"}"#,
            #"{"id": 4, "title": null}"#, #"{"id": 5, "title": "D", "overview": 5}"#, #"{"id": 6, "title": "E", "popularity": "high"}"#,
            #"{"id": 7, "title": "F", "genre_ids": "drama"}"#, #"{"id": 8, "title": "G"}"#,
        ]
        let page = try list(#"{"page": 1, "results": [\#(rows.joined(separator: ","))], "total_pages": 1, "total_results": 14}"#)
        #expect(page.value.items.map(\.id) == [1, 2, 5, 6, 7, 8])
        #expect(page.losses.rows == 8 && page.losses.fields == 3)
        #expect(page.titles.map(\.reference) == [1, 2, 5, 6, 7, 8].map(MediaReference.movie))
    }

    @Test func `a broken row in a row is counted, and the outer one is kept`() throws {
        let page = try list(#"{"results": [{"id": 1, "title": "A", "genre_ids": [18, "drama", null, 28.0, 1.5]}]}"#)
        #expect(page.value.items.map(\.genreIDs) == [[18, 28, 1]])
        #expect(page.dropped == 2)
    }

    @Test func `fields that cannot be read do not cost the row`() throws {
        let page = try list(
            #"{"results": [{"id": 1, "title": "A", "release_date": "", "poster_path": "../x", "vote_count": "many", "genre_ids": null}]}"#)
        #expect(page.value.items == [Movie(id: 1, title: "A")])
        #expect(page.losses.rows == 0 && page.losses.fields == 2)
    }

    @Test func `page figures are read loosely`() throws {
        let page = try list(#"{"page": 2.0, "results": [], "total_pages": "58326", "total_results": 1166518.0}"#, page: 2)
        #expect(page.value == Page(page: 2, totalPages: 58_326, totalResults: 1_166_518, items: []))
        #expect(try list(#"{"results": [{"id": 1, "title": "A"}]}"#).value.totalResults == 1)
    }

    @Test func `a list that is null is unreadable where it is all there is`() throws {
        let body = Data(#"{"page": 1, "results": null}"#.utf8)
        let error = failure(of: { () throws(MarqueeError) in try movies.list(.popular()).adapt(body) })
        #expect(error?.code == .unreadable)
        #expect(error?.reason.text == "In the answer, results is null.")
    }

    @Test func `lists that are null are empty in details`() throws {
        let lists = ["genres", "production_companies", "production_countries", "spoken_languages"].map { "\"\($0)\": null" }
        let parts = ["credits", "videos", "images", "similar", "recommendations", "reviews", "translations", "belongs_to_collection"]
        let nulls = (lists + parts.map { "\"\($0)\": null" }).joined(separator: ",")
        let answer = try details(#"{"id": 1, "title": "A", \#(nulls)}"#)
        #expect(answer.value == MovieDetails(movie: Movie(id: 1, title: "A")))
        #expect(answer.dropped == 0)
    }

    @Test(arguments: ["credits", "videos", "images", "similar", "recommendations", "reviews", "translations", "belongs_to_collection"])
    func `an appended part that is broken is left out and counted, and the rest is kept`(_ part: String) throws {
        for broken in ["5", #""x""#, "[]"] {
            let others = ["credits": #"{"cast": [{"credit_id": "c", "id": 2, "name": "N"}], "crew": []}"#, "videos": #"{"results": []}"#]
                .filter { $0.key != part }.map { "\"\($0)\": \($1)" }.joined(separator: ",")
            let answer = try details(#"{"id": 1, "title": "A", "tagline": "T", "\#(part)": \#(broken), \#(others)}"#)
            #expect(answer.losses.rows == 0 && answer.losses.fields == 1)
            #expect(answer.value.tagline == "T")
            #expect(answer.value.credits?.cast.count == (part == "credits" ? nil : 1))
        }
    }

    @Test func `broken rows of appended parts are counted one by one`() throws {
        let answer = try details(
            """
            {"id": 1, "title": "A", "genres": [{"id": 18, "name": "Drama"}, {"name": "?"}],
             "credits": {"cast": [{"credit_id": "a", "id": 2, "name": "N"}, {"id": 3}], "crew": [{"credit_id": "b", "id": 2, "name": "N"}, {"name": "no id"}, null]},
             "videos": {"results": [{"id": "v", "site": "YouTube", "key": "k", "type": "Hologram"}, {"id": "w"}]},
             "images": {"posters": [{"file_path": "/a.jpg"}, {"file_path": "../b.jpg"}, {"file_path": null}], "logos": null},
             "similar": {"results": [{"id": 4, "title": "B"}, {"id": 5}]},
             "reviews": {"results": [{"id": "r", "author_details": 5}, {"author": "no id"}]},
             "translations": {"translations": [{"iso_639_1": "de", "data": {}}, {"iso_639_1": "fr", "data": null}]}}
            """)
        #expect(answer.losses.rows == 10 && answer.losses.fields == 1)
        #expect(answer.value.genres.map(\.id) == [18])
        #expect(answer.value.credits?.cast.map(\.id) == ["a"])
        #expect(answer.value.videos?.map(\.type) == [.unknown("Hologram")])
        #expect(answer.value.images?.posters.map(\.filePath.description) == ["/a.jpg"])
        #expect(answer.value.similar?.items.map(\.id) == [4])
        #expect(answer.value.reviews?.items.map(\.id) == ["r"])
        #expect(answer.value.translations?.map(\.language) == ["de"])
    }

    @Test func `an optional list of an answer with no row that can be read is left out and counted, and the rest is kept`() throws {
        let answer = try details(
            #"{"id": 1, "title": "A", "tagline": "T", "genres": [5, {"name": "?"}], "spoken_languages": [{"iso_639_1": "en"}]}"#)
        #expect(answer.value.genres.isEmpty && answer.value.tagline == "T" && answer.value.spokenLanguages.map(\.language) == ["en"])
        #expect(answer.losses.rows == 0 && answer.losses.fields == 1)
    }

    @Test(arguments: [
        (#"{"cast": [5, {"id": 1}], "crew": []}"#, "In the answer, no row of cast can be read."),
        (#"{"cast": [], "crew": [null]}"#, "In the answer, no row of crew can be read."),
        (#"{"cast": []}"#, "In the answer, crew is missing."),
    ])
    func `credits on their own without a cast or a crew are unreadable`(_ body: String, _ text: String) {
        for error in [
            failure(of: { () throws(MarqueeError) in try movies.credits(of: 1).adapt(Data(body.utf8)) }),
            failure(of: { () throws(MarqueeError) in try TMDBTVSeries(WireScene().tmdb).aggregateCredits(of: 1).adapt(Data(body.utf8)) }),
        ] { #expect(error?.code == .unreadable && error?.reason.text == text) }
    }

    @Test func `a word that this version does not know is kept as it came`() throws {
        #expect(try details(#"{"id": 1, "title": "A", "status": "Dreamed Of"}"#).value.status == .unknown("Dreamed Of"))
        #expect(try details(#"{"id": 1, "title": "A", "status": "Post Production"}"#).value.status == .postProduction)
        for absent in ["", #", "status": """#, #", "status": null"#] {
            #expect(try details(#"{"id": 1, "title": "A"\#(absent)}"#).value.status == nil)
        }
    }

    @Test func `an empty word is no word`() throws {
        let body = Data(#"{"id": 1, "name": "A", "status": "", "type": ""}"#.utf8)
        let series = try TMDBTVSeries(WireScene().tmdb).details(1).adapt(body).value
        #expect(series.status == nil && series.type == nil)
    }

    private func list(_ json: String, page: Int = 1) throws -> Adapted<Page<Movie>> {
        try movies.list(.popular(page: page)).adapt(Data(json.utf8))
    }
    private func details(_ json: String) throws -> Adapted<MovieDetails> { try movies.details(1).adapt(Data(json.utf8)) }
}
