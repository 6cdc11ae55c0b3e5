import Foundation
import MarqueeDomain

extension Scenario {
    static let header = Scenario(
        "header",
        """
        With any value in any byte of the header and of the first page, no program ends, every row of the user file is kept, \
        and the cache works again.
        """,
        quick: 200, full: SpoiledByte.all.count
    ) { run in
        var sum: [String: Int] = [:]
        let (seed, part) = (run.random.next() >> 1, 500)
        for start in stride(from: 0, to: run.rounds, by: part) {
            let scratch = try Scratch()
            let end = min(start + part, run.rounds)
            let report = try await Child.hear(.spoiled, [scratch.path, "\(seed)", "\(start)", "\(end)"])
            run.take(report, "bytes \(start) to \(end)")
            sum.merge(report.figures) { $0 + $1 }
        }
        let figure = { sum[$0] ?? 0 }
        run.expect(figure("opened") == run.rounds, "only \(figure("opened")) of \(run.rounds) files were opened")
        return "\(figure("opened")) files with a spoiled byte, \(figure("salvaged")) user files salvaged, "
            + "\(figure("rebuilt")) caches rebuilt, \(figure("kept")) rows kept"
    }
}

/// A byte of the first page that has another value.
struct SpoiledByte {
    let file: String
    let place: Int
    let value: UInt8

    /// The versions of format, schema and content, and the id of the application.
    private static let versions = [18, 19] + Array(44..<48) + Array(56..<64) + Array(68..<72) + Array(96..<100)

    /// All values of the fields that state a version, and some values of every other byte.
    static let all: [SpoiledByte] = ["user.sqlite", "cache.sqlite"].flatMap { file in
        (0..<4_096).flatMap { place in
            let few: [UInt8] = place < 100 ? [0, 1, 2, 0x7F, 0x80, 0xFE, 0xFF] : [0x80 ^ UInt8(place & 0x7F)]
            return (versions.contains(place) ? Array(.min ... .max) : few).map { SpoiledByte(file: file, place: place, value: $0) }
        }
    }

    func inflicted(on whole: Data) -> Data {
        var bytes = whole
        bytes[place] = value
        return bytes
    }
}

extension Role {
    /// Spoils one byte of a file at a time, and opens it.
    static let spoiled = Role("spoiled") { words in
        let template = words[0] + "/template"
        let store = try await OpenStore(template)
        for number in 0..<5 { try await store.keep(number) }
        for number in 0..<20 { try await store.remember(search(number)) }
        await store.close()
        var random = SplitMix64(state: UInt64(words[1]) ?? 1)
        let bytes = SpoiledByte.all.shuffled(using: &random)
        for round in (Int(words[2]) ?? 0)..<(Int(words[3]) ?? 0) {
            let spoiled = bytes[round % bytes.count]
            let folder = words[0] + "/\(round)"
            try FileManager.default.copyItem(atPath: template, toPath: folder)
            let path = folder + "/" + spoiled.file
            try Files.write(spoiled.inflicted(on: try Files.read(path)), to: path)
            do {
                try await prove(folder, "\(spoiled)")
                Reporter.note("opened", 1)
            } catch {
                Reporter.expect(false, "\(spoiled): \((error as? MarqueeError)?.reason.key ?? "\(error)")")
            }
            Files.remove(folder)
        }
    }

    private static func search(_ number: Int) -> String { "Search \(number). " + String(repeating: "Words of it ", count: 40) }

    private static func prove(_ folder: String, _ comment: String) async throws {
        let store = try await OpenStore(folder)
        let kept = Set(try await store.searches()).intersection((0..<20).map(search))
        Reporter.note("kept", kept.count)
        Reporter.expect(kept.count == 20, "\(comment): only \(kept.count) of 20 rows are kept")
        try await store.remember("Afterwards.")
        for number in 0..<5 { Reporter.expect(try await store.holds(number) != .other, "\(comment): an answer that nobody gave") }
        try await store.keep(9)
        Reporter.expect(try await store.holds(9) == .same, "\(comment): the cache does not serve")
        await store.close()
        Reporter.note(store.rebuilds.contains("store.salvaged") ? "salvaged" : store.rebuilds.isEmpty ? "unchanged" : "rebuilt", 1)
        Reporter.expect(Inspection.isWhole(folder + "/user.sqlite"), "\(comment): the user's file is not whole")
    }
}
