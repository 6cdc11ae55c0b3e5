import Foundation
import Marquee
import TestKit
import Testing

/// An answer of which nothing can be read is worth nothing, so the cached answer stays.
@Suite(.timeLimit(.minutes(5)))
struct BrokenRowsTests {
    private static let good = #"{"page": 1, "results": [{"id": 550, "title": "Fight Club"}], "total_pages": 1, "total_results": 1}"#

    @Test(arguments: [
        (#"{"page": 1, "results": [{"id": "?"}, 5], "total_pages": 1, "total_results": 2}"#, "answer.listRows"),
        ("{}", "answer.fieldMissing"), (#"{"success": true}"#, "answer.fieldMissing"),
    ])
    func `a page without a row that can be read leaves the cached page in place`(_ body: String, _ reason: String) async throws {
        try await ClientFixture.with { fixture in
            let transport = StubTransport { (_) throws(TransportError) in TransportResponse(status: 200, body: Data(Self.good.utf8)) }
            let client = try await fixture.client { $0.transport = transport }
            let cached = try await client.movies.list(.popular).value
            #expect(cached.items.map(\.title) == ["Fight Club"])

            transport.answer { (_) throws(TransportError) in TransportResponse(status: 200, body: Data(body.utf8)) }
            let served = try await client.movies.list(.popular, policy: .freshElseCached)
            #expect(served.value == cached && served.refreshError?.code == .unreadable && served.refreshError?.reason.key == reason)
            #expect(try await client.movies.list(.popular, policy: .offline).value == cached)
            await #expect { try await client.movies.list(.popular, policy: .fresh) } throws: { code($0) == .unreadable }
        }
    }

    @Test func `credits without any credit are no answer`() async throws {
        try await ClientFixture.with { fixture in
            let transport = StubTransport { (_) throws(TransportError) in TransportResponse(status: 200, body: Data("{}".utf8)) }
            let client = try await fixture.client { $0.transport = transport }
            await #expect { try await client.tv.aggregateCredits(1399) } throws: { code($0) == .unreadable }
            await #expect { try await client.tv.aggregateCredits(1399, policy: .offline) } throws: { code($0) == .offline }
        }
    }
}
