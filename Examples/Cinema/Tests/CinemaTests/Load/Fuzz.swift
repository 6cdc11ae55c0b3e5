import Foundation
import Marquee

/// Requests that no browser sends: hostile paths, queries, methods, cookies and forms, the same for the same seed.
struct Fuzz {
    private var random: SplitMix

    init(seed: UInt64) { random = SplitMix(state: seed) }

    /// A number below a limit.
    mutating func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
    mutating func chance(_ percent: Int) -> Bool { number(below: 100) < percent }
    mutating func pick<Item>(_ items: [Item]) -> Item { items[number(below: items.count)] }

    /// A path and a query of a page, of which parts are replaced by invalid ones.
    mutating func path() -> String {
        var parts = pick(Self.paths).split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        if chance(40) { parts[number(below: parts.count)] = pick(Self.hostile) }
        if chance(10) { parts.append(pick(Self.hostile)) }
        var path = parts.joined(separator: "/")
        if !path.hasPrefix("/") { path = "/" + path }
        if chance(50) {
            path += "?" + (0...number(below: 3)).map { _ in "\(pick(Self.fields))=\(pick(Self.hostile))" }.joined(separator: "&")
        }
        return path
    }

    /// The body of a form, with a token or without one.
    mutating func form(token: String?) -> String {
        let fields = (0..<number(below: 4)).map { _ in "\(pick(Self.fields))=\(pick(Self.hostile))" }
        return (fields + [chance(50) ? "token=\(token ?? "")" : "token=\(pick(Self.hostile))"]).shuffled(using: &random).joined(
            separator: "&")
    }

    /// A cookie that was changed somewhere.
    mutating func damaged(_ cookie: String) -> String {
        var bytes = Array(cookie.utf8)
        guard !bytes.isEmpty else { return pick(Self.hostile) }
        switch number(below: 4) {
        case 0: bytes.removeLast(number(below: bytes.count))
        // Not in the last digit of a part, some of whose bits mean nothing.
        case 1: bytes[number(below: bytes.firstIndex(of: 0x2E).map { max($0 - 1, 1) } ?? bytes.count)] ^= 1
        case 2: bytes = Array(cookie.split(separator: ".").reversed().joined(separator: ".").utf8)
        default: bytes += bytes
        }
        return String(decoding: bytes.map { (0x21...0x7E).contains($0) && $0 != 0x3B ? $0 : 0x41 }, as: UTF8.self)
    }

    private static let paths = [
        "/", "/tv", "/movies/popular", "/tv/popular", "/title/movie/550", "/title/movie/11", "/title/tv/1399", "/person/287", "/search",
        "/suggestions", "/sign-in", "/signed-in", "/library", "/library/favoriteMovies", "/account", "/health", "/metrics", "/assets/x",
        "/title/movie/603/mark", "/search/forget", "/sign-out", "/library/sync", "/library/pending", "/settings", "/sandbox",
        "/title/tv/1399/season/1", "/title/tv/1399/season/1/episode/2", "/title/tv/1399/season/1/episode/2/mark", "/discover/movies",
        "/discover/tv", "/trending", "/collection/10", "/device", "/movies/popular?to=3", "/title/movie/550.json", "/library.json",
        "/account.json", "/search.json", "/worker.js", "/offline", "/robots.txt", "/title/movie/603/mark.json",
    ]
    private static let fields = [
        "q", "in", "page", "layout", "language", "theme", "back", "favorite", "watchlist", "rating", "to", "genre", "year", "keyword",
        "text", "change", "action", "request_token", "denied", "approved", "account", "session_id", "id", "where", "country", "whole",
    ]
    private static let hostile = [
        "", ".", "..", "%2e%2e", "%2f", "..%2f..%2fetc%2fpasswd", "%00", "%0d%0aSet-Cookie:%20cinema=x", "-1", "0", "1", "2",
        "99999999999999999999", "550;drop%20table", "'%20or%201=1--", "%3Cscript%3E", "%F0%9F%8E%AC", "%FF%FE", "%", "%zz", "a%20b", "1e9",
        "NaN", "on", "off", "favorite", "movie", "all", "ar", "compact", "true", "null", "*", "{}", "[]", "$(id)", "%25252e",
        String(repeating: "x", count: 3_000), String(repeating: "%C3%A9", count: 300),
    ]
}

/// The generator of Steele, Lea and Flood.
private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
