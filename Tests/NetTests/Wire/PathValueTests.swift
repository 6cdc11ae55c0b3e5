import MarqueeData
import MarqueeDomain
@testable import MarqueeNet
import TestKit
import Testing

struct PathValueTests {
    @Test(arguments: ["tt0137523", "52fe4250c3a36847f80149f3", "some.name", "a", "A-b_c", "0", "a..b", String(repeating: "x", count: 128)])
    func `an id of letters, digits, _, - and inner dots is let through as it is`(_ id: String) throws {
        #expect(try PathValue(id).text == id)
    }

    @Test(arguments: HostileValues.all)
    func `what could mean anything else is refused`(_ id: String) {
        let error = failure(of: { () throws(MarqueeError) in try PathValue(id) })
        #expect(error?.code == .invalidInput)
        #expect(error?.reason.key == "path.value")
        #expect(error?.reason.text == "An id holds letters, digits, _ and - only.")
    }

    @Test func `the hostile values are many and all different`() {
        #expect(HostileValues.all.count >= 200)
        #expect(Set(HostileValues.all.map { Array($0.utf8) }).count == HostileValues.all.count)
    }

    @Test func `a numeric id counts from 1`() throws {
        #expect(try PathValue(1).text == "1")
        #expect(try PathValue(Int.max).text == "9223372036854775807")
        for id in [0, -1, Int.min] {
            let error = failure(of: { () throws(MarqueeError) in try PathValue(id) })
            #expect(error?.reason.key == "path.id")
        }
    }

    @Test func `seasons and episodes count from 0`() throws {
        #expect(try PathValue(number: 0).text == "0")
        #expect(try PathValue(number: 12).text == "12")
        for number in [-1, Int.min] {
            let error = failure(of: { () throws(MarqueeError) in try PathValue(number: number) })
            #expect(error?.code == .invalidInput && error?.reason.key == "path.number")
        }
    }

    @Test(arguments: [0, -1, Int.min])
    func `an id that is none is refused before anything is sent`(_ id: Int) async {
        let scene = WireScene()
        let details = TMDBMovies(scene.tmdb).details(id)
        await expectRefusal(of: details, "path.id", "GET /3/movie/{movie_id}", scene)
    }

    @Test(arguments: [0, -1, 501, Int.min, Int.max])
    func `a page that TMDb does not serve is refused before anything is sent`(_ page: Int) async {
        let scene = WireScene()
        await expectRefusal(of: TMDBMovies(scene.tmdb).list(.popular(page: page)), "page.range", "GET /3/movie/popular", scene)
        await expectRefusal(of: TMDBSearch(scene.tmdb).movies(MovieSearch("x", page: page)), "page.range", "GET /3/search/movie", scene)
    }

    @Test func `the last page is served`() async throws {
        let scene = WireScene()
        let list = TMDBMovies(scene.tmdb).list(.popular(page: 500))
        #expect(list.refusal == nil)
        _ = try await list.fetch(nil)
        #expect(scene.transport.requests.count == 1)
    }

    private func expectRefusal<Value>(of remote: Remote<Value>, _ reason: String, _ operation: String, _ scene: WireScene) async {
        let error = await failure(ofAsync: { () async throws(MarqueeError) in try await remote.fetch(nil) })
        #expect(error?.code == .invalidInput)
        #expect(error?.reason.key == reason)
        #expect(error?.operation == operation)
        #expect(remote.refusal == error)
        #expect(scene.transport.requests.isEmpty)
        #expect(scene.events.events.isEmpty)
    }
}

/// Ids that would leave their place in a path, or might, in some reading of them.
enum HostileValues {
    static let all: [String] = whole + bytes.flatMap { [$0 + "1", "1" + $0 + "2", "1" + $0] } + climbs

    private static let whole = [
        "", " ", ".", "..", "...", ".hidden", "hidden.", "..a", "a..", "%", "%%", "-\u{301}", "é", "e\u{301}", "ß", "電影", "🎬", "\u{FEFF}1",
        "1\u{200B}", "\u{202E}1", "１", "٥٥٠", "५५०", "𝟓𝟓𝟎", "550\u{0}", "null\u{0}", String(repeating: "x", count: 129),
        String(repeating: "x", count: 100_000), String(repeating: ".", count: 64), String(repeating: "a/", count: 64),
        "http://evil.example", "//evil.example", "movie/550", "/550", "550/", "550?api_key=x", "550#x", "{movie_id}", "$(id)", "`id`",
        "1;drop table", "1' or '1'='1", "<script>", "550\r\nHost: evil.example", "550 HTTP/1.1",
    ]

    /// Each is put before, between and behind.
    private static let bytes = [
        "/", "\\", "?", "#", "@", ";", ":", "&", "=", "+", ",", "!", "*", "'", "\"", "(", ")", "[", "]", "{", "}", "|", "^", "~", "$",
        " ", "\t", "\n", "\r", "\r\n", "\u{0}", "\u{1}", "\u{1B}", "\u{7F}", "\u{85}", "\u{A0}", "\u{2028}",
        "%2F", "%2f", "%5C", "%2e", "%2E", "%00", "%0d%0a", "%252F", "%c0%af", "%e0%80%af", "%u002f",
        "\u{FF0F}", "\u{2215}", "\u{2044}", "\u{29F8}", "\u{FF3C}", "\u{FF0E}", "\u{2024}", "\u{2025}", "\u{3002}",
    ]

    private static let climbs = ["/", "\\", "%2F", "%5c", "\u{FF0F}", "\u{2215}", "%c0%af", ";/"].flatMap { slash in
        ["..", "%2e%2e", ".%2E", "\u{FF0E}\u{FF0E}", "..;"].map { "x\(slash)\($0)\(slash)\($0)\(slash)movie\(slash)550" }
    }
}
