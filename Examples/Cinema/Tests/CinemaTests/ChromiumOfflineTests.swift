import Foundation
import MarqueeSandbox
import Testing

@testable import Cinema

/// The pages that the browser keeps. The browser loses its network, and the site does not.
@Suite(.serialized, .needsChromium, .timeLimit(.minutes(30)))
struct ChromiumOfflineTests {
    private static let kept = """
        (async () => {
          const found = [];
          for (const name of await caches.keys()) for (const { url } of await (await caches.open(name)).keys()) found.push(`${name} ${new URL(url).pathname}`);
          return found;
        })()
        """

    @Test
    func `a visit that goes offline in the middle: pages that were seen open and say so, and no other does`()
        async throws
    {
        try await OpenSite.browse { open, tab in
            try await tab.begin()
            for path in ["/movies/popular", "/title/movie/550", "/"] {
                try await tab.open(path)
                try await tab.keeps(path, in: "pages")
            }
            #expect(try await tab.value("document.querySelector('.kept').checkVisibility()") == false)
            #expect(tab.complaints.taken() == [])

            let workers = try await tab.goOffline()
            try await tab.open("/title/movie/550")
            #expect(try await tab.value("document.querySelector('h1').innerText") == "Fight Club")
            #expect(try await tab.value("document.querySelector('.kept').checkVisibility()"))
            #expect(
                try await tab.value(
                    "document.querySelector('.kept').innerText.startsWith('There is no network This page is as this browser last saw it. (')"
                ))
            // The frame is there, and the poster.
            #expect(try await tab.value("getComputedStyle(document.querySelector('.stage')).isolation") == "isolate")
            try await tab.wait("document.querySelector('.details-head .picture img').naturalWidth > 0")
            // By a link, too.
            try await tab.follow("a[href='/']")
            #expect(
                try await tab.value("document.querySelector('#highlight') !== null && document.querySelector('.kept').checkVisibility()"))
            try await tab.open("/title/movie/238")
            #expect(try await tab.value("document.querySelector('h1').innerText") == "There is no network")
            try await tab.wait("document.querySelector('#browser a[href$=\"/title/movie/550\"]')?.textContent.startsWith('Fight Club')")

            try await tab.goOnline(workers)
            try await tab.open("/title/movie/238")
            #expect(try await tab.value("document.querySelector('h1').innerText") == "The Godfather")
            #expect(try await tab.value("document.querySelector('.kept').checkVisibility()") == false)
            _ = tab.complaints.taken()
        }
    }

    @Test func `nothing of a person stays in the browser after a sign-out`() async throws {
        try await OpenSite.browse { open, tab in
            try await tab.begin()
            try await tab.open("/title/movie/550")
            try await tab.keeps("/title/movie/550", in: "pages")
            try await tab.signIn(as: "viewer")
            for path in ["/library/watchlistMovies", "/title/movie/11"] {
                try await tab.open(path)
                try await tab.keeps(path, in: "person-")
            }
            let workers = try await tab.goOffline()
            try await tab.open("/library/watchlistMovies")
            #expect(try await tab.value("document.querySelector('.account').innerText") == "viewer")
            try await tab.goOnline(workers)
            try await tab.open("/account")
            try await tab.follow("form[action='/sign-out'] button[name=where]")
            #expect(try await tab.value("document.querySelector('.account').innerText") == "Sign in")
            // A page that has just been kept is removed with the next answer for a visitor.
            try await tab.open("/movies/popular")
            let kept: [String] = try await tab.value(Self.kept)
            #expect(!kept.contains { $0.hasPrefix("person-") }, "\(kept)")
            let texts: Bool = try await tab.value(
                """
                (async () => {
                  for (const name of await caches.keys()) {
                    const cache = await caches.open(name);
                    for (const key of await cache.keys()) if ((await (await cache.match(key, { ignoreVary: true })).text()).includes(">viewer<")) return true;
                  }
                  return false;
                })()
                """)
            #expect(!texts)
            _ = try await tab.goOffline()
            try await tab.open("/library/watchlistMovies")
            #expect(try await tab.value("document.querySelector('h1').innerText") == "There is no network")
            #expect(try await tab.value("document.querySelector('.account').innerText") == "Sign in")
            _ = tab.complaints.taken()
        }
    }

    @Test func `a mark without a network leaves the page as it is, and says why`() async throws {
        try await OpenSite.browse { open, tab in
            try await tab.begin()
            try await tab.signIn(as: "viewer")
            try await tab.open("/title/movie/550")
            #expect(try await tab.value("window.isSame = true"))
            _ = try await tab.goOffline()
            try await tab.click("#marks button[name=favorite]")
            try await tab.waitForMessage("There is no network")
            #expect(try await tab.value("window.isSame"))
            #expect(try await tab.value("document.querySelector('#marks button[name=favorite]').getAttribute('aria-pressed')") == "false")
            _ = tab.complaints.taken()
        }
    }
}

extension Tab {
    /// Opens a page, and waits until the worker of the site serves the pages after it.
    func begin() async throws {
        try await usesWorker(true)
        try await open("/tv")
        try await wait(
            "navigator.serviceWorker.ready.then(({ active }) => { window.isReady = active.state === 'activated'; }) && window.isReady")
        try await open("/tv")
        try await wait("navigator.serviceWorker.controller")
    }

    /// Waits until the browser keeps a page.
    func keeps(_ path: String, in store: String) async throws {
        try await wait(
            """
            (caches.keys().then(async (names) => {
              for (const name of names) {
                if (name.startsWith("\(store)") && await (await caches.open(name)).match("\(path)", { ignoreVary: true })) window.isKept = "\(path)";
              }
            }), window.isKept === "\(path)")
            """)
    }

    /// Takes the network from the page and from the worker, and returns the sessions in which the worker has none. The site goes on.
    fileprivate func goOffline() async throws -> [String] {
        let sessions = try await workers()
        try await emulate(isOffline: true, sessions)
        return sessions
    }

    /// Gives the network back.
    fileprivate func goOnline(_ sessions: [String]) async throws { try await emulate(isOffline: false, sessions) }

    private func emulate(isOffline: Bool, _ sessions: [String]) async throws {
        let method = "Network.emulateNetworkConditions"
        try await call(method, ["offline": isOffline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1])
        for session in sessions {
            _ = try await chromium.call("Network.enable", session: session)
            _ = try await chromium.call(
                method, ["offline": isOffline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1], session: session)
        }
        try await wait("navigator.onLine === \(!isOffline)")
    }

    /// Sessions of the workers of this browser.
    private func workers() async throws -> [String] {
        struct Targets: Decodable {
            struct Result: Decodable { let targetInfos: [Info] }
            struct Info: Decodable {
                let targetId: String
                let type: String
            }
            let result: Result
        }
        struct Attached: Decodable {
            struct Result: Decodable { let sessionId: String }
            let result: Result
        }
        let targets = try JSONDecoder().decode(Targets.self, from: try await chromium.call("Target.getTargets"))
        var sessions: [String] = []
        for info in targets.result.targetInfos where info.type == "service_worker" {
            let answer = try await chromium.call("Target.attachToTarget", ["targetId": info.targetId, "flatten": true])
            sessions.append(try JSONDecoder().decode(Attached.self, from: answer).result.sessionId)
        }
        return sessions
    }
}
