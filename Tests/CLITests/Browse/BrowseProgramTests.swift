import Foundation
import MarqueeCLI
import MarqueeSandbox
import TestKit
import Testing

/// The executable in a pseudo-terminal.
@Suite(.serialized, .timeLimit(.minutes(5)))
struct BrowseProgramTests {
    @Test func `A user browses, searches, signs in, marks a title offline and quits`() async throws {
        let sandbox = try await Sandbox.start()
        let person = try TerminalUser(["browse", "--theme", "dark"], sandbox)
        try #require(
            await person.sees {
                $0.isOnOtherScreen && $0.hidesCursor && $0.marksPaste && $0.reportsClicks && $0.text.contains("▸ Now Playing")
            })

        person.types("j")
        try #require(await person.sees { $0.text.contains("▸ Popular") })
        person.types("\r")
        try #require(await person.sees { $0.text.contains("Similar") })
        person.types("\u{1B}")
        try #require(await person.sees { $0.text.contains("▸ Popular") })
        person.types("c")
        try #require(await person.sees { $0.text.contains("Popular  20 of") })

        person.types("/fight club")
        try #require(await person.sees { $0.text.contains("▸ Fight Club  1999") && $0.text.contains("Search: fight club") })
        person.types("\r\r")
        try #require(await person.sees { $0.text.contains("Edward Norton as The Narrator") && $0.text.contains("▀▀▀") })

        person.types("f")
        try #require(
            await person.sees { $0.rows.dropLast().last?.contains("signed in") == true && $0.rows.last?.contains("q quit") == true })
        person.types("4")
        try #require(await person.sees { $0.text.contains("Press Enter to sign in") })
        person.types("\r")
        try #require(await person.sees { $0.text.contains("Sign in to TMDb") })
        person.types("viewer\tpopcorn\r")
        try #require(await person.sees { $0.text.contains("Signed in as viewer.") && !$0.text.contains("popcorn") })
        person.types("\r")
        try #require(await person.sees { $0.text.contains("Nothing is on this shelf.") })

        person.types("/")
        try #require(await person.sees { $0.text.contains("Search: fight club") })
        sandbox.behave(.offline)
        person.types("\r\r")
        try #require(await person.sees { $0.text.contains("Edward Norton as The Narrator") })
        person.types("f")
        try #require(await person.sees { $0.text.contains("♥↑") })
        sandbox.behave(.normal)
        person.types("4")
        try #require(await person.sees { $0.text.contains("Fight Club") && $0.text.contains("Favorite Movies") })
        person.types("s")
        try #require(await person.sees { $0.text.contains("♥") && !$0.text.contains("♥↑") })

        person.resizes(width: 40, height: 16)
        try #require(await person.sees { $0.rows[0].contains(" 4 Library ") && $0.text.contains("Favorite Movies") })
        person.types("?")
        try #require(await person.sees { $0.text.contains("Keys") && $0.text.contains("↓") && !$0.text.contains("q, Ctrl-C") })
        person.types("\u{1B}[F")
        try #require(await person.sees { $0.text.contains("q, Ctrl-C") && !$0.text.contains("↓") })
        person.types("k")
        try #require(await person.sees { $0.text.contains("↓") })
        person.types("x")
        person.types("q")
        let end = await person.end()
        #expect(end == .exit(0) && person.hasItsTerminalBack)
        await sandbox.stop()
    }

    @Test func `A mark that is set in one read with the key that quits is kept`() async throws {
        try await CLIFixture.signedIn { fixture in
            let person = try TerminalUser(["browse", "--theme", "dark"], fixture.server, fixture.shell.environment)
            try #require(await person.sees { $0.text.contains("▸ Now Playing") })
            person.types("wq")
            let end = await person.end()
            #expect(end == .exit(0) && person.hasItsTerminalBack)
            let pending = await fixture.run("pending --json").out
            #expect(pending.contains("watchlist") || !fixture.library.watchlistMovies.isEmpty)
        }
    }

    @Test(arguments: [
        SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGSEGV, SIGABRT, SIGILL, SIGSYS, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU,
    ])
    func `The program restores the terminal on every exit, also after a signal or a crash`(_ signal: Int32) async throws {
        let sandbox = try await Sandbox.start()
        let person = try TerminalUser(["browse", "--theme", "light"], sandbox)
        try #require(await person.sees { $0.text.contains("Now Playing") })
        person.signals(signal)
        let end = await person.end()
        #expect(person.hasItsTerminalBack)
        // An interruption has a status of its own; every other signal is what the parent sees.
        #expect(end == (signal == SIGINT ? .exit(130) : .signal(signal)))
        await sandbox.stop()
    }

    @Test func `A stopped program restores the terminal until it continues`() async throws {
        let sandbox = try await Sandbox.start()
        let person = try TerminalUser(["browse", "--theme", "dark"], sandbox)
        try #require(await person.sees { $0.text.contains("Now Playing") })
        person.signals(SIGTSTP)
        try #require(await person.sees { !$0.isOnOtherScreen })
        await untilStopped(person.number)
        person.signals(SIGCONT)
        try #require(await person.sees { $0.isOnOtherScreen && $0.text.contains("Now Playing") })
        person.types("q")
        _ = await person.end()
        #expect(person.hasItsTerminalBack)
        await sandbox.stop()
    }

    @Test func `The key Ctrl-Z stops the program and restores the terminal until it continues`() async throws {
        let sandbox = try await Sandbox.start()
        let person = try TerminalUser(["browse", "--theme", "dark"], sandbox)
        try #require(await person.sees { $0.text.contains("Now Playing") })
        person.types("j\u{1A}")
        try #require(await person.sees { !$0.isOnOtherScreen })
        await untilStopped(person.number)
        #expect(person.hasItsTerminalBack)
        person.signals(SIGCONT)
        try #require(await person.sees { $0.isOnOtherScreen && $0.text.contains("▸ Popular") })
        person.types("q")
        let end = await person.end()
        #expect(end == .exit(0) && person.hasItsTerminalBack)
        await sandbox.stop()
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGSEGV, SIGABRT, 0])
    func `Every exit deletes the pictures of a terminal that keeps them`(_ signal: Int32) async throws {
        let sandbox = try await Sandbox.start()
        let person = try TerminalUser(["browse", "--theme", "dark"], sandbox, ["TERM": "xterm-kitty"], name: "kitty(0.42.0)")
        person.resizes(width: 140, height: 40)
        try #require(await person.sees { $0.pictures.kept.count > 6 && $0.text.contains("▸ Now Playing") })
        if signal == 0 { person.types("q") } else { person.signals(signal) }
        // The terminal reads on: a program whose output is full cannot end.
        try #require(await person.sees { !$0.isOnOtherScreen })
        _ = await person.end()
        #expect(person.hasItsTerminalBack && person.pictures.kept.isEmpty && person.pictures.faults.isEmpty)
        await sandbox.stop()
    }

    @Test(arguments: [(UInt16(0), UInt16(0), 154), (4, 8, 80)])
    func `A picture has no more pixels than its cells, whose size the terminal reports`(
        _ cellWidth: UInt16, _ cellHeight: UInt16, _ width: Int
    ) async throws {
        let sandbox = try await Sandbox.start()
        let person = try TerminalUser(
            ["browse", "--theme", "dark"], sandbox, ["TERM": "xterm-kitty"], name: "kitty(0.42.0)", cell: (cellWidth, cellHeight))
        person.resizes(width: 140, height: 40)
        try #require(await person.sees { $0.pictures.kept.count > 6 })
        // The narrowest pictures are those of the wall.
        #expect(person.pictures.kept.values.map(\.width).min() == width)
        person.types("q")
        try #require(await person.sees { !$0.isOnOtherScreen })
        _ = await person.end()
        await sandbox.stop()
    }

    @Test func `A stopped program deletes its pictures, and sends them again when it continues`() async throws {
        let sandbox = try await Sandbox.start()
        let person = try TerminalUser(["browse", "--theme", "dark"], sandbox, ["TERM": "xterm-kitty"], name: "kitty(0.42.0)")
        person.resizes(width: 140, height: 40)
        try #require(await person.sees { $0.pictures.kept.count > 6 })
        person.types("\u{1A}")
        try #require(await person.sees { !$0.isOnOtherScreen && $0.pictures.kept.isEmpty })
        await untilStopped(person.number)
        person.signals(SIGCONT)
        try #require(await person.sees { $0.isOnOtherScreen && $0.pictures.kept.count > 6 })
        person.types("q")
        try #require(await person.sees { !$0.isOnOtherScreen && $0.pictures.kept.isEmpty })
        let end = await person.end()
        #expect(end == .exit(0) && person.hasItsTerminalBack)
        await sandbox.stop()
    }

    @Test(arguments: ["kitty(0.26.5)", "XTerm(390)", ""])
    func `A terminal without placeholders that has kitty's variables shows half blocks`(_ name: String) async throws {
        let sandbox = try await Sandbox.start()
        let person = try TerminalUser(["browse", "--theme", "dark"], sandbox, ["KITTY_WINDOW_ID": "1"], name: name)
        person.resizes(width: 140, height: 40)
        try #require(await person.sees { $0.text.contains("▀▀▀") })
        #expect(person.pictures.sent == 0)
        person.types("q")
        try #require(await person.sees { !$0.isOnOtherScreen })
        _ = await person.end()
        await sandbox.stop()
    }

    @Test(arguments: ["dumb", "unknown", ""])
    func `A terminal that cannot draw is refused with a hint of the plain commands`(_ type: String) async throws {
        let sandbox = try await Sandbox.start()
        let person = try TerminalUser(["browse"], sandbox, ["TERM": type])
        let end = await person.end()
        #expect(end == .exit(ExitStatus.usage.rawValue))
        #expect(await person.sees { $0.text.contains("“marquee home”, “list”") && !$0.isOnOtherScreen })
        await sandbox.stop()
    }

    @Test func `Slow pieces of an answer are not read as keys`() async throws {
        let sandbox = try await Sandbox.start()
        let person = try TerminalUser(["browse", "--theme", "dark"], sandbox)
        try #require(await person.sees { $0.text.contains("▸ Now Playing") })
        // The size is looked at only when no byte has come for a moment, so each new size is a pause.
        for (width, piece) in zip(81..., ["\u{1B}]11;rgb:00", "00/0000", "/0000\u{1B}", "\\j"]) {
            person.types(piece)
            person.resizes(width: width, height: 24)
            try #require(await person.sees { $0.text.contains("Now Playing") })
        }
        #expect(await person.sees { $0.text.contains("▸ Popular") && !$0.text.contains("Search:") })
        person.types("q")
        _ = await person.end()
        await sandbox.stop()
    }

    @Test func `Without a terminal, browse fails and names what it needs`() async throws {
        let shell = try Shell(width: 80, isTerminal: false, time: .unwatched)
        let outcome = await shell.run("browse")
        #expect(outcome.status == .usage && outcome.err.contains("needs a terminal") && outcome.out.isEmpty)
    }
}
