import Foundation
import Marquee
import MarqueeSandbox
import Synchronization
import TestKit
import Testing

/// The catalog of a day that is downloaded, through a client and real sockets.
@Suite(.timeLimit(.minutes(5)))
struct CatalogFetchTests {
    /// 2026-11-25, 09:00 UTC.
    private static let morning = Date(timeIntervalSince1970: 1_795_597_200)

    private static func with(
        _ exports: SandboxExports = SandboxExports(names: 3_000), at date: Date = morning,
        _ body: (ClientFixture, MarqueeClient) async throws -> Void
    ) async throws {
        var options = Sandbox.Options(clock: { date })
        options.exports = exports
        try await ClientFixture.with(options) { fixture async throws in
            try await body(fixture, try await Self.client(fixture, at: date))
        }
    }

    private static func client(_ fixture: ClientFixture, at date: Date = morning) async throws -> MarqueeClient {
        let time = ManualTime(jumps: true)
        return try await fixture.client {
            $0.exportsBaseURL = fixture.sandbox.baseURL
            $0.clock = WallClock { date }
            $0.time = time.source
        }
    }

    private func files(_ fixture: ClientFixture) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: fixture.folder.path("store")).filter { $0.contains("catalog-v2") }
    }

    private func reason(_ client: MarqueeClient, _ wanted: CatalogImport = CatalogImport()) async -> String? {
        do throws(MarqueeError) {
            _ = try await client.catalog.importing(wanted)
            return nil
        } catch {
            return error.reason.key
        }
    }

    @Test("The newest day is downloaded, with progress, and nothing else is left")
    func newest() async throws {
        try await Self.with { (fixture, client) async throws in
            var steps: [CatalogProgress] = []
            for try await step in client.catalog.importing.progress(CatalogImport()) { steps.append(step) }
            guard case .finished(let result) = steps.last else { throw Unfinished() }
            #expect(result.info.day == Day("2026-11-25"))
            #expect(result.info.counts[.person] == 2_127 && result.info.counts[.movie] == 630 && result.info.adultCount == 90)
            #expect(try files(fixture) == ["catalog-v2-20261125"])
            #expect(try await Self.client(fixture).catalog.info() == result.info)
            let names = fixture.sandbox.log.map(\.path).filter { $0.hasPrefix("/p/exports/") }
            #expect(names.count == 10 && Set(names).count == 10 && names.allSatisfy { $0.hasSuffix("_11_25_2026.json.gz") })
        }
    }

    @Test("Before eight o'clock, and while a day is published, the day before is taken")
    func dayBefore() async throws {
        try await Self.with(at: Self.morning.addingTimeInterval(-7_200)) { (_, client) async throws in
            #expect(try await client.catalog.importing(CatalogImport()).info.day == Day("2026-11-24"))
        }
        var exports = SandboxExports(names: 3_000)
        exports.flaws = [.unfinishedDay]
        exports.missingDays = ["2026-11-24"]
        try await Self.with(exports) { (fixture, client) async throws in
            #expect(try await client.catalog.importing(CatalogImport()).info.day == Day("2026-11-23"))
            #expect(try files(fixture) == ["catalog-v2-20261123"])
        }
    }

    @Test("A day that is not there is an error, and the catalog before stays")
    func missing() async throws {
        try await Self.with { (fixture, client) async throws in
            #expect(await reason(client, CatalogImport(day: Day("2026-11-26"))) == "catalog.noExport")
            #expect(await reason(client, CatalogImport(day: Day("2026-11-20"))) == nil)
            #expect(await reason(client, CatalogImport(day: Day("2020-01-01"))) == "catalog.noExport")
            #expect(try files(fixture) == ["catalog-v2-20261120"])
            fixture.sandbox.behave(.offline)
            let offline = await reason(client)
            #expect(offline == "transport.connect")
            #expect(try files(fixture) == ["catalog-v2-20261120"])
        }
    }

    @Test("Only the files of the wanted kinds are downloaded, and other kinds may go")
    func kinds() async throws {
        try await Self.with { (fixture, client) async throws in
            _ = try await client.catalog.importing(CatalogImport())
            let before = fixture.sandbox.counters.requests
            let result = try await client.catalog.importing(CatalogImport(kinds: [.movie, .collection]))
            #expect(Set(result.info.counts.keys) == [.movie, .collection])
            #expect(fixture.sandbox.counters.requests == before + 3)
            #expect(await reason(client, CatalogImport(kinds: [])) == "catalog.empty")
        }
    }

    @Test("Files that are cut, damaged, foreign or half are refused, and the catalog before stays")
    func refused() async throws {
        try await Self.with { (fixture, client) async throws in
            let whole = try await client.catalog.importing(CatalogImport()).info
            for (flaw, key) in [
                (SandboxExports.Flaw.cutFile, "catalog.cutFile"), (.damagedFile, "catalog.damagedFile"),
                (.webPage, "catalog.foreignFile"), (.half, "catalog.tooFew"),
            ] {
                fixture.sandbox.changeExports { $0.flaws = [flaw] }
                #expect(await reason(client) == key, "\(flaw)")
                let code = await #expect(throws: MarqueeError.self) { try await client.catalog.importing(CatalogImport()) }?.code
                // The names are there, and the caller may accept fewer.
                #expect(code == (flaw == .half ? .invalidInput : .unreadable), "\(flaw)")
                #expect(try await client.catalog.verify() == whole)
                #expect(try files(fixture) == ["catalog-v2-20261125"])
            }
            var fewer = CatalogImport()
            fewer.allowsFewer = true
            #expect(try await client.catalog.importing(fewer).info.count < whole.count)
        }
    }

    @Test(
        "What is usual in exports is accepted",
        arguments: [
            SandboxExports.Flaw.emptyNames, .repeatedIDs, .adultsInBoth, .unlistedAdults, .noPopularity, .brokenLines, .noLastNewline,
            .severalMembers,
        ])
    func usual(flaw: SandboxExports.Flaw) async throws {
        var exports = SandboxExports(names: 3_000)
        exports.flaws = [flaw]
        try await Self.with(exports) { (_, client) async throws in
            let result = try await client.catalog.importing(CatalogImport())
            #expect(result.info.count >= 2_990)
            let adults = client.client(for: try Audience(includesAdult: true)).catalog
            func found(_ text: String, _ catalog: CatalogUseCases) async throws -> [String] {
                try await catalog.search(CatalogQuery(text))?.names.map(\.name).filter { $0.hasPrefix(text) } ?? []
            }
            switch flaw {
            case .emptyNames: #expect(result.namelessEntries == 30)
            case .repeatedIDs: #expect(result.repeatedEntries > 200)
            case .brokenLines: #expect(result.unreadableLines > 50)
            case .adultsInBoth:
                #expect(try await found("In Both", client.catalog).isEmpty)
                #expect(try await found("In Both", adults).count == 3)
            case .unlistedAdults:
                #expect(try await found("Unlisted", client.catalog).isEmpty)
                #expect(try await found("Unlisted", adults).count == 6)
            default: break
            }
        }
    }

    @Test(
        "A lost connection is resumed, whatever the server makes of ranges",
        arguments: [nil, SandboxExports.Flaw.noRanges, .changingFile, .wrongRange])
    func resumes(flaw: SandboxExports.Flaw?) async throws {
        var exports = SandboxExports(names: 3_000)
        exports.flaws = flaw.map { [$0] } ?? []
        try await Self.with(exports) { (fixture, client) async throws in
            fixture.sandbox.script([.fault(.truncated), .normal, .fault(.emptyReply)])
            let result = try await client.catalog.importing(CatalogImport())
            #expect(result.info.count >= 2_990)
            let ranges = fixture.sandbox.log.filter { $0.headers["range"] != nil }
            #expect(ranges.count == 1 && ranges[0].status == (flaw == nil || flaw == .wrongRange ? 206 : 200))
        }
    }

    @Test("A cancelled download leaves nothing, and a closed client begins none")
    func cancelled() async throws {
        try await Self.with { (fixture, client) async throws in
            fixture.sandbox.script([.normal, .fault(.silence)])
            let (begins, begin) = AsyncStream<Void>.makeStream()
            let work = Task {
                for try await step in client.catalog.importing.progress(CatalogImport()) {
                    if case .fetching(_, file: 2, of: _) = step { begin.yield() }
                }
            }
            for await _ in begins { break }
            // The silence is for this request, and not for the next one, which would wait for its deadline.
            while fixture.sandbox.log.count < 2 { await Task.yield() }
            work.cancel()
            _ = await work.result
            // The work ends after the sequence.
            var key: String?
            repeat {
                key = await reason(client, CatalogImport(kinds: [.keyword]))
                await Task.yield()
            } while key == "catalog.busy"
            #expect(key == nil)
            #expect(try files(fixture) == ["catalog-v2-20261125"])
            await client.shutdown()
            #expect(await reason(client) == "client.closed")
        }
    }

    @Test("The server of the exports gets no credential and no cookie, whatever the client has")
    func noCredential() async throws {
        for credential in try [Credential.accessToken(Sandbox.accessToken), .apiKey(Sandbox.apiKey)] {
            let files = try LoopbackServer.answering { _, peer in peer.reply(403, "<Error/>") }
            try await ClientFixture.with { fixture async throws in
                let client = try await fixture.client {
                    $0.credential = credential
                    $0.exportsBaseURL = URL(string: files.url("/mirror"))
                }
                let session = try await client.account.signIn(
                    username: Sandbox.Account.viewer.username, password: Secret(Sandbox.Account.viewer.password))
                #expect(await reason(client.user(session)) == "catalog.noExport")
                #expect(files.record.requests.count == 8)
                for request in files.record.requests {
                    #expect(
                        request.target.hasPrefix("/mirror/p/exports/movie_ids_") && request.method == "GET" && !request.target.contains("?")
                    )
                    #expect(Set(request.headers.map { $0.name.lowercased() }) == ["host", "user-agent"], "\(request.headers)")
                }
            }
        }
    }

    private struct Unfinished: Error {}
}
