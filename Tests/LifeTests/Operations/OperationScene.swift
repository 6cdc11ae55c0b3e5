import Marquee
import MarqueeNet
import MarqueeSandbox

/// A client in French in Belgium, with German and English to fall back on and adult titles, whose requests are recorded.
struct OperationScene {
    let fixture: ClientFixture
    let client: MarqueeClient
    private let transport: RecordingTransport

    /// Signs in on a new client, and prepares what calls refer to.
    init(_ fixture: ClientFixture, as sender: Sender) async throws {
        let transport = RecordingTransport()
        (self.fixture, self.transport) = (fixture, transport)
        client = try await fixture.client {
            $0.languages = ["fr-BE", "de", "en-GB"]
            $0.region = "BE"
            $0.includesAdult = true
            $0.transport = transport
        }
        try await sender.signIn(client, fixture.sandbox)
        try await sender.prepare(client)
    }

    /// The answers with status 200.
    var answers: [RecordingTransport.Exchange] { transport.exchanges.filter { $0.status == 200 } }

    /// All requests that a call sends.
    func sent(by call: () async throws -> Void) async rethrows -> [SentRequest] {
        let count = transport.exchanges.count
        try await call()
        return Array(transport.sent(to: fixture.sandbox).dropFirst(count))
    }
}
