import Foundation
import MarqueeSandbox
import Testing

@testable import Cinema

@Suite(.serialized, .needsChromium, .timeLimit(.minutes(30)))
struct ChromiumPhoneTests {
    private static let longTitle = "Night " + String(repeating: "of the Day ", count: 18)

    @Test(arguments: [360, 400]) func `the first screen of a title has the trailer, the poster, facts, marks and where to watch`(width: Int)
        async throws
    {
        try await OpenSite.browse { open, tab in
            try await tab.show(width: width, theme: "light")
            for language in ["en", "de", "ja", "ar"] {
                try await tab.prefer(language)
                for path in ["/title/movie/550", "/title/tv/1399"] {
                    try await tab.open(path)
                    // The menu is at the lower edge of the window, which is 800 pixels high.
                    let below: [String] = try await tab.value(
                        """
                        [".trailer .picture", ".play", ".details-head > .poster", "h1", ".facts", "#marks > .tap", ".offers"].filter((each) => {
                          const element = document.querySelector(each);
                          const box = element?.getBoundingClientRect();
                          // Of the offers, the heading and a line of logos.
                          const bottom = each === ".offers" ? box?.top + 72 : box?.bottom;
                          return !box || !box.height || bottom > document.querySelector(".top nav").getBoundingClientRect().top;
                        }).map((each) => `${each} ${document.querySelector(each)?.getBoundingClientRect().bottom}`)
                        """)
                    #expect(below == [], "\(path) \(language)")
                    let isBeside: Bool = try await tab.value(
                        """
                        (() => {
                          const [poster, title] = [".details-head .poster", "h1"].map((each) => document.querySelector(each).getBoundingClientRect());
                          return (poster.right <= title.left || title.right <= poster.left) && Math.abs(poster.top - title.top) < 40;
                        })()
                        """)
                    #expect(isBeside, "\(path) \(language)")
                }
            }
        }
    }

    @Test func `a title without a picture is its own picture, and no box is empty`() async throws {
        try await OpenSite.browse { open, tab in
            var movie = SandboxCatalog.Movie(id: 7_000_101, title: "Sample")
            movie.popularity = 1e6
            try open.sandbox.add(movie)
            try await tab.show(width: 400, theme: "dark")
            for path in ["/movies/popular", "/movies/popular?layout=compact", "/title/movie/7000101"] {
                try await tab.open(path)
                #expect(try await tab.value("document.querySelector('.picture.blank').innerText.trim()") == "Sample", "\(path)")
            }
            // The page of the title has its own letters and no box for a backdrop.
            #expect(try await tab.value("document.querySelectorAll('.behind, .trailer .picture').length") == 0)
            let color = "getComputedStyle(document.querySelector('.picture.blank')).backgroundColor"
            let first: String = try await tab.value(color)
            try open.sandbox.add(SandboxCatalog.Movie(id: 7_000_106, title: "Sample"))
            try await tab.open("/title/movie/7000106")
            #expect(try await tab.value(color) != first)

            // A picture that does not come gives way to the title, too.
            _ = try await open.browser().get("/movies/popular?page=2")
            open.sandbox.behave(.offline)
            try await tab.open("/movies/popular?page=2")
            try await tab.wait("document.querySelectorAll('.cards .picture.blank').length > 1")
            #expect(
                try await tab.value(
                    """
                    [...document.querySelectorAll('.cards .picture.blank')].filter((each) => each.innerText.trim()
                      !== each.closest('a').querySelector('.card-title').innerText.trim())
                      .map((each) => each.closest('li').outerHTML)
                    """) == [String]())
            _ = tab.complaints.taken()
        }
    }

    @Test(arguments: [320, 400, 1_280]) func `long titles end after two lines, and nothing covers a text`(width: Int) async throws {
        try await OpenSite.browse { open, tab in
            var movie = SandboxCatalog.Movie(id: 7_000_102, title: Self.longTitle)
            (movie.popularity, movie.posterPath) = (1e6, "/pB8BM7pdSp6B6Ih7QZ4DrQ3PmJK.jpg")
            try open.sandbox.add(movie)
            try await tab.show(width: width, theme: "light")
            try await tab.signIn(as: "viewer")
            try await tab.open("/title/movie/7000102")
            for mark in ["favorite", "watchlist"] {
                try await tab.click("#marks button[name=\(mark)]")
                try await tab.wait("document.querySelector('#marks button[name=\(mark)]').getAttribute('aria-pressed') === 'true'")
            }
            try await tab.click("#marks .stars button:nth-of-type(4)")
            try await tab.wait("document.querySelectorAll('#marks .stars .on').length === 4")
            for path in ["/movies/popular", "/movies/popular?layout=compact", "/library", "/"] {
                try await tab.open(path)
                let tall: [String] = try await tab.value(
                    """
                    [...document.querySelectorAll(".card-title")]
                      .filter((each) => each.getBoundingClientRect().height > 2.1 * parseFloat(getComputedStyle(each).lineHeight))
                      .map((each) => each.textContent)
                    """)
                #expect(tall == [], "\(path)")
                let covered: [String] = try await tab.value(
                    """
                    [...document.querySelectorAll(".card")].flatMap((card) => {
                      const texts = [...card.querySelectorAll(".card-title, .card-facts, .card-overview")].map((each) => each.getBoundingClientRect());
                      return [...card.querySelectorAll(".badge, .plan")].filter((each) => {
                        const box = each.getBoundingClientRect();
                        return texts.some((text) => box.left < text.right - 1 && text.left < box.right - 1
                          && box.top < text.bottom - 1 && text.top < box.bottom - 1);
                      }).map((each) => each.outerHTML);
                    })
                    """)
                #expect(covered == [], "\(path)")
            }
            #expect(open.sandbox.library(of: "viewer").ratedMovies[7_000_102] == 8)
        }
    }

    @Test(arguments: [320, 360, 640]) func `the menu of a phone is at its lower edge and whole`(width: Int) async throws {
        try await OpenSite.browse { open, tab in
            try await tab.show(width: width, theme: "light")
            for language in Language.allCases {
                try await tab.prefer(language.rawValue)
                try await tab.open("/")
                let ways = "[...document.querySelectorAll('.top nav a')]"
                #expect(try await tab.value("\(ways).length") == 5)
                let cut: [String] = try await tab.value(
                    """
                    \(ways).filter((each) => {
                      const box = each.getBoundingClientRect();
                      const isWhole = each.scrollWidth <= each.clientWidth && each.scrollHeight <= each.clientHeight;
                      const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
                      return !isWhole || box.left < 0 || box.right > innerWidth || box.bottom > innerHeight || top !== each;
                    }).map((each) => each.textContent)
                    """)
                #expect(cut == [], "\(language)")
                // The end of the page can be scrolled above them.
                let end: Bool = try await tab.value(
                    """
                    (() => {
                      scrollTo(0, document.body.scrollHeight);
                      return document.querySelector("footer p").getBoundingClientRect().bottom <= document.querySelector(".top nav").getBoundingClientRect().top;
                    })()
                    """)
                #expect(end, "\(language)")
            }
        }
    }

    @Test(arguments: [360, 1_280]) func `a row of a compact list is low, and marks lie beside or below its text`(width: Int) async throws {
        try await OpenSite.browse { open, tab in
            try await tab.show(width: width, theme: "light")
            try await tab.open("/movies/popular?layout=compact")
            let heights: [Double] = try await tab.value("[...document.querySelectorAll('.cards .card')].map((each) => each.offsetHeight)")
            #expect(!heights.isEmpty && heights.allSatisfy { $0 <= 112 }, "\(heights)")
        }
    }

    @Test func `a visitor's tap leads to the sign-in, and back to the page`() async throws {
        try await OpenSite.browse { open, tab in
            try await tab.open("/title/movie/550")
            try await tab.follow("#marks button[name=watchlist]")
            #expect(try await tab.value("location.pathname + location.search") == "/sign-in?back=%2Ftitle%2Fmovie%2F550")
            _ = tab.complaints.taken()
            try await tab.approve(as: "viewer")
            try await tab.returned(to: "/title/movie/550")
            // The mark is set, and the message says so.
            #expect(try await tab.value("document.querySelector('#marks button[name=watchlist]').getAttribute('aria-pressed')") == "true")
            try await tab.waitForMessage("Fight Club: Added to your watchlist")
            // The browser may note the refusal of the visitor's tap late.
            #expect(tab.complaints.taken().filter { !$0.hasPrefix("network:") || !$0.contains("401") } == [])
        }
    }
}
