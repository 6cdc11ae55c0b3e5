import Foundation
import TestKit
import Testing

@testable import MarqueeCLI

@Suite(.timeLimit(.minutes(5)))
struct CatalogCommandTests {
    static func export(_ names: [String], in shell: Shell) throws -> String {
        let lines = names.enumerated().map { #"{"id":\#($0 + 1),"original_title":"\#($1)","popularity":\#(100 - $0)}"# }
        let path = shell.folder.path("movie_ids_09_20_2026.json")
        try lines.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
        return path
    }

    @Test("A name that only the catalog knows is found offline, and its details need the network")
    func nameOnly() async throws {
        let shell = try Shell()
        _ = await shell.run(["catalog", "import", try Self.export(["Paper Moon Rising", "The Paper Kite"], in: shell)])
        for line in ["show paper moon rising --offline", "show the paper kote --offline"] {
            let shown = await shell.run(line)
            let name = line.contains("kote") ? "“The Paper Kite” (movie 2)" : "“Paper Moon Rising” (movie 1)"
            #expect(shown.status == .offline && shown.out.isEmpty, "\(shown)")
            #expect(shown.err.contains("Only the name of \(name) is on this device.\nhint: Its details need the network."), "\(shown)")
        }
        #expect(await shell.run("catalog search zzzz").out == "Nothing found for “zzzz”\n")
        let long = await shell.run(["catalog", "search", String(repeating: "a", count: 201)])
        #expect(long.status == .usage && long.err.contains("200") && long.err.utf8.count < 200, "\(long)")
    }

    @Test func `a text with another word or number than a name of the catalog is not that title`() async throws {
        let shell = try Shell()
        _ = await shell.run(["catalog", "import", try Self.export(["Paper Moon Rising", "Apollo 13", "A Kite"], in: shell)])
        let known = await shell.run("show apolo 13 --offline")
        #expect(known.err.contains("Only the name of “Apollo 13” (movie 2) is on this device."), "\(known)")
        for text in ["paper moon rising again", "paper moon setting", "apollo 12", "apollo 1", "apollo xi", "a qqqq wwww", "apollo 13 3"] {
            let shown = await shell.run("show \(text) --offline")
            #expect(shown.status == .offline && shown.out.isEmpty && !shown.err.contains("Only the name"), "\(text): \(shown)")
        }
    }

    @Test("A catalog is imported, shown, searched, verified and removed")
    func life() async throws {
        let shell = try Shell()
        let none = await shell.run(["catalog"])
        #expect(none.status == .failure && none.err.contains("This device has no catalog.") && none.err.contains("catalog import"))
        let made = await shell.run(["catalog", "import", try Self.export(["Paper Moon Rising", "The Paper Kite", "Kite"], in: shell)])
        #expect(made.status == .success && made.err.contains("Names in the catalog: 3."), "\(made)")
        #expect(made.lines.contains { $0.contains("2026-09-20") } && made.lines.contains { $0.contains("movies") })
        let found = await shell.run(["catalog", "search", "paepr", "kite"])
        #expect(found.status == .success && found.lines.count == 1 && found.out.contains("The Paper Kite"), "\(found)")
        let dropped = await shell.run(["catalog", "search", "kite", "1999"])
        #expect(dropped.err.contains("1999") && dropped.out.contains("Kite"))
        #expect(await shell.run(["catalog", "search", "kite", "--kinds", "movie"]).out.contains("Kite"))
        #expect(await shell.run(["catalog", "search", "kite", "--kinds", "tv,person"]).out.contains("Nothing found"))
        #expect(await shell.run(["catalog", "verify"]).err.contains("undamaged"))
        #expect(await shell.run(["suggest", "paper"]).out.contains("The Paper Kite"))
        let removed = await shell.run(["catalog", "remove"])
        #expect(removed.status == .success && removed.err == "The catalog was removed.\n", "\(removed)")
        #expect(await shell.run(["catalog", "info"]).status == .failure)
        let again = await shell.run(["catalog", "remove"])
        #expect(again.status == .success && again.err == "This device has no catalog.\n", "\(again)")
    }

    @Test("JSON has the same values")
    func json() async throws {
        let shell = try Shell()
        #expect(try await shell.run(["catalog", "--json"]).object().isEmpty)
        let made = try await shell.run(["catalog", "import", try Self.export(["One", "Two"], in: shell), "--json"]).object()
        let info = try #require(made["catalog"] as? [String: Any])
        #expect(info["names"] as? Int == 2 && info["day"] as? String == "2026-09-20")
        let hits = try await shell.run(["catalog", "search", "tw", "--json"]).object()
        #expect((hits["names"] as? [[String: Any]])?.first?["id"] as? Int == 2 && hits["isTotalExact"] as? Bool == true)
    }

    @Test("Other words and files that are no exports are refused")
    func refusals() async throws {
        let shell = try Shell()
        for words in [
            ["catalog", "info", "--kinds", "movie"], ["catalog", "remove", "--date", "2026-11-25"],
            ["catalog", "search", "x", "--allow-fewer"],
            ["catalog", "verify", "--limit", "3"], ["catalog", "search", "x", "--kinds", "bogus"],
            ["catalog", "fetch"], ["catalog", "search"], ["catalog", "info", "x"], ["catalog", "import", "--date", "11-25"],
            ["catalog", "import", "--kinds", "movie,films"], ["catalog", "import", "a.json", "--kinds", "movie"],
            ["catalog", "search", "x", "--limit", "0"], ["catalog", "search", "x", "--limit", "1001"],
        ] {
            #expect(await shell.run(words).status == .usage, "\(words)")
        }
        let path = shell.folder.path("names.txt")
        try "x".write(toFile: path, atomically: true, encoding: .utf8)
        let unknown = await shell.run(["catalog", "import", path])
        // The line is broken where the path of the temporary folder is long.
        let text = unknown.err.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(unknown.status == .usage && text.contains("File \(path) is not named like an export of TMDb"), "\(unknown)")
    }

    @Test("A file of another kind than its name says is no export, and no id changes its kind")
    func otherKind() async throws {
        let shell = try Shell(width: 400)
        for (name, key) in [("movie_ids", "original_name"), ("tv_series_ids", "original_title"), ("person_ids", "original_name")] {
            let path = shell.folder.path("\(name)_09_20_2026.json")
            let lines = (1...20).map { #"{"id":\#($0),"\#(key)":"Name \#($0)","popularity":1}"# }
            try lines.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
            let refused = await shell.run(["catalog", "import", path])
            #expect(refused.status == .usage && refused.err.contains(path) && refused.err.contains("20"), "\(refused)")
        }
        #expect(await shell.run("catalog").out.contains("20 names") == false)
    }

    @Test("A file that is missing, unreadable or no export is named, and the store is not")
    func fileNames() async throws {
        // The path of a file is longer than most lines.
        let shell = try Shell(width: 400)
        let good = try Self.export(["One"], in: shell)
        let missing = shell.folder.path("tv_series_ids_09_20_2026.json.gz")
        func refused() async -> Shell.Outcome { await shell.run(["catalog", "import", good, missing]) }
        let none = await refused()
        #expect(none.status == .usage && none.err.contains("File \(missing) cannot be read (errno 2)."), "\(none)")
        #expect(!none.err.contains("store"), "\(none)")
        try "<html>".write(toFile: missing, atomically: true, encoding: .utf8)
        let foreign = await refused()
        #expect(foreign.status == .usage && foreign.err.contains("File \(missing) is not an export of TMDb."), "\(foreign)")
        try FileManager.default.removeItem(atPath: missing)
        try FileManager.default.createDirectory(atPath: missing, withIntermediateDirectories: false)
        #expect(await refused().err.contains("File \(missing) is not an export of TMDb."))
    }

    @Test("The doctor reads every page of the catalog, says its day and its size, and nothing about none")
    func doctor() async throws {
        let shell = try Shell()
        func findings() async throws -> [[String: Any]] {
            let found = try await shell.run("doctor --offline --json").object()["findings"] as? [[String: Any]] ?? []
            return found.filter { $0["name"] as? String == "catalog file" }
        }
        #expect(try await findings().isEmpty)
        let names = (1...2_000).map { "Name \($0)" }
        #expect(await shell.run(["catalog", "import", try Self.export(names, in: shell)]).status == .success)
        let info = try await shell.run("catalog --json").object()["catalog"] as? [String: Any]
        let bytes = try #require(info?["bytes"] as? Int)
        let size = Texts.megabytes(bytes)
        #expect(bytes > 50_000 && size != "0 MB")
        let said = "Catalog: 2026-09-20 · size: \(size) · movies: 2,000"
        let found = try await findings()
        #expect(found.count == 1 && found.first?["ok"] as? Bool == true && found.first?["detail"] as? String == said, "\(found)")
        let lines = await shell.run("doctor --offline").out.replacing("\n", with: " ")
        #expect(lines.contains("catalog file: \(said)"), "\(lines)")
        let file = try #require(try FileManager.default.subpathsOfDirectory(atPath: shell.folder.path).first { $0.contains("catalog-v2") })
        let place = URL(fileURLWithPath: shell.folder.path(file))
        let whole = try Data(contentsOf: place)
        for (offset, reason) in [(whole.count - 100, "The catalog is damaged. Import it again."), (8, "cannot be used as a catalog")] {
            var bytes = whole
            bytes[offset] ^= 1
            try bytes.write(to: place)
            let damaged = await shell.run("doctor --offline")
            #expect(damaged.status == .storage && damaged.out.replacing(#/\s+/#, with: " ").contains(reason), "\(damaged)")
            #expect(damaged.err.contains("“marquee catalog import” makes one"), "\(damaged)")
            let verified = await shell.run("catalog verify")
            #expect(verified.status == .storage && verified.err.contains(reason), "\(verified)")
            guard offset == 8 else { continue }
            for line in ["catalog", "catalog --json", "catalog search name"] {
                let refused = await shell.run(line)
                #expect(refused.status == .storage && refused.err.contains(reason) && refused.out.isEmpty, "\(refused)")
            }
        }
        #expect(await shell.run("catalog remove").status == .success)
        #expect(try await findings().isEmpty)
    }

    @Test("A language of enrich that is no language tag is refused, however it is given, before the server is asked")
    func enrich() async throws {
        let shell = try Shell()
        for words in [["--lang", "klingon!"], ["--lang", "xyz"], ["--lang", "de,??"], ["--lang", "../de"]] {
            let refused = await shell.run(["catalog", "enrich"] + words)
            #expect(refused.status == .usage && refused.err.contains("A language is written like fr or fr-FR."), "\(words): \(refused)")
        }
        let script = await shell.run(["catalog", "enrich", "--lang", "zh-Hant"])
        #expect(script.status == .usage && script.err.contains("Write zh-TW here."), "\(script)")
        let bare = await shell.run(["catalog", "enrich", "de-DE"])
        #expect(bare.status == .usage && bare.err.contains("--lang de-DE"), "\(bare)")
        let foreign = await shell.run(["catalog", "enrich", "\u{1B}[31m", "x"])
        #expect(foreign.status == .usage && foreign.err.contains("--lang fr-FR") && !foreign.err.contains("\u{1B}"), "\(foreign)")
    }
}
