import Foundation
import Marquee
import MarqueeNet
import TestKit
import Testing

/// Titles that TMDb's lists have and their readers do not look for.
@Suite(.timeLimit(.minutes(5)))
struct ShownTitlesTests {
    private static func row(_ id: Int, _ day: String, isAdult: Bool = false) -> String {
        #"{"id": \#(id), "title": "T", "name": "T", "media_type": "\#(id % 2 == 0 ? "tv" : "movie")", "release_date": "\#(day)", "adult": \#(isAdult)}"#
    }

    /// Two pages: on the first one, each row is left out by some reader.
    private let transport = StubTransport { request in
        let isSecond = request.url.contains("page=2")
        let rows =
            isSecond
            ? [Self.row(9, "2026-11-20")]
            : [Self.row(1, "1994-07-06"), Self.row(2, "2026-10-31"), Self.row(3, "2026-10-01", isAdult: true)]
        let body = """
            {"dates": {"minimum": "2026-11-01", "maximum": "2026-12-01"}, "page": \(isSecond ? 2 : 1), "total_pages": 2, "total_results": 4, \
            "results": [\(rows.joined(separator: ","))]}
            """
        return TransportResponse(status: 200, body: Data(body.utf8))
    }

    private func with(includingAdult: Bool, _ body: (MarqueeClient) async throws -> Void) async throws {
        try await ClientFixture.with { fixture in
            try await body(
                try await fixture.client {
                    $0.transport = transport
                    $0.includesAdult = includingAdult
                })
        }
    }

    @Test
    func `Released movies are not upcoming, and a page of them does not end the list`() async throws {
        try await with(includingAdult: true) { client async throws in
            let page = try await client.movies.upcoming()
            #expect(page.value.items.isEmpty && page.hiddenItems == 3 && page.value.totalResults == 4)
            var found: [Int] = []
            for try await movie in client.movies.upcoming.pages().items { found.append(movie.id) }
            #expect(found == [9])
            #expect(try await client.movies.home().rows.first { $0.category == .upcoming }?.items.isEmpty == true)
            // The other lists are of any day.
            #expect(try await client.movies.nowPlaying().value.items.map(\.id) == [1, 2, 3])
            #expect(try await client.movies.popular().hiddenItems == 0)
        }
    }

    @Test func `Movies without a day, of the first day and after the last one are upcoming`() async throws {
        let transport = StubTransport { _ in
            let rows = [Self.row(1, ""), Self.row(3, "2026-11-01"), Self.row(5, "2026-10-31"), Self.row(7, "2027-01-01")]
            let body = """
                {"dates": {"minimum": "2026-11-01", "maximum": "2026-12-01"}, "page": 1, "total_pages": 1, "total_results": 4, \
                "results": [\(rows.joined(separator: ","))]}
                """
            return TransportResponse(status: 200, body: Data(body.utf8))
        }
        try await ClientFixture.with { fixture in
            let client = try await fixture.client { $0.transport = transport }
            #expect(try await client.movies.upcoming().value.items.map(\.id) == [1, 3, 7])
        }
    }

    @Test(arguments: [false, true]) func `Titles for adults are in lists if the audience has them`(includesAdult: Bool) async throws {
        try await with(includingAdult: includesAdult) { client async throws in
            let hidden = includesAdult ? 0 : 1
            let movies = try await client.movies.popular()
            #expect(movies.value.items.map(\.id) == (includesAdult ? [1, 2, 3] : [1, 2]) && movies.hiddenItems == hidden)
            #expect(try await client.tv.popular().hiddenItems == hidden)
            #expect(try await client.trending.movies(.day).hiddenItems == hidden)
            #expect(try await client.trending.tv(.day).hiddenItems == hidden)
            let all = try await client.trending.all(.day)
            #expect(all.value.items.map(\.id) == [.movie(1), .tv(2)] + (includesAdult ? [.movie(3)] : []) && all.hiddenItems == hidden)
        }
    }

    @Test func `A list in memory has the titles of each audience, and the number of hidden ones`() async throws {
        try await with(includingAdult: false) { client async throws in
            let grownUps = client.client(for: try Audience(includesAdult: true))
            for isInMemory in [false, true] {
                let (some, all) = (try await client.movies.popular(), try await grownUps.movies.popular())
                #expect(some.value.items.map(\.id) == [1, 2] && some.hiddenItems == 1)
                #expect(all.value.items.map(\.id) == [1, 2, 3] && all.hiddenItems == 0)
                #expect([some.origin, all.origin].allSatisfy { ($0 == .memory) == isInMemory })
            }
        }
    }
}
