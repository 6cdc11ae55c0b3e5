import Foundation
import Logging
import Marquee
import MarqueeSandbox
import ServiceLifecycle

@testable import Cinema

/// A site that listens on a free port, on a sandbox of its own.
struct OpenSite {
    let site: Site
    let sandbox: Sandbox
    let address: URL

    /// Opens a site, on a sandbox of its own or one of the test, and closes it after the test. Its pages wait for TMDb as long as a busy
    /// machine needs, unless a test says otherwise.
    static func run(
        clock: WallClock = .system, accounts: [Sandbox.Account]? = nil, refreshTimeLimit: Duration = .seconds(120),
        on shared: Sandbox? = nil, logger: Logger? = nil, change: (inout Settings) -> Void = { _ in },
        _ test: (OpenSite) async throws -> Void
    ) async throws {
        var settings = Settings()
        settings.port = 0
        settings.clock = clock
        (settings.pageTimeLimit, settings.refreshTimeLimit) = (.seconds(120), refreshTimeLimit)
        // Every visitor of a test has the same address.
        (settings.bounds.signIns, settings.bounds.searches, settings.bounds.pictures) = (.unlimited, .unlimited, .unlimited)
        (settings.bounds.requests, settings.bounds.refusal) = (.max, .zero)
        settings.operatorToken = operatorToken
        if let accounts { settings.sandbox.accounts = accounts }
        change(&settings)
        var quiet = Logger(label: "test")
        quiet.logLevel = .error
        let site = try await Site(settings, logger: logger ?? quiet)
        let (addresses, opened) = AsyncStream.makeStream(of: URL.self)
        let group = site.serviceGroup { opened.yield($0) }
        let running = Task { try await group.run() }
        for await address in addresses {
            guard let sandbox = shared ?? site.sandbox else { break }
            do {
                try await test(OpenSite(site: site, sandbox: sandbox, address: address))
            } catch {
                await group.triggerGracefulShutdown()
                try await running.value
                throw error
            }
            break
        }
        await group.triggerGracefulShutdown()
        try await running.value
    }

    static let operatorToken = "the-token-of-the-operator"

    func browser(language: String? = nil) -> Browser { Browser(address: address, language: language) }

    /// A browser with a signed-in account.
    func browser(of username: String) async throws -> Browser {
        let browser = browser()
        try await browser.signIn(as: username, on: sandbox)
        return browser
    }
}

extension Browser {
    /// Signs in, by the page on which the sandbox asks for an approval.
    func signIn(as username: String, on sandbox: Sandbox) async throws {
        _ = try await get("/sign-in")
        let start = try await post("/sign-in")
        let token = start.location.split(separator: "/").last?.split(separator: "?").first.map(String.init) ?? ""
        sandbox.approve(token, as: username)
        _ = try await get("/signed-in?request_token=\(token)&approved=true")
    }
}
