import MarqueeDomain
import Testing

@testable import MarqueeNet

@Suite("CurlTransport: the line for slots")
struct CurlQueueTests {
    @Test("The queue gives slots host by host, first come, first served")
    func queue() {
        let queue = QueueScene(slots: 2)
        #expect(queue.enter(1, "a"))
        #expect(queue.enter(2, "a"))
        #expect(!queue.enter(3, "a"))
        #expect(!queue.enter(4, "a"))
        #expect(queue.enter(5, "b"))
        #expect(queue.leave("a") == 3)
        #expect(!queue.enter(6, "a"))
        #expect(queue.leave("a") == 4)
        #expect(queue.leave("a") == 6)
        #expect(queue.leave("a") == nil)
        #expect(queue.leave("a") == nil)
        #expect(!queue.isIdle)
        #expect(queue.leave("b") == nil)
        #expect(queue.isIdle)
        #expect(queue.leave("nobody") == nil)
    }

    @Test("The queue keeps its order over thousands, however often it is tidied up")
    func longQueue() {
        let queue = QueueScene(slots: 1)
        #expect(queue.enter(-1, "a"))
        var served: [Int] = []
        for number in 0..<3_000 {
            #expect(!queue.enter(number, "a"))
            if number % 5 != 0 {
                queue.leave("a").map { served.append($0) }
            }
        }
        while let next = queue.leave("a") { served.append(next) }
        #expect(served == Array(0..<3_000))
        #expect(queue.isIdle)
    }

    @Test("Requests that left the line are removed, and the others keep their places")
    func forget() {
        let queue = QueueScene(slots: 1)
        #expect(queue.enter(-1, "a"))
        for number in 0..<100 { #expect(!queue.enter(number, "a")) }
        #expect(queue.leave("a") == 0)
        for _ in 0..<60 { queue.forget("a") { $0 >= 40 } }
        queue.forget("nobody") { _ in true }
        #expect(queue.drain() == Array(1..<40))
        #expect(queue.isIdle)
    }

    @Test("Three foreground requests get slots before one of the background")
    func background() {
        let queue = QueueScene(slots: 1)
        #expect(queue.enter(-1, "a"))
        for number in 0..<4 { #expect(!queue.enter(100 + number, "a", as: .background)) }
        for number in 0..<5 { #expect(!queue.enter(number, "a")) }
        #expect((0..<9).map { _ in queue.leave("a") } == [0, 1, 2, 100, 3, 4, 101, 102, 103])
        #expect(queue.leave("a") == nil && queue.isIdle)
    }

    @Test("Callers that wait get one slot each in turn")
    func callers() {
        let queue = QueueScene(slots: 1)
        let (flood, other) = (Caller("flood"), Caller("other"))
        #expect(queue.enter(-1, "a", for: flood))
        for number in 0..<3 { #expect(!queue.enter(number, "a", for: flood)) }
        #expect(!queue.enter(100, "a", for: other) && !queue.enter(200, "a"))
        #expect((0..<5).map { _ in queue.leave("a") } == [0, 100, 200, 1, 2])
        #expect(queue.leave("a") == nil && queue.isIdle)
    }

    @Test("A request that is removed from the lines of all hosts is gone, and the others keep their places")
    func remove() {
        let queue = QueueScene(slots: 1)
        for host in ["a", "b"] {
            #expect(queue.enter(-1, host))
            for number in 0..<10 { #expect(!queue.enter(number, host, as: number < 5 ? .reads : .background)) }
        }
        queue.remove { $0.isMultiple(of: 2) }
        #expect((0..<6).map { _ in queue.leave("a") } == [1, 3, 5, 7, 9, nil])
        queue.remove { _ in true }
        #expect(queue.leave("b") == nil && queue.isIdle)
    }

    @Test("A host that has lost slots starts no request until enough have ended")
    func fewerSlots() {
        let queue = QueueScene(slots: 3)
        for number in 1...3 { #expect(queue.enter(number, "a")) }
        #expect(!queue.enter(4, "a"))
        queue.slots = 1
        #expect(queue.leave("a") == nil && queue.leave("a") == nil)
        #expect(queue.leave("a") == 4)
        #expect(queue.leave("a") == nil && queue.isIdle)
    }

    @Test("Slots that a host gets later go to those in line first")
    func moreSlots() {
        let queue = QueueScene(slots: 1)
        #expect(queue.enter(1, "a"))
        #expect(!queue.enter(2, "a") && !queue.enter(3, "a"))
        queue.slots = 2
        #expect(!queue.enter(4, "a") && queue.busy("a") == 2)
        #expect(queue.leave("a") == 3 && queue.leave("a") == 4)
    }

    @Test("An idle host is forgotten, so many hosts cost nothing")
    func manyHosts() {
        let queue = QueueScene(slots: 3)
        for number in 0..<1_000 {
            #expect(queue.enter(number, "\(number)"))
            #expect(queue.leave("\(number)") == nil)
        }
        #expect(queue.isIdle)
    }
}

/// A queue that a test may change in the middle of an expectation.
private final class QueueScene {
    private var queue = CurlQueue<Int>()
    var slots: Int

    init(slots: Int) { self.slots = slots }

    var isIdle: Bool { queue.isIdle }
    func busy(_ host: String) -> Int { queue.busy(host) }
    /// Whether the item gets a slot at once.
    func enter(_ item: Int, _ host: String, as share: RequestShare = .reads, for caller: Caller? = nil) -> Bool {
        queue.enter(item, host, as: share, for: caller)
        return queue.next(host, slots: slots) == item
    }
    /// The item that gets the slot that is given back.
    func leave(_ host: String) -> Int? {
        queue.leave(host)
        return queue.next(host, slots: slots)
    }
    func forget(_ host: String, where hasLeft: (Int) -> Bool) { queue.forget(host, where: hasLeft) }
    func remove(where isRemoved: (Int) -> Bool) { queue.remove(where: isRemoved) }
    func drain() -> [Int] { queue.drain() }
}
