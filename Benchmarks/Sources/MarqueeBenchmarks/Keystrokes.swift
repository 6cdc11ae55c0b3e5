import Foundation
import MarqueeSandbox

/// From a key to the last byte on the terminal, in `marquee browse` with a long list and with a short one, and with a long and a short season.
enum Keystrokes {
    static func benchmarks() async throws -> [Benchmark] {
        let executable = URL(fileURLWithPath: ".build/release/marquee")
        guard FileManager.default.isExecutableFile(atPath: executable.path) else {
            print("keystroke: not measured, because .build/release/marquee is not built")
            return []
        }
        var options = Sandbox.Options()
        options.catalog = SandboxCatalog()
        for id in 1...10_000 {
            var movie = SandboxCatalog.Movie(id: 8_000_000 + id, title: "Title \(id)")
            movie.overview = String(repeating: "Something happens to somebody. ", count: 4)
            movie.posterPath = "/\(movie.id).jpg"
            movie.popularity = Double(10_000 - id)
            options.catalog.add(movie)
        }
        for (id, name, count) in [(8_100_001, "Longseries", 500), (8_100_002, "Shortseries", 20)] {
            options.catalog.add(series(id, name, episodes: count))
        }
        let sandbox = try await Sandbox.start(options)
        let folders = (try Folder(), try Folder())
        let long = try BrowsingPerson(executable, sandbox, folders.0)
        let short = try BrowsingPerson(executable, sandbox, folders.1)
        try long.openPopular()
        try long.loadEverything(from: sandbox)
        try short.openPopular()
        let (longSeason, shortSeason) = (
            try BrowsingPerson(executable, sandbox, try Folder()), try BrowsingPerson(executable, sandbox, try Folder())
        )
        try longSeason.openSeason(of: "Longseries")
        try shortSeason.openSeason(of: "Shortseries")
        let wall = try BrowsingPerson(executable, sandbox, try Folder(), width: 200, height: 60)
        try wall.openPopular()
        // Down by 35 rows of six posters, and back to where the moves begin, so that the pictures of 200 titles are loaded.
        wall.lookAtRows(35, "j")
        wall.lookAtRows(7, "k")
        return [
            Benchmark(
                name: "keystroke-wall",
                work: "a key in `marquee browse` on a wall of posters at 200 × 60, until its last byte is on the terminal, p99",
                against: "with 20 rows of text at 80 × 24", goal: .figureAtMost(16), unit: "ms"
            ) {
                Pair(
                    ours: try wall.moves(406, from: .first).map(\.seconds).percentile(0.99) * 1e3,
                    theirs: try short.moves(406, from: .first).map(\.seconds).percentile(0.99) * 1e3)
            },
            Benchmark(
                name: "keystroke", work: "a key in `marquee browse` with 10000 rows, until its last byte is on the terminal, p99",
                against: "with 20 rows", goal: .figureAtMost(16), unit: "ms"
            ) {
                Pair(
                    ours: try long.moves(406, from: .last).map(\.seconds).percentile(0.99) * 1e3,
                    theirs: try short.moves(406, from: .first).map(\.seconds).percentile(0.99) * 1e3)
            },
            Benchmark(
                name: "keystroke-filtered",
                work: "a key in `marquee browse` in a list of 10000 rows with a filter, until its last byte is on the terminal, p99",
                against: "with 20 rows and a filter", goal: .figureAtMost(16), unit: "ms"
            ) {
                Pair(
                    ours: try long.movesInFilter(406, thenAt: .last).map(\.seconds).percentile(0.99) * 1e3,
                    theirs: try short.movesInFilter(406, thenAt: .first).map(\.seconds).percentile(0.99) * 1e3)
            },
            Benchmark(
                name: "keystroke-filter",
                work: "a letter of a filter of 10000 rows in `marquee browse`, until its last byte is on the terminal, p99",
                against: "of 20 rows", goal: .figureAtMost(16), unit: "ms"
            ) {
                Pair(
                    ours: try long.typesFilter(thenAt: .last).map(\.seconds).percentile(0.99) * 1e3,
                    theirs: try short.typesFilter(thenAt: .first).map(\.seconds).percentile(0.99) * 1e3)
            },
            Benchmark(
                name: "keystroke-bytes", work: "bytes that a key sends to a terminal of 80 × 24, at most", against: "with 20 rows",
                goal: .figureAtMost(8_192), unit: "bytes"
            ) {
                Pair(
                    ours: try long.moves(406, from: .last).map { Double($0.bytes) }.max() ?? .nan,
                    theirs: try short.moves(406, from: .first).map { Double($0.bytes) }.max() ?? .nan)
            },
            Benchmark(
                name: "keystroke-season",
                work: "a key in `marquee browse` on a season of 500 episodes, until its last byte is on the terminal, p99",
                against: "with 20 episodes", goal: .figureAtMost(16), unit: "ms"
            ) {
                Pair(
                    ours: try longSeason.moves(406, from: .last).map(\.seconds).percentile(0.99) * 1e3,
                    theirs: try shortSeason.moves(406, from: .last).map(\.seconds).percentile(0.99) * 1e3)
            },
        ]
    }

    private static func series(_ id: Int, _ name: String, episodes: Int) -> SandboxCatalog.Series {
        var series = SandboxCatalog.Series(id: id, name: name)
        var season = SandboxCatalog.Season(number: 1)
        season.episodes = (1...episodes).map { number in
            var episode = SandboxCatalog.Episode(number: number)
            (episode.name, episode.airDate, episode.runtime) = ("Part-\(number)", "2011-04-17", 62)
            episode.overview = String(repeating: "Something happens to somebody. ", count: 4)
            (episode.voteAverage, episode.voteCount) = (8.1, 396)
            return episode
        }
        series.seasons = [season]
        return series
    }
}

/// Somebody before a terminal in which the program runs.
final class BrowsingPerson: Sendable {
    private let process: Process
    private let terminal: Int32
    private let folder: Folder

    init(_ executable: URL, _ server: Sandbox, _ folder: Folder, width: UInt16 = 80, height: UInt16 = 24) throws {
        var ends: (mine: Int32, its: Int32) = (0, 0)
        var size = winsize(ws_row: height, ws_col: width, ws_xpixel: 0, ws_ypixel: 0)
        guard openpty(&ends.mine, &ends.its, nil, nil, &size) == 0 else { throw BenchmarkError("there is no terminal to be had") }
        terminal = ends.mine
        self.folder = folder
        let its = FileHandle(fileDescriptor: ends.its, closeOnDealloc: true)
        process = Process()
        process.executableURL = executable
        process.arguments = ["browse", "--theme", "dark"]
        process.environment = [
            "HOME": folder.path, "TERM": "xterm-256color", "TMDB_BASE_URL": server.baseURL.absoluteString,
            "TMDB_ACCESS_TOKEN": Sandbox.accessToken, "COLORTERM": "truecolor",
        ]
        (process.standardInput, process.standardOutput, process.standardError) = (its, its, its)
        try process.run()
    }

    deinit {
        process.terminate()
        close(terminal)
    }

    /// Opens the list of all popular movies.
    func openPopular() throws {
        try wait { $0.contains("Now Playing") }
        _ = try key("j")
        type("c")
        drain(for: 500)
    }

    /// Opens the only season of a series, and goes to its last episode.
    func openSeason(of series: String) throws {
        try wait { $0.contains("Now Playing") }
        // Only cells that change are sent, so words may come in parts: each step waits until nothing more comes.
        for step in ["/" + series, "\r", "\r", "\u{1B}[C\r"] {
            type(step)
            drain(for: 800)
        }
        type("\u{1B}[F")
        drain(for: 500)
    }

    /// Goes to the end until the last page that TMDb's limit allows is there.
    func loadEverything(from server: Sandbox) throws {
        let end = Stopwatch.now + 120
        while !server.log.contains(where: { $0.path.contains("page=500") }) {
            guard Stopwatch.now < end else { throw BenchmarkError("the rows were not loaded in time") }
            type("\u{1B}[F")
            drain(for: 10)
        }
        drain(for: 500)
    }

    /// Moves away from an end of the list and back again: the time and the bytes of each key.
    func moves(_ count: Int, from end: ListEnd) throws -> [(seconds: Double, bytes: Int)] {
        drain(for: 50)
        return try (0..<count).map { number in
            // An update that shows an arrived picture is not the answer to a key. Two keys at once have one answer.
            drain(for: 3)
            return try key((number / 7).isMultiple(of: 2) == (end == .first) ? "j" : "k")
        }
    }

    /// Goes down or up row by row, and waits for the pictures of each.
    func lookAtRows(_ count: Int, _ key: String) {
        for _ in 1...count {
            type(key)
            drain(for: 300)
        }
    }

    /// Filters the list, moves in the rows that stay, and removes the filter: the time and the bytes of each move. Afterwards the list is
    /// at the end that the caller names.
    func movesInFilter(_ count: Int, thenAt end: ListEnd) throws -> [(seconds: Double, bytes: Int)] {
        type("Ftitle 1\r")
        drain(for: 500)
        defer { showWholeList(at: end) }
        type("g")
        return try moves(count, from: .first)
    }

    /// Types texts into the filter and takes them back: the time and the bytes of each letter.
    func typesFilter(thenAt end: ListEnd) throws -> [(seconds: Double, bytes: Int)] {
        type("F")
        drain(for: 500)
        defer { showWholeList(at: end) }
        return try (0..<29).flatMap { _ in
            try "title 1".map { try key(String($0)) } + (0..<7).map { _ in try key("\u{7F}") }
        }
    }

    /// Removes the filter, and goes to an end of the list.
    private func showWholeList(at end: ListEnd) {
        for key in ["\u{1B}", end == .first ? "g" : "G"] {
            type(key)
            drain(for: 500)
        }
    }

    enum ListEnd {
        case first, last
    }

    private func key(_ text: String) throws -> (seconds: Double, bytes: Int) {
        let start = Stopwatch.now
        type(text)
        let bytes = try answer().count
        return (Stopwatch.now - start, bytes)
    }

    private func type(_ text: String) { _ = write(terminal, text, text.utf8.count) }

    /// Reads up to the end of one update of the screen.
    private func answer() throws -> [UInt8] {
        let end = Array("\u{1B}[?2026l".utf8)
        var bytes: [UInt8] = []
        while !bytes.suffix(end.count).elementsEqual(end) {
            guard let more = read(within: 10_000) else { throw BenchmarkError("the program did not answer a key") }
            bytes += more
        }
        return bytes
    }

    private func wait(_ isShown: (String) -> Bool) throws {
        var bytes: [UInt8] = []
        while !isShown(String(decoding: bytes, as: UTF8.self)) {
            guard let more = read(within: 10_000) else { throw BenchmarkError("the program did not show what was waited for") }
            bytes += more
        }
        drain(for: 300)
    }

    /// Reads the pending output, until nothing more comes for so many milliseconds.
    private func drain(for milliseconds: Int32) { while read(within: milliseconds) != nil {} }

    private func read(within milliseconds: Int32) -> [UInt8]? {
        var descriptor = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
        guard poll(&descriptor, 1, milliseconds) > 0 else { return nil }
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = Foundation.read(terminal, &buffer, buffer.count)
        return count > 0 ? Array(buffer[..<count]) : nil
    }
}
