import Foundation
@testable import MarqueeData
import MarqueeDomain
import Synchronization
import TestKit
import Testing

/// A read does not wait for a store that saves later, and the outcome is reported when it is known.
@Suite(.timeLimit(.minutes(5)))
struct LateSaveTests {
    /// A store that keeps what it is to save until a test ends it.
    private final class LateStore: SnapshotDAO {
        private let reports = Mutex<[@Sendable (MarqueeError?) -> Void]>([])

        var waiting: Int { reports.withLock { $0.count } }

        func end(_ error: MarqueeError?) {
            for report in reports.withLock({ reports in
                defer { reports = [] }
                return reports
            }) { report(error) }
        }

        func load(_ key: SnapshotKey) async throws(MarqueeError) -> Snapshot? { nil }
        func save(_ snapshot: Snapshot, for key: SnapshotKey) async throws(MarqueeError) { Issue.record("saved at once") }
        func remove(_ selection: SnapshotSelection) async throws(MarqueeError) -> Int { 0 }
        func expire(_ selection: SnapshotSelection) async throws(MarqueeError) {}

        func saveSoon(
            _ snapshot: Snapshot, for key: SnapshotKey, titles: [IndexedTitle], in index: (any TitleDAO)?,
            report: @escaping @Sendable (MarqueeError?) -> Void
        ) async {
            reports.withLock { $0.append(report) }
        }
    }

    private let events = EventLog()

    @Test(arguments: [nil, MarqueeError(.storageFull, .test), MarqueeError(.cancelled, .test)])
    func `the outcome of a save is an event and the health of the store, after the read`(error: MarqueeError?) async throws {
        let (store, outcomes, server) = (LateStore(), Outcomes(), ReaderTests.Server())
        let observer = StoreObserver(
            onFailure: { error, isWrite in if isWrite { outcomes.add(error.code) } }, onSuccess: { if $0 { outcomes.add(nil) } })
        let reader = Reader(snapshots: store, marks: nil, onEvent: events.handler, observer: observer)
        #expect(try await reader.read(server.remote())().value == 1)
        #expect(store.waiting == 1 && events.storeFailures == 0 && outcomes.all.isEmpty)
        store.end(error)
        #expect(events.storeFailures == (error?.code == .storageFull ? 1 : 0))
        #expect(outcomes.all == (error == nil ? [nil] : error?.code == .storageFull ? [.storageFull] : []))
        let failed = events.events.filter { if case .storeFailed = $0.kind { true } else { false } }
        #expect(failed.allSatisfy { $0.operation == "GET /number" })
    }

    private final class Outcomes: Sendable {
        private let list = Mutex<[MarqueeError.Code?]>([])
        var all: [MarqueeError.Code?] { list.withLock { $0 } }
        func add(_ code: MarqueeError.Code?) { list.withLock { $0.append(code) } }
    }
}
