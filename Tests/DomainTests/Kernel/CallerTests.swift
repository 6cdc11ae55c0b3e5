import MarqueeDomain
import Testing

struct CallerTests {
    @Test func `a caller prints nothing of its key`() {
        let key = "203.0.113.99"
        let caller = Caller(key, weight: 3)
        var dumped = ""
        dump([caller: caller], to: &dumped)
        for text in ["\(caller)", String(describing: caller), String(reflecting: caller), "\(Optional(caller) as Any)", dumped] {
            #expect(!text.contains(key) && !text.contains("203") && text.contains("<caller>"))
        }
        #expect(Mirror(reflecting: caller).children.isEmpty)
    }

    @Test func `a caller is its key, whatever its weight`() {
        #expect(Caller("a") == Caller("a", weight: 4) && Caller("a").hashValue == Caller("a", weight: 4).hashValue)
        #expect(Caller("a") != Caller("b") && Caller("1") != Caller(account: 1) && Caller(account: 1) == Caller(account: 1))
    }

    @Test(arguments: [(1, 1), (8, 8), (9, 8), (0, 1), (Int.min, 1), (.max, 8)])
    func `a weight is from 1 to 8`(_ weight: Int, _ expected: Int) { #expect(Caller("a", weight: weight).weight == expected) }
}
