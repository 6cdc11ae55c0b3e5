import Foundation
import Marquee
import TestKit
import Testing

/// TMDb has sent all changes of some days on one page, more than are read of a page.
@Suite(.timeLimit(.minutes(5)))
struct CutChangeListTests {
    @Test(arguments: [false, true])
    func `a list that is cut is read again in halves, and if a day is cut, every answer expires`(isEveryDayCut: Bool) async throws {
        let server = try LoopbackServer.answering { request, peer in
            let parts = request.target.split(separator: "?")
            if let id = parts.first?.split(separator: "/").last, let number = Int(id) {
                peer.reply(#"{"id": \#(number), "title": "Movie \#(number)"}"#)
                return
            }
            let isMovies = parts.first == "/3/movie/changes"
            let days = (parts.last ?? "").split(separator: "&").compactMap { $0.split(separator: "=").last }.filter { $0.contains("-") }
            let isCut = isMovies && (isEveryDayCut || Set(days).count > 1)
            // The changed movie is behind the rows that are read.
            let ids = isCut ? Array(1_000_001...1_005_000) + [550] : isMovies ? [550] : []
            // The totals were wrong, too.
            peer.reply(
                #"{"page": 1, "results": [\#(ids.map { #"{"id": \#($0)}"# }.joined(separator: ","))], "total_pages": 1, "total_results": 1}"#
            )
        }
        try await ClientFixture.with { fixture in
            let client = try await fixture.client { $0.baseURL = URL(string: server.url()) }
            for id in [550, 603] { #expect(try await client.movies.details(id, including: []).origin == .server) }
            let refreshed = try await client.changes.refresh()
            #expect(refreshed.changed.contains(.movie(550)) == !isEveryDayCut)
            #expect(try await client.movies.details(550, including: []).origin == .server)
            #expect(try await client.movies.details(603, including: []).origin == (isEveryDayCut ? .server : .memory))
        }
    }
}
