import Foundation
import MarqueeAdministration
import MarqueeData
import MarqueeDatabase
import MarqueeDomain
import MarqueeSQLiteAdministration
import Synchronization
import TestKit
import Testing

@testable import MarqueePostgreSQL

/// The operations of an operator on a store, on both engines.
@Suite(.timeLimit(.minutes(5)), .needsPostgreSQL)
struct AdministrationTests {
    /// A store of a service with two people and a guest: marks, a whole shelf, a pending, a failed, a rejected and a suspended change, and
    /// searches.
    private func fill(_ stores: Stores) async throws -> [Int] {
        let (sessions, library) = (try #require(stores.sessions), try #require(stores.library))
        let history = try #require(stores.history)
        let first = try await sessions.signIn(.account(1), on: tmdb, at: .at(0)).tenant
        let second = try await sessions.signIn(.account(2), on: tmdb, at: .at(1)).tenant
        let guest = try await sessions.signIn(.guest(), on: tmdb, at: .at(2)).tenant
        let rated = WholeShelf(.ratedEpisodes, values: [.episode(of: 1399, season: 1, number: 2): .rated(17)])
        _ = try await library.reconcile(rated, of: first, since: 0)
        for (number, tenant) in [(1, first), (2, first), (3, first), (4, second), (5, guest)] {
            _ = try await library.record(.set(.favorite(true)), on: .movie(number), of: tenant)
        }
        let sent = try #require(try await library.lease(.of(first)))
        _ = try await library.acknowledge(sent)
        let refused = try #require(try await library.lease(.of(first)))
        _ = try await library.reject(
            refused,
            because: MarqueeError(.notFound, .init("tmdb.34", "Not there."), operation: "POST /3/account", status: 404, tmdbCode: 34))
        let failed = try #require(try await library.lease(.of(first)))
        try await library.release(failed, for: .seconds(60))
        _ = try await sessions.signOut(second, generation: 1)
        for text in ["Godfather", "Émilie \u{7}\"quoted\""] { _ = try await history.record(text, of: first, at: .at(3)) }
        _ = try await history.record("on a device", of: nil, at: .at(4))
        return [first, second, guest]
    }

    private func lines(_ store: any StoreAdministration, _ options: StoreExportOptions = StoreExportOptions()) async throws -> [String] {
        let lines = Mutex<[String]>([])
        _ = try await store.export(options) { line in lines.withLock { $0.append(line) } }
        var check = StoreLineCheck(needsPlainSecrets: store.keepsPlainSecrets)
        for line in lines.withLock({ $0 }) { try check.take(line) }
        try check.finish()
        return lines.withLock { $0 }
    }

    private func restore(_ lines: [String], into store: any StoreAdministration) async throws -> Bool {
        let rest = Mutex(lines[...])
        return try await store.restore({ rest.withLock { $0.popFirst() } }, isDryRun: false)
    }

    private func administration(_ configuration: PostgreSQLConfiguration) throws -> PostgreSQLAdministration {
        try PostgreSQLAdministration(configuration.connection.reveal(), schema: configuration.schema)
    }

    /// The data of accounts, without the columns of a device.
    private func contents(_ stores: Stores, _ tenants: [Int]) async throws -> [String] {
        var found: [String] = []
        let (sessions, library) = (try #require(stores.sessions), try #require(stores.library))
        for tenant in tenants {
            let stored = try await sessions.session(tenant)
            found.append("\(stored?.session as Any) \(stored?.generation ?? 0) \(stored?.authorization?.session.reveal() ?? "-")")
            let marks = try await library.marks(of: tenant)
            found.append("\(marks.state) \(marks.pulled.map(\.rawValue).sorted())")
            for item in marks.entries.keys.sorted(by: { "\($0)" < "\($1)" }) {
                found.append("\(item) \(marks.entries[item]?.marks as Any) \(marks.entries[item]?.places as Any)")
            }
            found += try await library.entries(of: tenant).map { "\($0)" }
            found += try await stores.history?.searches(beginning: "", of: tenant, limit: 9).map { "\($0)" } ?? []
        }
        found += try await stores.history?.searches(beginning: "", of: nil, limit: 9).map { "\($0)" } ?? []
        return found
    }

    @Test func `A service moves from a file to PostgreSQL and back, whole`() async throws {
        let (folder, other) = (try TemporaryFolder(), try TemporaryFolder())
        let stores = try await SQLiteStores.open(.folder(folder.path), now: { .at(10) })
        let tenants = try await fill(stores)
        let before = try await contents(stores, tenants)
        await stores.close()
        let file = try SQLiteAdministration(.folder(folder.path))
        let exported = try await lines(file)
        await file.close()

        let configuration = try await PostgreSQLServer.shared().configuration()
        let server = try administration(configuration)
        #expect(try await server.versions().tables == nil)
        try await server.migrate()
        #expect(try await server.versions().isUsable)
        #expect(try await restore(exported, into: server))
        let moved = try await PostgreSQLStores.open(configuration, cache: .memory)
        let after = try await contents(moved, tenants)
        #expect(after.count == before.count)
        for (new, old) in zip(after, before) { #expect(new == old) }
        await moved.close()
        #expect(try await server.check() == [])
        let again = try await lines(server)
        func ofDevices(_ line: String) -> String { line.replacing(#/"(is_current|last_used)":\d+,/#, with: "") }
        #expect(again.map { $0.lowercased() }.sorted() == exported.map { ofDevices($0).lowercased() }.sorted())
        #expect(try await !restore(exported, into: server))

        let back = try SQLiteAdministration(.folder(other.path))
        try await back.migrate()
        #expect(try await restore(again, into: back))
        #expect(try await back.check() == [])
        await back.close()
        let returned = try await SQLiteStores.open(.folder(other.path), now: { .at(10) })
        let last = try await contents(returned, tenants)
        #expect(last.count == before.count)
        for (new, old) in zip(last, before) { #expect(new == old) }
        // Numbers of accounts are the same at the next sign-in.
        #expect(try await returned.sessions?.signIn(.account(2), on: tmdb, at: .at(20)).tenant == tenants[1])
        await returned.close()
        await server.close()
    }

    @Test func `Without sessions, everyone is signed out and changes are suspended`() async throws {
        let configuration = try await PostgreSQLServer.shared().configuration()
        let stores = try await PostgreSQLStores.open(configuration, cache: .memory)
        let tenants = try await fill(stores)
        await stores.close()
        let elsewhere = try await PostgreSQLServer.shared().configuration()
        let (source, target) = (try administration(configuration), try administration(elsewhere))
        var options = StoreExportOptions()
        options.leavesOutSessions = true
        let exported = try await lines(source, options)
        #expect(!exported.contains { $0.contains("\"session\"") || $0.contains("guest") })
        try await target.migrate()
        #expect(try await restore(exported, into: target))
        let figures = try await target.figures()
        #expect(figures.pending == 0 && figures.suspended == 2 && figures.rejected == 1)
        #expect(try await target.check() == [])
        #expect(try await target.contents(of: tenants[2]) == nil)
        for store in [source, target] { await store.close() }
    }

    @Test func `Acts choose changes by account and state, and a dry run changes nothing`() async throws {
        let configuration = try await PostgreSQLServer.shared().configuration()
        let stores = try await PostgreSQLStores.open(configuration, cache: .memory)
        let library = try #require(stores.library)
        let invalidations = try #require(stores.invalidations)
        var heard = invalidations().makeAsyncIterator()
        #expect(await heard.next() == .allMarks)
        let tenants = try await fill(stores)
        let store = try administration(configuration)
        let states = try await store.changes(.init(), limit: 9).map { ChangeSelection.State($0) }
        #expect(Set(states) == [.pending, .rejected, .suspended] && states.count == 4)
        #expect(try await store.changes(.init(tenant: tenants[1]), limit: 9).count == 1)
        #expect(try await store.changes(.init(), limit: 2).count == 2)

        let rejected = ChangeSelection(state: .rejected)
        let version = try await library.version(of: tenants[0])
        for isDryRun in [true, false] {
            let outcome = try await store.apply(.resend, to: rejected, isDryRun: isDryRun)
            #expect(outcome.changes == 1 && outcome.accounts == 1)
            #expect(try await store.changes(rejected, limit: 9).count == (isDryRun ? 1 : 0))
        }
        #expect(try await library.version(of: tenants[0]) == version + 1)
        #expect(await heard.next() == .marks(tenant: tenants[0]))
        let discarded = try await store.apply(.discard, to: .init(state: .suspended), isDryRun: false)
        #expect(discarded.changes == 1 && discarded.takenBack == 0)
        #expect(try await library.entries(of: tenants[1]) == [])

        #expect(try await store.contents(of: tenants[0])?["outbox"] == 2)
        try await store.forget(tenants[0])
        #expect(try await store.contents(of: tenants[0]) == nil)
        await store.close()
        await stores.close()
    }

    @Test func `A file that is damaged, cut or of another version is refused before anything is written`() async throws {
        let folder = try TemporaryFolder()
        let stores = try await SQLiteStores.open(.folder(folder.path), now: { .at(10) })
        _ = try await fill(stores)
        await stores.close()
        let file = try SQLiteAdministration(.folder(folder.path))
        let good = try await lines(file)
        await file.close()
        func problem(_ lines: [String], plain: Bool = false) -> StoreLineCheck.Flaw? {
            var check = StoreLineCheck(needsPlainSecrets: plain)
            do throws(StoreLineCheck.Flaw) {
                for line in lines { try check.take(line) }
                try check.finish()
                return nil
            } catch {
                return error
            }
        }
        func changed(_ old: String, _ new: String) -> [String] { good.map { $0.replacing(old, with: new) } }
        #expect(problem(good) == nil && problem(good, plain: true) == nil)
        #expect(problem([]) == .foreign && problem(["{}"]) == .foreign && problem(Array(good.dropFirst())) == .foreign)
        #expect(problem(changed(#""format":"store","version":1"#, #""format":"store","version":2"#)) == .newer)
        #expect(problem(Array(good.dropLast())) == .incomplete)
        #expect(problem(Array(good.dropLast(2)) + [good[good.count - 1]]) == .incomplete)
        for (old, new) in [
            (#""kind":"account""#, #""kind":"robot""#), (#""state":"active""#, #""state":"x""#), (#""value":1,"#, #""value":21,"#),
            (#""media_id":1,"#, #""media_id":0,"#), (#""shelf":"favoriteMovies""#, #""shelf":"best""#),
            (#""generation":1"#, #""generation":null"#), (#""username":"#, #""name":"#), (#""season":0"#, #""season":"0""#),
        ] {
            guard case .line = problem(changed(old, new)) else {
                Issue.record("\(old) → \(new): \(String(describing: problem(changed(old, new))))")
                continue
            }
        }
        let numbers = Set(good.dropFirst().dropLast().flatMap { $0.matches(of: /"(\w+)":\d+/).map { String($0.output.1) } })
        #expect(numbers.count > 20)
        for name in numbers {
            for value in ["-1", "9223372036854775807"] {
                let hostile = try good.dropFirst().dropLast().map {
                    $0.replacing(try Regex("\"\(name)\":\\d+"), with: "\"\(name)\":\(value)")
                }
                guard case .line = problem([good[0]] + hostile + [good[good.count - 1]]) else {
                    Issue.record("\(name) \(value)")
                    continue
                }
            }
        }
        for text in [#"a\u0000b"#, String(repeating: "a", count: 10_001)] {
            #expect(problem(good.map { $0.replacing(/"username":"[^"]*"/, with: "\"username\":\"\(text)\"") }) == .line(2))
        }
        // A version that only its account could have reached.
        for name in ["learned", "position", "pulled"] {
            let newer = try good.map { $0.replacing(try Regex("\"\(name)\":\\d+"), with: "\"\(name)\":999") }
            guard case .line = problem(newer) else {
                Issue.record("\(name) 999")
                continue
            }
        }
        // The accounts are in the order of their numbers, which are drawn.
        let twice = problem(changed(#""account_id":2"#, #""account_id":1"#))
        #expect(twice == .line(3) || twice == .line(4))
        let mark = try #require(good.firstIndex { $0.contains(#"{"mark""#) })
        #expect(problem(good[...mark] + [good[mark]] + good[(mark + 1)...]) == .line(mark + 2))
        // The accounts are in the order of their numbers, which the stores draw.
        let account = try #require(good.firstIndex { $0.contains(#""session":"#) })
        let session = try #require(good[account].firstMatch(of: /"session":"([0-9A-Fa-f]+)"/)).output.1
        #expect(problem(changed(String(session), "00FF"), plain: true) == .sealed(account + 1))
        #expect(problem(changed(String(session), "00FF")) == nil)
    }

    @Test func `An act changes some hundred accounts in a transaction, and a dry run waits for no lock`() async throws {
        let stores = try await OpenStores.open()
        try await stores.execute(
            """
            INSERT INTO account(id, server, kind, account_id, username, state, generation, signed_in_at, version)
                SELECT n, '\(tmdb)', 'account', n, 'u', 'active', 1, 0, 0 FROM generate_series(1, 450) AS n;
            INSERT INTO outbox(
                account, shelf, media_id, season, episode, value, revision, position, changed_at, was_sent, attempts, not_before,
                longest_wait, lease_duration)
                SELECT n, 'favoriteMovies', 1, 0, 0, 1, 1, 1, 0, 1, 1, 1, 0, 0 FROM generate_series(1, 450) AS n;
            INSERT INTO mark(account, shelf, media_id, season, episode, value, learned, place, rank, position)
                SELECT n, 'favoriteMovies', 1, 0, 0, n % 2, 1, 0, 0, 0 FROM generate_series(1, 10) AS n;
            UPDATE account SET state = 'signedOut' WHERE id > 400
            """)
        let store = try administration(stores.configuration)
        let holder = try PostgreSQLHandle(try ConnectionSettings(stores.configuration), until: .now + .seconds(600))
        try holder.execute("BEGIN; SELECT 1 FROM account FOR UPDATE")
        var discarded = ChangeActOutcome()
        // Of ten changes that were sent, the server's value is known: five have it already, and five are taken back.
        (discarded.changes, discarded.accounts, discarded.takenBack) = (445, 445, 5)
        let planned = try await store.apply(.discard, to: .init(), isDryRun: true)
        #expect(planned == discarded)
        #expect(try await store.apply(.resend, to: .init(), isDryRun: true).changes == 400)
        #expect(try await store.apply(.resend, to: .init(state: .suspended), isDryRun: true).changes == 50)
        try holder.execute("ROLLBACK")
        #expect(try await store.apply(.resend, to: .init(), isDryRun: false).changes == 400)
        #expect(try await store.apply(.resend, to: .init(), isDryRun: false).changes == 0)
        #expect(try await store.apply(.discard, to: .init(), isDryRun: false) == discarded)
        #expect(try await store.changes(.init(), limit: 999).count == 10)
        let transactions = try holder.number("SELECT count(DISTINCT xmin::text) FROM account")
        #expect((3...4).contains(transactions), "\(transactions)")
        await store.close()
        await stores.close()
    }

    @Test func `A repair mends what follows from other rows, on both engines`() async throws {
        let folder = try TemporaryFolder()
        let (files, stores) = (try await SQLiteStores.open(.folder(folder.path), now: { .at(10) }), try await OpenStores.open())
        let served = try await PostgreSQLStores.open(stores.configuration, cache: .memory)
        for stores in [files, served] {
            _ = try await fill(stores)
            await stores.close()
        }
        let faults = [
            "INSERT INTO shelf(account, name, pulled) VALUES(7, 'ratedTV', 1)",
            "UPDATE outbox SET suspended_at = CASE WHEN suspended_at IS NULL THEN 1 END",
            "UPDATE outbox SET rejected_at = NULL", "UPDATE account SET version = 0",
        ]
        for fault in faults { try await stores.execute(fault) }
        let access = try UserFileAccess(.folder(folder.path))
        try await access.write { (transaction) throws(StoreFailure) in for fault in faults { try transaction.run(fault, []) } }
        await access.close()
        for store: any StoreAdministration in [try SQLiteAdministration(.folder(folder.path)), try administration(stores.configuration)] {
            let found = try await store.check()
            #expect(found.map(\.kind) == [.orphans, .suspensions, .rejections, .versions])
            #expect(try await store.repair(isDryRun: true) == StoreRepair(found: found, left: []))
            #expect(try await store.check() == found)
            #expect(try await store.repair(isDryRun: false) == StoreRepair(found: found, left: []))
            #expect(try await store.check() == [])
            _ = try await lines(store)
            await store.close()
        }
        await stores.close()
    }

    @Test func `The check finds rows that break a rule`() async throws {
        let stores = try await OpenStores.open()
        let tenant = try await stores.signIn(1)
        _ = try await stores.library.record(.set(.favorite(true)), on: .movie(1), of: tenant)
        let store = try administration(stores.configuration)
        #expect(try await store.check() == [])
        try await stores.execute(
            """
            INSERT INTO shelf VALUES(7, 'ratedTV', 1);
            UPDATE outbox SET suspended_at = 1, refusal_code = 'x', position = 99
            """)
        #expect(
            try await store.check() == [
                StoreFinding(.orphans, rows: 1), StoreFinding(.suspensions, rows: 1), StoreFinding(.rejections, rows: 1),
                StoreFinding(.versions, rows: 1),
            ])
        await store.close()
        await stores.close()
    }

    @Test(arguments: [
        "UPDATE outbox SET value = 999", "UPDATE outbox SET value = -1", "UPDATE outbox SET media_id = -1",
        "UPDATE outbox SET shelf = 'none'",
        "UPDATE account SET state = 'none'", "UPDATE account SET kind = ''", "UPDATE account SET generation = -1",
    ])
    func `The check finds values that an export would write and an import refuse`(_ change: String) async throws {
        let stores = try await OpenStores.open()
        let tenant = try await stores.signIn(1)
        _ = try await stores.library.record(.set(.favorite(true)), on: .movie(1), of: tenant)
        let store = try administration(stores.configuration)
        // As in a database that was repaired by hand.
        try await stores.execute(
            """
            DO $$ DECLARE found record; BEGIN
                FOR found IN SELECT conname, conrelid::regclass AS name FROM pg_constraint
                    WHERE contype = 'c' AND connamespace = current_schema()::regnamespace
                LOOP EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', found.name, found.conname); END LOOP;
            END $$;
            \(change)
            """)
        #expect(try await store.check().contains(StoreFinding(.values, rows: 1)), "\(change)")
        await store.close()
        await stores.close()
    }

    @Test func `Tables of another version are described and not used`() async throws {
        let stores = try await OpenStores.open()
        let newest = PostgreSQLSchema.newest.migrations.count
        let store = try administration(stores.configuration)
        #expect(try await store.versions() == StoreVersions(tables: newest, readableSince: 3, program: newest))
        try await stores.execute("UPDATE store SET newest = \(newest - 1)")
        #expect(try await !store.versions().isUsable)
        try await stores.execute("UPDATE store SET version = \(newest + 1), newest = \(newest + 1)")
        #expect(try await !store.versions().isUsable)
        await #expect(throws: MarqueeError(PostgreSQLFailure.newer)) { try await store.migrate() }
        await store.close()
        await stores.close()
    }
}
