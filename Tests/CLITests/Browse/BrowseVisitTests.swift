import Foundation
import MarqueeSandbox
import TestKit
import Testing

/// One evening with the executable, in a pseudo-terminal.
@Suite(.serialized, .timeLimit(.minutes(5)))
struct BrowseVisitTests {
    @Test func `A visit: sign-in, a season, an episode that is rated, discover, a mark offline that is discarded, and back`() async throws {
        let sandbox = try await Sandbox.start()
        let person = try TerminalUser(["browse", "--theme", "dark"], sandbox)
        try #require(await person.sees { $0.text.contains("▸ Now Playing") })
        person.types("4")
        try #require(await person.sees { $0.text.contains("Press Enter to sign in") })
        person.types("\r")
        try #require(await person.sees { $0.text.contains("Sign in to TMDb") })
        person.types("viewer\tpopcorn\r")
        try #require(await person.sees { $0.text.contains("Signed in as viewer.") })
        person.types("\r")
        try #require(await person.sees { $0.text.contains("Nothing is on this shelf.") })

        person.types("/game of thrones")
        try #require(await person.sees { $0.text.contains("▸ Game of Thrones") })
        person.types("\r\r")
        try #require(await person.sees { $0.text.contains("Seasons") })
        for name in ["Specials", "Season 1"] {
            person.types("\u{1B}[C")
            try #require(await person.sees { $0.selection.contains(name) })
        }
        person.types("\r")
        try #require(await person.sees { $0.text.contains("▸ 1  Winter Is Coming") })
        person.types("j\r")
        try #require(await person.sees { $0.text.contains("episode 2 of season 1") })
        person.types("e9\r")
        try #require(await person.sees { $0.text.contains("The Kingsroad  ★9") })
        person.types("n")
        try #require(await person.sees { $0.text.contains("episode 3 of season 1") })
        person.types("\u{7F}")
        try #require(await person.sees { $0.text.contains("▸ 2  The Kingsroad") && $0.text.contains("★9") })
        person.types("\u{7F}")
        try #require(await person.sees { $0.text.contains("Seasons") && !$0.text.contains("▸ 2  The Kingsroad") })

        person.types("d")
        try #require(await person.sees { $0.text.contains("by popularity") && $0.text.contains("▸ ") })
        person.types("y1999\r")
        try #require(await person.sees { $0.text.contains("1999 · by popularity") && $0.text.contains("▸ Fight Club  1999") })
        sandbox.behave(.offline)
        person.types("\r")
        try #require(await person.sees { $0.text.contains("The details cannot be read now") })
        person.types("f")
        try #require(await person.sees { $0.text.contains("♥↑") })
        person.types("4")
        try #require(await person.sees { $0.text.contains("▸ Fight Club") && $0.text.contains("x discard unsent") })
        person.types("x")
        try #require(await person.sees { $0.text.contains("The change is discarded.") })
        try #require(await person.sees { $0.text.contains("Nothing is on this shelf.") })
        person.types("1")
        try #require(await person.sees { $0.text.contains("▸ Now Playing") })
        sandbox.behave(.normal)
        person.types("q")
        let end = await person.end()
        #expect(end == .exit(0) && person.hasItsTerminalBack)
        let library = sandbox.library(of: "viewer")
        #expect(library.ratedEpisodes == [.init(series: 1_399, season: 1, number: 2): 9] && library.favoriteMovies.isEmpty)
        await sandbox.stop()
    }
}
