import Foundation
import MarqueeSandbox
import Testing

@testable import Cinema

/// Pictures of all pages, for review; not a check. `CINEMA_SCREENSHOTS` is the folder for them.
@Suite(.serialized, .needsChromium)
struct ScreenshotTests {
    private static let folder = ProcessInfo.processInfo.environment["CINEMA_SCREENSHOTS"].map {
        URL(filePath: $0, directoryHint: .isDirectory)
    }

    /// Some of the pages, languages and widths, with commas between them; all without it.
    private static func choice(_ name: String) -> [String]? {
        ProcessInfo.processInfo.environment["CINEMA_SCREENSHOT_\(name)"]?.split(separator: ",").map(String.init)
    }
    private static let pages = choice("PAGES")
    private static let languages = choice("LANGUAGES") ?? ["en", "de", "ja", "ar"]
    private static let widths = choice("WIDTHS")?.compactMap { Int($0) } ?? [320, 400, 768, 1_280, 1_920]

    private static let paths = [
        "home": "/", "tv": "/tv", "grid": "/movies/popular?layout=grid", "compact": "/movies/popular?layout=compact",
        "movie": "/title/movie/550?layout=grid", "series": "/title/tv/1399", "person": "/person/287", "results": "/search?q=fight",
        "searches": "/search", "season": "/title/tv/1399/season/1", "episode": "/title/tv/1399/season/1/episode/2",
        "trending": "/trending", "discover": "/discover/movies?genre=18", "collection": "/collection/10", "device": "/device?q=star",
        "account": "/account", "upcoming": "/library/upcoming", "tonight": "/library/tonight", "calendar": "/account/calendar",
        "missing-movies": "/person/287/missing", "sign-in": "/sign-in", "missing": "/nothing", "library": "/library",
    ]

    @Test(.enabled(if: folder != nil, "No folder for pictures is named."), arguments: ["light", "dark"])
    func pictures(theme: String) async throws {
        try await OpenSite.browse { open, tab in
            let folder = try #require(Self.folder)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try await tab.signIn(as: "viewer")
            for (language, width) in Self.languages.flatMap({ language in Self.widths.map { (language, $0) } }) {
                try await tab.prefer(language)
                try await tab.show(width: width, theme: theme)
                for (name, path) in Self.paths.sorted(by: { $0.key < $1.key }) where Self.pages?.contains(name) != false {
                    try await tab.openAll(path)
                    try await tab.picture(folder.appending(path: "\(name)-\(language)-\(width)-\(theme).png"), width: width, theme: theme)
                }
                if Self.pages?.contains("pending") == false { continue }
                open.sandbox.behave(.offline)
                try await tab.open("/title/movie/550")
                try await tab.click("#marks button")
                try await tab.wait("document.querySelector('#marks .pending')")
                for (name, path) in ["pending": "/library", "away": "/title/movie/550", "refused": "/title/movie/999"] {
                    try await tab.open(path)
                    try await tab.picture(folder.appending(path: "\(name)-\(language)-\(width)-\(theme).png"), width: width, theme: theme)
                }
                open.sandbox.behave(.normal)
                // The circuit breaker lets a request through after a moment.
                repeat {
                    try await tab.open("/title/movie/999")
                } while try await tab.value("document.querySelector('.refused a.button') !== null")
            }
            _ = tab.complaints.taken()
        }
    }
}

extension Tab {
    /// Writes a picture of the whole page, with all of its images.
    fileprivate func picture(_ file: URL, width: Int, theme: String) async throws {
        try await wait(
            "([...document.images].forEach((each) => each.loading = 'eager'), [...document.images].every((each) => each.complete))")
        let size = try await call("Page.getLayoutMetrics")["cssContentSize"] as? [String: Double] ?? [:]
        try await show(width: width, height: Int(size["height"] ?? 800), theme: theme)
        let answer = try await call("Page.captureScreenshot", ["format": "png"])
        try await show(width: width, theme: theme)
        try #require(Data(base64Encoded: answer["data"] as? String ?? "")).write(to: file)
    }
}
