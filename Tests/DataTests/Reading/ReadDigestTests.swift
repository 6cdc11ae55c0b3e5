@testable import MarqueeData
import MarqueeDomain
import Testing

struct ReadDigestTests {
    private func key(
        server: String = "s", operation: String = "GET /a", subject: MediaReference? = .movie(1),
        arguments: [SnapshotKey.Argument] = [.init("page", "1"), .init("query", "x")], audience: Audience = .standard, tenant: Int? = nil
    ) -> SnapshotKey {
        SnapshotKey(server: server, operation: operation, subject: subject, arguments: arguments, audience: audience, tenant: tenant)
    }

    @Test func `keys that differ in one part differ in their digests`() throws {
        var filled = key()
        filled.fillLanguages = ["de"]
        var otherFilled = key()
        otherFilled.fillLanguages = ["fr"]
        var chosen = key()
        chosen.shownItems = "all ages"
        var keys = [key(), filled, otherFilled, chosen]
        keys += [key(server: "t"), key(operation: "GET /b"), key(subject: nil), key(subject: .movie(2)), key(subject: .tv(1))]
        keys += [key(arguments: []), key(arguments: [.init("page", "2"), .init("query", "x")])]
        keys += [key(arguments: [.init("page", "x"), .init("query", "1")]), key(arguments: [.init("page", "01"), .init("query", "x")])]
        keys += [key(audience: try Audience(language: "de-DE")), key(audience: try Audience(region: "DE"))]
        keys += [key(audience: try Audience(fallbackLanguages: ["de-DE"])), key(audience: try Audience(includesAdult: true))]
        keys += [key(audience: try Audience(fallbackLanguages: ["de-DE", "fr-FR"])), key(tenant: 1), key(tenant: 2)]
        #expect(Set(keys).count == keys.count)
        let digests = keys.map { ReadDigest($0) }
        for (index, digest) in digests.enumerated() {
            #expect(!digests[(index + 1)...].contains(digest), "\(keys[index])")
        }
    }

    @Test func `equal keys have equal digests, whatever the order of their arguments`() {
        #expect(ReadDigest(key()) == ReadDigest(key(arguments: [.init("query", "x"), .init("page", "1")])))
    }

    @Test func `a number has one digest as a number and as a text`() {
        #expect(ReadDigest(SnapshotKey.Argument("page", "12")) == ReadDigest(ReadDigest.Name.page, 12))
        #expect(ReadDigest(SnapshotKey.Argument("page", "012")) != ReadDigest(ReadDigest.Name.page, 12))
    }

    @Test func `many numbers have different digests`() {
        let names = ["movie_id", "series_id"].map { ReadDigest.Name(.argument, $0) }
        let digests = names.flatMap { name in (-5_000...5_000).map { ReadDigest(name, $0) } }
        #expect(Set(digests).count == digests.count)
    }

    @Test func `both halves of a digest are hashes of their own`() {
        for digest in [ReadDigest(key()), ReadDigest(ReadDigest.Name.page, 1), ReadDigest(.server, "s")] {
            let halves = withUnsafeBytes(of: digest) { Array($0.bindMemory(to: UInt64.self)) }
            #expect(halves.count == 2)
            #expect(halves[0] != halves[1])
        }
    }
}
