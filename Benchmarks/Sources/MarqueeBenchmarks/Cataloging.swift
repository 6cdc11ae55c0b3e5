import Foundation
import Marquee
import MarqueeCatalog
import MarqueeSandbox

/// The catalog of all names: its import and its searches, against SQLite's full-text index filled by a script, and against tantivy where
/// Python has its module.
///
/// The names are generated. `CATALOG_NAMES` is their number; the default is that of the movies and series of TMDb.
enum Cataloging {
    /// The index of a script.
    private struct Index: Decodable {
        struct Group: Decodable {
            /// Milliseconds: the median, and the 99th percentile.
            var wall: [Double]
            var processor: [Double]
        }

        var processor: Double
        var wall: Double
        var bytes: Double
        var groups: [String: Group]
    }

    private struct Anchors: Decodable {
        var fts: Index
        var tantivy: Index?
    }

    static func benchmarks() async throws -> [Benchmark] {
        let count = ProcessInfo.processInfo.environment["CATALOG_NAMES"].flatMap { Int($0) } ?? 1_440_000
        let folder = try Folder()
        let files = try exports(count, in: folder)
        let queries = try Queries(count: 400, among: count)
        let lines = queries.groups.flatMap { group in group.texts.map { "\(group.name)\t\($0)" } }
        try lines.joined(separator: "\n").write(toFile: folder.path + "/queries.txt", atomically: true, encoding: .utf8)
        guard let anchors = try anchors(folder) else {
            print("catalog: no Python with SQLite here, so these rows are left out.")
            return []
        }
        if anchors.tantivy == nil { print("catalog: Python has no module tantivy here, so it is not measured.") }
        let fts = anchors.fts
        let marquee = try await MarqueeClient {
            $0.storage = .folder(folder.path + "/store")
            $0.catalog = .inStoreFolder
        }
        let peak = Peak()
        let (processor, start) = (Stopwatch.processor, Stopwatch.now)
        let result = try await marquee.catalog.importing(CatalogImport(files: files))
        let (used, passed) = (Stopwatch.processor - processor, Stopwatch.now - start)
        let during = await peak.stop()
        let memory = Stopwatch.anonymousBytes
        var rows = [
            row("catalog-import", "import of \(count) names, processor time", .atMost(1.0 / 6), "s", used, fts.processor),
            row("catalog-import-wall", "import of \(count) names", .atMost(1.0 / 8), "s", passed, fts.wall),
            row(
                "catalog-size", "file of \(count) names", .atMost(0.6), "MiB", Double(result.info.bytes) / 1_048_576,
                fts.bytes / 1_048_576),
            row("catalog-memory", "anonymous memory after the import", .figureAtMost(80), "MiB", memory / 1_048_576, 80),
            row("catalog-memory-during", "anonymous memory during the import, at most", nil, "MiB", during / 1_048_576, 80),
        ]
        if let tantivy = anchors.tantivy {
            let against = "Python, tantivy"
            rows.append(row("catalog-import-tantivy", "import, processor time", nil, "s", used, tantivy.processor, against))
            rows.append(
                row(
                    "catalog-size-tantivy", "file of \(count) names", nil, "MiB", Double(result.info.bytes) / 1_048_576,
                    tantivy.bytes / 1_048_576, against))
        }
        for (name, texts) in queries.groups {
            rows += try await searches(name, texts, count, marquee, fts.groups[name], anchors.tantivy?.groups[name])
        }
        return rows.map { row in
            Benchmark(name: row.name, work: row.work, against: row.against, goal: row.goal, unit: row.unit) { [folder, marquee] in
                _ = (folder, marquee)
                return try await row.round()
            }
        }
    }

    /// The rows of a group of queries: the median, the 99th percentile, and that of four callers at once.
    private static func searches(
        _ group: String, _ texts: [String], _ count: Int, _ marquee: MarqueeClient, _ fts: Index.Group?, _ tantivy: Index.Group?
    ) async throws -> [Benchmark] {
        let title = "\(group.replacingOccurrences(of: "-", with: " ")) among \(count) names"
        // The first pass warms the caches.
        _ = try await Times(texts, marquee)
        let alone = try await Times(texts, marquee)
        let together = try await withThrowingTaskGroup(of: [Double].self) { tasks in
            for number in 0..<4 {
                let turned = Array(texts[(texts.count * number / 4)...] + texts[..<(texts.count * number / 4)])
                tasks.addTask { try await Times(turned, marquee).wall }
            }
            return try await tasks.reduce(into: []) { $0 += $1 }
        }
        let used = "processor \((alone.processor.percentile(0.5) * 1_000).shown) µs"
        var rows = [
            row(
                "catalog-\(group)-median", "\(title), p50 (\(used))", .figureAtMost(50), "µs", alone.wall.percentile(0.5) * 1_000,
                (fts?.wall.first ?? .nan) * 1_000),
            row(
                "catalog-\(group)", "\(title), p99 (processor \((alone.processor.percentile(0.99) * 1_000).shown) µs)", .figureAtMost(1),
                "ms", alone.wall.percentile(0.99), fts?.wall.last ?? .nan),
            row(
                "catalog-\(group)-four",
                "\(title), four callers at once, p99 (p50 \((together.percentile(0.5) * 1_000).shown) µs)", .figureAtMost(1), "ms",
                together.percentile(0.99), fts?.wall.last ?? .nan),
        ]
        if let tantivy {
            rows.append(
                row(
                    "catalog-\(group)-tantivy", "\(title), p99", nil, "ms", alone.wall.percentile(0.99), tantivy.wall.last ?? .nan,
                    "Python, tantivy (p50 \(((tantivy.wall.first ?? .nan) * 1_000).shown) µs)"))
        }
        return rows
    }

    private static func row(
        _ name: String, _ work: String, _ goal: Goal?, _ unit: String, _ ours: Double, _ theirs: Double,
        _ against: String = "Python, FTS5 by rank"
    ) -> Benchmark {
        Benchmark(name: name, work: work, against: against, goal: goal, unit: unit) { Pair(ours: ours, theirs: theirs) }
    }

    /// Milliseconds of each search, on the wall and of the processor. Other threads of the process count, too.
    private struct Times {
        var wall: [Double] = []
        var processor: [Double] = []

        init(_ texts: [String], _ marquee: MarqueeClient) async throws {
            for text in texts {
                let (start, used) = (Stopwatch.now, Stopwatch.processor)
                _ = try await marquee.catalog.search(CatalogQuery(text))
                wall.append((Stopwatch.now - start) * 1e3)
                processor.append((Stopwatch.processor - used) * 1e3)
            }
        }
    }

    /// The greatest anonymous memory while something goes on.
    private struct Peak {
        private let sampling = Task {
            var most = Stopwatch.anonymousBytes
            while !Task.isCancelled {
                try? await Task.sleep(for: .milliseconds(20))
                most = max(most, Stopwatch.anonymousBytes)
            }
            return most
        }

        func stop() async -> Double {
            sampling.cancel()
            return await sampling.value
        }
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

    private static func anchors(_ folder: Folder) throws -> Anchors? {
        let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        // With tantivy, where `Scripts/setup-tantivy` could install it.
        let installed = script.deletingLastPathComponent().path + "/.build/tools/tantivy/bin/python"
        let python = FileManager.default.isExecutableFile(atPath: installed) ? installed : "python3"
        let output = try? run("/usr/bin/env", [python, script.path + "/Anchors/catalog.py", folder.path, folder.path + "/queries.txt"])
        return try output.map { try JSONDecoder().decode(Anchors.self, from: $0) }
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
