import Foundation
import Marquee
import MarqueeCatalog
import MarqueeSandbox

/// The catalog of all names: its import and its searches, against SQLite's full-text index filled by a script.
///
/// The names are generated. `CATALOG_NAMES` is their number; the default is that of the movies and series of TMDb.
enum Cataloging {
    private struct Anchor: Decodable {
        var processor: Double
        var wall: Double
        var bytes: Double
        var slowest: Double
    }

    static func benchmarks() async throws -> [Benchmark] {
        let count = ProcessInfo.processInfo.environment["CATALOG_NAMES"].flatMap { Int($0) } ?? 1_440_000
        let folder = try Folder()
        let files = try exports(count, in: folder)
        let queries = try Queries(count: 400, among: count)
        try queries.all.joined(separator: "\n").write(toFile: folder.path + "/queries.txt", atomically: true, encoding: .utf8)
        guard let anchor = try anchor(folder) else {
            print("catalog: no Python with SQLite here, so these rows are left out.")
            return []
        }
        let marquee = try await MarqueeClient {
            $0.storage = .folder(folder.path + "/store")
            $0.catalog = .inStoreFolder
        }
        let (processor, start) = (Stopwatch.processor, Stopwatch.now)
        let result = try await marquee.catalog.importing(CatalogImport(files: files))
        let (used, passed) = (Stopwatch.processor - processor, Stopwatch.now - start)
        let memory = Stopwatch.anonymousBytes
        var rows = [
            row("catalog-import", "import of \(count) names, processor time", .atMost(1.0 / 6), "s", used, anchor.processor),
            row("catalog-import-wall", "import of \(count) names", .atMost(1.0 / 8), "s", passed, anchor.wall),
            row(
                "catalog-size", "file of \(count) names", .atMost(0.6), "MiB", Double(result.info.bytes) / 1_048_576,
                anchor.bytes / 1_048_576),
            row("catalog-memory", "anonymous memory after the import", .figureAtMost(80), "MiB", memory / 1_048_576, 80),
        ]
        for (name, texts) in queries.groups {
            let times = try await times(texts, marquee)
            rows.append(
                row(
                    "catalog-\(name)",
                    work(name, count, times),
                    .figureAtMost(1), "ms", times.percentile(0.99), anchor.slowest))
        }
        return rows.map { row in
            Benchmark(name: row.name, work: row.work, against: row.against, goal: row.goal, unit: row.unit) { [folder, marquee] in
                _ = (folder, marquee)
                return try await row.round()
            }
        }
    }

    private static func work(_ name: String, _ count: Int, _ times: [Double]) -> String {
        let median = (times.percentile(0.5) * 1_000).shown
        return "\(name.replacingOccurrences(of: "-", with: " ")) among \(count) names, p99 (p50 \(median) µs)"
    }

    private static func row(_ name: String, _ work: String, _ goal: Goal, _ unit: String, _ ours: Double, _ theirs: Double) -> Benchmark {
        Benchmark(name: name, work: work, against: "Python, FTS5 by rank", goal: goal, unit: unit) { Pair(ours: ours, theirs: theirs) }
    }

    /// Milliseconds of each search; the first pass warms the caches.
    private static func times(_ texts: [String], _ marquee: MarqueeClient) async throws -> [Double] {
        for text in texts { _ = try await marquee.catalog.search(CatalogQuery(text)) }
        var times: [Double] = []
        for text in texts {
            let start = Stopwatch.processor
            _ = try await marquee.catalog.search(CatalogQuery(text))
            times.append((Stopwatch.processor - start) * 1e3)
        }
        return times
    }

    private static func exports(_ count: Int, in folder: Folder) throws -> [String] {
        try GeneratedExport.all(names: count).map { export in
            let path = "\(folder.path)/\(export.kind.rawValue)_11_25_2026.json"
            guard FileManager.default.createFile(atPath: path, contents: nil), let file = FileHandle(forWritingAtPath: path) else {
                throw BenchmarkError("no file for exports")
            }
            var text = ""
            try export.forEachLine { line in
                text += line + "\n"
                guard text.utf8.count > 1 << 20 else { return }
                try file.write(contentsOf: Data(text.utf8))
                text = ""
            }
            try file.write(contentsOf: Data(text.utf8))
            try file.close()
            try run("/bin/gzip", ["-6", path])
            return path + ".gz"
        }
    }

    private static func anchor(_ folder: Folder) throws -> Anchor? {
        let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let output = try? run("/usr/bin/env", ["python3", script.path + "/Anchors/catalog.py", folder.path, folder.path + "/queries.txt"])
        return try output.map { try JSONDecoder().decode(Anchor.self, from: $0) }
    }

    @discardableResult
    private static func run(_ program: String, _ arguments: [String]) throws -> Data {
        let (process, pipe) = (Process(), Pipe())
        (process.executableURL, process.arguments, process.standardOutput) = (URL(fileURLWithPath: program), arguments, pipe)
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw BenchmarkError("\(program) failed") }
        return output
    }

    /// Texts as they are typed, from names that are in the catalog.
    private struct Queries {
        var groups: [(name: String, texts: [String])] = []
        var all: [String] { groups.flatMap(\.texts) }

        init(count: Int, among names: Int) throws {
            var titles: [String] = []
            guard let export = GeneratedExport.all(names: names).first(where: { $0.kind == .movies }) else { return }
            let (step, most) = (max(1, export.count / (count * 10)), count * 10)
            var number = 0
            export.forEachLine { line in
                defer { number += 1 }
                guard number.isMultiple(of: step), titles.count < most else { return }
                if let start = line.range(of: #""original_title":""#)?.upperBound, let end = line[start...].firstIndex(of: "\"") {
                    titles.append(String(line[start..<end]))
                }
            }
            for length in [1, 2, 3, 4, 6, 8] {
                groups.append(
                    ("letters-\(length)", Array(titles.filter { $0.count >= length }.map { String($0.prefix(length)) }.prefix(count))))
            }
            for length in 1...4 {
                let long = titles.filter { $0.split(separator: " ").count >= length }
                groups.append(
                    ("words-\(length)", long.prefix(count).map { $0.split(separator: " ").prefix(length).joined(separator: " ") }))
            }
            groups.append(("frequent", (0..<count).map { ["the", "t", "a", "of the", "the l", "la", "de la"][$0 % 7] }))
            groups.append(("nothing-found", (0..<count).map { "the of de qxz\($0)j" }))
            groups.append(
                ("wrong-letter", titles.filter { $0.utf8.count > 8 }.prefix(count).map { String($0.prefix(3)) + String($0.dropFirst(4)) }))
        }
    }
}
