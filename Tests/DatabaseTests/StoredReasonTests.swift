import MarqueeData
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueeDatabase

/// The reasons of rejected changes in a user's file: those of older versions, and those of this one.
@Suite(.timeLimit(.minutes(5)))
struct StoredReasonTests {
    @Test(arguments: [3, Schema.user.newest]) func `Every reason that an older version stored is shown in every language`(version: Int)
        async throws
    {
        let folder = try TemporaryFolder()
        try StoreFile(path: folder.path("user.sqlite")).create()
        try Self.write(OlderReasons.all, version, to: folder)
        let stores = try await folder.library()
        let entries = try await stores.library.entries(of: 77)
        #expect(entries.count == OlderReasons.all.count)
        for (entry, older) in zip(entries, OlderReasons.all) {
            let reason = try #require(entry.rejection?.reason)
            #expect(
                TextLanguage.allCases.allSatisfy { $0 == .english || ![older.text, reason.text].contains(reason.text(in: $0)) }, "\(older)")
        }
        await stores.close()
    }

    @Test func `A stored reason has a key and an English sentence for older versions`() async throws {
        let folder = try TemporaryFolder()
        let reasons: [(MarqueeError.Reason, columns: [String])] = [
            (.init("tmdb.34"), ["tmdb.34", "TMDb has no such resource."]),
            (.init("store.engine", ["code": "14"]), [#"store.engine {"code":"14"}"#, "The local store failed (SQLite code 14)."]),
            (.init("redis.full", "Redis is full."), ["redis.full", "Redis is full."]),
            (.init("store.full", "Redis is full."), ["store.full null", "Redis is full."]),
        ]
        let stores = try await folder.library()
        let tenant = try await stores.signIn(1)
        for (movie, reason) in reasons.enumerated() {
            _ = try await stores.set(.favorite(true), on: .movie(movie + 1), of: tenant)
            let entry = try #require(try await stores.lease(tenant))
            _ = try await stores.library.reject(entry, because: MarqueeError(.refused, reason.0))
        }
        #expect(try await stores.library.entries(of: tenant).map(\.rejection?.reason) == reasons.map(\.0))
        await stores.close()
        let handle = try SQLiteHandle(folder.path("user.sqlite"))
        let columns = try handle.all("SELECT refusal_key, refusal_text FROM outbox ORDER BY position") { [$0.text(0), $0.text(1)] }
        #expect(columns == reasons.map(\.columns))
    }

    @Test func `A reason of a newer version is shown by its English sentence`() async throws {
        let folder = try TemporaryFolder()
        try StoreFile(path: folder.path("user.sqlite")).create()
        let newer = [
            (key: #"store.melted {"degrees":"900"}"#, text: "The disk melted at 900 degrees."), (key: "store.gone", text: "It is gone."),
        ]
        try Self.write(newer, Schema.user.newest, to: folder)
        let stores = try await folder.library()
        let reasons = try await stores.library.entries(of: 77).compactMap(\.rejection?.reason)
        #expect(reasons.map { $0.text(in: .german) } == newer.map(\.text) && reasons.map(\.key) == ["store.melted", "store.gone"])
        await stores.close()
    }

    private static func write(_ reasons: [(key: String, text: String)], _ version: Int, to folder: TemporaryFolder) throws {
        let handle = try SQLiteHandle(folder.path("user.sqlite"))
        try Schema.user.migrate(handle, to: version)
        try handle.execute(
            """
            INSERT INTO account(
                id, server, kind, account_id, object_id, username, session, user_token, state, generation, signed_in_at, expires_at, is_current,
                last_used, version)
                VALUES(77, 's', 'account', 7, NULL, 'viewer', 'secret', NULL, 'active', 3, 1000, NULL, 1, 9, 41);
            INSERT INTO tenant VALUES(77, 7, 's');
            """)
        for (index, reason) in reasons.enumerated() {
            try handle.run(
                """
                INSERT INTO outbox(
                    id, account, shelf, media_id, season, episode, value, before, revision, position, changed_at, was_sent, attempts, not_before,
                    longest_wait, lease_owner, lease_until, lease_duration, refusal_code, refusal_key, refusal_text, refusal_operation, refusal_status,
                    refusal_tmdb_code, refusal_retry_after)
                    VALUES(?1, 77, 'favoriteMovies', ?1, 0, 0, 0, 1, 2, ?1, 1700000001000, 1, 3, NULL, 0, NULL, NULL, 0,
                    'refused', ?2, ?3, NULL, NULL, NULL, NULL)
                """, [.integer(Int64(index + 1)), .text(reason.key), .text(reason.text)])
        }
    }
}
