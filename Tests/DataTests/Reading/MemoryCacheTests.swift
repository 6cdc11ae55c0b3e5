import Foundation
@testable import MarqueeData
import MarqueeDomain
import Testing

struct MemoryCacheTests {
    private func key(_ name: String) -> SnapshotKey {
        SnapshotKey(server: "s", operation: name, audience: .standard)
    }

    private func entry(_ value: Int, bytes: Int = 488, savedAt: TimeInterval = 0) -> CachedValue {
        CachedValue(
            Boxed(value), bytes: bytes,
            freshness: Freshness(savedAt: Date(timeIntervalSince1970: savedAt), freshFor: .seconds(60)))
    }

    private func value(_ cache: MemoryCache, _ name: String) -> Int? {
        cache.entry(for: ReadDigest(key(name)), of: Boxed.Kind(Int.self))?.boxed.value(of: Int.self)
    }

    @Test func `the values used last stay`() {
        let cache = MemoryCache(bytes: 3_000)
        for (index, name) in ["a", "b", "c"].enumerated() { cache.insert(entry(index), as: name) }
        #expect(value(cache, "a") == 0)
        cache.insert(entry(3), as: "d")
        #expect(value(cache, "a") == 0)
        #expect(value(cache, "b") == nil)
        #expect(value(cache, "c") == 2)
        #expect(value(cache, "d") == 3)
    }

    @Test func `a value that was used stays for one more turn, and a new one is not the first to go`() {
        let cache = MemoryCache(bytes: 3_000)
        for (index, name) in ["a", "b", "c"].enumerated() {
            cache.insert(entry(index), as: name)
            #expect(value(cache, name) == index)
        }
        cache.insert(entry(3), as: "d")
        #expect(["a", "b", "c", "d"].map { value(cache, $0) != nil } == [false, true, true, true])
        // Only b was not used since.
        for name in ["c", "d"] { #expect(value(cache, name) != nil) }
        cache.insert(entry(4), as: "e")
        #expect(["c", "d", "e"].allSatisfy { value(cache, $0) != nil })
    }

    @Test func `a value larger than the cache is not kept and drops the older one`() {
        let cache = MemoryCache(bytes: 3_000)
        cache.insert(entry(1), as: "a")
        cache.insert(entry(2, bytes: 2_489), as: "a")
        #expect(value(cache, "a") == nil)
    }

    @Test func `an older value never replaces a newer one`() {
        let cache = MemoryCache()
        cache.insert(entry(2, savedAt: 200), as: "a")
        cache.insert(entry(1, savedAt: 100), as: "a", loadedSince: cache.mark)
        #expect(value(cache, "a") == 2)
    }

    @Test func `a server's answer replaces one that a clock called newer`() {
        let cache = MemoryCache()
        cache.insert(entry(1, savedAt: 200), as: "a")
        cache.insert(entry(2, savedAt: 100), as: "a")
        #expect(value(cache, "a") == 2)
    }

    @Test func `what was loaded before something expired, or before a server answered, is not cached`() {
        let cache = MemoryCache()
        for change in [{ cache.expire(.key(key("other"))) }, { cache.remove(.all) }, { cache.removeAll() }] {
            let mark = cache.mark
            change()
            cache.insert(entry(1), as: "a", loadedSince: mark)
            #expect(value(cache, "a") == nil)
        }
        let mark = cache.mark
        cache.insert(entry(2), as: "a")
        cache.insert(entry(1, savedAt: 100), as: "a", loadedSince: mark)
        #expect(value(cache, "a") == 2)
    }

    @Test func `only servers' answers are numbered`() {
        let cache = MemoryCache()
        cache.insert(entry(1), as: "a", loadedSince: cache.mark)
        #expect(cache.mark.sequence == 0)
        cache.insert(entry(2), as: "a")
        #expect(cache.mark.sequence == 1)
        #expect(cache.entry(for: ReadDigest(key("a")), of: Boxed.Kind(Int.self))?.sequence == 1)
    }

    @Test func `an answer that the store gives back has its number all the same`() {
        let cache = MemoryCache()
        cache.insert(entry(1), as: "a")
        cache.insert(entry(1), as: "a", loadedSince: cache.mark)
        #expect(cache.entry(for: ReadDigest(key("a")), of: Boxed.Kind(Int.self))?.sequence == 1)
        #expect(cache.mark.sequence == 1)
    }

    @Test func `small values count for more than their bytes`() {
        let cache = MemoryCache(bytes: 10 * 512)
        for number in 0..<100 { cache.insert(entry(number, bytes: 0), as: "k\(number)") }
        #expect((0..<100).filter { value(cache, "k\($0)") != nil } == Array(90..<100))
    }

    @Test func `stays within its bytes under a long mixed use`() {
        let cache = MemoryCache(bytes: 10_000)
        for round in 0..<5000 {
            cache.insert(entry(round, savedAt: TimeInterval(round)), as: "k\(round % 37)")
            _ = cache.entry(for: ReadDigest(key("k\(round % 5)")), of: Boxed.Kind(Int.self))
        }
        #expect((0..<37).filter { value(cache, "k\($0)") != nil }.count == 10)
    }

    @Test func `thousands of values of background work evict no value of a caller, used or not`() {
        let cache = MemoryCache(bytes: 16_000)
        let names = (0..<14).map { "caller \($0)" }
        for (index, name) in names.enumerated() { cache.insert(entry(index), as: name) }
        for name in names.prefix(7) { #expect(value(cache, name) != nil) }
        for number in 0..<2_000 { cache.insert(entry(number), as: "work \(number)", .background) }
        #expect(names.allSatisfy { value(cache, $0) != nil })
        #expect([1_997, 1_998, 1_999].map { value(cache, "work \($0)") } == [nil, 1_998, 1_999])
    }

    @Test func `a value of background work stays like any other once it was used`() {
        let cache = MemoryCache(bytes: 16_000)
        cache.insert(entry(1), as: "a", .background)
        #expect(value(cache, "a") == 1)
        for number in 0..<100 { cache.insert(entry(number), as: "work \(number)", .background) }
        #expect(value(cache, "a") == 1)
        // The cache is full, and the values of callers go in the order in which they came.
        for number in 0..<13 { cache.insert(entry(number), as: "caller \(number)") }
        #expect(value(cache, "a") == 1 && value(cache, "caller 0") == 0)
    }

    @Test func `a refresh by background work leaves a value among those of callers`() {
        let cache = MemoryCache(bytes: 16_000)
        cache.insert(entry(1), as: "a")
        cache.insert(entry(2, savedAt: 1), as: "a", .background)
        for number in 0..<100 { cache.insert(entry(number), as: "work \(number)", .background) }
        #expect(value(cache, "a") == 2)
    }

    @Test func `where all values are of background work, a caller's takes their place`() {
        let cache = MemoryCache(bytes: 8_000)
        cache.insert(entry(1), as: "work", .background)
        for number in 0..<8 { cache.insert(entry(number), as: "caller \(number)") }
        #expect(value(cache, "caller 7") == 7)
        cache.insert(entry(9, bytes: 7_488), as: "large")
        #expect(value(cache, "large") == 9 && value(cache, "work") == nil)
    }
}

extension MemoryCache {
    fileprivate func insert(_ entry: CachedValue, as name: String, _ priority: RequestPriority = .foreground) {
        let key = SnapshotKey(server: "s", operation: name, audience: .standard)
        insert(entry, for: key, as: ReadDigest(key), priority)
    }

    fileprivate func insert(_ entry: CachedValue, as name: String, loadedSince mark: Mark) {
        let key = SnapshotKey(server: "s", operation: name, audience: .standard)
        insert(entry, for: key, as: ReadDigest(key), loadedSince: mark, .foreground)
    }
}
