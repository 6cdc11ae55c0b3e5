import Foundation
import Marquee
import MarqueeSandbox
import TestKit

@testable import MarqueeCLI

/// A running `marquee browse` of 80 × 24 cells without a terminal, with a sandbox as its server.
struct BrowseFixture {
    let client: MarqueeClient
    let sandbox: Sandbox
    var loop: BrowseLoop
    private let mailbox: Mailbox

    static func with(_ body: (inout BrowseFixture) async throws -> Void) async throws {
        let sandbox = try await Sandbox.start()
        let refusal = SessionRefusal()
        let client = try await MarqueeClient(environment: [:]) {
            $0.onEvent = refusal.note
            $0.credential = try .accessToken(Sandbox.accessToken)
            $0.baseURL = sandbox.baseURL
            $0.imageBaseURL = sandbox.imageBaseURL
            $0.storage = .memory
        }
        let mailbox = Mailbox()
        let session = BrowseSession(client, browser: .none, density: .normal, pictures: nil, refusal: refusal) { mailbox.put([.changed]) }
        var fixture = BrowseFixture(client: client, sandbox: sandbox, loop: BrowseLoop(session, .plain), mailbox: mailbox)
        try await body(&fixture)
        _ = await fixture.loop.session.end(within: .seconds(600))
        await client.shutdown()
        await sandbox.stop()
    }

    func signIn() async throws {
        let account = Sandbox.Account.viewer
        _ = try await client.account.signIn(username: account.username, password: Secret(account.password))
    }

    /// Handles events together. Returns false if the program has ended.
    @discardableResult
    mutating func take(_ items: [Mailbox.Item]) -> Bool { loop.take(items, width: 80, height: 24) != nil }

    @discardableResult
    mutating func type(_ keys: Key...) -> Bool { take(keys.map(Mailbox.Item.key)) }

    /// Waits for an event and handles it.
    mutating func takeNext() async { if let items = await mailbox.next() { take(items) } }

    /// Handles events until the screen contains a text.
    mutating func until(_ text: String) async { while !screen.contains(text) { await takeNext() } }

    var screen: String {
        let grid = BrowseView.grid(loop.session.scene, width: 80, height: 24)
        return (0..<grid.height).map { grid.text(row: $0) }.joined(separator: "\n")
    }
}
