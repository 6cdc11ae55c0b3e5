import Foundation
import Marquee
import Testing

extension OpenSite {
    /// Opens a site and a page of Chromium for it. Whatever that complains of afterwards fails the test.
    static func browse(
        clock: WallClock = .system, refreshTimeLimit: Duration = .seconds(120), _ test: (OpenSite, Tab) async throws -> Void
    ) async throws {
        try await run(clock: clock, refreshTimeLimit: refreshTimeLimit) { open in
            let chromium = try Chromium()
            do {
                let tab = try await Tab(chromium, address: open.address)
                try await test(open, tab)
                let complaints = tab.complaints.taken()
                #expect(complaints.isEmpty, "\(complaints)")
            } catch {
                await chromium.quit()
                throw error
            }
            await chromium.quit()
        }
    }
}

extension Trait where Self == ConditionTrait {
    /// The test needs Chromium, and says so where there is none.
    static var needsChromium: Self { .enabled(if: Chromium.program != nil, "Chromium is not installed.") }
}

extension Tab {
    /// Signs in on the page on which the sandbox asks for an approval.
    func signIn(as username: String) async throws {
        try await open("/sign-in")
        try await approve(as: username)
        try await wait("location.pathname === '/library' && document.readyState === 'complete'")
    }

    /// Waits until the page on which the sign-in began is there again, read anew.
    func returned(to path: String) async throws {
        let isAnew = "performance.getEntriesByType('navigation')[0].type === 'reload'"
        try await wait("location.pathname + location.search === \(Self.quoted(path)) && document.readyState === 'complete' && \(isAnew)")
    }

    /// Goes on from the page of the sign-in, and approves it.
    func approve(as username: String) async throws {
        try await follow("main form button")
        try await click("input[name=username]")
        try await type(username)
        try await click("input[name=password]")
        try await type("popcorn")
        try await click("button[value=approve]")
    }

    /// Opens a page, with the rows that are loaded when a reader scrolls near them.
    func openAll(_ path: String) async throws {
        try await open(path)
        try await wait("(document.querySelector('.later')?.scrollIntoView(), !document.querySelector('.later:not(.failed)'))")
        try await wait("(window.scrollTo({ top: 0, behavior: 'instant' }), scrollY === 0)")
    }

    /// The width of the page, and its light or dark theme.
    func show(width: Int, height: Int = 800, theme: String) async throws {
        try await call("Emulation.setDeviceMetricsOverride", ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
        try await call(
            "Emulation.setEmulatedMedia",
            [
                "features": [
                    ["name": "prefers-color-scheme", "value": theme], ["name": "prefers-reduced-motion", "value": "reduce"],
                ]
            ])
    }

    /// Asks for pages in a language, as the settings of a browser do.
    func prefer(_ language: String) async throws {
        try await call("Network.setExtraHTTPHeaders", ["headers": ["Accept-Language": language]])
    }
}
