import Foundation
import Marquee
import MarqueeSandbox
import TestKit
import Testing

@testable import MarqueeCLI

/// A running `marquee browse` without a terminal, at first of 80 × 24 cells, with a sandbox as its server.
struct BrowseFixture {
    let client: MarqueeClient
    let sandbox: Sandbox
    var loop: BrowseLoop
    private let mailbox: Mailbox
    var size = (width: 80, height: 24)
    /// What the program has sent to its terminal.
    private(set) var sent = ""

    static func with(
        pictures: CellColor.Depth? = nil, pixels: PixelProtocol? = nil, storage: MarqueeClient.Storage = .memory,
        _ body: (inout BrowseFixture) async throws -> Void
    ) async throws {
        let sandbox = try await Sandbox.start()
        let refusal = SessionRefusal()
        let client = try await MarqueeClient(environment: [:]) {
            $0.onEvent = refusal.note
            $0.credential = try .accessToken(Sandbox.accessToken)
            $0.baseURL = sandbox.baseURL
            $0.imageBaseURL = sandbox.imageBaseURL
            $0.storage = storage
        }
        let mailbox = Mailbox()
        let session = BrowseSession(client, browser: .none, density: .normal, pictures: pictures, pixels: pixels, refusal: refusal) {
            mailbox.put([.changed])
        }
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
    mutating func take(_ items: [Mailbox.Item]) -> Bool {
        guard let text = loop.take(items, width: size.width, height: size.height) else { return false }
        sent += text
        return true
    }

    @discardableResult
    mutating func type(_ keys: Key...) -> Bool { take(keys.map(Mailbox.Item.key)) }

    /// Draws what has changed. A state can be known before it is drawn, and would count as sent by what a test does next.
    mutating func draw() { take([.changed]) }

    /// Waits for an event and handles it.
    mutating func takeNext() async { if let items = await mailbox.next() { take(items) } }

    /// Handles events until the account is known, which is read beside the first page and changes the line of keys.
    mutating func untilAccountIsKnown() async { while loop.session.account.isSignedIn == nil { await takeNext() } }

    /// Handles events until the screen contains a text.
    mutating func until(_ text: String) async { while !screen.contains(text) { await takeNext() } }

    var screen: String {
        let grid = BrowseView.grid(loop.session.scene, width: size.width, height: size.height)
        return (0..<grid.height).map { grid.text(row: $0) }.joined(separator: "\n")
    }

    /// Clicks on the first place of the screen that has a text.
    mutating func click(_ text: String) throws {
        let rows = screen.split(separator: "\n", omittingEmptySubsequences: false)
        let y = try #require(rows.firstIndex { $0.contains(text) }, "\(text) in \(screen)")
        let before = try #require(rows[y].range(of: text)).lowerBound
        type(.click(x: rows[y][..<before].columns, y: y))
    }
}
