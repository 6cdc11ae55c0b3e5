import Foundation
import Marquee
import MarqueeSandbox

// The part of the tour in which each command is a process of its own, and one of them is killed.

extension Tour {
    /// Marks titles, loses the server and a process, and shows that nothing else was lost; returns the marks in the end.
    func surviveCrash() async throws(Failure) -> [String] {
        let child = try child()
        terminal.print([.empty, Line("=== Your library, each command a process of its own ===", .heading)])
        try await show(child, ["login", Sandbox.Account.viewer.username], input: Sandbox.Account.viewer.password + "\n")
        try await show(child, ["favorite", "movie", "550"])
        try await show(child, ["watch", "tv", "1399"])

        server.behave(.offline)
        terminal.print([.empty, Line("--- The server is gone, and a process is killed after two more changes ---", .faint)])
        let doomed = try await TourProcess(executable: child.executable, environment: CrashingChild.meant(environment)).run(
            ["tour"], killedAt: CrashingChild.lastWords)
        guard doomed.isKilled else { throw .other("The process that was to be killed ended by itself.", hint: doomed.err) }
        terminal.print(lines(of: doomed.out.replacing(CrashingChild.lastWords, with: "Killed.")))
        try await show(child, ["pending"])

        server.behave(.normal)
        terminal.print([.empty, Line("--- The server is back ---", .faint)])
        try await show(child, ["sync"])
        return try await compare()
    }

    /// This program as another process.
    func child() throws(Failure) -> TourProcess {
        guard let executable = context.executable else {
            throw .other("This program does not know its own file, so it cannot be run again.", hint: Self.hint)
        }
        return TourProcess(executable: executable, environment: environment)
    }

    /// Runs a command line, shows it with its output, and returns the output.
    ///
    /// - Parameter word: The first word of lines that are left out, because they differ from day to day.
    @discardableResult
    func show(
        _ child: TourProcess, _ words: [String], input: String = "", without word: String? = nil
    ) async throws(Failure) -> String {
        terminal.print(Line("$ marquee " + words.joined(separator: " "), .heading))
        let end = try await child.run(words, input: input)
        guard end.status == 0 else {
            throw .other("“\(words.joined(separator: " "))” ended with \(end.status): \(end.err)", hint: Self.hint)
        }
        let shown = end.out.split(separator: "\n").filter { $0.split(separator: " ").first.map(String.init) != word || word == nil }
        terminal.print(lines(of: shown.joined(separator: "\n")))
        return end.out
    }

    private func lines(of text: String) -> [Line] { text.split(separator: "\n").map { (Line("  ") + Line($0)).hanging(at: 4) } }

    /// Both sides, which must be the same.
    private func compare() async throws(Failure) -> [String] {
        let there = server.library(of: Sandbox.Account.viewer.username).words
        let here = try await kept()
        terminal.print([
            .empty, Line("The server has:  " + there.joined(separator: ", ")).hanging(at: 17),
            Line("This side has:   " + here.joined(separator: ", ")).hanging(at: 17),
        ])
        guard there == here else { throw .other("The server and the local store have different marks.", hint: Self.hint) }
        guard there == ["rated movie 238: 9", "watchlist tv 1399"] else { throw .other("Marks were lost.", hint: Self.hint) }
        return there
    }

    /// The marks that the last process left in the store.
    private func kept() async throws(Failure) -> [String] {
        try await marquee { () async throws(MarqueeError) in
            let client = try await MarqueeClient(try MarqueeClient.Configuration(environment: environment))
            do throws(MarqueeError) {
                let words = try await words(of: client.library)
                await client.shutdown()
                return words
            } catch {
                await client.shutdown()
                throw error
            }
        }
    }

    private func words(of library: LibraryUseCases) async throws(MarqueeError) -> [String] {
        let page = ShelfPage()
        var words = try await library.favoriteMovies(page, policy: .offline).value.items.map { "favorite movie \($0.id)" }
        words += try await library.favoriteTV(page, policy: .offline).value.items.map { "favorite tv \($0.id)" }
        words += try await library.watchlistMovies(page, policy: .offline).value.items.map { "watchlist movie \($0.id)" }
        words += try await library.watchlistTV(page, policy: .offline).value.items.map { "watchlist tv \($0.id)" }
        words += try await library.ratedMovies(page, policy: .offline).value.items.map { "rated movie \($0.item.id): \($0.rating)" }
        words += try await library.ratedTV(page, policy: .offline).value.items.map { "rated tv \($0.item.id): \($0.rating)" }
        return words.sorted()
    }

    /// A home of their own, and this tour's server.
    private var environment: [String: String] {
        let own = [
            "HOME": folder, "XDG_CACHE_HOME": folder + "/cache", "XDG_STATE_HOME": folder + "/state",
            "TMDB_BASE_URL": server.baseURL.absoluteString,
            "TMDB_IMAGE_BASE_URL": server.imageBaseURL.absoluteString, "TMDB_WEB_URL": server.baseURL.absoluteString,
            "TMDB_EXPORTS_URL": server.baseURL.absoluteString, "TMDB_ACCESS_TOKEN": Sandbox.accessToken,
            "COLUMNS": "1000",
        ]
        // A program may need the path of its libraries.
        return context.environment.filter { ["LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"].contains($0.key) }.merging(own) { _, own in own }
    }
}

extension Sandbox.Library {
    fileprivate var words: [String] {
        var words = favoriteMovies.map { "favorite movie \($0)" } + favoriteTV.map { "favorite tv \($0)" }
        words += watchlistMovies.map { "watchlist movie \($0)" } + watchlistTV.map { "watchlist tv \($0)" }
        for (kind, ratings) in [("movie", ratedMovies), ("tv", ratedTV)] {
            words += ratings.map { id, value in "rated \(kind) \(id): \((try? Rating(value))?.description ?? "?")" }
        }
        return words.sorted()
    }
}
