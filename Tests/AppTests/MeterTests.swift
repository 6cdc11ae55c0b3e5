import MarqueeData
import MarqueeDomain
import Synchronization
import TestKit
import Testing

@testable import Marquee

/// The figures and the health of a client.
struct MeterTests {
    private let meter = Meter(time: ManualTime().source)
    private let failure = MarqueeError(.storage, .init("store.engine", "The local store failed."))

    private var storeFailures: [StorePart: MarqueeError] { meter.health([:]).storeFailures }

    @Test func `a store that fails is reported until it answers again`() {
        meter.note(MarqueeEvent(.storeFailed(.cache, failure)))
        meter.note(MarqueeEvent(.readServed(.server, isStale: false)))
        meter.note(MarqueeEvent(.readServed(.memory, isStale: false)))
        #expect(storeFailures == [.cache: failure] && !meter.health([:]).isReady)
        #expect(meter.noteStoreSuccess(of: .cache, hasWritten: false))
        #expect(storeFailures.isEmpty && meter.health([:]).isReady)
        #expect(!meter.noteStoreSuccess(of: .cache, hasWritten: false))
    }

    @Test func `the part that works does not hide the one that fails`() {
        meter.note(MarqueeEvent(.storeFailed(.user, failure)))
        #expect(!meter.noteStoreSuccess(of: .cache, hasWritten: true))
        #expect(storeFailures == [.user: failure])
        #expect(meter.noteStoreSuccess(of: .user, hasWritten: false))
        #expect(storeFailures.isEmpty)
    }

    @Test func `a full store is reported until it is written again`() {
        let full = MarqueeError(.storageFull, .init("store.full", "No room."))
        meter.note(MarqueeEvent(.storeFailed(.cache, full)))
        #expect(!meter.noteStoreSuccess(of: .cache, hasWritten: false))
        #expect(storeFailures == [.cache: full])
        #expect(meter.noteStoreSuccess(of: .cache, hasWritten: true))
        #expect(storeFailures.isEmpty)
    }

    @Test func `a store that could be read and not written is reported until it is written, however often it is read`() {
        for _ in 0..<3 {
            meter.noteStoreFailure(failure, of: .cache, isOfWriting: true)
            meter.note(MarqueeEvent(.storeFailed(.cache, failure)))
            #expect(!meter.noteStoreSuccess(of: .cache, hasWritten: false))
            #expect(storeFailures == [.cache: failure] && !meter.health([:]).isReady)
        }
        #expect(meter.noteStoreSuccess(of: .cache, hasWritten: true))
        #expect(storeFailures.isEmpty && meter.health([:]).isReady)
    }

    @Test func `a store that could not be read works again when it is written`() {
        meter.noteStoreFailure(failure, of: .user, isOfWriting: false)
        #expect(meter.noteStoreSuccess(of: .user, hasWritten: true))
        #expect(storeFailures.isEmpty)
    }

    @Test func `a cache of a newer version is told once, stays visible, and does not count against readiness`() {
        let newer = MarqueeError(.storage, .init("store.newer", "Newer."))
        #expect(meter.note(MarqueeEvent(.storeFailed(.cache, newer))))
        for isOfWriting in [false, true] {
            meter.noteStoreFailure(newer, of: .cache, isOfWriting: isOfWriting)
            #expect(!meter.note(MarqueeEvent(.storeFailed(.cache, newer))))
        }
        #expect(storeFailures == [.cache: newer] && meter.health([:]).isReady)
        // The data of accounts is needed.
        #expect(meter.note(MarqueeEvent(.storeFailed(.user, newer))))
        #expect(!meter.health([:]).isReady)
    }

    /// One locked row of one account took the whole machine out of rotation.
    @Test func `a store that is busy with one account has not failed`() {
        for isOfWriting in [true, false] { meter.noteStoreFailure(.storeBusy, of: .user, isOfWriting: isOfWriting) }
        meter.note(MarqueeEvent(.storeFailed(.user, .storeBusy)))
        #expect(storeFailures.isEmpty && meter.health([:]).state == .ready)
    }

    @Test func `a failure of a shared part degrades, and one of this machine makes unready`() {
        #expect(meter.health([:]).state == .ready)
        meter.noteStoreFailure(.storeUnreachable, of: .user, isOfWriting: true)
        var health = meter.health([:])
        #expect(health.state == .unready && !health.isReady)
        health.sharedParts.insert(.user)
        #expect(health.state == .degraded && health.isReady)
        health.hasCredential = false
        #expect(health.state == .unready)
    }

    @Test func `a server or an operation that fails degrades`() {
        #expect(meter.health(["a": .closed]).state == .ready)
        #expect(meter.health(["a": .closed, "b": .open]).state == .degraded)
        var health = meter.health([:])
        health.operations = ["movie/{movie_id}": .halfOpen]
        #expect(health.state == .degraded && health.isReady)
    }

    @Test func `every failure of a part is passed on, and whether it may work again`() {
        let failed = Mutex<[StorePart]>([])
        meter.watch { part in failed.withLock { $0.append(part) } }
        meter.noteStoreFailure(failure, of: .user, isOfWriting: true)
        meter.note(MarqueeEvent(.storeFailed(.cache, MarqueeError(.storage, .init("store.newer", "Newer.")))))
        #expect(failed.withLock { $0 } == [.user, .cache])
        #expect(meter.mayRecover(.user) && !meter.mayRecover(.cache) && !meter.mayRecover(.sharedCache))
    }

    @Test func `bytes that could not be erased at a sign-out are no failure of the store`() {
        meter.note(MarqueeEvent(.storeFailed(.user, MarqueeError(.storage, .init("store.wipeIncomplete", "Old bytes remain.")))))
        #expect(storeFailures.isEmpty)
    }

    @Test func `a store that was closed has not failed`() {
        meter.note(MarqueeEvent(.storeFailed(.cache, MarqueeError(.closed, .clientClosed))))
        #expect(storeFailures.isEmpty)
    }

    @Test func `what an open circuit breaker refuses is not counted as a failure`() {
        let lost = MarqueeError(.offline, .init("transport.lost", "Lost."))
        for error in [lost, MarqueeError(.offline, .circuitOpen), MarqueeError(.cancelled, .cancelled)] {
            meter.note(MarqueeEvent(.requestFailed(error, duration: .milliseconds(1))))
        }
        let stats = meter.stats()
        #expect(stats.failures == 1)
        #expect(stats.durations.mapValues(\.count) == [.failure: 1, .suspended: 1, .cancelled: 1])
    }

    @Test(arguments: [(200, "success"), (304, "success"), (404, "clientError"), (429, "clientError"), (503, "serverError")])
    func `an answer is counted by its status`(_ status: Int, _ outcome: String) {
        meter.note(MarqueeEvent(.requestFinished(status: status, bytes: 3, duration: .milliseconds(1))))
        let stats = meter.stats()
        #expect(stats.durations.map { ($0.key.rawValue, $0.value.count) }.first! == (outcome, 1))
        #expect(stats.answers == [status / 100: 1] && stats.failures == 0)
    }

    @Test func `numbers that are no status share one count`() {
        for status in [7, 99, 1_000, 123_456] { meter.note(MarqueeEvent(.requestFinished(status: status, bytes: 0, duration: .zero))) }
        #expect(meter.stats().answers == [0: 4])
    }

    @Test func `a duration falls into the first bucket that holds it`() {
        var histogram = MarqueeClient.Histogram()
        for milliseconds in [0, 5, 6, 30_000, 30_001, 86_400_000] { histogram.add(.milliseconds(milliseconds)) }
        #expect(histogram.counts == [2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2])
        #expect(histogram.count == 6 && histogram.total == .milliseconds(86_460_012))
    }
}
