import Foundation
import Marquee
import MarqueeNet
import MarqueeSandbox
import TestKit
import Testing

/// The table of operations against the list in the code, and against the requests that a client sends.
@Suite(.timeLimit(.minutes(5)))
struct OperationTableTests {
    @Test func `no operation of TMDb is missing, and none is there twice`() {
        let known = OperationTable.rows.map(\.operation)
        #expect(known.count == 177 && Set(known).count == 177)
        #expect(Set(Operations.all.map(\.route.description)) == Set(known))
        #expect(OperationTable.withoutExample.isSubset(of: known))
        #expect(Set(OperationTable.otherForms.map(\.operation)).isSubset(of: known))
    }

    @Test func `every operation that reads and may be cached is a read`() {
        // Signing in reads the account, and `discover` has the movies of a company.
        let reads = Set(OperationTable.reads.map(\.operation)).union(["GET /3/account", "GET /3/company/{company_id}/movies"])
        #expect(Set(Operations.all.filter { $0.lifetime > .zero }.map(\.route.description)) == reads)
    }

    @Test(arguments: Sender.allCases)
    func `a read sends its request, and no other`(_ sender: Sender) async throws {
        try await ClientFixture.with { fixture in
            let scene = try await OperationScene(fixture, as: sender)
            for row in OperationTable.reads where row.sender == sender {
                let sent = await scene.sent { await row.noting { _ = try await row.read(scene.client) } }
                #expect(sent == [SentRequest(of: row)])
            }
        }
    }

    /// Each has a sandbox of its own, because it changes it.
    @Test(arguments: OperationTable.acts)
    func `a change sends its request`(_ row: OperationCase) async throws {
        try await ClientFixture.with { fixture in
            let scene = try await OperationScene(fixture, as: row.sender)
            let sent = try await scene.sent { try await row.perform(scene.client, fixture.sandbox) }
            #expect(sent.filter { $0.operation == row.operation } == [SentRequest(of: row)])
        }
    }

    @Test(arguments: Sender.allCases)
    func `the other forms of an operation send their requests`(_ sender: Sender) async throws {
        let rows = OperationTable.otherForms.filter { $0.sender == sender }
        try #require(!rows.isEmpty)
        try await ClientFixture.with { fixture in
            let scene = try await OperationScene(fixture, as: sender)
            for row in rows {
                // Some answers are refusals, and only the request counts.
                let sent = await scene.sent { try? await row.perform(scene.client, fixture.sandbox) }
                #expect(sent.filter { $0.operation == row.operation } == [SentRequest(of: row)])
            }
        }
    }

    @Test(arguments: OperationTable.secondPages.map(\.sender))
    func `every operation with pages sends the page that is asked for`(_ sender: Sender) async throws {
        let calls = OperationTable.secondPages.filter { $0.sender == sender }.flatMap(\.calls)
        // The changes of one title or person have one page.
        let paged = OperationTable.reads.filter {
            $0.sender == sender && $0.address.contains("page=1") && !$0.operation.hasSuffix("_id}/changes")
        }
        try await ClientFixture.with { fixture in
            let scene = try await OperationScene(fixture, as: sender)
            var lines: [String] = []
            for call in calls { lines += await scene.sent { try? await call(scene.client) }.map(\.line) }
            #expect(lines.sorted() == paged.map { SentRequest(of: $0).line.replacing("page=1", with: "page=2") }.sorted())
        }
    }
}
