import Foundation
import Marquee
import MarqueeSandbox
import MarqueeTesting
import Testing

/// `Docs/Stubs.md` shows which function of a stub replaces a call: each call is made on a client without functions, whose log names the one
/// that it asked for.
///
/// The table is generated: `MARQUEE_WRITE_DOCUMENTS=1 Scripts/test --filter StubDocumentTests` writes it.
struct StubDocumentTests {
    private static let file = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../Docs/Stubs.md").standardized
    private static let head = "| call | function |\n|---|---|\n"
    private static let middle = "All other functions have the name of their call:"

    @Test func `The table is what the calls ask for`() async throws {
        let old = try String(contentsOf: Self.file, encoding: .utf8)
        guard let start = old.range(of: Self.head) else { throw NoTable() }
        let text = old[..<start.upperBound] + (try await Self.tables()) + "\n"
        if ProcessInfo.processInfo.environment["MARQUEE_WRITE_DOCUMENTS"] != nil {
            try text.write(to: Self.file, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: Self.file, encoding: .utf8) == text)
    }

    @Test func `Every function of a stub replaces a call`() async throws {
        let asked = try await Set(Self.functions().map(\.function))
        #expect(Self.declared().count >= 150)
        #expect(Self.declared().subtracting(asked).sorted() == [])
        #expect(asked.subtracting(Self.declared()).sorted() == [])
    }

    /// The functions that have another name than their calls, and then those of the same names.
    private static func tables() async throws -> String {
        let calls = Dictionary(grouping: try await functions(), by: \.function).mapValues { Set($0.map(\.call)).sorted() }
        let others = calls.filter { $0.value != [$0.key] }.sorted { $0.key < $1.key }.map { function, calls in
            "| \(calls.map { "`\($0)`" }.joined(separator: ", ")) | `$0.\(function)` |"
        }
        let same = Dictionary(grouping: calls.keys.filter { calls[$0] == [$0] }.sorted()) { $0.split(separator: ".").dropLast().joined() }
        let groups = same.sorted { $0.key < $1.key }.map { group, functions in
            let names = functions.map { "`\($0.split(separator: ".").last ?? "")`" }.joined(separator: ", ")
            return group.isEmpty ? "| | \(names) |" : "| `$0.\(group)` | \(names) |"
        }
        return (others + ["", middle, ""] + ["| group | functions |", "|---|---|"] + groups).joined(separator: "\n")
    }

    private static func functions() async throws -> [(call: String, function: String)] {
        let sandbox = try await Sandbox.start()
        var found: [(call: String, function: String)] = []
        let useCases = try CoverageTests.useCases()
        for row in OperationTable.reads + OperationTable.acts {
            guard let useCase = useCases[row.operation], !others.contains(where: { $0.call == useCase }) else { continue }
            for function in try await asked(by: { try await row.perform($0, sandbox) }) { found.append((useCase, function)) }
        }
        for (call, make) in others {
            for function in try await asked(by: make) { found.append((call, function)) }
        }
        await sandbox.stop()
        return found
    }

    /// The functions that a call asks for. It ends with the first one, but a picture needs the addresses of pictures before.
    private static func asked(by call: (MarqueeClient) async throws -> Void) async throws -> [String] {
        let (marquee, calls) = try await MarqueeClient.spy { $0.images.configuration = { Read(.sample) } }
        try? await call(marquee)
        let names = calls.names
        await marquee.shutdown()
        return names
    }

    /// The names of all functions of a stub.
    private static func declared() -> Set<String> {
        var names: Set<String> = []
        for group in Mirror(reflecting: ClientStub()).children {
            guard let name = group.label else { continue }
            let functions = Mirror(reflecting: group.value)
            if functions.displayStyle == .optional {
                names.insert(name)
            } else {
                names.formUnion(functions.children.compactMap { function in function.label.map { "\(name).\($0)" } })
            }
        }
        return names
    }
}

private struct NoTable: Error {}

extension StubDocumentTests {
    /// The calls that are not an operation of TMDb, that take several steps, or whose operation has another call.
    fileprivate static let others: [(call: String, make: @Sendable (MarqueeClient) async throws -> Void)] =
        lists + accounts + library + device

    private static let lists: [(call: String, make: @Sendable (MarqueeClient) async throws -> Void)] = [
        ("movies.list", { _ = try await $0.movies.list(.popular) }),
        ("tv.list", { _ = try await $0.tv.list(.popular) }),
        ("tv.seasons", { _ = try await $0.tv.seasons(of: 1399) }),
        ("companies.movies", { _ = try await $0.companies.movies(1) }),
        ("lists.clear", { _ = try await $0.lists.clear(8136) }),
        ("mixedLists.comment", { _ = try await $0.mixedLists.comment(MixedListComments(list: 8136, comments: [.movie(550): "Twice"])) }),
        ("changes.refresh", { _ = try await $0.changes.refresh() }),
        ("images.load", { _ = try await $0.images.load(ImageRequest(.sample, as: .poster, width: 342)) }),
        ("images.prefetch", { _ = try await $0.images.prefetch([ImageRequest(.sample, as: .poster, width: 342)]) }),
        ("request", { _ = try await $0.request(.get("movie", .id(550))) }),
        ("request(cached:)", { _ = try await $0.request(.get("movie", .id(550)), cached: .seconds(60)) }),
    ]

    private static let accounts: [(call: String, make: @Sendable (MarqueeClient) async throws -> Void)] = [
        ("account.beginSignIn", { _ = try await $0.account.beginSignIn() }),
        ("account.completeSignIn", { _ = try await $0.account.completeSignIn(.sample) }),
        ("account.adopt", { _ = try await $0.account.adopt(Secret("0123456789abcdef")) }),
        ("account.sessions", { _ = try await $0.account.sessions() }),
        ("account.sessions(after:limit:)", { _ = try await $0.account.sessions(after: nil, limit: 10) }),
        ("account.session", { _ = try await $0.account.session(Session.sample.id) }),
        ("account.current", { _ = try await $0.account.current() }),
        ("account.use", { _ = try await $0.account.use(.sample) }),
        ("account.check", { _ = try await $0.account.check() }),
        ("account.signOut", { _ = try await $0.account.signOut() }),
        ("account.wipe", { _ = try await $0.account.wipe(.sample) }),
    ]

    private static let library: [(call: String, make: @Sendable (MarqueeClient) async throws -> Void)] = [
        ("library.setFavorite", { _ = try await $0.library.setFavorite(.movie(550)) }),
        ("library.setWatchlist", { _ = try await $0.library.setWatchlist(.movie(550)) }),
        ("library.rate", { _ = try await $0.library.rate(.movie(550), 8) }),
        ("library.removeRating", { _ = try await $0.library.removeRating(.movie(550)) }),
        ("library.toggleFavorite", { _ = try await $0.library.toggleFavorite(.movie(550)) }),
        ("library.toggleWatchlist", { _ = try await $0.library.toggleWatchlist(.movie(550)) }),
        ("library.changes", { _ = $0.library.changes(on: .movie(550)) }),
        ("library.pending", { _ = try await $0.library.pending() }),
        ("library.send", { _ = try await $0.library.send() }),
        ("library.pull", { _ = try await $0.library.pull() }),
        ("library.retry", { _ = try await $0.library.retry(.sample) }),
        ("library.discard", { _ = try await $0.library.discard(.sample) }),
        ("library.takeOverPending", { _ = try await $0.library.takeOverPending(.sample) }),
        ("library.episodeRatings", { _ = try await $0.library.episodeRatings(SeasonReference(series: 1399, number: 1)) }),
    ]

    private static let device: [(call: String, make: @Sendable (MarqueeClient) async throws -> Void)] = [
        ("history.recent", { _ = try await $0.history.recent() }),
        ("history.record", { _ = try await $0.history.record("fight") }),
        ("history.remove", { _ = try await $0.history.remove("fight") }),
        ("history.clear", { _ = try await $0.history.clear() }),
        ("suggestions", { _ = try await $0.suggestions("fight") }),
        ("lookUp", { _ = try await $0.lookUp("fight") }),
        ("preview", { _ = try await $0.preview(.movie(550)) }),
        ("cache.info", { _ = try await $0.cache.info() }),
        ("cache.titles", { _ = try await $0.cache.titles() }),
        ("cache.clear", { _ = try await $0.cache.clear() }),
        ("catalog.search", { _ = try await $0.catalog.search(CatalogQuery("seven sam")) }),
        ("catalog.info", { _ = try await $0.catalog.info() }),
        ("catalog.verify", { _ = try await $0.catalog.verify() }),
        ("catalog.digest", { _ = try await $0.catalog.digest() }),
        ("catalog.isPostponed", { _ = try await $0.catalog.isPostponed() }),
        ("catalog.remove", { _ = try await $0.catalog.remove() }),
        ("catalog.update", { _ = try await $0.catalog.update() }),
        ("catalog.enrich", { _ = try await $0.catalog.enrich() }),
        ("catalog.importing", { _ = try await $0.catalog.importing(CatalogImport(files: [])) }),
    ]
}
