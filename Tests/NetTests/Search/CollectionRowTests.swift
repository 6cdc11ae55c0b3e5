import Foundation
import MarqueeData
import MarqueeDomain
import MarqueeNet
import TestKit
import Testing

/// TMDb gives a collection the keys of a movie in all rows of several kinds.
struct CollectionRowTests {
    private static let collection = """
        {"adult": true, "backdrop_path": "/b.jpg", "id": 41, "title": "The Sample Collection", "original_title": "Die Beispiele",
         "overview": "Three films.", "poster_path": "/p.jpg", "media_type": "collection", "original_language": "de"}
        """
    private let expected = edited(MovieCollection(id: 41, name: "The Sample Collection")) {
        $0.originalName = "Die Beispiele"
        $0.originalLanguage = "de"
        $0.overview = "Three films."
        $0.posterPath = ImagePath("/p.jpg")
        $0.backdropPath = ImagePath("/b.jpg")
        $0.isAdult = true
    }
    private let search = TMDBSearch(WireScene().tmdb)

    private func page(_ rows: String...) -> Data {
        Data(#"{"page": 1, "results": [\#(rows.joined(separator: ","))], "total_pages": 1, "total_results": 1}"#.utf8)
    }

    @Test func `a collection with the keys of a movie is read in mixed lists`() throws {
        let tmdb = WireScene().tmdb
        for remote in [search.multi("sample"), TMDBTrending(tmdb).all(.today())] {
            let answer = try remote.adapt(page(Self.collection))
            #expect(answer.value.items == [.collection(expected)] && answer.losses == DecodingLosses())
        }
        let list = #"{"id": 1, "name": "A", "results": [\#(Self.collection)], "page": 1}"#
        let mixed = try TMDBLists(tmdb).mixedList(MixedListPage(1), as: nil).adapt(Data(list.utf8))
        #expect(mixed.value.items.items == [.collection(expected)] && mixed.dropped == 0)
    }

    @Test func `a person may be known for a collection`() throws {
        let row = #"{"id": 7, "name": "Sample", "known_for": [\#(Self.collection)]}"#
        let answer = try search.people("sample").adapt(page(row))
        #expect(answer.value.items.map(\.knownFor) == [[.collection(expected)]] && answer.losses == DecodingLosses())
    }

    @Test(arguments: [
        #"{"id": 1, "media_type": "movie"}"#, #"{"id": "?", "media_type": "tv", "name": "A"}"#, #"{"media_type": "person", "name": "A"}"#,
        #"{"id": 4, "media_type": "collection", "overview": "No name."}"#,
    ])
    func `a row that names a known kind and cannot be read costs no more than one of an unknown kind`(_ row: String) throws {
        let alone = try search.multi("sample").adapt(page(row))
        #expect(alone.value.items.isEmpty && alone.losses.isOneRow)
        let beside = try search.multi("sample").adapt(page(row, Self.collection))
        #expect(beside.value.items.count == 1 && beside.losses.isOneRow)
        let person = #"{"id": 7, "name": "Sample", "known_for": [\#(row)]}"#
        let people = try search.people("sample").adapt(page(person))
        #expect(people.value.items.map(\.knownFor) == [[]] && people.losses.isOneRow)
    }

    @Test func `the field that cannot be read is named where the row is all that an answer has`() {
        let body = #"{"id": "a1", "media": {"id": 1, "media_type": "movie"}, "person": {"id": 7, "name": "Sample"}}"#
        let error = failure(of: { () throws(MarqueeError) in
            try TMDBReference(WireScene().tmdb).credit("a1").adapt(Data(body.utf8))
        })
        #expect(error?.reason.key == "answer.fieldMissing" && error?.reason.values["field"] == "media.title")
    }

    @Test func `a page of movies of which none can be read is unreadable`() {
        for remote in [search.movies("sample"), TMDBMovies(WireScene().tmdb).list(.popular())] {
            let error = failure(of: { () throws(MarqueeError) in try remote.adapt(page(#"{"id": 1}"#, #"{"title": "A"}"#)) })
            #expect(error?.reason.key == "answer.listRows")
        }
    }

    @Test func `collections among the movies of a search are left out and counted`() throws {
        let movie = #"{"id": 40, "title": "Sample", "release_date": ""}"#
        let bare = #"{"id": 41, "title": "Sample collection", "original_title": "Sample collection", "overview": "", "poster_path": null}"#
        let answer = try search.movies("sample").adapt(page(movie, bare, Self.collection, #"{"id": 42, "title": "B", "genre_ids": []}"#))
        #expect(answer.value.items.map(\.id) == [40, 42] && answer.losses.rows == 2 && answer.losses.fields == 0)
        #expect(answer.titles.map(\.reference) == [.movie(40), .movie(42)])
        #expect(try search.movies("sample").adapt(page(bare)).value.items.isEmpty)
    }
}

extension DecodingLosses {
    fileprivate var isOneRow: Bool { rows == 1 && fields == 0 }
}
