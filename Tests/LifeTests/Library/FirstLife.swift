import Marquee
import MarqueeSandbox
import Testing
import TestKit

struct FirstLife {
    @Test func `marks live through an outage`() async throws {
        try await Stage.with { stage in
            let marquee = try await stage.client { $0.webURL = stage.sandbox.baseURL }
            let session = try await marquee.account.signIn(username: "viewer", password: Secret("popcorn"))
            #expect(session.username == "viewer")
            try await marquee.library.toggleFavorite(.movie(550))
            try await marquee.library.setWatchlist(.movie(550))
            try await marquee.library.rate(.tv(1399), 8.5)
            let report = try await marquee.library.sync()
            #expect(report.failure == nil)
            #expect(report.sent == 3)
            let library = stage.sandbox.library(of: "viewer")
            #expect(library.favoriteMovies == [550])
            #expect(library.ratedTV == [1399: 8.5])

            stage.sandbox.behave(.offline)
            try await marquee.library.toggleFavorite(.movie(550))
            let offline = try await marquee.library.sync()
            #expect(offline.failure?.code == .offline)
            #expect(offline.waiting == 1)
            #expect(try await marquee.library.favoriteMovies(ShelfPage(), .offline).value.items.isEmpty)
            let details = try? await marquee.movies.details(550, .offline)
            _ = details
            stage.sandbox.behave(.normal)
            let chart = try await marquee.movies.chart(.popular())
            #expect(chart.marks(on: .movie(550)).isOnWatchlist)
            #expect(chart.marks(on: .movie(550)).pending == [.favorite])
            #expect(try await marquee.library.sync().sent == 1)
            #expect(stage.sandbox.library(of: "viewer").favoriteMovies.isEmpty)
        }
    }
}
