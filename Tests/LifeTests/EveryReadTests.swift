import Foundation
import Marquee
import MarqueeNet
import MarqueeSandbox
import TestKit
import Testing

/// Every operation that reads: from the server, then from memory, then from the store of a later client without a server.
///
/// The reads of one kind of session share a sandbox, a folder and two clients, because their keys differ.
@Suite(.timeLimit(.minutes(5)))
struct EveryReadTests {
    @Test(arguments: Sender.allCases)
    func `every operation that reads is read online and offline`(_ sender: Sender) async throws {
        let rows = OperationTable.reads.filter { $0.sender == sender }
        try #require(!rows.isEmpty)
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            try await sender.signIn(client, fixture.sandbox)
            try await sender.prepare(client)
            var values: [String: AnyValue] = [:]
            for row in rows {
                await row.noting {
                    let served = try await row.read(client)
                    #expect(served.origin == .server && !served.isStale && served.droppedRows == 0, "\(row.operation)")
                    let answers = fixture.events.events.filter { if case .requestFinished(200, _, _) = $0.kind { true } else { false } }
                    #expect(answers.last?.operation == row.operation)
                    let again = try await row.read(client)
                    #expect(again.origin != .server && again.value == served.value, "\(row.operation)")
                    values[row.operation] = served.value
                }
            }
            #expect(!fixture.events.events.contains { if case .valuesDropped = $0.kind { true } else { false } })

            fixture.sandbox.behave(.offline)
            let transport = RecordingTransport()
            let later = try await fixture.client { $0.transport = transport }
            for row in rows {
                await row.noting {
                    let stored = try await row.read(later)
                    #expect(stored.origin == .store && stored.value == values[row.operation], "\(row.operation)")
                }
            }
            #expect(transport.attempts == 0)
        }
    }

    /// Reads of an account look its session up in the store.
    @Test func `a cached answer is read without leaving the caller's actor, in a second language too`() async throws {
        try await ClientFixture.with { fixture in
            let (client, actor) = (try await fixture.client(), CountedActor())
            for client in [client, try client.client(language: "de-AT", fallbackLanguages: ["de"])] {
                for row in OperationTable.reads where row.sender == .program {
                    _ = try await row.read(client)
                    let returns = try await actor.returns { _ = try await row.read(client) }
                    #expect(returns == 0, "\(row.operation)")
                }
            }
        }
    }
}
