import MarqueeSandbox
import Testing

@testable import Cinema

@Suite(.serialized, .needsChromium, .timeLimit(.minutes(30)))
struct ChromiumReturnTests {
    @Test func `Back after a sign-in leads to the page before, and the place on the page is kept`() async throws {
        try await OpenSite.browse { open, tab in
            try await tab.show(width: 400, theme: "light")
            try await tab.open("/movies/popular")
            try await tab.follow("#items li:nth-of-type(2) > a")
            let path: String = try await tab.value("location.pathname")
            _ = try await tab.value("(window.scrollTo({ top: 300, behavior: 'instant' }), true)", as: Bool.self)
            _ = try await tab.value("(window.isLeft = true, document.querySelector('a.account').click(), true)", as: Bool.self)
            try await tab.wait("!window.isLeft && location.pathname === '/sign-in' && document.readyState === 'complete'")
            try await tab.approve(as: "viewer")
            try await tab.returned(to: path)
            try await tab.waitForMessage("You are signed in")
            try await tab.wait("Math.abs(scrollY - 300) < 40")
            #expect(try await tab.value("document.querySelector('.account').innerText") == "viewer")
            _ = try await tab.value("(history.back(), true)", as: Bool.self)
            try await tab.wait("location.pathname === '/movies/popular' && document.readyState === 'complete'")
        }
    }
}
