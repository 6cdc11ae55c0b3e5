import MarqueeData
import MarqueeDomain
import TestKit
import Testing

@testable import Marquee

/// What a client's health says of the store.
struct MeterTests {
    private let meter = Meter(time: ManualTime().source)
    private let failure = MarqueeError(.storage, .init("store.engine", "The local store failed."))

    private var storeFailure: MarqueeError? { meter.health([:]).storeFailure }

    @Test func `a store that fails is reported until it answers again`() {
        meter.note(MarqueeEvent(.storeFailed(failure)))
        meter.note(MarqueeEvent(.readServed(.server, isStale: false)))
        meter.note(MarqueeEvent(.readServed(.memory, isStale: false)))
        #expect(storeFailure == failure)
        meter.noteStoreSuccess(hasWritten: false)
        #expect(storeFailure == nil)
    }

    @Test func `a full store is reported until it is written again`() {
        let full = MarqueeError(.storageFull, .init("store.full", "No room."))
        meter.note(MarqueeEvent(.storeFailed(full)))
        meter.noteStoreSuccess(hasWritten: false)
        #expect(storeFailure == full)
        meter.noteStoreSuccess(hasWritten: true)
        #expect(storeFailure == nil)
    }

    @Test func `bytes that could not be erased at a sign-out are no failure of the store`() {
        meter.note(MarqueeEvent(.storeFailed(MarqueeError(.storage, .init("store.wipeIncomplete", "Old bytes remain.")))))
        #expect(storeFailure == nil)
    }
}
