import Foundation
import Marquee
import MarqueePresentation
import MarqueeSandbox
import TestKit
import Testing

@testable import MarqueeCLI

@Suite(.timeLimit(.minutes(5)))
struct ConflictToastTests {
    @Test func `A conflict that the background worker resolves is shown on whatever screen there is`() async throws {
        try await BrowseFixture.with { fixture in
            try await fixture.signIn()
            _ = try await fixture.client.movies.list(.topRated)
            _ = try await fixture.client.library.sync()
            fixture.sandbox.behave(.offline)
            try await fixture.client.library.rate(.movie(238), 9)
            // An attempt that failed, so that the value of the server is compared before the next one.
            #expect(try await fixture.client.library.send().failure != nil)
            fixture.sandbox.edit("viewer") { $0.ratedMovies = [238: 3] }
            fixture.sandbox.behave(.normal)
            fixture.type(.character("6"))
            fixture.client.startSyncing()
            await fixture.until("The Godfather: Elsewhere: rated 3; sent: rated 9.")
            #expect(fixture.sandbox.library(of: "viewer").ratedMovies == [238: 9])
        }
    }
}
