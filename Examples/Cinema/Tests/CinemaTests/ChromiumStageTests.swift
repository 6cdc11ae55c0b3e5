import Foundation
import MarqueeSandbox
import Testing

@testable import Cinema

/// Home's first title and the page of a title, as they are seen first.
@Suite(.serialized, .needsChromium, .timeLimit(.minutes(30)))
struct ChromiumStageTests {
    @Test(arguments: [400, 768, 1_280, 1_920]) func `home's first title is over the whole width, with its facts and ways`(width: Int)
        async throws
    {
        try await OpenSite.browse { open, tab in
            var movie = SandboxCatalog.Movie(id: 7_000_502, title: "Sample")
            (movie.overview, movie.popularity, movie.releaseDate, movie.genres) = ("An overview.", 1e6, "2023-04-05", [18])
            movie.backdropPath = "/hZkgoQYus5vegHoetLkCJzb17zJ.jpg"
            movie.videos = [SandboxCatalog.Video(id: "7000502", key: "abcdefghijk", name: "Trailer")]
            try open.sandbox.add(movie)
            try await tab.show(width: width, theme: "light")
            for language in ["en", "ar"] {
                try await tab.prefer(language)
                try await tab.open("/")
                let box: [Double] = try await tab.value(
                    "(({ left, right, bottom }) => [left, right, bottom])(document.querySelector('.highlight').getBoundingClientRect())")
                #expect(box[0] == 0 && box[1] == Double(width) && box[2] <= 800, "\(box)")
                let missing: [String] = try await tab.value(
                    """
                    [".behind img", "h2 a", ".facts time", ".genres", "a.button[rel]", "button[name=watchlist]"].filter((each) => {
                      const box = document.querySelector(`.highlight ${each}`)?.getBoundingClientRect();
                      return !box || !box.height || box.bottom > 800;
                    })
                    """)
                #expect(missing == [], "\(language)")
            }
            // A visitor's tap leads to the sign-in.
            try await tab.follow(".highlight button[name=watchlist]")
            #expect(try await tab.value("location.pathname") == "/sign-in")
            _ = tab.complaints.taken()
        }
    }

    @Test(arguments: [1_024, 1_280, 1_920]) func `the first screen of a title has all that one came for`(width: Int) async throws {
        try await OpenSite.browse { open, tab in
            try await tab.show(width: width, theme: "light")
            for path in ["/title/movie/550", "/title/tv/1399"] {
                try await tab.open(path)
                let missing: [String] = try await tab.value(
                    """
                    [".behind img", ".poster", "h1", ".facts", "#marks .stars", ".trailer .picture", ".play", ".offers"].filter((each) => {
                      const box = document.querySelector(`.stage ${each}`)?.getBoundingClientRect();
                      return !box || !box.height || box.bottom > 800;
                    })
                    """)
                #expect(missing.allSatisfy { $0 == ".behind img" }, "\(path): \(missing)")
            }
            // Directors stand under their own word, and not under the cast.
            try await tab.open("/title/movie/550")
            #expect(
                try await tab.value(
                    "document.querySelector('.stage .ways a[href=\"/person/7467\"]').closest('dd').previousElementSibling.innerText")
                    == "Directed by")
            try await tab.open("/title/tv/1399")
            #expect(
                try await tab.value("[...document.querySelectorAll('.offers .logos img')].filter((each) => each.alt.length > 2).length > 2")
            )
        }
    }

    @Test func `without a script, a picture that does not come is its title, and long words are not cut`() async throws {
        try await OpenSite.browse { open, tab in
            var movie = SandboxCatalog.Movie(id: 7_000_501, title: "\"><script>alert(1)</script>")
            movie.popularity = 1e6
            try open.sandbox.add(movie)
            try await tab.show(width: 400, theme: "light")
            _ = try await open.browser().get("/movies/popular")
            open.sandbox.behave(.offline)
            try await tab.call("Network.setBlockedURLs", ["urls": ["*.js"]])
            try await tab.open("/movies/popular")
            try await tab.wait("document.querySelector('#items .picture > span') && [...document.images].some((each) => each.complete)")
            #expect(try await tab.value("document.documentElement.classList.contains('js')") == false)
            let hidden: [String] = try await tab.value(
                """
                [...document.querySelectorAll("#items .picture > span")].filter((each) => {
                  const [box, outer] = [each, each.parentElement].map((part) => part.getBoundingClientRect());
                  return !each.checkVisibility({ visibilityProperty: true }) || box.left < outer.left || box.right > outer.right || each.scrollWidth > each.clientWidth;
                }).map((each) => each.textContent)
                """)
            #expect(hidden == [])
            _ = tab.complaints.taken()
        }
    }

    @Test func `the picture of home's first title that does not come takes no word of another heading`() async throws {
        try await OpenSite.browse { open, tab in
            _ = try await open.browser().get("/")
            open.sandbox.behave(.offline)
            try await tab.open("/")
            try await tab.wait("document.querySelector('.highlight .picture.blank')")
            #expect(try await tab.value("document.querySelector('.highlight .picture').innerText.trim()") == "")
            _ = tab.complaints.taken()
        }
    }

    @Test func `on paper, a page is its text and its pictures`() async throws {
        try await OpenSite.browse { open, tab in
            try await tab.open("/title/movie/550")
            try await tab.call("Emulation.setEmulatedMedia", ["media": "print"])
            let printed: [String] = try await tab.value(
                "[...document.querySelectorAll('.top, button, input, select, .trailer')].filter((each) => each.checkVisibility()).map((each) => each.outerHTML)"
            )
            #expect(printed == [])
            #expect(
                try await tab.value("getComputedStyle(document.querySelector('#cast').closest('section').querySelector('.row')).flexWrap")
                    == "wrap")
            #expect(
                try await tab.value(
                    "document.querySelector('h1').checkVisibility() && document.querySelector('.overview').checkVisibility()"))
        }
    }
}
