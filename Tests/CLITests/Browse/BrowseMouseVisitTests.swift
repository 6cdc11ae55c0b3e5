import Foundation
import MarqueeSandbox
import TestKit
import Testing

/// The executable in a pseudo-terminal with a mouse.
@Suite(.serialized, .timeLimit(.minutes(5)))
struct BrowseMouseVisitTests {
    @Test func `A visit with the mouse: a tab, a title, the wheel, an address, and the terminal reports no clicks afterwards`() async throws
    {
        let sandbox = try await Sandbox.start()
        let person = try TerminalUser(["browse", "--theme", "dark"], sandbox)
        try #require(await person.sees { $0.reportsClicks && $0.text.contains("▸ Now Playing") })
        person.types(Self.click(x: 13, y: 1))
        try #require(await person.sees { $0.text.contains("▸ Airing Today") })
        person.types(Self.click(x: 3, y: 1))
        try #require(await person.sees { $0.text.contains("▸ Now Playing") })
        person.types("jc")
        try #require(await person.sees { $0.text.contains("Popular  20 of") })
        // The second title is on the rows 7 and 8, counted from 1.
        person.types(Self.click(x: 5, y: 7))
        try #require(await person.sees { $0.rows[6].hasPrefix("▸") && !$0.rows[4].hasPrefix("▸") })
        person.types("\u{1B}[<64;5;7M")
        try #require(await person.sees { $0.rows[4].hasPrefix("▸") })
        person.types("y")
        try #require(await person.sees { $0.text.contains("Copied: https://www.themoviedb.org/movie/") && $0.copied.count == 1 })
        person.types(Self.click(x: 5, y: 5))
        try #require(await person.sees { $0.text.contains("Esc back") && !$0.text.contains("Popular  20 of") })
        person.types("q")
        let end = await person.end()
        #expect(end == .exit(0) && person.hasItsTerminalBack)
        await sandbox.stop()
    }

    /// A press and a release of the first button.
    private static func click(x: Int, y: Int) -> String { "\u{1B}[<0;\(x);\(y)M\u{1B}[<0;\(x);\(y)m" }
}
