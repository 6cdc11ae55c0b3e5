import Foundation
import Marquee
import MarqueeData
import MarqueeDatabase
import MarqueeNet

/// A new process up to the first cached page on its output, against a script that does the same.
enum ColdStart {
    static func benchmarks() async throws -> [Benchmark] {
        let folder = try Folder()
        let stores = try await SQLiteStores.open(.folder(folder.path))
        try await CachedMovies(stores: stores, memory: MemoryCache(bytes: 0)).store(page: 1, SamplePage.body)
        await stores.close()
        let ours = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
            .appendingPathComponent("FirstPage").path
        guard let python = try? python() else { return [] }
        return [
            Benchmark(
                name: "cold-start", work: "new process to first cached page", against: "Python with urllib, json, sqlite3",
                goal: .atMost(0.5),
                unit: "ms"
            ) { [folder] in
                let script = Self.script(folder.path + "/cache.sqlite")
                return Pair(
                    ours: try await run(ours, [folder.path]), theirs: try await run(python, ["-c", script]))
            }
        ]
    }

    private static func run(_ path: String, _ arguments: [String]) async throws -> Double {
        let times = 10
        return try await Stopwatch.seconds {
            for _ in 0..<times where try output(path, arguments) != "20\n" { throw BenchmarkError("\(path) did not show the page") }
        } / Double(times) * 1e3
    }

    private static func output(_ path: String, _ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text
    }

    /// The interpreter itself: a wrapper that finds one would be measured too.
    private static func python() throws -> String {
        try output("/usr/bin/env", ["python3", "-c", "import sys; print(sys.executable)"]).filter { !$0.isNewline }
    }

    private static func script(_ database: String) -> String {
        """
        import json, sqlite3, urllib.request
        connection = sqlite3.connect(r"\(database)")
        body, = connection.execute("SELECT content FROM body").fetchone()
        print(len(json.loads(body)["results"]))
        """
    }
}
