import Foundation
import MarqueeData
import MarqueeDomain
import Testing

@testable import MarqueeDatabase

@Suite("Snapshots", .timeLimit(.minutes(1)))
struct SnapshotTests {
    @Test("A snapshot is found again as it was, also after a restart")
    func roundTrip() async throws {
        let folder = try TemporaryFolder()
        let key = SnapshotKey.numbered(550)
        let snapshot = Snapshot(
            body: Data([0, 1, 2, 255, 0]), validator: nil, savedAt: Date(timeIntervalSince1970: 1_700_000_000.123),
            validUntil: Date(timeIntervalSince1970: 1_700_003_600.789))
        let first = try await folder.open()
        try await first.snapshots.save(snapshot, for: key, titles: [])
        let found = try #require(try await first.snapshots.load(key))
        #expect(found.body == snapshot.body)
        #expect(found.validator == nil)
        #expect(found.savedAt.milliseconds == 1_700_000_000_123)
        #expect(found.validUntil.milliseconds == 1_700_003_600_789)
        await first.close()

        let second = try await folder.open()
        #expect(try await second.snapshots.load(key) == found)
        await second.close()
    }
}
