import MarqueeData
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueePostgreSQL

/// Processes of an older and of this version share a database: each shows the reasons that the other one stored.
@Suite(.timeLimit(.minutes(5)), .needsPostgreSQL)
struct StoredReasonTests {
    @Test func `Every reason that an older version stored is shown in every language`() async throws {
        let stores = try await OpenStores.open()
        let tenant = try await stores.signIn(1)
        let rows = OlderReasons.all.enumerated().map { index, reason in
            let texts = [reason.key, reason.text].map { "'" + $0.replacing("'", with: "''") + "'" }.joined(separator: ", ")
            return "(\(tenant), 'favoriteMovies', \(index + 1), 0, 0, 1, 1, \(index + 1), 0, 0, 0, 0, 0, 'refused', \(texts))"
        }
        try await stores.execute(
            """
            INSERT INTO outbox(
                account, shelf, media_id, season, episode, value, revision, position, changed_at, was_sent, attempts, longest_wait,
                lease_duration, refusal_code, refusal_key, refusal_text) VALUES \(rows.joined(separator: ", "))
            """)
        let entries = try await stores.library.entries(of: tenant)
        #expect(entries.count == OlderReasons.all.count)
        for (entry, older) in zip(entries, OlderReasons.all) {
            let reason = try #require(entry.rejection?.reason)
            #expect(
                TextLanguage.allCases.allSatisfy { $0 == .english || ![older.text, reason.text].contains(reason.text(in: $0)) }, "\(older)")
        }
        await stores.close()
    }

    @Test func `A stored reason has a key and an English sentence for older versions`() async throws {
        let stores = try await OpenStores.open()
        let tenant = try await stores.signIn(1)
        let reasons: [MarqueeError.Reason] = [
            .init("tmdb.34"), .init("store.engine", ["code": "14"]), .init("store.full", "Redis is full."),
        ]
        for (movie, reason) in reasons.enumerated() {
            _ = try await stores.library.record(.set(.favorite(true)), on: .movie(movie + 1), of: tenant)
            let entry = try #require(try await stores.library.lease(.of(tenant)))
            _ = try await stores.library.reject(entry, because: MarqueeError(.refused, reason))
        }
        #expect(try await stores.library.entries(of: tenant).map(\.rejection?.reason) == reasons)
        #expect(
            try await stores.execute("SELECT refusal_key || ': ' || refusal_text FROM outbox ORDER BY position") == [
                "tmdb.34: TMDb has no such resource.", #"store.engine {"code":"14"}: The local store failed (SQLite code 14)."#,
                "store.full null: Redis is full.",
            ])
        await stores.close()
    }
}
