import Foundation
import Marquee
import MarqueeNet
import TestKit
import Testing

/// Titles for adults only, which one person opens and another person does not want.
@Suite(.timeLimit(.minutes(5)))
struct AdultTitlesTests {
    private let transport = StubTransport { request in
        let path = URLComponents(string: request.url)?.path ?? ""
        guard !path.hasPrefix("/3/search") else { return TransportResponse(status: 503, body: Data()) }
        let isMovie = path.hasPrefix("/3/movie")
        let names = isMovie ? ("title", "original_title") : ("name", "original_name")
        let body = #"{"id": 7, "\#(names.0)": "Zebra Nights", "\#(names.1)": "Zebra Nights", "adult": true, "video": true}"#
        return TransportResponse(status: 200, body: Data(body.utf8))
    }

    @Test(arguments: [MediaReference.movie(7), .tv(7)])
    func `a title that somebody opened reaches those who want such titles, and nobody else`(_ reference: MediaReference) async throws {
        try await ClientFixture.with { fixture in
            func client(includingAdult: Bool) async throws -> MarqueeClient {
                try await fixture.client {
                    $0.transport = transport
                    $0.includesAdult = includingAdult
                }
            }
            let (careful, open) = (try await client(includingAdult: false), try await client(includingAdult: true))
            if reference.kind == .tv { _ = try await careful.tv.details(7) } else { _ = try await careful.movies.details(7) }
            #expect(try await open.suggestions("zeb").map(\.text) == ["Zebra Nights"])
            #expect(try await careful.suggestions("zeb") == [])
            for policy in [ReadPolicy.cached, .offline] {
                let found = try await open.search.multi("zebra", policy: policy)
                #expect(found.origin == .titleIndex && found.value.items.map(\.id) == [reference])
                switch found.value.items.first {
                case .movie(let movie): #expect(movie.isAdult && movie.isVideo)
                case .tv(let series): #expect(series.isAdult)
                default: Issue.record("No title.")
                }
                await #expect(throws: MarqueeError.self) { try await careful.search.multi("zebra", policy: policy) }
            }
        }
    }
}
