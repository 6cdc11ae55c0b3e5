import Foundation
@testable import MarqueeData
import MarqueeDomain
import Testing

struct MemoryCacheTests {
    private func key(_ name: String) -> SnapshotKey {
        SnapshotKey(server: "s", operation: name, audience: .standard)
    }

    private func entry(_ value: Int, bytes: Int = 100, savedAt: TimeInterval = 0) -> CachedValue<Int> {
        CachedValue(
            value, bytes: bytes,
            freshness: Freshness(savedAt: Date(timeIntervalSince1970: savedAt), freshFor: .seconds(60)))
    }

    private func value(_ cache: MemoryCache, _ name: String) -> Int? {
        cache.entry(for: key(name), of: Int.self)?.value
    }

    @Test func `the values used last stay`() {
        let cache = MemoryCache(bytes: 300)
        for (index, name) in ["a", "b", "c"].enumerated() { cache.keep(entry(index), for: key(name), hasLanded: true) }
        #expect(value(cache, "a") == 0)
        cache.keep(entry(3), for: key("d"), hasLanded: true)
        #expect(value(cache, "a") == 0)
        #expect(value(cache, "b") == nil)
        #expect(value(cache, "c") == 2)
        #expect(value(cache, "d") == 3)
    }

    @Test func `a value larger than the cache is not kept and drops the older one`() {
        let cache = MemoryCache(bytes: 300)
        cache.keep(entry(1), for: key("a"), hasLanded: true)
        cache.keep(entry(2, bytes: 301), for: key("a"), hasLanded: true)
        #expect(value(cache, "a") == nil)
    }

    @Test func `an older value never replaces a newer one`() {
        let cache = MemoryCache()
        cache.keep(entry(2, savedAt: 200), for: key("a"), hasLanded: true)
        cache.keep(entry(1, savedAt: 100), for: key("a"), hasLanded: false)
        #expect(value(cache, "a") == 2)
    }

    @Test func `only servers' answers count as landings`() {
        let cache = MemoryCache()
        cache.keep(entry(1), for: key("a"), hasLanded: false)
        #expect(cache.lastLanding == 0)
        cache.keep(entry(2), for: key("a"), hasLanded: true)
        #expect(cache.lastLanding == 1)
        #expect(cache.entry(for: key("a"), of: Int.self)?.landing == 1)
    }

    @Test func `an answer that the store gives back has landed all the same`() {
        let cache = MemoryCache()
        cache.keep(entry(1), for: key("a"), hasLanded: true)
        cache.keep(entry(1), for: key("a"), hasLanded: false)
        #expect(cache.entry(for: key("a"), of: Int.self)?.landing == 1)
        #expect(cache.lastLanding == 1)
    }

    @Test func `stays within its bytes under a long mixed use`() {
        let cache = MemoryCache(bytes: 1000)
        for round in 0..<5000 {
            cache.keep(entry(round, savedAt: TimeInterval(round)), for: key("k\(round % 37)"), hasLanded: true)
            _ = cache.entry(for: key("k\(round % 5)"), of: Int.self)
        }
        #expect((0..<37).filter { value(cache, "k\($0)") != nil }.count == 10)
    }
}
