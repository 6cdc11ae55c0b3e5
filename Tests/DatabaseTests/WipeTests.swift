import Foundation
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueeData
@testable import MarqueeDatabase

@Suite(.timeLimit(.minutes(5)))
struct WipeTests {
    /// The stored data of one account, all of it to be found again.
    struct Traces {
        let account: Int
        var tenant = 0

        /// The values of this account only: the name, the secrets of the first and of the second generation, a reason, and parts of
        /// answers.
        var secrets: [String] { ["older", "newer"].map { "SECRET-\($0)-\(account)-\(String(repeating: "s", count: 20))" } }
        var tokens: [String] { ["older", "newer"].map { "TOKEN-\($0)-\(account)-\(String(repeating: "t", count: 120))" } }
        var username: String { "USERNAME-\(account)-" }
        var reason: String { "REASON-\(account)-" }
        var argument: String { "ARGUMENT-\(account)-" }
        var body: String { "BODY-\(account)-" }
        var search: String { "SEARCH-\(account)-" }

        /// The number as it is in rows, as a key of its table, and in texts.
        var numbers: [Data] {
            let bytes = withUnsafeBytes(of: UInt64(tenant).bigEndian) { Data($0) }
            var varint: [UInt8] = [UInt8(tenant & 0x7F)]
            var rest = tenant >> 7
            while rest > 0 {
                varint.insert(UInt8(rest & 0x7F) | 0x80, at: 0)
                rest >>= 7
            }
            return [bytes.suffix(6), Data(varint), Data("\(tenant)".utf8)]
        }

        var inUserFile: [Data] {
            ([secrets[1], tokens[1], username, reason, search, search.lowercased()].map { Data($0.utf8) }) + numbers.prefix(2)
        }
        var inCacheFile: [Data] { [argument, body].map { Data($0.utf8) } + numbers.suffix(1) }
        var all: [Data] { (secrets + tokens).map { Data($0.utf8) } + inUserFile + inCacheFile }
    }

    /// Five accounts whose rows have moved from page to page, by growing, shrinking and going.
    private func filled(_ folder: TemporaryFolder, rounds: Int = 30) async throws -> (OpenLibrary, [Traces]) {
        let stores = try await folder.library()
        var traces = (1...5).map { Traces(account: $0) }
        for generation in 0...1 {
            for index in traces.indices {
                let trace = traces[index]
                let name = trace.username + String(repeating: "u", count: generation == 0 ? 10 : 200)
                traces[index].tenant = try await stores.sessions.signIn(
                    .account(
                        trace.account, session: trace.secrets[generation], userToken: trace.tokens[generation], username: name),
                    on: server, at: .at(0), makesCurrent: true
                ).tenant
            }
        }
        var random = SplitMix64(seed: 11)
        for round in 1...rounds {
            for trace in traces { try await change(trace, round, stores, &random) }
        }
        return (stores, traces)
    }

    private func change(_ trace: Traces, _ round: Int, _ stores: OpenLibrary, _ random: inout SplitMix64) async throws {
        for _ in 1...4 {
            let item = Markable.movie(Int.random(in: 1...2_000_000, using: &random))
            _ = try await stores.set(.rated(Int.random(in: 1...20, using: &random)), on: item, of: trace.tenant)
        }
        if let slot = try await stores.lease(trace.tenant) {
            let text = trace.reason + String(repeating: "r", count: round * 5)
            if round.isMultiple(of: 2) {
                _ = try await stores.library.reject(slot, because: MarqueeError(.refused, .init("a.b", text)))
            } else {
                _ = try await stores.acknowledge(slot, at: .at(0))
            }
        }
        let search = trace.search + "\(round % 20) " + String(repeating: "q", count: Int.random(in: 1...90, using: &random))
        _ = try await stores.history.record(search, of: trace.tenant, at: .at(Double(round)))
        let number = round % 15
        let key = SnapshotKey(
            server: server, operation: "GET /3/account", subject: .movie(number),
            arguments: [.init("argument", trace.argument + "\(number)")], audience: .standard, tenant: trace.tenant)
        let size = Int.random(in: 1...400, using: &random)
        try await stores.snapshots.save(.holding(Data(String(repeating: trace.body, count: size / 4 + 1).utf8)), for: key)
        if round.isMultiple(of: 7) { try await stores.snapshots.remove(.key(key)) }
    }

    private func bytes(_ folder: TemporaryFolder, _ names: [String]) throws -> Data {
        try names.filter { folder.exists($0) }.reduce(into: Data()) { $0 += try folder.bytes($1) }
    }

    private let userFiles = ["user.sqlite", "user.sqlite-wal", "user.sqlite-shm"]
    private let cacheFiles = ["cache.sqlite", "cache.sqlite-wal", "cache.sqlite-shm"]

    @Test func `of a wiped account no byte is left in any file, and of the others all is`() async throws {
        let folder = try TemporaryFolder()
        let (stores, traces) = try await filled(folder)
        let before = (try bytes(folder, userFiles), try bytes(folder, cacheFiles))
        for needle in traces[2].inUserFile { #expect(before.0.range(of: needle) != nil) }
        for needle in traces[2].inCacheFile { #expect(before.1.range(of: needle) != nil) }
        try await stores.sessions.wipe(traces[2].tenant)
        try await stores.snapshots.remove(.tenant(traces[2].tenant))
        for name in userFiles + cacheFiles where folder.exists(name) {
            let bytes = try folder.bytes(name)
            for needle in traces[2].all {
                #expect(bytes.range(of: needle) == nil, "\(String(decoding: needle, as: UTF8.self)) in \(name)")
            }
        }
        let after = (try bytes(folder, userFiles), try bytes(folder, cacheFiles))
        for trace in traces where trace.account != 3 {
            for needle in trace.inUserFile { #expect(after.0.range(of: needle) != nil) }
            for needle in trace.inCacheFile { #expect(after.1.range(of: needle) != nil) }
            #expect(try await stores.library.entries(of: trace.tenant).count > 60)
            #expect(try await stores.sessions.session(trace.tenant)?.authorization?.session == Secret(trace.secrets[1]))
        }
        #expect(try await stores.sessions.session(traces[2].tenant) == nil)
        #expect(try await stores.library.marks(of: traces[2].tenant) == StoredMarks())
        #expect(try await stores.sessions.current(on: server)?.tenant == traces[4].tenant)
        await stores.close()
    }

    @Test func `copies of damaged files go with the account that is wiped`() async throws {
        let folder = try TemporaryFolder()
        let (filled, traces) = try await filled(folder, rounds: 3)
        await filled.close()
        for name in ["user.sqlite", "cache.sqlite"] { try folder.write(Data(count: 100) + folder.bytes(name).dropFirst(100), to: name) }
        let stores = try await folder.library()
        for name in ["user.sqlite.damaged-1", "cache.sqlite.quarantined"] {
            #expect(try folder.bytes(name).range(of: Data(traces[2].search.utf8)) != nil || name.hasPrefix("cache"))
        }
        let tenant = try #require(try await stores.sessions.sessions(on: server).first { $0.session.accountID == 3 }).tenant
        try await stores.snapshots.remove(.tenant(tenant))
        try await stores.sessions.wipe(tenant)
        for name in try folder.names() {
            let bytes = try folder.bytes(name)
            for needle in traces[2].all { #expect(bytes.range(of: needle) == nil, "\(String(decoding: needle, as: UTF8.self)) in \(name)") }
        }
        #expect(try folder.names().filter { $0.contains(".damaged-") || $0.contains(".quarantined") } == [])
        await stores.close()
    }

    @Test func `a wipe says so if copies remain, and removes the rest all the same`() async throws {
        let folder = try TemporaryFolder()
        let stores = try await folder.library()
        let tenant = try await stores.signIn(1, session: "SECRET")
        // A folder cannot be removed like a file.
        try FileManager.default.createDirectory(atPath: folder.path("user.sqlite.damaged-1"), withIntermediateDirectories: false)
        for name in ["user.sqlite.damaged-0", "user.sqlite.damaged-2"] { try folder.write(Data("SECRET".utf8), to: name) }
        let error = await #expect(throws: MarqueeError.self) { try await stores.sessions.wipe(tenant) }
        #expect(error?.reason.key == "store.copiesRemain" && error?.code == .storage)
        #expect(try await stores.sessions.session(tenant) == nil)
        for name in userFiles { #expect(try folder.bytes(name).range(of: Data("SECRET".utf8)) == nil) }
        #expect(try folder.names().filter { $0.contains(".damaged-") } == ["user.sqlite.damaged-1"])
        try FileManager.default.removeItem(atPath: folder.path("user.sqlite.damaged-1"))
        try await stores.sessions.wipe(tenant)
        await stores.close()
    }

    /// Where a row lay before it moved to another page, its bytes may stay: seldom, so it takes many accounts to see it.
    @Test func `of many wiped accounts no byte is left where their rows once lay`() async throws {
        let folder = try TemporaryFolder()
        let stores = try await folder.library()
        var traces: [Traces] = []
        for account in 10..<50 { traces.append(Traces(account: account, tenant: try await stores.signIn(account))) }
        try fillPages(of: folder, traces)
        let (wiped, kept) = (traces.prefix(20), traces.dropFirst(20))
        for trace in wiped { try await stores.sessions.wipe(trace.tenant) }
        let left = try bytes(folder, userFiles)
        for trace in wiped {
            for needle in trace.numbers + [Data(trace.reason.utf8)] { #expect(left.range(of: needle) == nil) }
        }
        for trace in kept { #expect(left.range(of: Data(trace.reason.utf8)) != nil) }
        await stores.close()
    }

    /// Fills the outbox, and lets its rows grow, shrink and go.
    private func fillPages(of folder: TemporaryFolder, _ traces: [Traces]) throws {
        var random = SplitMix64(seed: 3)
        let handle = try SQLiteHandle(folder.path("user.sqlite"))
        try handle.write { () throws(StoreFailure) in
            for round in 1...12_000 {
                let trace = traces[round % traces.count]
                guard let library = try LibraryTables(trace.tenant, handle),
                    let key = MarkKey(.rating, on: .movie(Int.random(in: 1...60, using: &random)))
                else { continue }
                let outbox = OutboxTable(handle: handle)
                guard var row = try outbox.row(key, of: trace.tenant) else {
                    try library.update(.marks([key]), at: .at(0)) { rows in
                        rows[key].record(.set(.rated(5)), as: rows.next, at: rows.now)
                        rows.count()
                    }
                    continue
                }
                let text = String(repeating: trace.reason, count: Int.random(in: 1...60, using: &random))
                row.entry.rejection = MarqueeError(.refused, .init("a.b", text))
                if Int.random(in: 1...5, using: &random) == 1 {
                    try outbox.remove(key, of: trace.tenant)
                } else {
                    try outbox.save(row, for: key, of: trace.tenant)
                }
            }
        }
    }

    /// Writes a text into the middle of every page of rows, where SQLite leaves bytes of rows that moved; returns how many there were.
    private func leaveBytes(_ text: String, in folder: TemporaryFolder) throws -> Int {
        var (bytes, count) = (try folder.bytes("cache.sqlite"), 0)
        for page in stride(from: 4_096, to: bytes.count, by: 4_096) {
            guard let header = [2: 12, 5: 12, 10: 8, 13: 8][bytes[page]], !(page / 4_096 - 1).isMultiple(of: 820) else { continue }
            let start = page + header + 2 * (Int(bytes[page + 3]) << 8 | Int(bytes[page + 4]))
            guard page + (Int(bytes[page + 5]) << 8 | Int(bytes[page + 6])) >= start + text.utf8.count else { continue }
            bytes.replaceSubrange(start..<start + text.utf8.count, with: Data(text.utf8))
            count += 1
        }
        try folder.write(bytes, to: "cache.sqlite")
        return count
    }

    @Test(arguments: [true, false])
    func `bytes of rows that moved leave the cache, and do not come back with pages in memory`(ofAnother: Bool) throws {
        let folder = try TemporaryFolder()
        let opening = CacheOpening(
            path: folder.path("cache.sqlite"), engine: .linked, limit: CacheEviction(bytes: 64 << 20).enforceLimit, onEvent: { _ in })
        try { () throws in
            let handle = try opening.writer()
            try handle.write { () throws(StoreFailure) in
                for number in 1...600 {
                    let body = String(repeating: "body", count: number % 40 * 30)
                    try SnapshotTable(handle: handle).save(.holding(body), for: .numbered(number, tenant: number % 7), at: 0)
                }
            }
            try handle.foldLog()
        }()
        #expect(try leaveBytes("MOVED", in: folder) > 60)
        func isLeft() throws -> Bool { try bytes(folder, cacheFiles).range(of: Data("MOVED".utf8)) != nil }
        let (handle, other) = (try opening.writer(), try opening.writer())
        for one in [handle, other] { try one.execute("PRAGMA cache_size = 10000") }
        // The last writer has every page in memory.
        let writer = ofAnother ? other : handle
        func touchEveryPage(_ letter: String) throws {
            try writer.execute(
                """
                UPDATE snapshot SET validator = '\(letter)' || substr(validator, 2);
                UPDATE body SET content = CAST('\(letter)' || substr(content, 2) AS BLOB) WHERE content <> x'';
                """)
        }
        try touchEveryPage("A")
        #expect(try isLeft())
        if ofAnother {
            // A page may also be read between the last look and the lock.
            try handle.emptyLog()
            #expect(try other.number("SELECT total(length(content)) FROM body") > 0)
            try handle.write { () throws(StoreFailure) in try handle.overwriteGaps() }
        } else {
            try handle.scrubInPlace()
        }
        #expect(try !isLeft())
        try touchEveryPage("B")
        #expect(try !isLeft())
        try handle.foldLog()
        #expect(try !isLeft())
        #expect(try handle.number("SELECT count(*) FROM snapshot JOIN body USING(id) WHERE length(content) = bytes") == 600)
        #expect(try handle.first("PRAGMA integrity_check") { $0.text(0) } == "ok")
    }

    @Test func `a wipe leaves no row in any table that names accounts`() async throws {
        let folder = try TemporaryFolder()
        let (stores, traces) = try await filled(folder, rounds: 8)
        _ = try await stores.library.reconcile(WholeShelf(.ratedTV, values: [:]), of: traces[2].tenant, since: 0)
        let handle = try SQLiteHandle(folder.path("user.sqlite"))
        let tables = try handle.all(
            """
            SELECT t.name, c.name FROM sqlite_schema AS t JOIN pragma_table_info(t.name) AS c
            WHERE t.type = 'table' AND (c.name = 'account' OR (t.name IN ('account', 'tenant') AND c.name = 'id'))
            """
        ) { ($0.text(0) ?? "", $0.text(1) ?? "") }
        #expect(Set(tables.map(\.0)) == ["account", "mark", "outbox", "recent_search", "shelf", "tenant"])
        func rows() throws -> [Int] {
            try tables.map { try handle.number("SELECT count(*) FROM \($0) WHERE \($1) = ?1", [SQLValue(traces[2].tenant)]) }
        }
        #expect(try rows().allSatisfy { $0 > 0 })
        try await stores.sessions.wipe(traces[2].tenant)
        #expect(try rows() == [0, 0, 0, 0, 0, 0])
        await stores.close()
    }

    @Test func `signing out leaves no byte of the secrets, and a guest none at all`() async throws {
        let folder = try TemporaryFolder()
        let (stores, traces) = try await filled(folder)
        let guest = try await stores.sessions.signIn(.guest("GUEST-SECRET"), on: server, at: .at(0), makesCurrent: true).tenant
        _ = try await stores.set(.rated(4), of: guest)
        _ = try await stores.history.record("GUEST-SEARCH", of: guest, at: .at(0))
        #expect(try await stores.sessions.signOut(traces[1].tenant, generation: 2) != nil)
        #expect(try await stores.sessions.signOut(guest, generation: 1) == 1)
        let left = try bytes(folder, userFiles)
        for needle in (traces[1].secrets + traces[1].tokens + ["GUEST-SECRET", "GUEST-SEARCH", "guest-search"]).map({ Data($0.utf8) })
            + Traces(account: 0, tenant: guest).numbers
        {
            #expect(left.range(of: needle) == nil)
        }
        #expect(left.range(of: Data(traces[1].username.utf8)) != nil)
        await stores.close()
    }

    /// The same with secrets: signing in again and again lets the rows of accounts grow, shrink and move.
    @Test func `of many who sign out no byte of a secret is left where their rows once lay`() async throws {
        let folder = try TemporaryFolder()
        let events = EventLog()
        let stores = try await folder.library(events: events)
        var random = SplitMix64(seed: 5)
        let handle = try SQLiteHandle(folder.path("user.sqlite"))
        var tenants: [Int: Int] = [:]
        try handle.write { () throws(StoreFailure) in
            let table = AccountTable(handle: handle)
            for _ in 1...8_000 {
                let account = Int.random(in: 1...600, using: &random)
                let grant = UserGrant.account(
                    account, session: "SECRET-\(account)-",
                    userToken: "TOKEN-\(account)-" + String(repeating: "t", count: Int.random(in: 0...400, using: &random)),
                    username: String(repeating: "u", count: Int.random(in: 1...250, using: &random)))
                tenants[account] = try table.save(grant, on: server, at: .at(0))
            }
            for account in 2...400 {
                guard let tenant = tenants[account], let session = try table.session(tenant) else { continue }
                try table.removeSecrets(of: tenant, generation: session.generation, at: .at(0))
            }
        }
        let tenant = try #require(tenants[1])
        let last = try #require(try await stores.sessions.session(tenant))
        #expect(try await stores.sessions.signOut(last.tenant, generation: last.generation) != nil)
        let left = try bytes(folder, userFiles)
        for account in 1...400 {
            for name in ["SECRET", "TOKEN"] { #expect(left.range(of: Data("\(name)-\(account)-".utf8)) == nil) }
        }
        for account in 401...600 {
            let session = try await stores.sessions.session(try #require(tenants[account]))
            #expect(session?.authorization?.session == Secret("SECRET-\(account)-"))
        }
        #expect(events.kinds.isEmpty)
        await stores.close()
    }

    @Test func `signing out writes where the secrets were, and not the rows of all people`() throws {
        let folder = try TemporaryFolder()
        let handle = try UserOpening(path: folder.path("user.sqlite"), schema: .user, onEvent: { _ in }).writer()
        let table = AccountTable(handle: handle)
        var tenants: [Int] = []
        try handle.write { () throws(StoreFailure) in
            for account in 1...3_000 {
                tenants.append(try table.save(.account(account, session: "SECRET-\(account)-"), on: server, at: .at(0)))
            }
        }
        for tenant in tenants.prefix(2) {
            let before = try handle.number("SELECT total_changes()")
            let result = try AccountRemoval(tenant: tenant, handle: handle).signOut(generation: 1, at: .at(0))
            #expect(result != nil && result?.failure == nil)
            #expect(try handle.number("SELECT total_changes()") - before < 1_000)
        }
        let left = try bytes(folder, userFiles)
        for account in 1...2 { #expect(left.range(of: Data("SECRET-\(account)-".utf8)) == nil) }
        #expect(left.range(of: Data("SECRET-3-".utf8)) != nil)
    }

    @Test func `who signs out while somebody keeps old bytes by reading is signed out, and the service hears of it`() async throws {
        let folder = try TemporaryFolder()
        let events = EventLog()
        let stores = try await folder.library(events: events)
        let (account, guest) = (
            try await stores.signIn(1), try await stores.sessions.signIn(.guest(), on: server, at: .at(0), makesCurrent: true).tenant
        )
        _ = try await stores.set(.rated(7), of: account)
        let reader = try SQLiteHandle(folder.path("user.sqlite"))
        try reader.execute("BEGIN")
        #expect(try reader.number("SELECT count(*) FROM account") == 2)
        #expect(try await stores.sessions.signOut(account, generation: 1) == 1)
        #expect(try await stores.sessions.signOut(guest, generation: 1) == 0)
        #expect(try await stores.sessions.session(account)?.session.state == .signedOut)
        #expect(try await stores.sessions.session(account)?.authorization == nil)
        #expect(try await stores.sessions.session(guest) == nil)
        let failures = events.kinds.compactMap { if case .storeFailed(_, let error) = $0 { error.reason.key } else { nil } }
        #expect(failures == ["store.wipeIncomplete", "store.wipeIncomplete"])
        try reader.execute("COMMIT")
        await stores.close()
    }

    @Test func `a wipe says when somebody keeps old bytes by reading, and done again removes them`() async throws {
        let folder = try TemporaryFolder()
        let (stores, traces) = try await filled(folder, rounds: 8)
        let reader = try SQLiteHandle(folder.path("user.sqlite"))
        try reader.execute("BEGIN")
        #expect(try reader.number("SELECT count(*) FROM account") == 5)
        let error = await #expect(throws: MarqueeError.self) { try await stores.sessions.wipe(traces[2].tenant) }
        #expect(error?.code == .storage && error?.reason.key == "store.wipeIncomplete")
        #expect(try await stores.sessions.session(traces[2].tenant) == nil)
        try reader.execute("COMMIT")
        try await stores.sessions.wipe(traces[2].tenant)
        let left = try bytes(folder, userFiles)
        for needle in traces[2].all { #expect(left.range(of: needle) == nil) }
        // The time of waiting for others is the same as before.
        #expect(try await stores.set(.favorite(true), of: traces[0].tenant).marks.isFavorite)
        await stores.close()
    }

    @Test func `a wiped account does not come back when the file is salvaged`() async throws {
        let folder = try TemporaryFolder()
        let (stores, traces) = try await filled(folder, rounds: 8)
        try await stores.sessions.wipe(traces[2].tenant)
        await stores.close()
        try DamageTests.Damage.zeroedHeader.inflict(on: "user.sqlite", in: folder)
        let events = EventLog()
        let again = try await folder.library(events: events)
        #expect(events.rebuilds == ["store.salvaged"])
        #expect(try await again.sessions.sessions(on: server).map(\.tenant) == [4, 3, 1, 0].map { traces[$0].tenant })
        #expect(try await again.library.entries(of: traces[2].tenant) == [])
        let other = try await again.signIn(3)
        #expect(other != traces[2].tenant)
        await again.close()
    }

    @Test func `answers that were private go when the user's file is another one than last time`() async throws {
        let folder = try TemporaryFolder()
        let (stores, traces) = try await filled(folder, rounds: 8)
        try await stores.snapshots.save(.holding("public"), for: .numbered(1))
        await stores.close()
        for name in userFiles where folder.exists(name) { try FileManager.default.removeItem(atPath: folder.path(name)) }
        let events = EventLog()
        let again = try await folder.library(events: events)
        #expect(events.rebuilds == ["store.userLost"])
        #expect(try await again.snapshots.load(.numbered(1)) == .holding("public"))
        let left = try bytes(folder, cacheFiles)
        for trace in traces {
            for needle in trace.inCacheFile { #expect(left.range(of: needle) == nil) }
        }
        await again.close()
    }

    @Test func `secrets are in no event, no error and no description`() async throws {
        let folder = try TemporaryFolder()
        let events = EventLog()
        let stores = try await folder.library(events: events)
        let kept = try await stores.sessions.signIn(
            .account(1, session: "SECRET", userToken: "TOKEN"), on: server, at: .at(0), makesCurrent: true)
        await stores.close()
        var texts = ["\(kept)", String(reflecting: kept)]
        dump(kept, to: &texts[0])
        let error = await #expect(throws: MarqueeError.self) { try await stores.signIn(2, session: "SECRET") }
        dump(error, to: &texts[1])
        try DamageTests.Damage.zeroedHeader.inflict(on: "user.sqlite", in: folder)
        await (try await folder.library(events: events)).close()
        texts += events.kinds.map { "\($0)" }
        #expect(events.kinds.count == 1)
        #expect(texts.allSatisfy { !$0.contains("SECRET") && !$0.contains("TOKEN") })
    }
}
