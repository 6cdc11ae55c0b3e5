import Foundation
import MarqueeDomain
import Testing

@testable import MarqueeData

/// Which entries a client may send: a table of times, in seconds from now.
struct SendableEntryTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let leaseEnd: Double?
        let waitEnd: Double?
        let isRejected: Bool
        /// The longest lease and wait of the client that set them.
        let longest: (lease: Int, wait: Int)
        let isSendable: Bool
        let isSendableOnDemand: Bool

        init(
            leaseEnd: Double? = nil, waitEnd: Double? = nil, isRejected: Bool = false, longest: (lease: Int, wait: Int) = (60, 600),
            _ isSendable: Bool, onDemand isSendableOnDemand: Bool
        ) {
            (self.leaseEnd, self.waitEnd, self.isRejected, self.longest) = (leaseEnd, waitEnd, isRejected, longest)
            (self.isSendable, self.isSendableOnDemand) = (isSendable, isSendableOnDemand)
        }

        var testDescription: String { "lease \(leaseEnd ?? .nan), wait \(waitEnd ?? .nan), rejected \(isRejected), longest \(longest)" }
    }

    @Test(arguments: [
        Row(true, onDemand: true),
        Row(isRejected: true, false, onDemand: false),
        Row(leaseEnd: 0, true, onDemand: true),
        Row(leaseEnd: 0.001, false, onDemand: false),
        Row(leaseEnd: 120, false, onDemand: false),
        Row(leaseEnd: 120.001, true, onDemand: true),
        Row(waitEnd: 0, true, onDemand: true),
        Row(waitEnd: 0.001, false, onDemand: true),
        Row(waitEnd: 1_200, false, onDemand: true),
        Row(waitEnd: 1_200.001, true, onDemand: true),
        Row(leaseEnd: 10, waitEnd: 0, false, onDemand: false),
        // The shorter of the durations of both clients decides.
        Row(leaseEnd: 30, longest: (10, 600), true, onDemand: true),
        Row(leaseEnd: 121, longest: (300, 600), true, onDemand: true),
        Row(waitEnd: 30, longest: (60, 10), true, onDemand: true),
        Row(waitEnd: 1_201, longest: (60, 9_000), true, onDemand: true),
    ])
    func `an entry is sendable when its lease and wait have ended, or end impossibly late`(_ row: Row) {
        let now = Date(timeIntervalSince1970: 1_000_000)
        var entry = OutboxEntry(tenant: 1, item: .movie(550), value: .favorite(true), position: 5, changedAt: now)
        entry.lease = row.leaseEnd.map { .init(owner: "a", until: now + $0) }
        entry.notBefore = row.waitEnd.map { now + $0 }
        entry.rejection = row.isRejected ? .rejection : nil
        let stored = StoredOutboxEntry(
            entry, wasSent: true, leaseDuration: .seconds(row.longest.lease), longestWait: .seconds(row.longest.wait))
        func request(after position: Int = 0, onDemand: Bool = false) -> LeaseRequest {
            LeaseRequest(
                tenant: 1, owner: "b", duration: .seconds(60), longestWait: .seconds(600), after: position, isOnDemand: onDemand)
        }
        #expect(stored.isSendable(request(), at: now) == row.isSendable)
        #expect(stored.isSendable(request(onDemand: true), at: now) == row.isSendableOnDemand)
        #expect(stored.isSendable(request(after: 4, onDemand: true), at: now) == row.isSendableOnDemand)
        #expect(!stored.isSendable(request(after: 5, onDemand: true), at: now))
    }
}
