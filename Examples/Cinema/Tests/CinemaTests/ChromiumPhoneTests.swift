import Foundation
import MarqueeSandbox
import Testing

@testable import Cinema

@Suite(.serialized, .needsChromium, .timeLimit(.minutes(30)))
struct ChromiumPhoneTests {
    private static let longTitle = "Night " + String(repeating: "of the Day ", count: 18)

    @Test(arguments: [360, 400]) func `title, facts and marks are beside the poster in the first 400 pixels`(width: Int) async throws {
        try await OpenSite.browse { open, tab in
            try await tab.show(width: width, theme: "light")
            for language in ["en", "de", "ja", "ar"] {
                try await tab.prefer(language)
                for path in ["/title/movie/550", "/title/tv/1399"] {
                    try await tab.open(path)
                    let bottoms: [Double] = try await tab.value(
                        """
                        ["h1", ".facts", "#marks > .tap"].map((each) => document.querySelector(`.details-head ${each}`).getBoundingClientRect().bottom)
                        """)
                    #expect(bottoms.allSatisfy { $0 <= 400 }, "\(path) \(language): \(bottoms)")
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
            #expect(try await tab.value("document.querySelectorAll('.details > .picture').length") == 0)
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
                      return [...card.querySelectorAll(".badge, .tap button")].filter((each) => {
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

    @Test func `a heart and a star on a card are one tap, in place and everywhere on the page`() async throws {
        try await OpenSite.browse { open, tab in
            try await tab.show(width: 400, theme: "light")
            try await tab.signIn(as: "viewer")
            try await tab.open("/movies/popular")
            let action: String = try await tab.value("document.querySelector('.cards form.tap').getAttribute('action')")
            #expect(
                try await tab.value(
                    "[...document.querySelectorAll('.cards .card')].every((each) => each.querySelectorAll('.tap button').length === 6)"))
            #expect(try await tab.value("window.isSame = true"))
            try await tab.click(".cards form.tap button[name=favorite]")
            try await tab.wait("document.querySelector('.cards form.tap button').getAttribute('aria-pressed') === 'true' && window.isSame")
            try await tab.click(".cards form.tap .stars button:nth-of-type(5)")
            try await tab.wait("document.querySelectorAll('.cards .card:first-of-type .stars .on').length === 5 && window.isSame")
            #expect(try await tab.value("document.activeElement.closest('form').getAttribute('action')") == action)
            // The star of the rating takes it back; the arrow keys go from star to star.
            try await tab.click(".cards form.tap .stars button:nth-of-type(5)")
            try await tab.wait("document.querySelectorAll('.cards .card:first-of-type .stars .on').length === 0")
            let id = try #require(Int(action.split(separator: "/")[2]))
            let library = open.sandbox.library(of: "viewer")
            #expect(library.favoriteMovies == [id] && library.ratedMovies[id] == nil)
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

    @Test(arguments: [360, 1_280]) func `the stars of all cards in a line are at one height`(width: Int) async throws {
        try await OpenSite.browse { open, tab in
            try await tab.show(width: width, theme: "light")
            for path in ["/", "/movies/popular"] {
                try await tab.open(path)
                let lines: [[Double]] = try await tab.value(
                    """
                    Object.values(Object.groupBy([...document.querySelectorAll(".card:has(.tap)")], (each) => each.offsetTop))
                      .map((line) => [...new Set(line.map((each) => each.querySelector(".tap").offsetTop))])
                    """)
                #expect(!lines.isEmpty && lines.allSatisfy { $0.count == 1 }, "\(path) \(lines)")
            }
        }
    }

    @Test func `a visitor's tap leads to the sign-in, and back to the page`() async throws {
        try await OpenSite.browse { open, tab in
            try await tab.open("/movies/popular?page=2")
            try await tab.follow(".cards form.tap button")
            #expect(try await tab.value("location.pathname + location.search") == "/sign-in?back=%2Fmovies%2Fpopular%3Fpage%3D2")
            _ = tab.complaints.taken()
            try await tab.approve(as: "viewer")
            try await tab.wait("location.pathname + location.search === '/movies/popular?page=2' && document.readyState === 'complete'")
            // The mark is set.
            #expect(try await tab.value("document.querySelector('.cards form.tap button').getAttribute('aria-pressed')") == "true")
        }
    }
}
