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
}
