import Foundation
import Synchronization
import Testing

@testable import Cinema

/// The parts that bound a visitor, alone.
struct BoundTests {
    private final class Clock: Sendable {
        private let seconds = Mutex(0.0)
        func pass(_ more: Double) { seconds.withLock { $0 += more } }
        var now: @Sendable () -> Double { { [self] in seconds.withLock { $0 } } }
    }

    private final class Order: Sendable {
        private let added = Mutex<[Int]>([])
        func add(_ number: Int) { added.withLock { $0.append(number) } }
        var numbers: [Int] { added.withLock { $0 } }
    }

    private func key(_ text: String) throws -> AddressKey { try #require(AddressKey(text)) }

    @Test func `a bucket holds its burst, fills at its rate, and is one for each address`() throws {
        let clock = Clock()
        let buckets = Buckets(Allowance(at: 0.5, burst: 3), now: clock.now)
        let (one, other) = (try key("192.0.2.1"), try key("192.0.2.2"))
        for _ in 1...3 { #expect(buckets.take(one) == nil) }
        #expect(buckets.take(one) == 2 && buckets.take(one) == 2)
        #expect(buckets.take(other) == nil)
        clock.pass(1)
        #expect(buckets.take(one) == 1)
        clock.pass(1)
        #expect(buckets.take(one) == nil && buckets.take(one) == 2)
        clock.pass(1_000)
        for _ in 1...3 { #expect(buckets.take(one) == nil) }
        #expect(buckets.take(one) == 2)
    }

    @Test func `an address has so many requests at once, and the others wait`() async throws {
        let (one, other, proxy) = (try key("192.0.2.1"), try key("192.0.2.2"), try key("192.0.2.3"))
        let turns = RequestTurns(most: 2, proxy: proxy)
        let order = Order()
        let (stream, opening) = AsyncStream.makeStream(of: Void.self)
        let gate = Task { for await _ in stream {} }
        func request(_ number: Int) -> Task<Void, any Error> {
            Task {
                try await turns.run(one) {
                    order.add(number)
                    if number < 2 { await gate.value }
                }
            }
        }
        var requests = [request(0)]
        for number in 1...5 {
            while order.numbers.count + turns.waiting(one) < number { await Task.yield() }
            requests.append(request(number))
        }
        while turns.waiting(one) < 4 { await Task.yield() }
        #expect(order.numbers == [0, 1])
        // Neither another address nor the proxy waits.
        for key in [other, proxy, nil] { for _ in 1...3 { #expect(try await turns.run(key) { true }) } }
        requests[3].cancel()
        await #expect(throws: CancellationError.self) { try await requests[3].value }
        #expect(turns.waiting(one) == 3)
        opening.finish()
        for number in [0, 1, 2, 4, 5] { try await requests[number].value }
        #expect(order.numbers.sorted() == [0, 1, 2, 4, 5])
        for _ in 1...3 { #expect(try await turns.run(one) { true }) }
    }

    @Test func `waiting requests are answered in their order`() async throws {
        let (turns, one, order) = (RequestTurns(most: 1, proxy: nil), try key("192.0.2.1"), Order())
        let (stream, opening) = AsyncStream.makeStream(of: Void.self)
        let gate = Task { for await _ in stream {} }
        var requests: [Task<Void, any Error>] = []
        for number in 0...4 {
            requests.append(
                Task {
                    try await turns.run(one) {
                        order.add(number)
                        if number == 0 { await gate.value }
                    }
                })
            while order.numbers.count + turns.waiting(one) <= number { await Task.yield() }
        }
        opening.finish()
        for request in requests { try await request.value }
        #expect(order.numbers == [0, 1, 2, 3, 4])
    }

    @Test func `many addresses are forgotten before those that took most`() throws {
        let buckets = Buckets(Allowance(at: 0.001, burst: 2), most: 100, now: { 0 })
        let flood = try key("192.0.2.1")
        for _ in 1...3 { _ = buckets.take(flood) }
        for number in 0..<1_000 {
            #expect(buckets.take(try key("10.0.\(number / 250).\(number % 250)")) == nil)
            #expect(buckets.count <= 101)
        }
        #expect(buckets.take(flood) != nil)
    }

    @Test func `an address is one of IPv4 or 64 bits of IPv6`() throws {
        #expect(try key("192.0.2.1") != key("192.0.2.2"))
        #expect(try key("::ffff:192.0.2.1") == key("192.0.2.1"))
        #expect(try key("2001:db8::1") == key("2001:db8:0:0:ffff::2") && key("2001:db8::1") != key("2001:db8:0:1::1"))
        let others = ["", "x", "192.0.2", "192.0.2.1:80", " 192.0.2.1", String(repeating: "1", count: 100)]
        for text in others { #expect(AddressKey(text) == nil, "\(text)") }
    }

    @Test func `waiting requests of one network are those of one caller`() throws {
        #expect(try key("2001:db8::1").caller == key("2001:db8:0:0:ffff::2").caller)
        #expect(try key("192.0.2.1").caller == key("::ffff:192.0.2.1").caller)
        let others = try ["192.0.2.1", "192.0.2.2", "2001:db8::1", "2001:db8:0:1::1"].map { try key($0).caller }
        #expect(Set(others).count == others.count)
    }

    @Test func `no more addresses are known than the most, also if all took the same`() throws {
        let buckets = Buckets(Allowance(at: 0.001, burst: 2), most: 100, now: { 0 })
        for number in 0..<1_000 {
            _ = buckets.take(try key("10.0.\(number / 250).\(number % 250)"))
            #expect(buckets.count <= 100)
        }
    }

    @Test func `a sign-in that waits for an approval ends after an hour, by clocks that differ by up to two`() throws {
        let now = 1_800_000_000_000
        func isPending(_ begunAt: Int) throws -> Bool {
            let text = #"{"token":"t","begunAt":\#(begunAt)}"#
            return try JSONDecoder().decode(Approval.self, from: Data(text.utf8)).pending(at: now) != nil
        }
        let (hour, minute) = (3_600_000, 60_000)
        for age in [0, 59 * minute, 3 * hour - 1, -2 * hour + 1] { #expect(try isPending(now - age), "\(age)") }
        for age in [3 * hour, -2 * hour] { #expect(try !isPending(now - age), "\(age)") }
        #expect(try !isPending(.min) && !isPending(.max))
    }

    @Test func `A date that no number of milliseconds holds ends no program`() {
        let (last, first) = (Date(timeIntervalSince1970: 9_223_372_036_854_775.807), Date(timeIntervalSince1970: -.infinity))
        #expect(CookieTime.milliseconds(last) == .max && CookieTime.milliseconds(first) == .min)
        #expect(CookieTime.milliseconds(Date(timeIntervalSince1970: .nan)) == .max)
        #expect(CookieTime.milliseconds(Date(timeIntervalSince1970: 1.5)) == 1_500)
        for time in [Int.min, .max] {
            for now in [Int.min, -1, .max] { #expect(CookieTime.isRecent(time, at: now, within: 1_000) == (time == now)) }
        }
    }

    @Test func `only the proxy says for whom it asks`() throws {
        let proxy = try key("10.0.0.1")
        func visitor(_ peer: String?, _ forwarded: String?) -> AddressKey? { AddressKey(peer: peer, forwarded: forwarded, proxy: proxy) }
        #expect(visitor("192.0.2.9", "192.0.2.1") == (try key("192.0.2.9")))
        #expect(visitor("10.0.0.1", "198.51.100.7, 192.0.2.1") == (try key("192.0.2.1")))
        #expect(visitor("10.0.0.1", nil) == proxy && visitor("10.0.0.1", "no address") == nil && visitor(nil, "192.0.2.1") == nil)
        #expect(AddressKey(peer: "10.0.0.1", forwarded: "192.0.2.1", proxy: nil) == proxy)
        // Some proxies note the port.
        for text in ["192.0.2.1:8080", "192.0.2.9, 192.0.2.1:1", "192.0.2.1"] {
            #expect(visitor("10.0.0.1", text) == (try key("192.0.2.1")), "\(text)")
        }
        for text in ["[2001:db8::1]:80", "[2001:db8::1]", "2001:db8::1"] {
            #expect(visitor("10.0.0.1", text) == (try key("2001:db8::1")), "\(text)")
        }
    }

    @Test func `a network of IPv6 has four times the connections of an address`() throws {
        let count = ConnectionCount(most: 2, proxy: nil)
        let keys = try (0..<5).map { try key("2001:db8:1:\($0)::1") }
        for key in keys.prefix(4) { #expect(count.enter(key) && count.enter(key) && !count.enter(key)) }
        #expect(!count.enter(keys[4]))
        #expect(count.enter(try key("2001:db8:2::1")))
        count.leave(keys[0])
        #expect(count.enter(keys[4]))
    }

    @Test func `an address has its number of connections, and the proxy any number`() throws {
        let (one, other, proxy) = (try key("192.0.2.1"), try key("192.0.2.2"), try key("10.0.0.1"))
        let count = ConnectionCount(most: 2, proxy: proxy)
        #expect(count.enter(one) && count.enter(one) && !count.enter(one) && count.enter(other))
        count.leave(one)
        #expect(count.enter(one) && !count.enter(one))
        for _ in 1...100 { #expect(count.enter(proxy)) }
        for key in [one, one, other, proxy] { count.leave(key) }
        #expect(count.addresses == 0)
    }

    @Test func `connections leave descriptors in reserve`() {
        #expect([1_024, 16_384, 512, 256, 64, 20, 1].map(Descriptors.connections) == [768, 16_128, 256, 128, 32, 4, 1])
        let limit = Descriptors.raiseLimit()
        #expect(limit >= Descriptors.raiseLimit() && Descriptors.connections(within: limit) < limit)
    }

    @Test func `a setting cannot allow more connections than descriptors`() async throws {
        try await OpenSite.run(change: { $0.bounds.connections = .max }) { open in
            #expect(open.site.mostConnections() == Descriptors.connections(within: Descriptors.raiseLimit()))
        }
    }
}
