import Foundation
import MarqueeDomain
import Testing
import TestKit

struct MediaItemTests {
    private let movie = MediaItem.movie(Movie(id: 1, title: "A movie"))
    private let series = MediaItem.tv(TVSeries(id: 1, name: "A series"))

    @Test func `a movie and a series of the same number are two items of a list`() async throws {
        let pages = Pages<MediaItem> { [movie, series] (number) async throws(MarqueeError) in
            Fetched(Page(page: number, totalPages: 2, totalResults: 4, items: [movie, series, movie]), origin: .server)
        }
        var seen: [MediaReference] = []
        for try await item in pages.items { seen.append(item.id) }
        #expect(seen == [.movie(1), .tv(1)])
    }

    @Test func `a person with what one is known for survives being written and read`() throws {
        let person = MediaItem.person(
            edited(Person(id: 2, name: "A name")) {
                $0.gender = .unknown(9)
                $0.knownFor = [movie, series]
            })
        let copy = try JSONDecoder().decode(MediaItem.self, from: JSONEncoder().encode(person))
        #expect(copy == person)
        #expect(copy.title == "A name" && copy.id == .person(2))
    }

    @Test func `an item of every kind has the fields that lists show`() {
        let (poster, other) = (ImagePath("/a.jpg"), ImagePath("/b.jpg"))
        let movie = MediaItem.movie(
            edited(Movie(id: 1, title: "A")) {
                ($0.overview, $0.releaseDate, $0.popularity) = ("Text", Day("1999-10-15"), 3)
                ($0.posterPath, $0.backdropPath) = (poster, other)
            })
        let series = MediaItem.tv(
            edited(TVSeries(id: 2, name: "B")) {
                ($0.overview, $0.firstAirDate, $0.popularity) = ("Words", Day("2011-04-17"), 4)
                ($0.posterPath, $0.backdropPath) = (poster, other)
            })
        let person = MediaItem.person(edited(Person(id: 3, name: "C")) { ($0.profilePath, $0.popularity) = (poster, 5) })
        let collection = MediaItem.collection(
            edited(MovieCollection(id: 4, name: "D")) { ($0.overview, $0.posterPath, $0.backdropPath) = ("All", poster, other) })
        let items = [movie, series, person, collection]
        #expect(items.map(\.mediaType) == [.movie, .tv, .person, .collection] && items.map(\.title) == ["A", "B", "C", "D"])
        #expect(items.map(\.overview) == ["Text", "Words", "", "All"] && items.map(\.popularity) == [3, 4, 5, 0])
        #expect(items.map(\.releaseDate) == [Day("1999-10-15"), Day("2011-04-17"), nil, nil])
        #expect(items.map(\.posterPath) == [poster, poster, nil, poster] && items.map(\.profilePath) == [nil, nil, poster, nil])
        #expect(items.map(\.backdropPath) == [other, other, nil, other])
    }
}
