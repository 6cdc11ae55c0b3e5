import MarqueeData
import Synchronization
import Testing

@testable import MarqueePostgreSQL

/// The announcements of other processes that wait for a slow reader.
@Suite struct PendingInvalidationTests {
    private let meter = ConnectionMeter()

    private func line() -> (pending: PendingInvalidations, stream: AsyncStream<StoreInvalidation>) {
        PendingInvalidations.make(limit: 100, meter) {}
    }

    /// All that is left in a line.
    private func rest(_ line: (pending: PendingInvalidations, stream: AsyncStream<StoreInvalidation>)) async -> [StoreInvalidation] {
        line.pending.end()
        return await line.stream.reduce(into: []) { $0.append($1) }
    }

    @Test func `A burst of announcements beyond the limit is one look at all marks`() async {
        let line = line()
        for tenant in 1...100_000 { line.pending.add(.marks(tenant: tenant)) }
        #expect(meter.current.waitingNotes == 1)
        #expect(await rest(line) == [.allMarks])
        #expect(meter.current.waitingNotes == 0)
    }

    @Test func `A reader that takes one announcement for each thousand looks at all marks as often as it reads`() async {
        let line = line()
        var reader = line.stream.makeAsyncIterator()
        for _ in 1...10 {
            for tenant in 1...1_000 { line.pending.add(.marks(tenant: tenant)) }
            #expect(await reader.next() == .allMarks)
            #expect(meter.current.waitingNotes == 0)
        }
    }

    @Test func `An account waits once, and any marks make it void`() async {
        var line = line()
        for _ in 1...3 { for tenant in 1...3 { line.pending.add(.marks(tenant: tenant)) } }
        #expect(meter.current.waitingNotes == 3)
        #expect(Set(await rest(line)) == [.marks(tenant: 1), .marks(tenant: 2), .marks(tenant: 3)])
        line = self.line()
        line.pending.add(.marks(tenant: 1))
        line.pending.add(.allMarks)
        line.pending.add(.marks(tenant: 2))
        line.pending.add(.allMarks)
        #expect(await rest(line) == [.allMarks])
    }

    @Test func `An account that changes after any marks were taken is announced again`() async {
        let line = line()
        var reader = line.stream.makeAsyncIterator()
        line.pending.add(.allMarks)
        #expect(await reader.next() == .allMarks)
        line.pending.add(.marks(tenant: 1))
        #expect(await reader.next() == .marks(tenant: 1))
    }

    @Test func `A removed account is announced first, and is not void after a burst`() async {
        let line = line()
        line.pending.add(.account(tenant: 7))
        for tenant in 1...1_000 { line.pending.add(.marks(tenant: tenant)) }
        line.pending.add(.snapshots(.tenant(8)))
        #expect(meter.current.waitingNotes == 3)
        let heard = await rest(line)
        #expect(Set(heard.prefix(2)) == [.account(tenant: 7), .snapshots(.tenant(8))] && heard.dropFirst(2) == [.allMarks])
    }

    @Test func `More removals than the limit are everything`() async {
        let line = line()
        line.pending.add(.marks(tenant: 1))
        for tenant in 1...1_000 { line.pending.add(.account(tenant: tenant)) }
        line.pending.add(.marks(tenant: 2))
        #expect(await rest(line) == [.everything])
    }

    @Test func `The end is called when the stream is dropped`() async {
        let ends = Mutex(0)
        do {
            let line = PendingInvalidations.make(meter) { ends.withLock { $0 += 1 } }
            line.pending.add(.allMarks)
        }
        #expect(ends.withLock { $0 } == 1)
    }
}
