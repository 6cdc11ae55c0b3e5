import Foundation
import MarqueeSandbox
import Testing

@testable import Cinema

@Suite(.serialized, .needsChromium, .timeLimit(.minutes(30)))
struct ChromiumHostileTests {
    private static let attacks = [
        "\"><script>alert(1)</script>", "\"><img src=x onerror=alert(2)>", "</title></style></textarea><svg onload=alert(3)>",
        "' onmouseover='alert(4)' x='", "<iframe srcdoc='<script>parent.alert(5)</script>'></iframe>", "{{7*7}}${alert(6)}",
        "\u{202E}txet\u{202C}<base href=//127.0.0.1:1/>", "<form action=/sign-out><button id=stolen>",
    ]

    @Test func `texts from outside run nothing and add no element, wherever they are shown`() async throws {
        try await OpenSite.browse { open, tab in
            try await tab.signIn(as: "viewer")
            for (index, attack) in Self.attacks.enumerated() {
                let id = 7_000_001 + index * 10
                var movie = SandboxCatalog.Movie(id: id, title: "Hostile " + attack)
                (movie.overview, movie.popularity) = (attack, 1e6)
                movie.backdropPath = "/hZkgoQYus5vegHoetLkCJzb17zJ.jpg"
                movie.videos = [SandboxCatalog.Video(id: "\(id)", key: attack, name: attack)]
                movie.cast = [SandboxCatalog.Role(person: 287, character: attack)]
                try open.sandbox.add(movie)
                let paths = ["/", "/movies/popular?layout=compact", "/title/movie/\(id)", "/person/287", "/search?q=" + encoded(attack)]
                for path in paths {
                    try await tab.open(path)
                    #expect(try await tab.strangers() == [], "\(path)")
                }
                try await tab.open("/title/movie/\(id)")
                try await tab.click("#marks button[value=on]")
                try await tab.wait("document.querySelector('#marks button').getAttribute('aria-pressed') === 'true'")
                try await tab.open("/")
                try await tab.click("#q")
                try await tab.type("hostile")
                try await tab.wait("document.querySelectorAll('#suggestions li').length > \(min(index, 4))")
                #expect(try await tab.strangers() == [])
            }
            for path in ["/library", "/search"] {
                try await tab.open(path)
                #expect(try await tab.strangers() == [], "\(path)")
            }
        }
    }

    private func encoded(_ text: String) -> String { text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "" }
}

extension Tab {
    /// Elements and attributes that no page of the site has.
    fileprivate func strangers() async throws -> [String] {
        try await value(
            """
            [...document.querySelectorAll("*")].filter((each) =>
              ["IFRAME", "OBJECT", "EMBED", "BASE", "STYLE", "TEXTAREA"].includes(each.tagName)
              || (each.tagName === "SCRIPT" && !each.src.startsWith(location.origin + "/assets/"))
              || (each.tagName === "IMG" && !each.src.startsWith(location.origin + "/pictures/"))
              || each.id === "stolen" || each instanceof SVGElement
              || [...each.attributes].some((attribute) => attribute.name.startsWith("on") || attribute.value.startsWith("javascript:")))
              .map((each) => each.outerHTML.slice(0, 200))
            """)
    }
}
