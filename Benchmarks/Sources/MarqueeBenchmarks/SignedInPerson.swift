import Foundation
import Marquee

/// A client for one person who is signed in and has marked some titles, over a transport that answers at once.
struct SignedInPerson: Sendable {
    private let client: MarqueeClient

    init() async throws {
        client = try await MarqueeClient(environment: [:]) {
            $0.credential = try .accessToken("head.body.tail")
            $0.storage = .memory
            $0.transport = CannedTransport()
            $0.rateLimiter = nil
            $0.imageRateLimiter = nil
        }
        _ = try await client.account.adopt(Secret("session"))
        for id in 0..<10 { try await client.library.setFavorite(.movie(Self.page(of: 500) * 1_000 + id)) }
        for titles in [20, 500] { try await read(titles: titles) }
    }

    /// Reads a page with so many titles; the first time it comes from the transport.
    func read(titles: Int) async throws {
        let fetched = try await client.movies.popular(page: Self.page(of: titles))
        guard fetched.value.items.count == titles else { throw BenchmarkError("a title is missing") }
    }

    /// Pages of different lengths have different numbers, and so different keys.
    fileprivate static func page(of titles: Int) -> Int { titles == 20 ? 1 : 2 }
}

/// Answers with an account, or with a page of made-up movies.
private struct CannedTransport: HTTPTransport {
    func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        let headers = TransportHeaders([.init("Content-Type", "application/json"), .init("Cache-Control", "public, max-age=86400")])
        if request.url.contains("/3/account") {
            return TransportResponse(status: 200, headers: headers, body: Data(#"{"id":1,"username":"viewer","name":""}"#.utf8))
        }
        let titles = request.url.contains("page=2") ? 500 : 20
        return TransportResponse(
            status: 200, headers: headers, body: SamplePage.body(page: SignedInPerson.page(of: titles), titles: titles))
    }

    func shutdown() async {}
}
