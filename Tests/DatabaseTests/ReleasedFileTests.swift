import Foundation
import MarqueeData
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueeDatabase

/// User files as every schema with a library wrote them, opened by today's rules.
@Suite(.timeLimit(.minutes(5)))
struct ReleasedFileTests {
    /// These texts must never change with the code.
    private static let outbox = """
        id, account, shelf, media_id, season, episode, value, before, revision, position, changed_at, was_sent, attempts, not_before,
        longest_wait, lease_owner, lease_until, lease_duration, refusal_code, refusal_key, refusal_text, refusal_operation, refusal_status,
        refusal_tmdb_code, refusal_retry_after
        """
    private static let account = """
        id, server, kind, account_id, object_id, username, session, user_token, state, generation, signed_in_at, expires_at, is_current,
        last_used, version
        """
    private static let rows = """
        INSERT INTO account(\(account)) VALUES(77, 's', 'account', 7, NULL, 'viewer', 'secret', NULL, 'active', 3, 1000, NULL, 1, 9, 41);
        INSERT INTO tenant VALUES(77, 7, 's');
        INSERT INTO mark VALUES(1, 77, 'favoriteMovies', 550, 0, 0, 1, 30, 12, 4, 1700000000123, 11);
        INSERT INTO mark VALUES(2, 77, 'ratedEpisodes', 1399, 2, 9, 17, 31, 31, 0, NULL, 0);
        INSERT INTO mark VALUES(3, 77, 'watchlistTV', 1399, 0, 0, 0, 32, 0, 0, NULL, 0);
        INSERT INTO outbox(\(outbox)) VALUES(1, 77, 'favoriteMovies', 550, 0, 0, 0, 1, 2, 40, 1700000001000, 1, 3, 1700000005000, 300000,
            'sender', 1700000030000, 30000, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
        INSERT INTO outbox(\(outbox)) VALUES(2, 77, 'ratedMovies', 11, 0, 0, 20, NULL, 1, 41, 1700000002000, 0, 0, NULL, 0, NULL, NULL, 0,
            'notFound', 'tmdb.34', 'Text', 'POST /3/movie/{movie_id}/rating', 404, 34, 1500);
        INSERT INTO shelf VALUES(1, 77, 'watchlistTV', 20);
        """
    private static let tables = ["account", "tenant", "mark", "outbox", "shelf"]

    @Test(arguments: 3...Schema.user.newest) func `marks and changes of every schema are read as they were written, and stay so`(
        version: Int
    ) async throws {
        let folder = try TemporaryFolder()
        try StoreFile(path: folder.path("user.sqlite")).create()
        let before = try Self.write(version, to: folder)
        let stores = try await folder.library()
        let marks = try await stores.library.marks(of: 77)
        #expect(marks.version == 41 && marks.pulled == [.watchlistTV])
        let favorite = StoredMarks.Entry(
            item: .movie(550), marks: Marks(pending: [.favorite]), known: [.favorite], state: .init(version: 41))
        #expect(marks.entries[.movie(550)] == favorite)
        let episode = Markable.episode(of: 1_399, season: 2, number: 9)
        #expect(marks.entries[episode]?.marks.rating == Rating(halfPoints: 17))
        #expect(marks.entries[episode]?.places == [.rating: .init(order: 31, isOnServer: true)])
        #expect(marks.entries[.tv(1_399)] == .init(item: .tv(1_399), known: [.watchlist], state: .init(version: 41)))
        #expect(marks.entries[.movie(11)] == .init(item: .movie(11), marks: Marks(rejected: [.rating]), state: .init(version: 41)))
        let entries = try await stores.library.entries(of: 77)
        #expect(entries.map(\.item) == [.movie(550), .movie(11)])
        #expect(
            entries.first
                == OutboxEntry(
                    tenant: 77, item: .movie(550), value: .favorite(false), before: .favorite(true), revision: 2, position: 40,
                    changedAt: .init(milliseconds: 1_700_000_001_000), attempts: 3, notBefore: .init(milliseconds: 1_700_000_005_000),
                    lease: .init(owner: "sender", until: .init(milliseconds: 1_700_000_030_000))))
        let rejection = MarqueeError(
            .notFound, .init("tmdb.34"), operation: "POST /3/movie/{movie_id}/rating", status: 404, tmdbCode: 34,
            retryAfter: .milliseconds(1_500))
        #expect(entries.last?.rejection == rejection)
        await stores.close()
        #expect(try Self.dump(SQLiteHandle(folder.path("user.sqlite"))) == before)
    }

    /// The rows that the rules write for a change, byte for byte, beside rows that it does not concern.
    @Test func `an answer changes the rows of its mark, and no others`() async throws {
        let folder = try TemporaryFolder()
        try StoreFile(path: folder.path("user.sqlite")).create()
        let before = try Self.write(Schema.user.newest, to: folder)
        let stores = try await folder.library()
        let sent = try #require(try await stores.library.entries(of: 77).first)
        _ = try await stores.acknowledge(sent, at: .init(milliseconds: 1_700_000_040_000))
        await stores.close()
        let after = try Self.dump(SQLiteHandle(folder.path("user.sqlite")))
        let mark = "1, 77, favoriteMovies, 550, 0, 0, 0, 42, 0, 0, nil, 40"
        #expect(after["mark"]?.first == mark)
        #expect(after["mark"]?.dropFirst() == before["mark"]?.dropFirst())
        #expect(after["outbox"] == before["outbox"].map { Array($0.dropFirst()) })
        #expect(after["account"]?.first?.hasSuffix(", 42") == true && after["shelf"] == before["shelf"])
    }

    /// The account of the rows above, and one that signed out.
    @Test(arguments: 3..<5)
    func `changes of every schema that cannot be sent are suspended or rejected from the migration on`(version: Int) async throws {
        let folder = try TemporaryFolder()
        try StoreFile(path: folder.path("user.sqlite")).create()
        _ = try Self.write(version, to: folder)
        try SQLiteHandle(folder.path("user.sqlite")).execute(
            """
            INSERT INTO account(\(Self.account)) VALUES(78, 's', 'account', 8, NULL, 'viewer', NULL, NULL, 'signedOut', 1, 1000, NULL, 0, 8, 3);
            INSERT INTO tenant VALUES(78, 8, 's');
            INSERT INTO outbox(\(Self.outbox)) VALUES(3, 78, 'favoriteMovies', 5, 0, 0, 1, NULL, 1, 3, 1700000001000, 0, 0, NULL, 0,
                NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
            """)
        let clock = ManualClock()
        clock.set(Date().addingTimeInterval(86_400))
        let stores = try await folder.library(clock: clock)
        let request = TurnRequest.of(accounts: 9, on: "s")
        #expect(try await stores.library.lease(request).turns.map { $0.map(\.tenant) } == [[77]])
        let expired = try await stores.library.expired(on: "s", after: .seconds(3_600), limit: 9)
        #expect(Set(expired.map(\.item)) == [.movie(11), .movie(5)])
        #expect(try await stores.library.expired(on: "s", after: .seconds(2 * 86_400), limit: 9).isEmpty)
        _ = try await stores.signIn(8, on: "s")
        #expect(try await stores.library.lease(request).turns.map { $0.map(\.tenant) } == [[78]])
        await stores.close()
    }

    private static func write(_ version: Int, to folder: TemporaryFolder) throws -> [String: [String]] {
        let handle = try SQLiteHandle(folder.path("user.sqlite"))
        try Schema.user.migrate(handle, to: version)
        try handle.execute(rows)
        return try dump(handle)
    }

    /// Every value of every row.
    private static func dump(_ handle: SQLiteHandle) throws -> [String: [String]] {
        var all: [String: [String]] = [:]
        for table in tables {
            let count = try handle.number("SELECT count(*) FROM pragma_table_info('\(table)')")
            all[table] = try handle.all("SELECT * FROM \(table) ORDER BY id") { row in
                // The columns that a later step added are not of the rows above.
                (0..<(["account": 15, "outbox": 25][table] ?? count)).map { row.text($0) ?? "nil" }.joined(separator: ", ")
            }
        }
        return all
    }
}
