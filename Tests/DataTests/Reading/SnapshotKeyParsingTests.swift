import MarqueeDomain
import Testing

@testable import MarqueeData

struct SnapshotKeyParsingTests {
    private static func keys() throws -> [SnapshotKey] {
        [
            SnapshotKey(server: "s", operation: "GET /3/genre/movie/list", audience: .standard),
            SnapshotKey(
                server: "https://example.org", operation: "GET /3/movie/{movie_id}", subject: .movie(550),
                arguments: [.init("movie_id", "550"), .init("append_to_response", "credits,videos")],
                audience: try Audience(language: "de-AT", fallbackLanguages: ["de", "en"], region: "AT", includesAdult: true), tenant: 7),
            SnapshotKey(
                server: "s", operation: "GET /3/search/movie", arguments: [.init("query", "3:a\n-1:ü*"), .init("page", "")],
                audience: .standard),
        ]
    }

    @Test("A key is the same after it was written as a text and read again")
    func roundTrip() throws {
        for key in try Self.keys() { #expect(SnapshotKey(canonical: key.canonical) == key) }
    }

    @Test("A text that is cut or changed is no key, or is the key of that text")
    func damage() throws {
        for key in try Self.keys() {
            let text = key.canonical
            for length in 0..<text.utf8.count {
                guard let cut = String(text.utf8.prefix(length)) else { continue }
                if let other = SnapshotKey(canonical: cut) { #expect(other.canonical == cut) }
            }
            for (index, byte) in text.utf8.enumerated() where byte < 0x80 {
                var bytes = Array(text.utf8)
                bytes[index] = UInt8(ascii: "9")
                let changed = String(decoding: bytes, as: UTF8.self)
                if let other = SnapshotKey(canonical: changed) { #expect(other.canonical == changed) }
            }
        }
        #expect(SnapshotKey(canonical: "99999999999:x") == nil)
    }
}
