import MarqueeDomain
import Testing

@testable import MarqueeNet

/// The order in which the callers of one share are served.
struct CallerLineTests {
    private typealias Line = CallerLine<String>
    private let a = Caller("a")
    private let b = Caller("b")
    private let c = Caller("c")

    private static func served(_ line: inout Line, where isAllowed: (Caller?) -> Bool = { _ in true }) -> String {
        var order = ""
        while let next = line.popFirst(where: isAllowed) { order += next.waiter }
        return order
    }

    @Test func `callers are served in turn, and each in the order of its requests`() {
        var line = Line()
        for ticket in 0..<4 { line.append("a\(ticket)", ticket, for: [a]) }
        for ticket in 4..<6 { line.append("b\(ticket)", ticket, for: [b]) }
        line.append("-", 6, for: [nil])
        #expect(line.count == 7 && line.count(of: a) == 4 && line.count(of: nil) == 1)
        #expect(Self.served(&line) == "a0b4-a1b5a2a3")
        #expect(line.count == 0 && line.count(of: a) == 0)
    }

    @Test func `a caller of weight 4 has four turns while one of weight 1 has one`() {
        var line = Line()
        for ticket in 0..<8 { line.append("a", ticket, for: [a]) }
        for ticket in 8..<16 { line.append("b", ticket, for: [Caller("b", weight: 4)]) }
        #expect(Self.served(&line) == "bbbabbbbabaaaaaa")
    }

    @Test func `a caller of weight 4 that comes later does not wait for a whole round`() {
        var line = Line()
        for ticket in 0..<100 { line.append("a", ticket, for: [Caller("visitor \(ticket)")]) }
        line.append("b", 100, for: [Caller("account", weight: 4)])
        #expect(line.popFirst()?.waiter == "b")
    }

    @Test func `of two callers that are due at the same time, the one that was served last waits`() {
        var line = Line()
        for ticket in 0..<3 { line.append("a", ticket, for: [Caller("a", weight: 2)]) }
        line.append("b", 3, for: [b])
        #expect(Self.served(&line) == "abaa")
    }

    @Test func `a caller that was idle has saved no turns`() {
        var line = Line()
        for ticket in 0..<10 { line.append("a", ticket, for: [a]) }
        for _ in 0..<5 { #expect(line.popFirst()?.waiter == "a") }
        for ticket in 10..<13 { line.append("b", ticket, for: [b]) }
        #expect(Self.served(&line) == "abababaa")
    }

    @Test func `a caller that comes back after each answer has no more turns than one that waits`() {
        var line = Line()
        for ticket in 0..<6 { line.append("a", ticket, for: [a]) }
        var (order, ticket) = ("", 6)
        line.append("b", ticket, for: [b])
        for _ in 0..<8 {
            guard let next = line.popFirst() else { break }
            order += next.waiter
            ticket += 1
            if next.waiter == "b" { line.append("b", ticket, for: [b]) }
        }
        #expect(order == "abababab")
    }

    @Test func `a shared request is served with the first turn of any of its callers, which pays for it`() {
        var line = Line()
        for ticket in 0..<50 { line.append("a", ticket, for: [a]) }
        line.append("s", 50, for: [a])
        line.append("b", 51, for: [b])
        line.update(50, to: [a, c])
        #expect(line.count(of: c) == 1 && line.count == 52)
        #expect(line.popFirst()?.waiter == "a" && line.popFirst()?.waiter == "b")
        let shared = line.popFirst()
        #expect(shared?.waiter == "s" && shared?.caller == c)
        #expect(line.count(of: c) == 0 && line.count(of: a) == 49 && line.count == 49)
        #expect(Self.served(&line) == String(repeating: "a", count: 49))
    }

    @Test func `a shared request belongs to the callers that still wait`() {
        var line = Line()
        line.append("s", 0, for: [a])
        for ticket in 1..<4 { line.append("a", ticket, for: [a]) }
        for ticket in 4..<6 { line.append("b", ticket, for: [b]) }
        line.update(0, to: [a, b])
        line.update(0, to: [b])
        #expect(line.count(of: a) == 3 && line.count(of: b) == 3)
        // No caller is left, and the request is about to be removed.
        line.update(0, to: [])
        #expect(Self.served(&line) == "ababas")
        line.update(0, to: [c])
        #expect(line.count == 0 && line.count(of: c) == 0)
    }

    @Test func `a caller that leaves the line costs no other caller a turn`() {
        var line = Line()
        for ticket in 0..<300 { line.append("a", ticket, for: [a]) }
        for ticket in 300..<303 { line.append("b\(ticket)", ticket, for: [b, c]) }
        for ticket in 0..<299 { #expect(line.remove(ticket) == "a") }
        #expect(line.remove(0) == nil && line.remove(301) == "b301")
        #expect(line.count == 3 && line.count(of: a) == 1 && line.count(of: c) == 2)
        line.removeAll { $0 == "b300" }
        #expect(Self.served(&line) == "ab302")
    }

    @Test func `a caller that may not be served is passed over`() {
        var line = Line()
        for (ticket, caller) in [a, b, a, b].enumerated() { line.append(caller == a ? "a" : "b", ticket, for: [caller]) }
        #expect(line.contains { $0 == b } && !line.contains { $0 == c })
        #expect(Self.served(&line) { $0 == b } == "bb")
        #expect(Self.served(&line) == "aa")
    }

    @Test func `the number of requests before a new one is that of the turns until it is served`() {
        for (own, others) in [(0, 5), (3, 5), (7, 2), (0, 0), (2, 3)] {
            for weight in [1, 2, 4] {
                var line = Line()
                for ticket in 0..<(others * 4) { line.append("o", ticket, for: [Caller("\(ticket % max(1, others))")]) }
                let caller = Caller("me", weight: weight)
                for ticket in 100..<(100 + own) { line.append("m", ticket, for: [caller]) }
                let ahead = line.ahead(of: caller)
                line.append("x", 1_000, for: [caller])
                #expect(Self.served(&line).prefix { $0 != "x" }.count == ahead)
            }
        }
    }
}
