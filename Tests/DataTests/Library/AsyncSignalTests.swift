import TestKit
import Testing

@testable import MarqueeData

@Suite(.timeLimit(.minutes(5)))
struct AsyncSignalTests {
    private let signal = AsyncSignal()
    private let time = ManualTime()

    @Test func `a call that comes while nothing waits ends the next wait, and only that`() async {
        signal.call()
        signal.call()
        await signal.wait(atMost: .seconds(30), time.source)
        let second = Task { await signal.wait(atMost: .seconds(30), time.source) }
        await time.sleepers(1)
        time.advance(by: .seconds(30))
        await second.value
        #expect(time.now == .seconds(30))
    }

    @Test func `a call ends the wait of now`() async {
        let waiting = Task { await signal.wait(atMost: .seconds(30), time.source) }
        await time.sleepers(1)
        signal.call()
        await waiting.value
        #expect(time.now == .zero)
    }

    @Test func `a cancelled wait ends, and takes no later call with it`() async {
        let waiting = Task { await signal.wait(atMost: .seconds(30), time.source) }
        await time.sleepers(1)
        waiting.cancel()
        await waiting.value
        signal.call()
        await signal.wait(atMost: .seconds(30), time.source)
        #expect(time.now == .zero)
    }
}
