import Foundation
import Marquee
import MarqueeNet
import MarqueeSandbox
import TestKit
import Testing

/// Every operation that reads: from the server, then from memory, then from the store of a later client without a server. One at a time,
/// because each has connections and files open.
@Suite(.serialized, .timeLimit(.minutes(30)))
struct EveryReadTests {
    @Test(arguments: ReadTable.rows)
    func `an operation is read online and offline`(_ row: ReadRow) async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            try await row.sender.signIn(client, fixture.sandbox)
            let subject = try await row.prepare(client)
            let served = try await row.read(client, subject, .cached)
            #expect(served.origin == .server && !served.isStale && served.droppedRows == 0)
            let events = fixture.events.events
            let answers = events.filter { if case .requestFinished(200, _, _) = $0.kind { true } else { false } }
            #expect(answers.last?.operation == row.operation)
            #expect(!events.contains { if case .valuesDropped = $0.kind { true } else { false } })
            let again = try await row.read(client, subject, .cached)
            #expect(again.origin != .server && again.value == served.value)

            fixture.sandbox.behave(.offline)
            let later = try await row.read(fixture.client(), subject, .offline)
            #expect(later.origin == .store && later.value == served.value)
        }
    }

    /// Reads of an account look its session up in the store.
    @Test func `a cached answer is read without leaving the caller's actor, in a second language too`() async throws {
        try await ClientFixture.with { fixture in
            let (client, actor) = (try await fixture.client(), CountedActor())
            for client in [client, try client.client(inLanguage: "de-AT", fallbackLanguages: ["de"])] {
                for row in ReadTable.rows where row.sender == .program {
                    _ = try await row.read(client, 0, .cached)
                    let returns = try await actor.returns { _ = try await row.read(client, 0, .cached) }
                    #expect(returns == 0, "\(row.operation)")
                }
            }
        }
    }

    @Test func `every operation that reads and may be cached has a row`() {
        // Signing in reads the account, and `discover` has the movies of a company.
        let rows = Set(ReadTable.rows.map(\.operation)).union(["GET /3/account", "GET /3/company/{company_id}/movies"])
        #expect(Operations.all.filter { $0.lifetime > .zero }.map(\.route.description).filter { !rows.contains($0) } == [])
    }
}

/// One read of an operation, through the use case that publishes it.
struct ReadRow: Sendable, CustomTestStringConvertible {
    /// The operation, as events name it.
    let operation: String
    let sender: Sender
    /// Creates the item that is read, and returns its id.
    let prepare: @Sendable (MarqueeClient) async throws -> Int
    let read: @Sendable (MarqueeClient, Int, ReadPolicy) async throws -> Fetched<AnyValue>

    init<Value: Hashable>(
        _ operation: String, as sender: Sender = .program, prepare: @escaping @Sendable (MarqueeClient) async throws -> Int = { _ in 0 },
        _ read: @escaping @Sendable (MarqueeClient, Int) -> Read<Value>
    ) {
        self.operation = operation
        self.sender = sender
        self.prepare = prepare
        self.read = { client, subject, policy in try await read(client, subject)(policy: policy).map(AnyValue.init) }
    }

    init<Value: Hashable>(_ operation: String, as sender: Sender = .program, _ read: @escaping @Sendable (MarqueeClient) -> Read<Value>) {
        self.init(operation, as: sender) { client, _ in read(client) }
    }

    var testDescription: String { operation }
}

/// A value of any type, to compare it with another.
struct AnyValue: Sendable, Equatable {
    private let value: any Hashable & Sendable

    init(_ value: any Hashable & Sendable) { self.value = value }

    static func == (a: Self, b: Self) -> Bool { AnyHashable(a.value) == AnyHashable(b.value) }
}

/// The kind of session that a read needs.
enum Sender: Sendable {
    case program, account, guest, accountOfVersion4

    func signIn(_ client: MarqueeClient, _ sandbox: Sandbox) async throws {
        switch self {
        case .program: break
        case .account: _ = try await client.account.signIn(username: "viewer", password: "popcorn")
        case .guest: _ = try await client.account.signInAsGuest()
        case .accountOfVersion4:
            let pending = try await client.account.beginSignIn(.v4)
            sandbox.approve(pending.requestToken.reveal(), as: "viewer")
            _ = try await client.account.completeSignIn(pending)
        }
    }
}
